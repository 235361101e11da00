/**
 * Taking changes back while others work on: a property is restored only where it still holds what those changes wrote,
 * a layer that they added goes only if nobody has changed it or put anything into it, and what was left alone is said.
 */
import { message, type MessageKey } from '#messages/message.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import { KernelError } from '../document/issue.ts';
import { layerLabel, pageLabel } from '../document/label.ts';
import type { Layer } from '../document/layers.ts';
import { sameJson } from '../document/same-json.ts';
import { ancestorsOf, childrenOf, descendantsOf, findLayer, findPage } from '../document/tree.ts';
import { applyOperations } from './apply.ts';
import type { LayerPatch, Operation } from './operation.ts';
import { propertyGroup } from './properties.ts';
import { readableProperties } from './readable.ts';
import { writtenBy, type Written, type WrittenTarget } from './written.ts';

/** One change as the log keeps it. */
export interface UndoEntry {
  operations: readonly Operation[];
  inverse: readonly Operation[];
}

export interface Undone {
  /** What takes the changes back on this document; may be empty. */
  operations: Operation[];
  /** What was left as it is, a sentence each. */
  skipped: string[];
}

/**
 * The operations that take back changes (oldest first) on the document as it is now. They apply to it as given.
 * The changes are taken back one after the other, newest first: what somebody else wrote between two of them comes to
 * light again and stays. Entries hold the operations that took effect, as `applyTolerantly` reports them.
 *
 * Lines of texts are restored as they were; where a style that another writer has set since makes them stale,
 * `staleLineUpdates` of design/layout/refresh-lines.ts breaks them anew.
 */
export function undoOperations(document: DesignDocument, entries: readonly UndoEntry[]): Undone {
  const operations: Operation[] = [];
  const skipped = new Set<string>();
  let now = document;
  for (const entry of entries.toReversed()) {
    const undo = new Undo(now, entry);
    undo.restoreSize();
    undo.bringBack();
    undo.restoreProperties();
    undo.takeAway();
    now = undo.document;
    operations.push(...undo.operations);
    for (const sentence of undo.skipped) skipped.add(sentence);
  }
  return { operations, skipped: [...skipped] };
}

/** Takes back one change. */
class Undo {
  readonly operations: Operation[] = [];
  readonly skipped: string[] = [];
  #document: DesignDocument;
  readonly #after: Written;
  readonly #before: Written;
  /** Brought back by this undo: their properties need no second look. */
  readonly #returned = new Set<string>();

  constructor(document: DesignDocument, entry: UndoEntry) {
    this.#document = document;
    this.#after = writtenBy(entry.operations);
    this.#before = writtenBy(entry.inverse);
  }

  get document(): DesignDocument {
    return this.#document;
  }

  restoreSize(): void {
    const { width, height } = this.#document;
    const before = this.#before.size;
    if (!before || sameJson(before, { width, height })) return;
    if (sameJson(this.#after.size, { width, height })) this.#attempt([{ type: 'design.resize', ...before }]);
    else this.#skip('kernel.skippedSize');
  }

  /** Pages and layers that the changes removed: pages first, then parents before what they hold. */
  bringBack(): void {
    const pages: Operation[] = [];
    for (const [id, target] of this.#before.pages) {
      if (target.exists !== true || findPage(this.#document, id)) continue;
      pages.push({ type: 'page.add', page: Object.fromEntries(target.values) as unknown as Page });
      this.#returned.add(id);
    }
    this.#attemptEach(pages, (operation) => operation.type === 'page.add' && this.#skip('kernel.skippedReturn', { name: operation.page.name || operation.page.id }));

    const layers: Layer[] = [];
    for (const [id, target] of this.#before.layers) {
      if (target.exists === true && !findLayer(this.#document, id)) layers.push(Object.fromEntries(target.values) as unknown as Layer);
    }
    const inOrder = parentsFirst(layers);
    for (const layer of inOrder) this.#returned.add(layer.id);
    this.#attemptEach(
      inOrder.map((layer) => ({ type: 'layer.add', layer })),
      (operation) => operation.type === 'layer.add' && this.#skip('kernel.skippedReturn', { name: layerLabel(operation.layer) }),
    );
  }

  /** Properties of what was there all along. */
  restoreProperties(): void {
    for (const [id, before] of this.#before.pages) {
      if (before.exists === false || this.#returned.has(id)) continue;
      const page = findPage(this.#document, id);
      if (!page) {
        this.#skip('kernel.skippedGone', { name: this.#goneName(before, id) });
        continue;
      }
      const { restored, changed } = compare(page, before, this.#after.pages.get(id));
      this.#attemptTogether([...restored.values()], (patch) => [{ type: 'page.update', id, patch }], changed, pageLabel(this.#document, page));
    }
    for (const [id, before] of this.#before.layers) {
      if (before.exists === false || this.#returned.has(id)) continue;
      const layer = findLayer(this.#document, id);
      if (layer) this.#restoreLayer(layer, before, this.#after.layers.get(id));
      else this.#skip('kernel.skippedGone', { name: this.#goneName(before, id) });
    }
  }

  #restoreLayer(layer: Layer, before: WrittenTarget, after: WrittenTarget | undefined): void {
    const { restored, changed } = compare(layer, before, after);
    const place = restored.get('place');
    restored.delete('place');
    if (place) {
      const { parent, order } = { ...layer, ...place } as Pick<Layer, 'parent' | 'order'>;
      if (!this.#attempt([{ type: 'layer.move', id: layer.id, parent, order }])) changed.push('place');
    }
    for (const [stroke, was] of before.strokes) {
      const there = layer.type === 'image' && (layer.mask?.strokes.some((known) => known.id === stroke) ?? false);
      const operation: Operation | null = was
        ? there ? null : { type: 'mask.stroke', id: layer.id, ...was }
        : there ? { type: 'mask.unstroke', id: layer.id, stroke } : null;
      const missed = operation ? !this.#attempt([operation]) : !was;
      if (missed && !changed.includes('mask')) changed.push('mask');
    }
    this.#attemptTogether([...restored.values()], (patch) => [{ type: 'layer.update', id: layer.id, patch: patch as LayerPatch }], changed, layerLabel(layer));
  }

  /** Layers and pages that the changes added: what is innermost first, so that each is empty when its turn comes. */
  takeAway(): void {
    const added = [...this.#before.layers].filter(([, target]) => target.exists === false).map(([id]) => id);
    const present = added.flatMap((id) => findLayer(this.#document, id) ?? []);
    const depth = new Map(present.map((layer) => [layer.id, ancestorsOf(this.#document, layer.id).length]));
    const leaving = new Set<string>();
    for (const layer of present.sort((a, b) => depth.get(b.id)! - depth.get(a.id)!)) {
      const name = layerLabel(layer);
      const changed = contentChanged(layer, this.#after.layers.get(layer.id));
      if (changed.length > 0) this.#skip('kernel.skippedRemoval', { name, property: readableProperties(changed) });
      else if (childrenOf(this.#document, layer.id).some((child) => !leaving.has(child.id))) this.#skip('kernel.skippedFilled', { name });
      else leaving.add(layer.id);
    }
    this.#attemptEach(Array.from(leaving, (id) => ({ type: 'layer.remove', id })), () => undefined);

    for (const [id, target] of this.#before.pages) {
      const page = target.exists === false ? findPage(this.#document, id) : null;
      if (!page) continue;
      const name = pageLabel(this.#document, page);
      const changed = contentChanged(page, this.#after.pages.get(id));
      if (changed.length > 0) this.#skip('kernel.skippedRemoval', { name, property: readableProperties(changed) });
      else if (descendantsOf(this.#document, id).length > 0) this.#skip('kernel.skippedFilled', { name });
      else if (!this.#attempt([{ type: 'page.remove', id }])) this.#skip('kernel.skippedLastPage', { name });
    }
  }

  /** Writes restored properties in one go; if that does not fit together any more, group by group. */
  #attemptTogether(restored: object[], operations: (patch: object) => Operation[], changed: string[], name: string): void {
    const whole: object = Object.assign({}, ...restored);
    if (restored.length > 0 && !this.#attempt(operations(whole))) {
      for (const patch of restored) {
        if (!this.#attempt(operations(patch))) changed.push(...new Set(Object.keys(patch).map(propertyGroup)));
      }
    }
    if (changed.length > 0) this.#skip('kernel.skippedProperties', { name, property: readableProperties(changed) });
  }

  /** All at once, as a rule; one by one, if one of them does not fit any more. */
  #attemptEach(operations: Operation[], missed: (operation: Operation) => void): void {
    if (operations.length === 0 || this.#attempt(operations)) return;
    for (const operation of operations) if (!this.#attempt([operation])) missed(operation);
  }

  #attempt(operations: Operation[]): boolean {
    try {
      this.#document = applyOperations(this.#document, operations).document;
    } catch (error) {
      if (error instanceof KernelError) return false;
      throw error;
    }
    this.operations.push(...operations);
    return true;
  }

  #skip(key: MessageKey, values: Record<string, string> = {}): void {
    this.skipped.push(message(key, values));
  }

  #goneName(target: WrittenTarget, id: string): string {
    const name = target.values.get('name') || target.values.get('text');
    return typeof name === 'string' ? name : id;
  }
}

/** Properties to restore, by group, and the groups that hold something else by now. */
function compare(now: Layer | Page, before: WrittenTarget, after: WrittenTarget | undefined): { restored: Map<string, object>; changed: string[] } {
  const present = now as unknown as Record<string, unknown>;
  const groups = Map.groupBy(before.values.keys(), (property) => ('type' in now ? propertyGroup(property) : property));
  const restored = new Map<string, object>();
  const changed: string[] = [];
  for (const [group, properties] of groups) {
    const values = Object.fromEntries(properties.map((property) => [property, before.values.get(property)]));
    if (properties.every((property) => sameJson(present[property], values[property]))) continue;
    // Lines follow from the rest of a text: they don't decide whether it is still the same, unless they were all that was written.
    const derived = properties.every((property) => property === 'lines');
    const deciding = properties.filter((property) => derived || property !== 'lines');
    if (deciding.every((property) => after?.values.has(property) && sameJson(present[property], after.values.get(property)))) {
      restored.set(group, values);
    } else if (!derived) changed.push(group);
  }
  return { restored, changed };
}

/** Groups in which something that was added differs from how it was left. Where it stands does not count. */
function contentChanged(now: Layer | Page, after: WrittenTarget | undefined): string[] {
  const present = now as unknown as Record<string, unknown>;
  const changed = new Set<string>();
  for (const [property, value] of after?.values ?? []) {
    if (property === 'lines' || property === 'parent' || property === 'order') continue;
    if (!sameJson(present[property], value)) changed.add('type' in now ? propertyGroup(property) : property);
  }
  return [...changed];
}

/** Sorted so that a group comes before what it holds. */
function parentsFirst(layers: Layer[]): Layer[] {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  const visited = new Set<Layer>();
  const sorted: Layer[] = [];
  const visit = (layer: Layer) => {
    if (visited.has(layer)) return;
    visited.add(layer);
    const parent = byId.get(layer.parent);
    if (parent) visit(parent);
    sorted.push(layer);
  };
  layers.forEach(visit);
  return sorted;
}
