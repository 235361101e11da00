/** Marks: undone and redone, kept only if they mean something, sent in the server's format. */
import { expect, test } from 'vitest';
import { magicEraseInput } from '#app/services/generations/kinds/magic-erase-input.ts';
import {
  boxBetween,
  brushSizes,
  cleared,
  counts,
  marked,
  NO_MARKS,
  regionOf,
  remarked,
  unmarked,
  withPlace,
  type Mark,
} from './marks.ts';

const stroke = (count: number, size = 20): Mark => ({
  kind: 'stroke',
  size,
  points: Array.from({ length: count }, (_, index) => ({ x: index * 3, y: 10 })),
});
const picture = { width: 400, height: 300 };

test('undo, redo, and a new mark that forgets what was undone', () => {
  const two = marked(marked(NO_MARKS, stroke(1)), stroke(2));
  expect(remarked(unmarked(two))).toEqual(two);
  expect(remarked(marked(unmarked(two), stroke(3))).done).toHaveLength(2);
  expect([unmarked(NO_MARKS), remarked(NO_MARKS)]).toEqual([NO_MARKS, NO_MARKS]);
  expect(remarked(remarked(cleared(two)))).toEqual(two);
});

test('a slip of the hand is no mark, nor what lies beside the picture', () => {
  expect(counts(boxBetween({ x: 10, y: 10 }, { x: 11, y: 80 }), picture)).toBe(false);
  expect(counts(boxBetween({ x: 90, y: 80 }, { x: 10, y: 10 }), picture)).toBe(true);
  expect(counts(boxBetween({ x: 410, y: 10 }, { x: 450, y: 80 }), picture)).toBe(false);
  expect(counts({ kind: 'stroke', size: 30, points: [{ x: -10, y: 50 }] }, picture)).toBe(true);
  expect(counts({ kind: 'stroke', size: 10, points: [{ x: -10, y: 50 }] }, picture)).toBe(false);
});

test('places that are too near are left out', () => {
  expect(withPlace([{ x: 0, y: 0 }], { x: 1, y: 1 }, 2)).toHaveLength(1);
  expect(withPlace([{ x: 0, y: 0 }], { x: 2, y: 2 }, 2)).toHaveLength(2);
});

test('what is sent is within the limits, however long the hand was at it', () => {
  const lasso: Mark = { kind: 'outline', points: stroke(9_000).points };
  const region = regionOf({ done: [stroke(4_500), lasso, stroke(1)] });
  expect(region.strokes.map(({ points }) => points.length)).toEqual([2_000, 2_000, 502, 1]);
  expect(region.strokes[0]?.points.at(-1)).toEqual(region.strokes[1]?.points[0]);
  expect(region.outlines[0]?.length).toBeLessThanOrEqual(2_000);
  expect(magicEraseInput.safeParse({ asset: 'a'.repeat(64), region }).success).toBe(true);
});

test('brushes follow the picture', () => {
  expect(brushSizes({ width: 4000, height: 3000 })).toEqual({ least: 12, first: 180, most: 1050 });
});
