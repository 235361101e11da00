/**
 * Finds the spot of a new text beside another layer: right at it, else where the lines behind it make room, else a
 * little smaller, else further that way. Nothing is ever covered as long as any of these is free.
 */
import { z } from 'zod';
import { boundsOf, unionOf, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { hug, setIn } from '#design/layout/fit-text.ts';
import type { Target } from './target-layer.ts';
import type { ToolContext } from '../contract/context.ts';
import { extentOf, marginOf, overlapOf, standingOn, type Standing } from '../contract/page-space.ts';
import { layerInput, leavesOf } from '../page/chosen-layers.ts';
import { pillsUnder } from '../page/words-on.ts';
import { isObstacle } from '../texts/text-room.ts';
import { columnsAround, roomInColumn } from './column-room.ts';

const SIDES = ['above', 'below', 'left-of', 'right-of', 'beside', 'over'] as const;
type Side = Exclude<(typeof SIDES)[number], 'beside'>;

export const besideInput = z
  .strictObject({
    side: z.enum(SIDES),
    of: layerInput,
    gap: z.number().min(0).max(2000).optional().describe('px apart'),
  })
  .describe('Instead of place, x and y: a side of another layer; lines in the way move on');
export type Beside = z.output<typeof besideInput>;

/** Sizes to try, as shares of the wanted one. */
const SCALES = [1, 0.85, 0.7, 0.55] as const;
/** The smallest letters to make, as a share of the page's shorter side. */
const SMALLEST = 0.02;
/** Furthest from the layer that still counts as beside it, as a share of the page's height. */
const REACH = 0.3;
/** Height of a shape that is drawn under letters, as a share of theirs. */
const STROKE = 0.5;
/** Height of a badge or button, of the words on it, at most: a higher shape is a card. */
const PILL = 2.6;
/** Where a text goes that is to be beside something, whichever side has room. */
const ANY_SIDE: readonly Side[] = ['right-of', 'left-of', 'below'];

/** A text at its spot, the lines that made room for it, and whether it covers nothing. */
export interface BesideSpot {
  layer: TextLayer;
  moved: readonly LeafLayer[];
  isClear: boolean;
}

const isSideways = (side: Side): boolean => side === 'left-of' || side === 'right-of';

/** The largest width at that side, px. */
function widthAt(side: Side, { x, width }: Box, gap: number, inset: number, page: number): number {
  if (side === 'right-of') return page - inset - x - width - gap;
  if (side === 'left-of') return x - gap - inset;
  return page - 2 * inset;
}

/** The box of that size at the side; above and below it keeps the edge or middle that its lines are aligned to. */
function boxAtSide(side: Side, size: Box, of: Box, align: TextLayer['align'], gap: number): Box {
  const share = { left: 0, justify: 0, center: 0.5, right: 1 }[align];
  const middle = { x: of.x + (of.width - size.width) / 2, y: of.y + (of.height - size.height) / 2 };
  const along = of.x + (of.width - size.width) * share;
  switch (side) {
    case 'above':
      return { ...size, x: along, y: of.y - gap - size.height };
    case 'below':
      return { ...size, x: along, y: of.y + of.height + gap };
    case 'left-of':
      return { ...size, x: of.x - gap - size.width, y: middle.y };
    case 'right-of':
      return { ...size, x: of.x + of.width + gap, y: middle.y };
    case 'over':
      return { ...size, ...middle };
  }
}

/** Finds the spot for a text of the wanted font size and look. `target`: the layer that it is put beside. */
export function spotBeside(text: TextLayer, { side, gap }: Beside, target: Target, context: ToolContext): BesideSpot {
  const { document, measureText } = context;
  const inset = marginOf(document) / 2;
  const upright = target.rotation === 0 ? target.box : boundsOf({ ...target.box, rotation: target.rotation });
  const own = new Set(leavesOf(document, target.layer).map(({ id }) => id));
  const others = standingOn(document, target.page, own).filter((one) => isObstacle(one, document));
  // A stroke under a headline belongs to it, as does the badge under a price.
  const pills = pillsUnder(upright, others).filter(({ height }) => height < upright.height * PILL);
  const alone =
    side === 'over' || target.layer.type !== 'text'
      ? upright
      : pills.reduce((all, one) => unionOf(all, one), target.layer.box ? extentOf(target.layer) : upright);
  const strokes = others.filter(
    ({ layer, box }) => layer.type === 'shape' && overlapOf(alone, box) > 0 && box.height < alone.height * STROKE,
  );
  const top = Math.min(alone.y, ...strokes.map(({ box }) => box.y));
  const lowest = Math.max(alone.y + alone.height, ...strokes.map(({ box }) => box.y + box.height));
  const of = { ...alone, y: top, height: lowest - top };
  // What the layer lies on or under already is no obstacle.
  const obstacles = others.filter(({ box }) => overlapOf(of, box) === 0);
  const sides = side === 'beside' ? ANY_SIDE : [side];
  const gapAt = (at: Side, fontSize: number): number => {
    if (gap !== undefined) return gap;
    const line = target.layer.type === 'text' ? Math.min(fontSize, target.layer.fontSize) : fontSize;
    return Math.max(6, line * (isSideways(at) ? 0.5 : 0.3));
  };
  const isOn = (box: Box) =>
    box.x >= -1 &&
    box.y >= Math.min(inset, of.y) &&
    box.x + box.width <= document.width + 1 &&
    box.y + box.height <= Math.max(document.height - inset, of.y + of.height);

  const setAt = (at: Side, scale: number): { layer: TextLayer; box: Box; isWhole: boolean } => {
    const least = Math.min(text.fontSize, SMALLEST * Math.min(document.width, document.height));
    const asked = { ...text, fontSize: Math.max(1, least, Math.round(text.fontSize * scale)) };
    const room = widthAt(at, of, gapAt(at, asked.fontSize), inset, document.width);
    const unbroken = setIn(asked, document.width - 2 * inset, measureText).lines.length;
    const layer = hug(setIn(asked, Math.max(asked.fontSize * 2, room), measureText), measureText);
    const size = extentOf({ ...layer, x: 0, y: 0 });
    const box = boxAtSide(at, size, of, layer.align, gapAt(at, asked.fontSize));
    const x = Math.min(Math.max(inset, box.x), Math.max(inset, document.width - inset - box.width));
    return { layer, box: { ...box, x }, isWhole: !isSideways(at) || layer.lines.length <= unbroken };
  };
  const placed = (layer: TextLayer, box: Box, moved: readonly LeafLayer[], isClear = true): BesideSpot => {
    const extent = extentOf(layer);
    const to = { x: Math.round(layer.x + box.x - extent.x), y: Math.round(layer.y + box.y - extent.y) };
    return { layer: { ...layer, ...to }, moved, isClear };
  };
  const isFree = (box: Box, others: readonly Standing[]) => others.every((other) => overlapOf(box, other.box) === 0);

  const columns = columnsAround(of, { document, page: target.page });
  for (const scale of SCALES)
    for (const at of sides) {
      const { layer, box, isWhole } = setAt(at, scale);
      if (!isWhole) continue;
      if (isOn(box) && (at === 'over' || isFree(box, obstacles))) return placed(layer, box, []);
      if (at !== 'above' && at !== 'below') continue;
      const wanted = { size: box, x: box.x, gap: gapAt(at, layer.fontSize), side: at, of };
      const room = roomInColumn(wanted, columns, document);
      if (room) return placed(layer, room.box, room.moved);
    }
  for (const at of sides.filter((one) => !isSideways(one))) {
    const { layer, box } = setAt(at, 1);
    const step = gapAt(at, layer.fontSize);
    const ways = obstacles.map(({ box: other }) =>
      at === 'above' ? other.y - step - box.height : other.y + other.height + step,
    );
    const further = ways
      .map((y) => ({ ...box, y }))
      .filter((one) => (at === 'above' ? one.y < box.y : one.y > box.y) && isOn(one) && isFree(one, obstacles))
      .filter((one) => Math.abs(one.y - box.y) <= document.height * REACH)
      .sort((a, b) => Math.abs(a.y - box.y) - Math.abs(b.y - box.y))[0];
    if (further) return placed(layer, further, []);
  }
  // Better at its side than over something else.
  for (const at of side === 'over' ? [] : (['right-of', 'left-of'] as const)) {
    const { layer, box, isWhole } = setAt(at, 0.7);
    if (isWhole && isOn(box) && isFree(box, obstacles)) return placed(layer, box, []);
  }
  const { layer, box } = setAt(sides[0] ?? 'below', 0.7);
  const y = Math.min(Math.max(inset, box.y), Math.max(inset, document.height - inset - box.height));
  return placed(layer, { ...box, y }, [], isFree({ ...box, y }, obstacles));
}
