/** Reads the tree of pages and layers: order, ancestors, descendants. Nothing here changes the document. */
import { generateKeyBetween } from 'fractional-indexing';
import type { DesignDocument, Page } from './document.ts';
import { ownEntry } from './entry.ts';
import type { Layer, LeafLayer } from './layers.ts';

interface Ordered {
  id: string;
  order: string;
}

/**
 * Compares siblings from bottom to top. Two writers may have created equal keys: the id breaks the tie, the same
 * everywhere.
 */
export function compareOrder(a: Ordered, b: Ordered): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

/**
 * Children by parent, sorted. Documents are never changed in place, so the index is valid as long as their layers
 * object.
 */
const childIndexes = new WeakMap<DesignDocument['layers'], ReadonlyMap<string, readonly Layer[]>>();

function childIndex(document: DesignDocument): ReadonlyMap<string, readonly Layer[]> {
  const known = childIndexes.get(document.layers);
  if (known) return known;
  const index = new Map<string, Layer[]>();
  for (const layer of Object.values(document.layers)) {
    const siblings = index.get(layer.parent);
    if (siblings) siblings.push(layer);
    else index.set(layer.parent, [layer]);
  }
  for (const siblings of index.values()) siblings.sort(compareOrder);
  childIndexes.set(document.layers, index);
  return index;
}

/** The layer with this id, if it exists. Safe for ids from outside, unlike plain indexing. */
export function findLayer(document: DesignDocument, id: string): Layer | null {
  return ownEntry(document.layers, id);
}

/** The page with this id, if it exists. */
export function findPage(document: DesignDocument, id: string): Page | null {
  return ownEntry(document.pages, id);
}

/** The pages, first to last. */
export function pagesInOrder(document: DesignDocument): Page[] {
  return Object.values(document.pages).sort(compareOrder);
}

/** The page that is shown first. */
export function firstPage(document: DesignDocument): Page {
  const page = pagesInOrder(document)[0];
  if (!page) throw new Error('A design has at least one page');
  return page;
}

/** The layers directly in a page or group, bottom to top. */
export function childrenOf(document: DesignDocument, parent: string): readonly Layer[] {
  return childIndex(document).get(parent) ?? [];
}

/** Everything below a page or group, parents before their children, bottom to top. */
export function descendantsOf(document: DesignDocument, id: string): Layer[] {
  const found: Layer[] = [];
  const visit = (parent: string) => {
    for (const child of childrenOf(document, parent)) {
      found.push(child);
      if (child.type === 'group') visit(child.id);
    }
  };
  visit(id);
  return found;
}

/** Leaves by page or group, filled on demand; like the index of children they live as long as a document's layers. */
const paintOrders = new WeakMap<DesignDocument['layers'], Map<string, readonly LeafLayer[]>>();

/** The leaves of a page (or of a group) in painting order, bottom first. Includes hidden ones. */
export function leavesInPaintOrder(document: DesignDocument, pageOrGroup: string): readonly LeafLayer[] {
  let known = paintOrders.get(document.layers);
  if (!known) {
    known = new Map();
    paintOrders.set(document.layers, known);
  }
  let leaves = known.get(pageOrGroup);
  if (!leaves) {
    leaves = descendantsOf(document, pageOrGroup).filter((layer): layer is LeafLayer => layer.type !== 'group');
    known.set(pageOrGroup, leaves);
  }
  return leaves;
}

/** The groups around a layer, innermost first. */
export function ancestorsOf(document: DesignDocument, layerId: string): Layer[] {
  const ancestors: Layer[] = [];
  let layer = findLayer(document, layerId);
  while (layer) {
    layer = findLayer(document, layer.parent);
    // An unchecked document might contain a cycle; reading it must still end.
    if (layer && ancestors.includes(layer)) break;
    if (layer) ancestors.push(layer);
  }
  return ancestors;
}

/** The page of a layer; null when there is no such layer. */
export function pageOf(document: DesignDocument, layerId: string): Page | null {
  const layer = findLayer(document, layerId);
  if (!layer) return null;
  const outermost = ancestorsOf(document, layerId).at(-1) ?? layer;
  return findPage(document, outermost.parent);
}

/** Whether a layer is `ancestor` itself or nested inside it. */
export function isWithin(document: DesignDocument, layerId: string, ancestor: string): boolean {
  return layerId === ancestor || ancestorsOf(document, layerId).some((layer) => layer.id === ancestor);
}

/**
 * An order key between two siblings; null: no bound on that side. Nothing fits between equal keys (two writers at
 * once), so the key then falls directly above both; `placeLayers` of design/operations/arrange.ts gives such neighbours
 * new keys.
 */
export function orderBetween(below: string | null, above: string | null): string {
  if (below !== null && above !== null && below >= above) return `${below > above ? below : above}V`;
  return generateKeyBetween(below, above);
}

/** An order key above everything in a page or group. */
export function topOrder(document: DesignDocument, parent: string): string {
  return orderBetween(childrenOf(document, parent).at(-1)?.order ?? null, null);
}

/** An order key below everything in a page or group. */
export function bottomOrder(document: DesignDocument, parent: string): string {
  return orderBetween(null, childrenOf(document, parent)[0]?.order ?? null);
}

/** An order key after the last page. */
export function lastPageOrder(document: DesignDocument): string {
  return orderBetween(pagesInOrder(document).at(-1)?.order ?? null, null);
}
