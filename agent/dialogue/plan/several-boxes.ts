/**
 * Where new things go: several of a kind at the corners of what they are around, in a row, or here and there on the page; one
 * beside what is there.
 */
import type { Place } from '#tools/contract/page-space.ts';
import type { Where } from '../acts/adding.ts';
import type { Reference } from '../acts/reference.ts';
import { overlaps, seenOf, textsOn, type Box, type Page, type Thing, middleOf } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { onlyPicture } from './pictures-meant.ts';

const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** What is named, and of words that nothing goes by the photo that may show it. */
export const anchorOf = (of: Reference, scene: Scene): Thing | null =>
  onlyLayer(resolve(of, scene)) ?? (of.words !== null && of.kind === null ? onlyPicture([of], scene) : null);

export const isPage = ({ kind }: Reference): boolean => kind === 'page' || kind === 'background';

/** Sides of several of a kind, as shares of the page's shorter side. */
export const SEVERAL = { emoji: 0.12, shape: 0.14 };
/** Distance from the edges, and between several, as such a share. */
const MARGIN = 0.06;
const BETWEEN = 0.03;
/** Places of several that nothing more is said of. */
const SPREAD: readonly Place[] = ['top-right', 'bottom-left', 'top-left', 'bottom-right', 'right', 'left'];

export function boxAt(place: Place, { width, height }: Size, page: Page): Box {
  const margin = shorterOf(page) * MARGIN;
  const x = place.includes('left')
    ? margin
    : place.includes('right')
      ? page.width - margin - width
      : (page.width - width) / 2;
  const y = place.includes('top')
    ? margin
    : place.includes('bottom')
      ? page.height - margin - height
      : (page.height - height) / 2;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
/** The side of a single shape, as such a share, and how much smaller it may be for the sake of texts. */
const PLAIN = 0.328;
const SMALLER = [0.75, 0.55, 0.4, 0.3];

/** A square at a place where the plain one would cover letters: as large as there is room for. Null: it covers none. */
export function clearBox(place: Place, factor: number, page: Page): Box | null {
  const letters = textsOn(page).flatMap((text) => seenOf(text) ?? []);
  const isClear = (box: Box): boolean => letters.every((one) => !overlaps(one, box));
  const at = (scale: number): Box => {
    const side = shorterOf(page) * PLAIN * factor * scale;
    return boxAt(place, { width: side, height: side }, page);
  };
  return isClear(at(1)) ? null : (SMALLER.map(at).find(isClear) ?? null);
}
export type Size = Pick<Box, 'width' | 'height'>;

/** The corners of the page, or of one side of it. */
export const cornersOf = ({ side }: Extract<Where, { to: 'corners' }>): Place[] =>
  (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).filter(
    (place) => side === null || place.includes(side),
  );

/** The boxes of several of a kind: at the corners of what they are around, in a row, or here and there on the page. */
export function severalBoxes(count: number, where: Where | null, wanted: number, scene: Scene): Box[] | null {
  const { page } = scene;
  const gap = shorterOf(page) * BETWEEN;
  const inRow = where?.to === 'corners' ? 2 : count;
  const side = Math.round(Math.min(wanted, (page.width * (1 - 2 * MARGIN) - gap * (inRow - 1)) / inRow));
  if (where === null) {
    const places = SPREAD.slice(0, count);
    return places.length < count ? null : places.map((place) => boxAt(place, { width: side, height: side }, page));
  }
  if (where.to === 'corners') return cornersOf(where).map((place) => boxAt(place, { width: side, height: side }, page));
  const row = (box: Box): Box[] =>
    Array.from({ length: count }, (_, at) => ({
      x: Math.round(box.x + at * (side + gap)),
      y: box.y,
      width: side,
      height: side,
    }));
  const long = count * side + (count - 1) * gap;
  if (where.to === 'place') return row(boxAt(where.place, { width: long, height: side }, page));
  if (where.to !== 'side') return null;
  const anchor = isPage(where.of) ? null : anchorOf(where.of, scene);
  if (where.side === 'around') {
    const of = isPage(where.of) ? { x: 0, y: 0, width: page.width, height: page.height } : anchor?.box;
    return of ? aroundBoxes(count, of, side, page) : null;
  }
  if (!anchor?.box || where.side === 'behind') return null;
  // Next to it, two of them: one on each side.
  const both = where.side === 'beside' && count === 2 ? (['left-of', 'right-of'] as const) : [];
  const beside = both.flatMap((one) => addedBox(one, anchor, side, page) ?? []);
  if (beside.length === 2) return beside;
  const one = addedBox(where.side, anchor, side, page);
  if (!one) return null;
  const x = Math.min(page.width - long, Math.max(0, one.x + one.width / 2 - long / 2));
  return row({ ...one, x, y: one.y });
}

/** Round about: at the corners first, half of each outside. */
function aroundBoxes(count: number, { x, y, width, height }: Box, side: number, page: Page): Box[] {
  const spots: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0.5, 0],
    [0.5, 1],
    [0, 0.5],
    [1, 0.5],
  ];
  const within = (at: number, most: number): number => Math.round(Math.min(most - side, Math.max(0, at - side / 2)));
  return spots.slice(0, count).map(([across, down]) => ({
    x: within(x + across * width, page.width),
    y: within(y + down * height, page.height),
    width: side,
    height: side,
  }));
}

export type AddedSide = Exclude<Extract<Where, { to: 'side' }>['side'], 'behind' | 'around'>;
type PlainSide = Exclude<AddedSide, 'beside'>;

/** Sizes, as shares of the page's shorter side. */
const SIDE = { least: 0.06, plain: 0.16, most: 0.2 };
/** Smaller than wanted rather than over the edge. */
const SCALES = [1, 0.8, 0.6, 0.45] as const;

/** The side of a new shape or emoji beside something; null: beside nothing. */
export function sizeOf(anchor: Thing | null, { width, height }: Page): number {
  const shorter = Math.min(width, height);
  const wanted = anchor?.type === 'text' ? anchor.size * 1.3 : shorter * SIDE.plain;
  return Math.round(Math.min(shorter * SIDE.most, Math.max(shorter * SIDE.least, wanted)));
}

function boxBeside(side: PlainSide, of: Box, { width, height }: { width: number; height: number }, gap: number): Box {
  const x = Math.round(of.x + (of.width - width) / 2);
  const y = Math.round(of.y + (of.height - height) / 2);
  switch (side) {
    case 'above':
      return { x, y: Math.round(of.y - gap - height), width, height };
    case 'below':
      return { x, y: Math.round(of.y + of.height + gap), width, height };
    case 'left-of':
      return { x: Math.round(of.x - gap - width), y, width, height };
    case 'right-of':
      return { x: Math.round(of.x + of.width + gap), y, width, height };
    case 'over':
      return { x, y, width, height };
  }
}

/** Where it goes at that side, on the page and over no other text; null: there is no room. `length`: null for a line. */
export function addedBox(side: AddedSide, anchor: Thing, length: number | null, page: Page): Box | null {
  const of = seenOf(anchor);
  if (!of) return null;
  const gap = Math.round(Math.min(page.width, page.height) * (length === null ? 0.012 : 0.02));
  const texts = page.layers.flatMap((layer) => {
    const ink = layer.type === 'text' && layer.visible && layer.id !== anchor.id ? seenOf(layer) : null;
    return ink ? [ink] : [];
  });
  const sides: readonly PlainSide[] = side === 'beside' ? ['right-of', 'left-of', 'above', 'below'] : [side];
  for (const scale of length === null ? ([1] as const) : SCALES)
    for (const one of sides) {
      const own = Math.round((length ?? 1) * scale);
      const size = length === null ? { width: of.width, height: 1 } : { width: own, height: own };
      const box = boxBeside(one, of, size, gap);
      const isOn = box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height;
      if (isOn && (one === 'over' || texts.every((text) => !overlaps(box, text)))) return box;
    }
  return null;
}

/** A square across the page from a thing: as far from the other edge, on the same height. */
export function opposite(thing: Thing, side: number, { width, height }: Page): Box {
  const { x, y } = middleOf(thing);
  const middle = width - x;
  const clamped = (at: number, length: number) => Math.round(Math.min(length - side, Math.max(0, at - side / 2)));
  return { x: clamped(middle, width), y: clamped(y, height), width: side, height: side };
}

/** "on the page": anywhere. */
export const isOnPage = (where: Where | null): boolean =>
  where?.to === 'side' && where.side === 'over' && (where.of.kind === 'page' || where.of.kind === 'background');
