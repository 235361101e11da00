/** Boxes of new shapes and emoji beside what is there, in page px. */
import type { Where } from '../acts/adding.ts';
import { middleOf, overlaps, seenOf, type Box, type Page, type Thing } from '../ground/canvas.ts';

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

function boxAt(side: PlainSide, of: Box, { width, height }: { width: number; height: number }, gap: number): Box {
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
      const box = boxAt(one, of, size, gap);
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
