/**
 * Resolves short forms: the first layer of a type, a text by its words, or the target of `$name` (a layer, or a visible
 * picture). Only visible layers are found.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, centerOf, intersectionOf, type Point } from '#design/document/geometry.ts';
import type { Layer, LeafLayer, TextLayer } from '#design/document/layers.ts';
import {
  ancestorsOf,
  descendantsOf,
  findLayer,
  leavesInPaintOrder,
  pageOf,
  pagesInOrder,
} from '#design/document/tree.ts';
import { displayText } from '#design/layout/display-text.ts';
import { idOf, type Known } from './match-value.ts';
import { plain } from './plain-text.ts';

const TYPES = new Set<string>(['text', 'image', 'shape', 'drawing', 'sticker', 'table', 'group']);

const leavesOf = (document: DesignDocument, layer: Layer): readonly LeafLayer[] =>
  layer.type === 'group' ? leavesInPaintOrder(document, layer.id) : [layer];

/**
 * Whether a layer is visible: neither it nor a group around it is hidden or fully transparent, and some of it is on the
 * page.
 */
export function isShown(document: DesignDocument, layer: Layer): boolean {
  if (![layer, ...ancestorsOf(document, layer.id)].every(({ visible, opacity }) => visible && opacity > 0))
    return false;
  const box = boundsOfLayers(leavesOf(document, layer));
  return box !== null && intersectionOf(box, { x: 0, y: 0, width: document.width, height: document.height }) !== null;
}

/** The visible leaves of all pages, page by page, bottom first. */
export function shownLeaves(document: DesignDocument): LeafLayer[] {
  return pagesInOrder(document)
    .flatMap(({ id }) => leavesInPaintOrder(document, id))
    .filter((layer) => isShown(document, layer));
}

export const shownTexts = (document: DesignDocument): TextLayer[] =>
  shownLeaves(document).filter((layer) => layer.type === 'text');

/** Texts that are these words, or else those that contain them; case and line breaks don't count. */
function textsSaying(document: DesignDocument, words: string): TextLayer[] {
  const wanted = plain(words);
  const all = shownTexts(document).map((layer) => ({ layer, shown: plain(displayText(layer)) }));
  const exactly = all.filter(({ shown }) => shown === wanted);
  return (exactly.length > 0 ? exactly : all.filter(({ shown }) => wanted !== '' && shown.includes(wanted))).map(
    ({ layer }) => layer,
  );
}

/** The picture that a layer shows. */
function pictureOf(layer: LeafLayer): string | null {
  if (layer.type === 'image') return layer.asset;
  return layer.type === 'sticker' && layer.source.type === 'asset' ? layer.source.asset : null;
}

/** Everything that a key refers to, bottom first: see above. The `$name` of a layer has one at most. */
export function layersCalled(document: DesignDocument, key: string, known: Known): Layer[] {
  if (TYPES.has(key)) {
    return pagesInOrder(document)
      .flatMap(({ id }) => descendantsOf(document, id))
      .filter((layer) => layer.type === key && isShown(document, layer));
  }
  const id = idOf(key, known);
  if (id === null) return textsSaying(document, key);
  if (id === undefined) return [];
  const layer = findLayer(document, id);
  return layer
    ? [layer].filter((one) => isShown(document, one))
    : shownLeaves(document).filter((one) => pictureOf(one) === id);
}

export interface Found {
  key: string;
  layer: Layer;
  /** Number of its page. */
  page: number;
  /** Counted from the bottom of the page. */
  level: number;
  center: Point;
}

/** The place of a layer; null for an empty group. */
function found(document: DesignDocument, key: string, layer: Layer): Found | null {
  const page = pageOf(document, layer.id);
  const box = boundsOfLayers(leavesOf(document, layer));
  if (!page || !box) return null;
  const level = descendantsOf(document, page.id).findIndex(({ id }) => id === layer.id);
  return {
    key,
    layer,
    page: pagesInOrder(document).findIndex(({ id }) => id === page.id) + 1,
    level,
    center: centerOf(box),
  };
}

/** The first layer that each key refers to; a repeated key means the next one. Null if there is none. */
export function findEach(document: DesignDocument, keys: readonly string[], known: Known): (Found | null)[] {
  const used = new Map<string, number>();
  return keys.map((key) => {
    const nth = used.get(key) ?? 0;
    used.set(key, nth + 1);
    const layer = layersCalled(document, key, known)[nth];
    return layer ? found(document, key, layer) : null;
  });
}
