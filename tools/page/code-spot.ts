/**
 * Finds a spot for a square that must be seen whole, such as a QR code: apart from what is there, smaller where it must
 * be, on a card rather than across its edge, over a picture rather than over words.
 */
import type { Box } from '#design/document/geometry.ts';
import { areaOf, isBackdrop, marginOf, overlapOf, roomAt, standingOn, type Size } from '../contract/page-space.ts';
import type { ToolContext } from '../contract/context.ts';
import { wordsOn } from './words-on.ts';

/** Sizes to try. */
const SCALES = [1, 0.86, 0.74, 0.62] as const;
/** Positions to try along each edge of the page. */
const STEPS = 48;
/** Distance to what is there, and the least where there is hardly room, of the page's margin. */
const APART = 0.4;
const TIGHT = 0.15;
/** A shape above this share of the page may be a card that others stand on. */
const CARD = 0.045;
/** Corners, best first, with what each costs, as a share of the page. */
const CORNERS = [
  { x: 1, y: 1, cost: 0 },
  { x: 0, y: 1, cost: 0.05 },
  { x: 1, y: 0, cost: 0.1 },
  { x: 0, y: 0, cost: 0.15 },
] as const;

interface Taken {
  /** What it keeps away from. */
  solid: readonly Box[];
  /** What it lies inside of or away from. */
  cards: readonly Box[];
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function isFree(box: Box, { solid, cards }: Taken, gap: number): boolean {
  const around = grown(box, gap);
  return (
    solid.every((other) => overlapOf(around, other) === 0) &&
    cards.every((card) => {
      const shared = overlapOf(around, card);
      return shared === 0 || shared >= areaOf(around) * 0.999;
    })
  );
}

/** The free square nearest to a corner of the page; null: there is none. */
function freeSquare(side: number, taken: Taken, page: Size, apart = APART): Box | null {
  const margin = marginOf(page);
  const [across, down] = [page.width - 2 * margin - side, page.height - 2 * margin - side];
  if (across < 0 || down < 0) return null;
  let best: { box: Box; cost: number } | null = null;
  for (let column = 0; column <= STEPS; column += 1)
    for (let row = 0; row <= STEPS; row += 1) {
      const [right, low] = [column / STEPS, row / STEPS];
      const cost = Math.min(...CORNERS.map((corner) => Math.hypot(right - corner.x, low - corner.y) + corner.cost));
      if (best && cost >= best.cost) continue;
      const box = {
        x: Math.round(margin + right * across),
        y: Math.round(margin + low * down),
        width: side,
        height: side,
      };
      if (isFree(box, taken, margin * apart)) best = { box, cost };
    }
  return best?.box ?? null;
}

/** `least`: the side down to which it may shrink. */
export function spotForCode(side: number, least: number, context: Pick<ToolContext, 'document' | 'page'>): Box {
  const { document, page } = context;
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const words = wordsOn(context);
  const others = standing.filter(({ layer }) => layer.type !== 'text' && layer.type !== 'table');
  const isCard = ({ layer, box }: (typeof others)[number]): boolean =>
    layer.type === 'shape' && areaOf(box) > areaOf(document) * CARD;
  const boxes = (some: typeof others): Box[] => some.map(({ box }) => box);
  const levels: Taken[] = [
    { solid: [...words, ...boxes(others)], cards: [] },
    { solid: [...words, ...boxes(others.filter((one) => !isCard(one)))], cards: boxes(others.filter(isCard)) },
    { solid: words, cards: [] },
  ];
  for (const taken of levels)
    for (const scale of SCALES) {
      const own = Math.round(side * scale);
      const box = own < least && scale < 1 ? null : freeSquare(own, taken, document);
      if (box) return box;
    }
  const tight = freeSquare(least, { solid: words, cards: [] }, document, TIGHT);
  return tight ?? roomAt(document, { width: least, height: least }, 'bottom-right', words).box;
}
