/**
 * Finds room for a text that has become larger: it grows to where the page is free, lines right above and below move
 * along with its edges, and if neither helps, the caller learns that it does not fit.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { moveLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { ancestorsOf } from '#design/document/tree.ts';
import {
  areaOf,
  extentOf,
  isBackdrop,
  marginOf,
  overlapOf,
  standingOn,
  type Standing,
} from '../contract/page-space.ts';

/** A text at a possible place, and the neighbours that made room for it. */
export interface Stand {
  layer: TextLayer;
  moved: readonly LeafLayer[];
}

/** Lines closer than this belong together, as a share of the page's height. */
const CLOSE = 0.07;
/** Ornaments smaller than this share of the page are no obstacle. */
const ORNAMENT = 0.012;

/** A rule: its length as a share of the page's shorter side, and its thickness as a share of its length. */
const RULE = 0.12;
const THIN = 0.06;

/** -1: its lower edge stays, so it grows upwards; 0: its middle stays; 1: its upper edge stays. */
type Way = -1 | 0 | 1;

function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** Whether a text must keep clear of it. */
export function isObstacle({ layer, box }: Standing, document: DesignDocument): boolean {
  if (isBackdrop(document, box)) return false;
  if (layer.type !== 'shape' && layer.type !== 'drawing') return true;
  // A rule is thin, but nothing may cover it.
  return (
    areaOf(box) > document.width * document.height * ORNAMENT ||
    (Math.max(box.width, box.height) > Math.min(document.width, document.height) * RULE &&
      Math.min(box.width, box.height) < Math.max(box.width, box.height) * THIN) ||
    Math.max(box.width, box.height) > Math.min(document.width, document.height) * 0.3
  );
}

/** Whether one box is above or below the other. */
function shareColumn(a: Box, b: Box): boolean {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0;
}

/** Texts in the same column that follow one another closely, away from the text, nearest first. */
function followers(box: Box, texts: readonly Standing[], below: boolean, page: { height: number }): Standing[] {
  const chain: Standing[] = [];
  let last = box;
  for (;;) {
    const gapTo = (other: Box) => (below ? other.y - last.y - last.height : last.y - other.y - other.height);
    const next = texts
      .filter(
        (text) =>
          !chain.includes(text) &&
          shareColumn(last, text.box) &&
          gapTo(text.box) > -2 &&
          gapTo(text.box) <= page.height * CLOSE,
      )
      .sort((a, b) => gapTo(a.box) - gapTo(b.box))[0];
    if (!next) return chain;
    chain.push(next);
    last = next.box;
  }
}

/**
 * The surface of a text: the smallest shape or picture behind it that contains it whole, except the page's background.
 */
function surfaceOf(before: TextLayer, document: DesignDocument, page: string): Box | null {
  const was = extentOf(before);
  const all = standingOn(document, page);
  const below = all.slice(
    0,
    all.findIndex(({ layer }) => layer.id === before.id),
  );
  const holding = below.filter(
    ({ layer, box }) =>
      (layer.type === 'shape' || layer.type === 'image') &&
      layer.rotation === 0 &&
      !isBackdrop(document, box) &&
      overlapOf(was, box) >= areaOf(was) * 0.99,
  );
  return holding.sort((a, b) => areaOf(a.box) - areaOf(b.box))[0]?.box ?? null;
}

/**
 * How wide a text may become at its place, px: up to the page's margins, or up to its present distance from the edges
 * of the shape behind it, counted from the edge or center that its lines keep.
 */
export function columnOf(before: TextLayer, document: DesignDocument, page: string): number {
  const surface = surfaceOf(before, document, page);
  const margin = marginOf(document);
  const box = extentOf(before);
  const padding = box.width - before.width;
  const inset = (space: number) =>
    Math.max(0, Math.min(space, surface ? Math.max(surface.width * 0.05, Math.min(margin, space)) : margin));
  const edges = surface ?? { x: 0, y: 0, width: document.width, height: document.height };
  const left = box.x - edges.x;
  const right = edges.x + edges.width - box.x - box.width;
  const own =
    before.align === 'left' || before.align === 'justify'
      ? left
      : before.align === 'right'
        ? right
        : Math.min(left, right);
  const from = Math.max(0, inset(own));
  const all = edges.width - 2 * from;
  const middle = Math.abs(left - right) / 2;
  const anchored =
    before.align === 'center'
      ? edges.width - 2 * middle - 2 * from
      : before.align === 'right'
        ? edges.width - right - from
        : edges.width - left - from;
  // Close to an edge a text is moved inwards rather than broken into syllables.
  const room = before.rotation === 0 && anchored >= all * 0.45 ? anchored : all;
  return Math.max(1, Math.max(box.width, room) - padding);
}

/**
 * Returns where a text that was `before` can be placed once it looks like `candidate`, covering nothing new. Null:
 * nowhere.
 */
export function createStand(
  before: TextLayer,
  document: DesignDocument,
  page: string,
): (candidate: TextLayer) => Stand | null {
  const was = extentOf(before);
  const gap = Math.min(document.width, document.height) * 0.008;
  // Layers that it already covered or touched are no obstacles; all others are.
  const obstacles = standingOn(document, page, new Set([before.id])).filter(
    (one) => isObstacle(one, document) && overlapOf(was, one.box) === 0,
  );
  const clearance = new Map(obstacles.map((one) => [one.layer.id, overlapOf(grow(was, gap), one.box) > 0 ? 0 : gap]));
  const isFree = (box: Box, others: readonly Standing[]) =>
    others.every((one) => overlapOf(grow(box, clearance.get(one.layer.id) ?? 0), one.box) === 0);
  const movable = obstacles.filter(
    ({ layer }) =>
      layer.type === 'text' &&
      layer.parent === before.parent &&
      !layer.locked &&
      ancestorsOf(document, layer.id).every((group) => !group.locked),
  );
  const above = followers(was, movable, false, document);
  const below = followers(was, movable, true, document);
  const inset = marginOf(document) * 0.5;
  const surface = surfaceOf(before, document, page);
  /** Whether it stays on its surface. */
  const staysOn = (box: Box) => surface === null || overlapOf(grow(box, -1), surface) >= areaOf(grow(box, -1)) * 0.999;
  const isOn = (box: Box) =>
    box.y >= Math.min(inset, was.y) && box.y + box.height <= Math.max(document.height - inset, was.y + was.height);

  const shifted = (candidate: TextLayer, way: Way): TextLayer => {
    const box = extentOf(candidate);
    const wanted = was.y + ((was.height - box.height) * (1 - way)) / 2;
    return { ...candidate, y: Math.round((candidate.y + wanted - box.y) * 100) / 100 };
  };

  /** The neighbours above and below moved by as much as the text's edges have. Null: they have no room to move. */
  const pushed = (layer: TextLayer): Stand | null => {
    const box = extentOf(layer);
    const ways = new Map<string, number>();
    for (const { layer: one } of above) ways.set(one.id, Math.min(0, box.y - was.y));
    for (const { layer: one } of below) ways.set(one.id, Math.max(0, box.y + box.height - was.y - was.height));
    const going = [...above, ...below].filter(({ layer: one }) => Math.abs(ways.get(one.id) ?? 0) > 0.5);
    const staying = obstacles.filter((one) => !going.includes(one));
    if (!isFree(box, staying)) return null;
    const moved = going.map(({ layer: one }) => moveLayer(one, 0, Math.round(ways.get(one.id) ?? 0)));
    const fits = moved.every((one, index) => {
      const there = extentOf(one);
      const origin = going[index]?.box;
      return (
        isOn(there) &&
        staysOn(there) &&
        staying.every(
          (other) =>
            overlapOf(grow(there, gap), other.box) === 0 ||
            (origin !== undefined && overlapOf(grow(origin, gap), other.box) > 0),
        )
      );
    });
    return fits ? { layer, moved } : null;
  };

  return (candidate) => {
    const ways: readonly Way[] = [0, 1, -1];
    const places = [candidate, ...ways.map((way) => shifted(candidate, way))].filter(
      (layer) => isOn(extentOf(layer)) && staysOn(extentOf(layer)),
    );
    for (const layer of places) if (isFree(extentOf(layer), obstacles)) return { layer, moved: [] };
    for (const layer of places) {
      const stand = pushed(layer);
      if (stand) return stand;
    }
    return null;
  };
}
