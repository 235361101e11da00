/** What is marked for erasing, in the picture's own px, with undo and redo. Pure. */
import { MARK_LIMITS, type MagicEraseInput } from '#app/services/generations/kinds/magic-erase-input.ts';
import type { Place, Size } from '../repair/zoom-view.ts';

export type Mark =
  | { kind: 'stroke'; size: number; points: readonly Place[] }
  /** Closed: a box or a lasso. */
  | { kind: 'outline'; points: readonly Place[] };

export interface Marks {
  done: readonly Mark[];
  undone: readonly Mark[];
}

export const NO_MARKS: Marks = { done: [], undone: [] };

export const marked = ({ done }: Marks, mark: Mark): Marks => ({ done: [...done, mark], undone: [] });

export function unmarked(marks: Marks): Marks {
  const last = marks.done.at(-1);
  return last ? { done: marks.done.slice(0, -1), undone: [...marks.undone, last] } : marks;
}

export function remarked(marks: Marks): Marks {
  const next = marks.undone.at(-1);
  return next ? { done: [...marks.done, next], undone: marks.undone.slice(0, -1) } : marks;
}

/** All removed in one step, which undo reverts mark by mark. */
export const cleared = ({ done, undone }: Marks): Marks => ({ done: [], undone: [...undone, ...done.toReversed()] });

export function boxBetween(from: Place, to: Place): Mark {
  return { kind: 'outline', points: [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }] };
}

/** A point is kept if it is far enough from the last one to matter, px. */
export function withPlace(points: readonly Place[], at: Place, least: number): readonly Place[] {
  const last = points.at(-1);
  return last && Math.hypot(at.x - last.x, at.y - last.y) < least ? points : [...points, at];
}

/** Whether a mark is more than accidental and touches the picture. */
export function counts(mark: Mark, { width, height }: Size): boolean {
  const [xs, ys] = [mark.points.map(({ x }) => x), mark.points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = mark.kind === 'stroke' ? mark.size / 2 : 0;
  if (mark.kind === 'outline' && (mark.points.length < 3 || right - left < 2 || bottom - top < 2)) return false;
  return right + room > 0 && bottom + room > 0 && left - room < width && top - room < height;
}

/** In the server's format. Long strokes are split, with the shared point in both. */
export function regionOf({ done }: Pick<Marks, 'done'>): MagicEraseInput['region'] {
  const px = ({ x, y }: Place): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  const most = MARK_LIMITS.points;
  const strokes = done.flatMap((mark) => {
    if (mark.kind !== 'stroke') return [];
    const parts: { size: number; points: [number, number][] }[] = [];
    for (let from = 0; from === 0 || from < mark.points.length - 1; from += most - 1)
      parts.push({ size: Math.round(mark.size * 10) / 10, points: mark.points.slice(from, from + most).map(px) });
    return parts;
  });
  const outlines = done.flatMap((mark) => (mark.kind === 'outline' ? [thinned(mark.points, most).map(px)] : []));
  return { outlines, strokes };
}

/** Marks equivalent to a region. */
export function marksOf({ outlines, strokes }: MagicEraseInput['region']): Marks {
  const placeOf = ([x, y]: readonly [number, number]): Place => ({ x, y });
  return {
    done: [
      ...strokes.map(({ size, points }): Mark => ({ kind: 'stroke', size, points: points.map(placeOf) })),
      ...outlines.map((points): Mark => ({ kind: 'outline', points: points.map(placeOf) })),
    ],
    undone: [],
  };
}

/** Every nth point, so that at most `most` remain. */
function thinned(points: readonly Place[], most: number): readonly Place[] {
  if (points.length <= most) return points;
  const every = Math.ceil(points.length / most);
  return points.filter((_, index) => index % every === 0);
}

/** The default brush for a picture, and its minimum and maximum, px of the picture. */
export function brushSizes({ width, height }: Size): { least: number; first: number; most: number } {
  const side = Math.min(width, height);
  return {
    least: Math.max(2, Math.round(side * 0.004)),
    first: Math.round(side * 0.06),
    most: Math.round(side * 0.35),
  };
}
