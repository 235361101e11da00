/**
 * The room that a page leaves for its product: near its place until now, and clear of words, logos and whatever else
 * stays on the page.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOf, centerOf, intersectionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, PictureLayer } from '#design/document/layers.ts';
import type { Cutout } from '../contract/ports/imaging-port.ts';
import { areaOf, isBackdrop, overlapOf, standingOn, type Size } from '../contract/page-space.ts';
import { inkBoxOf } from './text-boxes.ts';

/** What things keep between each other and from the page's edges, as a share of its shorter side. */
const GAP = 0.025;
/** Share of a cutout's place that may be shared with words behind it or a badge on it: that is how it was composed. */
const TOUCHED = 0.3;
/** How much a whole photo's subject may grow into free room, and up to which share of the page's sides in any case. */
const GROWTH = 1.25;
const LEAST = 0.4;
const MOST = 0.62;
/** Of the page's sides: how large scenes show a product that nothing is in the way of. */
const USUAL = 0.62;
/** The farthest corner of the page counts this much less than its own place. */
const DISTANCE = 0.6;

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;
const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

/** The boxes that a product keeps clear of: words, and all else that stays on the page. */
function obstaclesOn(document: DesignDocument, page: string, product: LeafLayer | null, removed: ReadonlySet<string>) {
  return standingOn(document, page, removed).flatMap(({ layer, box }) => {
    if (layer.id === product?.id || (layer.type === 'shape' && layer.fill === null)) return [];
    const own = layer.type === 'text' ? inkBoxOf(layer) : box;
    return own === null || isBackdrop(document, own) ? [] : [own];
  });
}

const holds = (outer: Box, inner: Box): boolean =>
  outer.x <= inner.x && outer.y <= inner.y && right(outer) >= right(inner) && bottom(outer) >= bottom(inner);

/** All upright boxes between the edges of obstacles that cover none of them and that no other such box contains. */
function emptyBoxes(page: Size, obstacles: readonly Box[], gap: number): Box[] {
  const edge = { x: gap, y: gap, width: page.width - 2 * gap, height: page.height - 2 * gap };
  const taken = obstacles.map((box) => grown(box, gap));
  let boxes: Box[] = [edge];
  for (const one of taken) {
    const left = boxes.flatMap((box) =>
      intersectionOf(box, one)
        ? [
            { ...box, width: one.x - box.x },
            { ...box, x: right(one), width: right(box) - right(one) },
            { ...box, height: one.y - box.y },
            { ...box, y: bottom(one), height: bottom(box) - bottom(one) },
          ].filter(({ width, height }) => width > gap && height > gap)
        : [box],
    );
    boxes = left.filter(
      (box, at) =>
        !left.some((other, index) => index !== at && holds(other, box) && (areaOf(other) > areaOf(box) || index < at)),
    );
  }
  return boxes;
}

/** The largest of a ratio that fits into a box. */
const fitted = ({ width, height }: Size, ratio: number): Size => {
  const tall = Math.min(height, width / ratio);
  return { width: tall * ratio, height: tall };
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * Shares of the page; null: nothing stands there, so that the scene frames the product itself.
 * @param home the product's place until now, page px
 * @param removed layers that go
 * @param isPhoto its place is that of a photo's whole subject, which need not keep its size
 */
export function roomFor(
  document: DesignDocument,
  page: string,
  product: LeafLayer | null,
  { home, removed, isPhoto }: { home: Box | null; removed: ReadonlySet<string>; isPhoto: boolean },
): Box | null {
  const obstacles = obstaclesOn(document, page, product, removed);
  if (obstacles.length === 0) return null;
  const gap = Math.min(document.width, document.height) * GAP;
  const inShares = (box: Box): Box => ({
    x: box.x / document.width,
    y: box.y / document.height,
    width: box.width / document.width,
    height: box.height / document.height,
  });
  const wished = home ?? {
    x: 0.2 * document.width,
    y: 0.2 * document.height,
    width: 0.6 * document.width,
    height: 0.6 * document.height,
  };
  const onPage = intersectionOf(wished, { x: 0, y: 0, width: document.width, height: document.height }) ?? wished;
  const touched = (box: Box): number => overlapOf(box, onPage) / Math.max(1, areaOf(onPage));
  const ratio = wished.width / wished.height;
  // Where the scene would place it anyway, from the side and from above.
  const usual = fitted({ width: document.width * USUAL, height: document.height * USUAL }, ratio);
  const framed = {
    x: (document.width - usual.width) / 2,
    y: (document.height * 1.02 - usual.height) / 2,
    ...usual,
  };
  if (obstacles.every((box) => overlapOf(grown(framed, gap), box) === 0)) return null;
  // A cutout has its place in a composition, which holds as long as nothing moves.
  if (!isPhoto && obstacles.every((box) => touched(box) <= TOUCHED)) return inShares(onPage);
  const middle = centerOf(wished);
  const diagonal = Math.hypot(document.width, document.height);
  const upTo = (own: number, side: number): number => Math.min(side * MOST, Math.max(own * GROWTH, side * LEAST));
  const most = { width: upTo(wished.width, document.width), height: upTo(wished.height, document.height) };
  let best: { room: Box; worth: number } | null = null;
  for (const box of emptyBoxes(document, obstacles, gap)) {
    const size = fitted({ width: Math.min(box.width, most.width), height: Math.min(box.height, most.height) }, ratio);
    const room = {
      x: within(middle.x - size.width / 2, box.x, right(box) - size.width),
      y: within(bottom(wished) - size.height, box.y, bottom(box) - size.height),
      ...size,
    };
    const { x, y } = centerOf(room);
    const worth = areaOf(room) * (1 - (DISTANCE * Math.hypot(x - middle.x, y - middle.y)) / diagonal);
    if (!best || worth > best.worth) best = { room, worth };
  }
  return inShares(best?.room ?? onPage);
}

/** The product's place on the page until now, page px; of a whole photo that of its subject. */
export function homeOf(own: PictureLayer | null, layer: PictureLayer | null, found: Cutout | null): Box | null {
  if (!layer) return null;
  const box = boundsOf(layer);
  if (!own || !found) return box;
  const { crop } = own;
  const { subject } = found;
  return {
    x: box.x + (box.width * (subject.x - crop.x)) / crop.width,
    y: box.y + (box.height * (subject.y - crop.y)) / crop.height,
    width: (box.width * subject.width) / crop.width,
    height: (box.height * subject.height) / crop.height,
  };
}
