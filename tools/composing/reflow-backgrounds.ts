/**
 * Layers that form a page's background, carried over to another page size: full-bleed layers, bands, rules and panels.
 */
import { type Box, intersectionOf, scaleLayer } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { areaOf, extentOf } from '../contract/page-space.ts';
import { recropped } from '../page/picture-fit.ts';
import type { Passage } from './reflow-passage.ts';
import { anchorOf, placedAlong } from './reflow-anchors.ts';

/** Whether a stretch reaches from one end to the other, within a small tolerance. */
function spans(start: number, length: number, whole: number): boolean {
  return start <= whole * 0.01 && start + length >= whole * 0.99;
}

const bent = (layer: LeafLayer) =>
  layer.type === 'shape' && layer.shape.kind !== 'rectangle' && layer.shape.kind !== 'line';

/**
 * A layer that fills the page, or crosses it from edge to edge, keeps its share of the page; a thin one its thickness.
 * Null for all others, among them free forms that merely happen to be large.
 */
export function stretched(layer: LeafLayer, { from, to, ratio, scale }: Passage): LeafLayer | null {
  // A cutout is an object: another crop would cut off its feet.
  if (
    layer.rotation % 180 !== 0 ||
    (layer.type !== 'shape' && layer.type !== 'image') ||
    (layer.type === 'image' && layer.mask !== null)
  )
    return null;
  if (layer.type === 'image' && layer.frame.type !== 'rectangle') return null;
  const across = spans(layer.x - from.x, layer.width, from.width);
  const down = spans(layer.y - from.y, layer.height, from.height);
  if (!across && !down) return null;
  const touches = across
    ? layer.y <= from.y + 1 || layer.y + layer.height >= from.y + from.height - 1
    : layer.x <= from.x + 1 || layer.x + layer.width >= from.x + from.width - 1;
  if (bent(layer) && !(across && down) && !touches) return null;
  const along = (
    start: number,
    length: number,
    first: number,
    whole: number,
    target: number,
    share: number,
    isSpanning: boolean,
  ) => {
    if (isSpanning || length > whole * 0.04) return { start: target + (start - first) * share, length: length * share };
    return {
      start: target + (start - first + length / 2) * share - (length * scale) / 2,
      length: Math.max(1, length * scale),
    };
  };
  const x = along(layer.x, layer.width, from.x, from.width, to.x, ratio.x, across);
  const y = along(layer.y, layer.height, from.y, from.height, to.y, ratio.y, down);
  const box = { x: x.start, y: y.start, width: x.length, height: y.length };
  return layer.type === 'image' ? recropped(layer, box) : { ...layer, ...box };
}

/** A rule from margin to margin stays one, scaled in thickness like everything else. Null: it is no rule. */
export function ruled(layer: LeafLayer, page: Passage): LeafLayer | null {
  const { from, to, scale } = page;
  if (
    layer.type !== 'shape' ||
    layer.rotation !== 0 ||
    (layer.shape.kind !== 'rectangle' && layer.shape.kind !== 'line')
  )
    return null;
  const thick = layer.shape.kind === 'line' ? (layer.stroke?.width ?? 1) : layer.height;
  if (thick > from.height * 0.015 || layer.width < from.width * 0.6) return null;
  const scaled = scaleLayer(layer, scale);
  const y = placedAlong(layer, anchorOf({ box: layer, layers: [layer] }, page, 'y'), page, 'y');
  return { ...scaled, x: to.x + (layer.x - from.x) * scale, width: to.width - (from.width - layer.width) * scale, y };
}

/** A card that holds most of the page: it keeps its distance from the edges and grows with the page. */
export function panelOf(leaves: readonly LeafLayer[], page: Passage): { before: LeafLayer; after: LeafLayer } | null {
  const { from, to, scale } = page;
  const panel = leaves.findLast((layer, index) => {
    if (
      layer.type !== 'shape' ||
      layer.shape.kind !== 'rectangle' ||
      layer.rotation !== 0 ||
      areaOf(layer) < areaOf(from) * 0.4
    )
      return false;
    return leaves.slice(index + 1).filter((other) => within(extentOf(other), layer)).length >= 2;
  });
  if (panel?.type !== 'shape') return null;
  const gaps = {
    left: panel.x - from.x,
    top: panel.y - from.y,
    right: from.x + from.width - panel.x - panel.width,
    bottom: from.y + from.height - panel.y - panel.height,
  };
  const box = {
    x: to.x + gaps.left * scale,
    y: to.y + gaps.top * scale,
    width: to.width - (gaps.left + gaps.right) * scale,
    height: to.height - (gaps.top + gaps.bottom) * scale,
  };
  return { before: panel, after: { ...scaleLayer(panel, scale), ...box } };
}

/** Whether most of a box lies in another. */
export function within(box: Box, other: Box, share = 0.7): boolean {
  const shared = intersectionOf(box, other);
  return shared !== null && areaOf(shared) >= areaOf(box) * share;
}
