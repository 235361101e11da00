/**
 * What magic erase is to remove, as the user marks it: brush strokes, loops and boxes on the page, and as the tool
 * takes them. Pure.
 */
import type { Point } from '#design/document/geometry.ts';

export type MarkKind = 'brush' | 'loop' | 'box';

export interface MarkBrush {
  kind: MarkKind;
  /** Across, px of the screen. */
  size: number;
}

/** All in px of the page. */
export type Mark =
  | { kind: 'brush'; size: number; points: readonly Point[] }
  /** A closed line; what is inside is erased. */
  | { kind: 'loop'; points: readonly Point[] }
  | { kind: 'box'; from: Point; to: Point };

/** What the tool takes in one call. */
export const MOST_STROKES = 100;
export const MOST_BOXES = 40;
const MOST_POINTS = 2000;
/** Brush sizes that the tool takes, page px. */
const SIZES = { min: 1, max: 2000 };
/** A loop is filled with at most this many strokes, one below the other. */
const MOST_LINES = 24;
/** Finer strokes than this are of no use, page px. */
const LEAST_LINE = 3;

export interface MarkInput {
  strokes?: { points: [number, number][]; size: number }[];
  boxes?: { x: number; y: number; width: number; height: number }[];
}

/**
 * Whether a mark has any extent: a click with the box or the loop has none. `slack`: page px of unintended movement.
 */
export function isMark(mark: Mark, slack: number): boolean {
  if (mark.kind === 'brush') return mark.points.length > 0;
  if (mark.kind === 'box')
    return Math.abs(mark.to.x - mark.from.x) > slack && Math.abs(mark.to.y - mark.from.y) > slack;
  return mark.points.length > 2 && extent(mark.points, 'x') > slack && extent(mark.points, 'y') > slack;
}

/** Whether the tool takes another mark besides these. */
export function hasRoom(marks: readonly Mark[]): boolean {
  const { strokes = [], boxes = [] } = markInput(marks);
  return strokes.length + MOST_LINES <= MOST_STROKES && boxes.length < MOST_BOXES;
}

/** The marks as input of magic_erase. */
export function markInput(marks: readonly Mark[]): MarkInput {
  const strokes = marks.flatMap((mark) =>
    mark.kind === 'brush' ? brushStrokes(mark) : mark.kind === 'loop' ? filled(mark.points) : [],
  );
  const boxes = marks.flatMap((mark) => (mark.kind === 'box' ? [boxOf(mark.from, mark.to)] : []));
  return { ...(strokes.length > 0 ? { strokes } : {}), ...(boxes.length > 0 ? { boxes } : {}) };
}

export function boxOf(from: Point, to: Point): { x: number; y: number; width: number; height: number } {
  return {
    x: px(Math.min(from.x, to.x)),
    y: px(Math.min(from.y, to.y)),
    width: Math.max(1, px(Math.abs(to.x - from.x))),
    height: Math.max(1, px(Math.abs(to.y - from.y))),
  };
}

type Stroke = NonNullable<MarkInput['strokes']>[number];

function brushStrokes({ points, size }: Extract<Mark, { kind: 'brush' }>): Stroke[] {
  const strokes: Stroke[] = [];
  // Pieces share a point, so that nothing between them is left out.
  for (let from = 0; from < points.length; from += MOST_POINTS - 1) {
    const piece = points.slice(from, from + MOST_POINTS);
    if (from === 0 || piece.length > 1)
      strokes.push({
        size: Math.min(SIZES.max, Math.max(SIZES.min, px(size))),
        points: piece.map(({ x, y }) => [px(x), px(y)]),
      });
  }
  return strokes;
}

/** The inside of a closed line as strokes from side to side: the ends of each are on the line. */
function filled(points: readonly Point[]): Stroke[] {
  let lines = Math.max(1, Math.min(MOST_LINES, Math.round(extent(points, 'y') / LEAST_LINE)));
  for (;;) {
    const strokes = hatched(points, lines);
    if (strokes.length <= MOST_LINES || lines === 1) return strokes.slice(0, MOST_LINES);
    // A winding line needs several strokes side by side: fewer and wider ones.
    lines = Math.max(1, Math.min(lines - 1, Math.floor((lines * MOST_LINES) / strokes.length)));
  }
}

function hatched(points: readonly Point[], lines: number): Stroke[] {
  const top = Math.min(...points.map(({ y }) => y));
  const step = extent(points, 'y') / lines;
  const size = Math.min(SIZES.max, Math.max(SIZES.min, px(step * 1.25)));
  return Array.from({ length: lines }, (_, line) => top + (line + 0.5) * step).flatMap((y) => {
    const crossings = points
      .flatMap((from, index) => {
        const to = points[(index + 1) % points.length] as Point;
        return from.y <= y === to.y <= y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
      })
      .sort((a, b) => a - b);
    return Array.from({ length: crossings.length >> 1 }, (_, pair): Stroke => {
      const [left, right] = [crossings[pair * 2] as number, crossings[pair * 2 + 1] as number];
      const inset = Math.min(step / 2, (right - left) / 2);
      return {
        size,
        points: [
          [px(left + inset), px(y)],
          [px(right - inset), px(y)],
        ],
      };
    });
  });
}

const px = (value: number): number => Math.round(value * 10) / 10;

function extent(points: readonly Point[], axis: 'x' | 'y'): number {
  const values = points.map((point) => point[axis]);
  return Math.max(...values) - Math.min(...values);
}
