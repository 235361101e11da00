/**
 * Finds the spot of a sign at a text: as high as its letters, on the line that it is about. Where the text stands at the
 * margin it makes room, and where it is centered both are.
 */
import { z } from 'zod';
import { moveLayer, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer, TextLayer } from '#design/document/layers.ts';
import { lineHeights } from '#design/layout/text-lines.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { overlapOf, standingOn } from '../contract/page-space.ts';
import { layerInput } from '../page/chosen-layers.ts';
import { isObstacle } from '../texts/text-room.ts';
import { columnsAround, roomInColumn, safeArea } from './column-room.ts';
import { updateBetween } from '../page/layer-patch.ts';
import { lettersOf } from './target-layer.ts';

const SIDES = ['left-of', 'right-of', 'beside', 'above', 'below'] as const;
type Side = Exclude<(typeof SIDES)[number], 'beside'>;

export const signBesideInput = z
  .strictObject({
    side: z.enum(SIDES),
    of: layerInput,
    line: z.string().min(1).max(200).optional().describe('Words of the line that it goes beside'),
  })
  .describe('Instead of place, x and y: a side of a text, as high as its letters; the text makes room');
type SignBeside = z.output<typeof signBesideInput>;

/** Sizes to try, as shares of the letters'. */
const SCALES = [1, 0.8, 0.62, 0.5] as const;
/** Above and below it stands alone: larger than small letters, up to this share of the page's shorter side. */
const ALONE = { letters: 1.6, most: 0.11 };
/** What the letters shrink to at most where both fill the page's width. */
const SHRUNK = 0.7;
/** Distance from the letters, as a share of the sign. */
const GAP = 0.4;
/** Letters up to this share of the page's shorter side are a line of text, whose sign stands before it. */
const SMALL = 0.06;

interface SignSpot {
  box: Box;
  moved: readonly LeafLayer[];
}

/** Boxes of letters that it may go beside, px: the named line's, else all of them, then a line's. */
function boxesOf(text: TextLayer, words: string | undefined): Box[] {
  const whole = lettersOf(text);
  const heights = lineHeights(text, text.lines);
  const boxes = text.lines.map((line, at): Box => {
    const top = heights.slice(0, at).reduce((sum, height) => sum + height, 0);
    const left = { left: 0, justify: 0, center: 0.5, right: 1 }[text.align] * (text.width - line.width);
    return { x: text.x + left, y: text.y + top, width: line.width, height: heights[at] ?? whole.height };
  });
  const named = words?.trim().toLowerCase() ?? '';
  const at = named === '' ? -1 : text.lines.findIndex(({ start, end }) => holds(text.text.slice(start, end), named));
  const own = boxes[at];
  return own ? [own] : [whole, ...boxes];
}
const holds = (line: string, words: string): boolean => line.toLowerCase().includes(words);

const replacing = (before: TextLayer, after: TextLayer): Operation[] => {
  const update = updateBetween(before, after);
  return update ? [update] : [];
};

/** @returns null: there is no room on that side */
export function signBeside(
  text: TextLayer,
  { side, line: words }: Omit<SignBeside, 'of'>,
  ratio: number,
  context: ToolContext,
): SignSpot | null {
  const { document, page } = context;
  const boxes = boxesOf(text, words);
  const whole = lettersOf(text);
  const safe = safeArea(document, page);
  const letters = text.fontSize;
  const obstacles = standingOn(document, page, new Set([text.id]))
    .filter((one) => isObstacle(one, document))
    // What the text stands on or touches is none.
    .filter(({ box }) => overlapOf(box, whole) === 0)
    .map(({ box }) => box);
  const isFree = (box: Box): boolean =>
    box.x >= Math.min(safe.x, whole.x) - 1 &&
    box.x + box.width <= Math.max(safe.x + safe.width, whole.x + whole.width) + 1 &&
    obstacles.every((one) => overlapOf(one, box) === 0);
  const isSmall = letters <= Math.min(document.width, document.height) * SMALL;
  const sides: readonly Side[] =
    side === 'beside' ? (isSmall ? ['left-of', 'right-of', 'above'] : ['right-of', 'left-of', 'above']) : [side];

  const sideways = (at: Side, of: Box, scale: number): SignSpot | null => {
    const height = letters * scale;
    const [width, gap] = [height * ratio, height * GAP];
    const isLeft = at === 'left-of';
    const place = (by: number): Box => ({
      x: by + (isLeft ? of.x - gap - width : of.x + of.width + gap),
      y: of.y + (of.height - height) / 2,
      width,
      height,
    });
    const need = width + gap;
    // Centered, both stand in the middle; at the margin the text goes on by what the sign takes.
    const half = (isLeft ? need : -need) / 2;
    const shifts = text.align === 'center' ? [half, 0] : isLeft ? [0, need] : [0, -need];
    for (const by of shifts) {
      const [box, moved] = [place(by), { ...whole, x: whole.x + by }];
      const isRoomy = text.locked ? by === 0 : by === 0 || isFree(moved);
      if (isRoomy && isFree(box)) return { box, moved: by === 0 ? [] : [moveLayer(text, Math.round(by), 0)] };
    }
    return null;
  };
  const upright = (at: 'above' | 'below', scale: number): SignSpot | null => {
    const shorter = Math.min(document.width, document.height);
    const height = scale * Math.min(letters * ALONE.letters, Math.max(letters * 0.5, shorter * ALONE.most));
    const size = { width: height * ratio, height };
    const share = { left: 0, justify: 0, center: 0.5, right: 1 }[text.align];
    const wanted = { size, x: whole.x + (whole.width - size.width) * share, gap: letters * GAP, side: at, of: whole };
    return roomInColumn(wanted, columnsAround(whole, { document, page }), document);
  };
  for (const at of sides)
    for (const of of at === 'above' || at === 'below' ? [whole] : boxes)
      for (const scale of SCALES) {
        const spot = at === 'above' || at === 'below' ? upright(at, scale) : sideways(at, of, scale);
        if (spot) return spot;
      }
  // A headline as wide as the page gives some of its size.
  const share = safe.width / (whole.width + letters * (ratio + GAP));
  const isSideways = side !== 'above' && side !== 'below';
  if (!isSideways || share >= 1 || share < SHRUNK || text.locked) return null;
  const smaller = scaleLayer(text, share, { x: whole.x, y: whole.y + whole.height / 2 });
  const rest = { ...context, document: applyOperations(document, replacing(text, smaller)).document };
  const spot = signBeside(smaller, { side, line: words }, ratio, rest);
  return spot && { box: spot.box, moved: spot.moved.length > 0 ? spot.moved : [smaller] };
}
