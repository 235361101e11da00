/** Room on a page: resolves named places, lists what is on the page and finds room for new layers. */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOf, intersectionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { ancestorsOf, leavesInPaintOrder } from '#design/document/tree.ts';

export const PLACES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type Place = (typeof PLACES)[number];

export interface Size {
  width: number;
  height: number;
}

/** Something visible on a page, and the upright box that it takes up. */
export interface Standing {
  layer: LeafLayer;
  box: Box;
}

/** The distance that things keep from the page's edges, px. */
export function marginOf(page: Size): number {
  return Math.round(Math.min(page.width, page.height) * 0.06);
}

export function areaOf(box: Size): number {
  return box.width * box.height;
}

/** The shared area of two boxes, px². */
export function overlapOf(a: Box, b: Box): number {
  const shared = intersectionOf(a, b);
  return shared ? areaOf(shared) : 0;
}

/** The upright box that a leaf takes up, the pill behind a text included. */
export function extentOf(layer: LeafLayer): Box {
  const box = boundsOf(layer);
  if (layer.type !== 'text' || !layer.box) return box;
  const { paddingX, paddingY } = layer.box;
  return {
    x: box.x - paddingX,
    y: box.y - paddingY,
    width: box.width + 2 * paddingX,
    height: box.height + 2 * paddingY,
  };
}

/** The visible leaves of a page, bottom first. */
export function standingOn(
  document: DesignDocument,
  page: string,
  except: ReadonlySet<string> = new Set(),
): Standing[] {
  return leavesInPaintOrder(document, page)
    .filter((layer) => layer.visible && layer.opacity > 0 && !except.has(layer.id))
    .filter((layer) => ancestorsOf(document, layer.id).every((group) => group.visible && group.opacity > 0))
    .map((layer) => ({ layer, box: extentOf(layer) }));
}

/** Whether a box covers so much of the page that other layers are on it, not next to it. */
export function isBackdrop(page: Size, box: Box): boolean {
  return overlapOf(box, { x: 0, y: 0, width: page.width, height: page.height }) >= areaOf(page) * 0.8;
}

/** -1 start, 0 middle, 1 end, for each axis. */
export function anchorOf(place: Place): { x: -1 | 0 | 1; y: -1 | 0 | 1 } {
  return {
    x: place.endsWith('left') ? -1 : place.endsWith('right') ? 1 : 0,
    y: place.startsWith('top') ? -1 : place.startsWith('bottom') ? 1 : 0,
  };
}

function along(anchor: -1 | 0 | 1, length: number, available: number, margin: number): number {
  if (anchor === 0 || length > available - 2 * margin) return (available - length) / 2;
  return anchor < 0 ? margin : available - margin - length;
}

/** The box of that size at a place of the page. */
export function boxAt(page: Size, size: Size, place: Place, margin = marginOf(page)): Box {
  const anchor = anchorOf(place);
  return {
    x: Math.round(along(anchor.x, size.width, page.width, margin)),
    y: Math.round(along(anchor.y, size.height, page.height, margin)),
    width: size.width,
    height: size.height,
  };
}

export interface Room {
  box: Box;
  /** Share of the box that lies over obstacles, 0 to 1. */
  covered: number;
}

/**
 * The spot for a box at or near a place: pushed away from the place's edge (or from the middle) until it covers
 * nothing. If nothing is free, the spot that covers least; the place itself wins ties.
 */
export function roomAt(
  page: Size,
  size: Size,
  place: Place,
  obstacles: readonly Box[],
  gap = marginOf(page) / 2,
): Room {
  const home = boxAt(page, size, place);
  const margin = marginOf(page);
  const lowest = Math.max(home.y, page.height - margin - size.height);
  const highest = Math.min(home.y, margin);
  const anchor = anchorOf(place).y;
  // At most half the page: further away it would no longer be that place.
  const reach = page.height * (anchor === 0 ? 0.5 : 0.4);
  const step = Math.max(4, page.height / 120);
  let best: Room | null = null;
  for (let shift = 0; shift <= reach; shift += step) {
    for (const direction of anchor === 0 ? [1, -1] : [-anchor]) {
      const y = Math.round(home.y + direction * shift);
      if (y < highest || y > lowest) continue;
      const box = { ...home, y };
      const grown = { x: box.x - gap / 2, y: box.y - gap / 2, width: box.width + gap, height: box.height + gap };
      const covered =
        obstacles.reduce((sum, obstacle) => sum + overlapOf(grown, obstacle), 0) / Math.max(1, areaOf(grown));
      if (covered === 0) return { box, covered: 0 };
      // Slightly less covering is not worth a longer way.
      if (!best || covered < best.covered - 0.02) best = { box, covered: Math.min(1, covered) };
    }
  }
  return best ?? { box: home, covered: 1 };
}

/**
 * The largest empty upright box of the page between the edges of obstacles, margins kept. Null if none is worth naming.
 */
export function largestFreeBox(page: Size, obstacles: readonly Box[], gap = marginOf(page) / 2): Box | null {
  const margin = marginOf(page);
  const inner = { left: margin, top: margin, right: page.width - margin, bottom: page.height - margin };
  const xs = [inner.left, inner.right];
  const ys = [inner.top, inner.bottom];
  for (const box of obstacles) {
    xs.push(box.x - gap, box.x + box.width + gap);
    ys.push(box.y - gap, box.y + box.height + gap);
  }
  const within = (values: number[], from: number, to: number) =>
    [...new Set(values.filter((value) => value >= from && value <= to))].sort((a, b) => a - b).slice(0, 40);
  const columns = within(xs, inner.left, inner.right);
  const rows = within(ys, inner.top, inner.bottom);
  let best: Box | null = null;
  for (const [i, left] of columns.entries()) {
    for (const right of columns.slice(i + 1)) {
      for (const [k, top] of rows.entries()) {
        for (const bottom of rows.slice(k + 1)) {
          const box = { x: left, y: top, width: right - left, height: bottom - top };
          if (best && areaOf(box) <= areaOf(best)) continue;
          if (obstacles.every((obstacle) => overlapOf(box, obstacle) === 0)) best = box;
        }
      }
    }
  }
  return best && areaOf(best) >= areaOf(page) * 0.02 ? best : null;
}
