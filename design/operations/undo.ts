/**
 * Undoes changes while others keep working: a property is restored only where it still holds the value that those
 * changes wrote, an added layer is removed only if nobody has changed it or put anything into it, and everything
 * skipped is reported.
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

/** A change as the log stores it. */
export interface UndoEntry {
  operations: readonly Operation[];
  inverse: readonly Operation[];
}

export interface Undone {
  /** The operations that undo the changes on this document; may be empty. */
  operations: Operation[];
  /** Reports of what was left unchanged, a sentence each. */
  skipped: string[];
}

/**
 * The operations that undo changes (oldest first) on the document as it is now. They apply to it as given. The changes
 * are undone one after the other, newest first: what another user wrote between two of them reappears and stays.
 * Entries hold the operations that took effect, as `applyTolerantly` reports them.
 *
 * Lines of texts are restored as they were; where a style that another writer has set since makes them stale,
 * `staleLineUpdates` of design/layout/refresh-lines.ts breaks them again.
 */
export function undoOperations(document: DesignDocument, entries: readonly UndoEntry[]): Undone {
  const operations: Operation[] = [];
  const skipped = new Set<string>();
  let now = document;
  for (const entry of entries.toReversed()) {
    const undo = new Undo(now, entry);
    undo.run();
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

  constructor(document: DesignDocument, entry: UndoEntry) {
    this.#document = document;
    this.#after = writtenBy(entry.operations);
    this.#before = writtenBy(entry.inverse);
  }

  get document(): DesignDocument {
    return this.#document;
  }

  run(): void {
    this.#restoreSize();
    const places = this.#restoreProperties();
    this.#restoreTree(places);
  }

  #restoreSize(): void {
    const { width, height } = this.#document;
    const before = this.#before.size;
    if (!before || sameJson(before, { width, height })) return;
    if (sameJson(this.#after.size, { width, height })) this.#attempt([{ type: 'design.resize', ...before }]);
    else this.#skip('kernel.skippedSize');
  }

  /**
   * Restores properties of targets that exist now and existed before. Returns changes of the tree (positions of layers)
   * for later.
   */
  #restoreProperties(): Operation[] {
    const places: Operation[] = [];
    for (const [id, before] of this.#before.pages) {
      if (before.exists === false) continue;
      const page = findPage(this.#document, id);
      if (!page) {
        if (before.exists === undefined) this.#skipGone(before);
        continue;
      }
      const { restored, changed } = compare(page, before, this.#after.pages.get(id));
      this.#attemptTogether(
        [...restored.values()],
        (patch) => [{ type: 'page.update', id, patch }],
        changed,
        pageLabel(this.#document, page),
      );
    }
    for (const [id, before] of this.#before.layers) {
      if (before.exists === false) continue;
      const layer = findLayer(this.#document, id);
      if (layer) places.push(...this.#restoreLayer(layer, before, this.#after.layers.get(id)));
      else if (before.exists === undefined) this.#skipGone(before);
    }
    return places;
  }

  #restoreLayer(layer: Layer, before: WrittenTarget, after: WrittenTarget | undefined): Operation[] {
    const { restored, changed } = compare(layer, before, after);
    const place = restored.get('place') as Partial<Pick<Layer, 'parent' | 'order'>> | undefined;
    restored.delete('place');
    for (const [stroke, was] of before.strokes) {
      const there = layer.type === 'image' && (layer.mask?.strokes.some((known) => known.id === stroke) ?? false);
      const operation: Operation | null = was
        ? there
          ? null
          : { type: 'mask.stroke', id: layer.id, ...was }
        : there
          ? { type: 'mask.unstroke', id: layer.id, stroke }
          : null;
      // An added stroke can't be removed once another user has merged it into the mask or removed it.
      const missed = operation ? !this.#attempt([operation]) : !was && Boolean(after?.strokes.get(stroke));
      if (missed && !changed.includes('mask')) changed.push('mask');
    }
    this.#attemptTogether(
      [...restored.values()],
      (patch) => [{ type: 'layer.update', id: layer.id, patch: patch as LayerPatch }],
      changed,
      layerLabel(layer),
    );
    return place
      ? [{ type: 'layer.move', id: layer.id, parent: place.parent ?? layer.parent, order: place.order ?? layer.order }]
      : [];
  }

  /**
   * Restores removed targets, moves moved ones back and removes added ones. Each may depend on another: on a parent
   * that must return first, or on a full page that something must leave. So they are retried in turn as long as that
   * makes progress.
   */
  #restoreTree(places: Operation[]): void {
    let returning = this.#returning();
    let moving = places;
    let leaving = this.#leaving();
    let pages = this.#leavingPages();
    for (let done = -1; done !== this.operations.length;) {
      done = this.operations.length;
      returning = this.#remaining(returning);
      moving = this.#remaining(moving);
      const { empty, filled } = this.#partEmpty(leaving);
      this.#remaining(empty.map((id) => ({ type: 'layer.remove', id })));
      leaving = filled;
      pages = pages.filter(
        (id) => descendantsOf(this.#document, id).length > 0 || !this.#attempt([{ type: 'page.remove', id }]),
      );
    }
    for (const operation of returning) {
      if (operation.type === 'page.add')
        this.#skip('kernel.skippedReturn', { name: operation.page.name || operation.page.id });
      if (operation.type === 'layer.add') this.#skip('kernel.skippedReturn', { name: layerLabel(operation.layer) });
    }
    for (const operation of moving) {
      const layer = operation.type === 'layer.move' ? findLayer(this.#document, operation.id) : null;
      if (layer)
        this.#skip('kernel.skippedProperties', { name: layerLabel(layer), property: readableProperties(['place']) });
    }
    for (const id of leaving) {
      const layer = findLayer(this.#document, id);
      if (layer) this.#skip('kernel.skippedFilled', { name: layerLabel(layer) });
    }
    for (const id of pages) {
      const page = findPage(this.#document, id);
      const name = page ? pageLabel(this.#document, page) : '';
      this.#skip(descendantsOf(this.#document, id).length > 0 ? 'kernel.skippedFilled' : 'kernel.skippedLastPage', {
        name,
      });
    }
  }

  /** Pages and layers that the change removed: pages first, then parents before their content. */
  #returning(): Operation[] {
    const gone = (
      targets: ReadonlyMap<string, WrittenTarget>,
      find: (document: DesignDocument, id: string) => unknown,
    ) =>
      [...targets]
        .filter(([id, target]) => target.exists === true && !find(this.#document, id))
        .map(([, target]) => Object.fromEntries(target.values) as unknown);
    return [
      ...(gone(this.#before.pages, findPage) as Page[]).map((page): Operation => ({ type: 'page.add', page })),
      ...parentsFirst(gone(this.#before.layers, findLayer) as Layer[]).map((layer): Operation => ({
        type: 'layer.add',
        layer,
      })),
    ];
  }

  /** Layers that the change added and nobody has changed since, innermost first. */
  #leaving(): string[] {
    const present = added(this.#before.layers).flatMap((id) => findLayer(this.#document, id) ?? []);
    const unchanged = present.filter((layer) =>
      this.#isUnchanged(layer, this.#after.layers.get(layer.id), layerLabel(layer)),
    );
    return unchanged
      .map(({ id }) => ({ id, depth: ancestorsOf(this.#document, id).length }))
      .sort((a, b) => b.depth - a.depth)
      .map(({ id }) => id);
  }

  #leavingPages(): string[] {
    const present = added(this.#before.pages).flatMap((id) => findPage(this.#document, id) ?? []);
    return present
      .filter((page) => this.#isUnchanged(page, this.#after.pages.get(page.id), pageLabel(this.#document, page)))
      .map((page) => page.id);
  }

  #isUnchanged(now: Layer | Page, after: WrittenTarget | undefined, name: string): boolean {
    const changed = contentChanged(now, after);
    if (changed.length > 0) this.#skip('kernel.skippedRemoval', { name, property: readableProperties(changed) });
    return changed.length === 0;
  }

  /**
   * Splits layers (innermost first) into those that contain only one another, and those that contain something else.
   */
  #partEmpty(ids: readonly string[]): { empty: string[]; filled: string[] } {
    const empty = new Set<string>();
    const filled: string[] = [];
    for (const id of ids) {
      if (childrenOf(this.#document, id).every((child) => empty.has(child.id))) empty.add(id);
      else filled.push(id);
    }
    return { empty: [...empty], filled };
  }

  /** Writes restored properties together; if they no longer fit together, group by group. */
  #attemptTogether(
    restored: object[],
    operations: (patch: object) => Operation[],
    changed: string[],
    name: string,
  ): void {
    const whole: object = Object.assign({}, ...restored);
    if (restored.length > 0 && !this.#attempt(operations(whole))) {
      for (const patch of restored) {
        if (!this.#attempt(operations(patch))) changed.push(...new Set(Object.keys(patch).map(propertyGroup)));
      }
    }
    if (changed.length > 0) this.#skip('kernel.skippedProperties', { name, property: readableProperties(changed) });
  }

  /** Applies all together, usually; one by one, if one of them doesn't fit. Returns those that didn't. */
  #remaining(operations: Operation[]): Operation[] {
    if (operations.length === 0 || this.#attempt(operations)) return [];
    return operations.filter((operation) => !this.#attempt([operation]));
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

  /** For a deleted target only what the change itself wrote is known, and its id would mean nothing to users. */
  #skipGone(target: WrittenTarget): void {
    const name = target.values.get('name') || target.values.get('text');
    if (typeof name === 'string') this.#skip('kernel.skippedGone', { name });
    else this.#skip('kernel.skippedGoneUnnamed');
  }

  #skip(key: MessageKey, values: Record<string, string> = {}): void {
    this.skipped.push(message(key, values));
  }
}

function added(targets: ReadonlyMap<string, WrittenTarget>): string[] {
  return [...targets].filter(([, target]) => target.exists === false).map(([id]) => id);
}

/** Properties to restore, by group, and the groups that hold another value by now. */
function compare(
  now: Layer | Page,
  before: WrittenTarget,
  after: WrittenTarget | undefined,
): { restored: Map<string, object>; changed: string[] } {
  const present = now as unknown as Record<string, unknown>;
  const groups = Map.groupBy(before.values.keys(), (property) => ('type' in now ? propertyGroup(property) : property));
  const restored = new Map<string, object>();
  const changed: string[] = [];
  for (const [group, properties] of groups) {
    const values = Object.fromEntries(properties.map((property) => [property, before.values.get(property)]));
    if (properties.every((property) => sameJson(present[property], values[property]))) continue;
    const derived = properties.every((property) => followsFromOthers(now, property));
    const deciding = properties.filter((property) => derived || !followsFromOthers(now, property));
    if (
      deciding.every(
        (property) => after?.values.has(property) && sameJson(present[property], after.values.get(property)),
      )
    ) {
      restored.set(group, values);
    } else if (!derived) changed.push(group);
  }
  return { restored, changed };
}

/**
 * Lines and height of a text or a table are derived from its words, styles and width: they don't decide whether it is
 * unchanged, and are not reported when nothing else was written.
 */
function followsFromOthers(now: Layer | Page, property: string): boolean {
  if (!('type' in now)) return false;
  return now.type === 'table'
    ? property === 'height'
    : now.type === 'text' && (property === 'lines' || property === 'height');
}

/** The property groups in which something added differs from how it was left. Its position doesn't count. */
function contentChanged(now: Layer | Page, after: WrittenTarget | undefined): string[] {
  const present = now as unknown as Record<string, unknown>;
  const changed = new Set<string>();
  for (const [property, value] of after?.values ?? []) {
    if (property === 'parent' || property === 'order' || followsFromOthers(now, property)) continue;
    if (!sameJson(present[property], value)) changed.add('type' in now ? propertyGroup(property) : property);
  }
  return [...changed];
}

/** Sorted so that a group comes before its content. */
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
