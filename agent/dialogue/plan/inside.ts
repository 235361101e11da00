/** Boxes inside other things: "in the bottom left corner of the photo". */
import type { Place } from '#tools/contract/page-space.ts';
import { innerOf, SHAPE_NAMES } from '#tools/shapes/shape-kinds.ts';
import type { Box, Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

/** Room to the edges, as a share of the shorter side of what it stands in. */
const INSET = 0.04;
/** What a thing takes up of that at most. */
const MOST = 0.9;

/** Room that is left to the edges of a box, px. */
export const insetOf = ({ width, height }: Box): number => Math.round(Math.min(width, height) * INSET);

export const sideways = (place: Place): 'left' | 'center' | 'right' =>
  place.includes('left') ? 'left' : place.includes('right') ? 'right' : 'center';

/** Where a box of that size begins, inside another. */
export function cornerOf(place: Place, size: { width: number; height: number }, of: Box): { x: number; y: number } {
  const inset = insetOf(of);
  const across = { left: inset, center: (of.width - size.width) / 2, right: of.width - size.width - inset };
  const down = place.includes('top')
    ? inset
    : place.includes('bottom')
      ? of.height - size.height - inset
      : (of.height - size.height) / 2;
  return { x: Math.round(of.x + across[sideways(place)]), y: Math.round(of.y + down) };
}

/** The fields that put a thing there: smaller if it would not fit in; a text keeps its box on that side. */
export function inside({ type, box }: Thing, place: Place, of: Box): Record<string, unknown> {
  if (!box) return {};
  if (type === 'text') {
    const width = Math.min(box.width, of.width - 2 * insetOf(of));
    return { ...cornerOf(place, { width, height: box.height }, of), width: Math.round(width), align: sideways(place) };
  }
  const scale = Math.min(1, (of.width * MOST) / box.width, (of.height * MOST) / box.height);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  return { ...cornerOf(place, size, of), ...(scale < 1 ? size : {}) };
}

/** Height of a line of text, of its size; width of a letter. */
const LETTERS = { height: 1.25, width: 0.6 };
/** A shape or an emoji, as a share of the shorter side of what it stands in. */
const SMALL = 0.22;

/** The call that puts something new on the page, so that it stands inside a box. `usual`: the size of plain letters. */
export function putInside({ tool, input }: Call, place: Place, of: Box, usual: number): Call {
  const { place: _place, beside: _beside, ...own } = input;
  if (tool === 'add_text') {
    const size = typeof own.size === 'number' ? own.size : usual;
    const lines = String(own.text).split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    const most = of.width - 2 * insetOf(of);
    const width = Math.round(Math.min(most, longest * size * LETTERS.width + size));
    const fitting = Math.round(Math.min(size, most / (longest * LETTERS.width)));
    const height = lines.length * fitting * LETTERS.height;
    return {
      tool,
      input: { ...own, ...cornerOf(place, { width, height }, of), width, size: fitting, align: sideways(place) },
    };
  }
  const side = Math.round(Math.min(of.width, of.height) * SMALL);
  const at = cornerOf(place, { width: side, height: side }, of);
  return {
    tool,
    input: { ...own, ...at, ...(tool === 'add_sticker' ? { size: side } : { width: side, height: side }) },
  };
}

/** The box in which words fit well within a shape; null: it is no shape that is written on. */
export function roomOn({ type, shape, box, rotation }: Thing): Box | null {
  const name = SHAPE_NAMES.find((one) => one === shape);
  if (type !== 'shape' || !box || shape === 'line' || rotation !== 0) return null;
  const { x, y, width, height } = innerOf(name ?? 'rectangle');
  const [inner, high] = [box.width * width * PADDED, box.height * height * PADDED];
  return {
    x: Math.round(box.x + box.width * x - inner / 2),
    y: Math.round(box.y + box.height * y - high / 2),
    width: Math.round(inner),
    height: Math.round(high),
  };
}
const PADDED = 0.94;
