/** The distance between a garment's edge and the body's outline, on rectangles where it is known. */
import { expect, test } from 'vitest';
import type { Handle } from '../../app/engines/warp/hang.ts';
import type { Point, Silhouette } from '../../app/engines/warp/person.ts';
import { edgeMisses, edgeReport } from './garment-edges.ts';

const [WIDTH, HEIGHT] = [200, 220];
const block = (left: number, right: number): Silhouette => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    at % WIDTH >= left && at % WIDTH < right && Math.floor(at / WIDTH) >= 20 && at < WIDTH * 200 ? 255 : 0,
  ),
});
/** A vest from 60 to 140, laid flat as cut, `moved` px to the right. */
const handles = (moved: number): Handle[] =>
  (
    [
      ['a.armpit', { x: 60, y: 40 }],
      ['a.hem', { x: 60, y: 199 }],
      ['b.armpit', { x: 139, y: 40 }],
      ['b.hem', { x: 139, y: 199 }],
    ] as [string, Point][]
  ).map(([id, from]) => ({ id, from, to: { x: from.x + moved, y: from.y } }));

test('is the ease all around, in px', () => {
  const misses = edgeMisses({
    piece: block(60, 140),
    handles: handles(0),
    body: block(66, 134),
    torso: 100,
    isFlaring: false,
  });
  const report = edgeReport(misses);
  expect(report.mean).toBeCloseTo(6, 1);
  expect(report.p95).toBeCloseTo(6, 1);
  expect(report.bare).toBe(0);
  expect(misses.every(({ part, off }) => part === 'torso' && off > 0)).toBe(true);
});

test('tells where the body shows beside it, and leaves out what lies before the body', () => {
  const shifted = edgeMisses({
    piece: block(60, 140),
    handles: handles(8),
    body: block(60, 140),
    torso: 100,
    isFlaring: false,
  });
  expect(edgeReport(shifted).bare).toBeCloseTo(0.5, 1);
  expect(
    edgeMisses({ piece: block(60, 140), handles: handles(0), body: block(20, 180), torso: 100, isFlaring: false }),
  ).toEqual([]);
});
