/**
 * A document being changed by a list of operations. Pages and layers are copied shallowly at the first write and then
 * changed in place, so a list costs one copy however long it is; unchanged parts are shared with the original.
 */
import type { DesignDocument, Page } from '../document/document.ts';
import { ownEntry } from '../document/entry.ts';
import { KernelError } from '../document/issue.ts';
import type { Layer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import type { MessageKey, MessageValues } from '#messages/message.ts';
import { AS_GIVEN, type ValueCheck } from './value-check.ts';

/** Refuses with a single finding. */
export function refuse(key: MessageKey, field: string, values: MessageValues = {}): never {
  throw new KernelError([{ key, field, values }]);
}

export class Draft {
  readonly check: ValueCheck;
  readonly #base: DesignDocument;
  #width: number;
  #height: number;
  #pages: Record<string, Page> | null = null;
  #layers: Record<string, Layer> | null = null;
  /** Ids of children by parent; built on first use, then kept up to date. */
  #children: Map<string, Set<string>> | null = null;

  /** `check`: for everything that operations write. */
  constructor(base: DesignDocument, check: ValueCheck = AS_GIVEN) {
    this.check = check;
    this.#base = base;
    this.#width = base.width;
    this.#height = base.height;
  }

  get width(): number {
    return this.#width;
  }

  get height(): number {
    return this.#height;
  }

  get pages(): Readonly<Record<string, Page>> {
    return this.#pages ?? this.#base.pages;
  }

  get layers(): Readonly<Record<string, Layer>> {
    return this.#layers ?? this.#base.layers;
  }

  findLayer(id: string): Layer | null {
    return ownEntry(this.layers, id);
  }

  findPage(id: string): Page | null {
    return ownEntry(this.pages, id);
  }

  layer(id: string): Layer {
    return this.findLayer(id) ?? refuse('kernel.unknownLayer', 'id', { id });
  }

  page(id: string): Page {
    return this.findPage(id) ?? refuse('kernel.unknownPage', 'id', { id });
  }

  childIds(parent: string): ReadonlySet<string> {
    if (!this.#children) {
      this.#children = new Map();
      for (const layer of Object.values(this.layers)) link(this.#children, layer);
    }
    return this.#children.get(parent) ?? new Set();
  }

  /** Everything below a page or group, parents before children. */
  descendants(id: string): Layer[] {
    const found: Layer[] = [];
    const visit = (parent: string) => {
      for (const childId of this.childIds(parent)) {
        const child = this.layer(childId);
        found.push(child);
        if (child.type === 'group') visit(childId);
      }
    };
    visit(id);
    return found;
  }

  /** The page of a page or layer. */
  pageIdOf(id: string): string {
    let at = id;
    for (let layer = this.findLayer(at); layer; layer = this.findLayer(at)) at = layer.parent;
    return at;
  }

  /** Refuses an id that a page or a layer already has: both can be parents, so they share one namespace. */
  assertFree(id: string): void {
    if (this.findLayer(id) || this.findPage(id)) refuse('kernel.duplicateId', 'id', { id });
  }

  /** Refuses a parent that is neither a page nor a group. */
  assertParent(layerId: string, parent: string): void {
    if (this.findPage(parent)) return;
    const layer = this.findLayer(parent);
    const field = `layers.${layerId}.parent`;
    if (!layer) refuse('kernel.unknownParent', field, { id: parent });
    if (layer.type !== 'group') refuse('kernel.notAGroup', field, { id: parent, type: layer.type });
  }

  /** Refuses `more` further layers on the page of `parent` beyond the limit; groups count. */
  assertRoom(parent: string, more: number): void {
    if (this.descendants(this.pageIdOf(parent)).length + more > LIMITS.layersPerPage) {
      refuse('kernel.tooManyLayers', 'layers', { limit: LIMITS.layersPerPage });
    }
  }

  putLayer(layer: Layer): void {
    const layers = (this.#layers ??= { ...this.#base.layers });
    const before = this.findLayer(layer.id);
    if (this.#children && before?.parent !== layer.parent) {
      if (before) this.#children.get(before.parent)?.delete(layer.id);
      link(this.#children, layer);
    }
    layers[layer.id] = layer;
  }

  deleteLayer(id: string): void {
    const layers = (this.#layers ??= { ...this.#base.layers });
    const before = this.findLayer(id);
    if (before) this.#children?.get(before.parent)?.delete(id);
    delete layers[id];
  }

  putPage(page: Page): void {
    const pages = (this.#pages ??= { ...this.#base.pages });
    pages[page.id] = page;
  }

  deletePage(id: string): void {
    const pages = (this.#pages ??= { ...this.#base.pages });
    delete pages[id];
  }

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
  }

  /**
   * The document as it is now; the draft must not be used after that. Returns the original itself when nothing was
   * written.
   */
  finish(): DesignDocument {
    const { width, height } = this;
    const base = this.#base;
    if (!this.#pages && !this.#layers && width === base.width && height === base.height) return base;
    return { ...base, width, height, pages: this.#pages ?? base.pages, layers: this.#layers ?? base.layers };
  }
}

function link(children: Map<string, Set<string>>, layer: Layer): void {
  const siblings = children.get(layer.parent);
  if (siblings) siblings.add(layer.id);
  else children.set(layer.parent, new Set([layer.id]));
}
