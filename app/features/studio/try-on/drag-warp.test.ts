/**
 * What follows dragged handles: nothing moves by itself, what is dragged ends there, one earring doesn't affect the
 * other.
 */
import { expect, test } from 'vitest';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { garmentWarp } from '#app/engines/warp/garment-warp.ts';
import { distance, type Point } from '#app/engines/warp/person.ts';
import {
  divided,
  drawDragged,
  multiplied,
  pieceOf,
  withPlaces,
  type HandlePlace,
  type WornPiece,
} from './drag-warp.ts';

const sheet = (width: number, height: number): Sheet => ({ width, height, data: new Uint8Array(width * height * 4) });

/**
 * Opaque dots of three px on transparency, at points of the photo; the piece is at 20, 10 and has half the photo's
 * resolution.
 */
function dotted(...dots: readonly [number, number][]): WornPiece {
  const made = sheet(80, 80);
  for (const [x, y] of dots) {
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1)
        made.data.set([200, 100, 50, 255], ((Math.round((y - 10) / 2) + dy) * 80 + Math.round((x - 20) / 2) + dx) * 4);
  }
  return { sheet: made, x: 20, y: 10, width: 160, height: 160 };
}

const alphaAt = ({ width, data }: Sheet, x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;

test('stays where it is while nothing is dragged, and goes where it is dragged to', () => {
  const piece = dotted([60, 60], [140, 60], [60, 140], [140, 140]);
  const before = [
    { id: 'a.shoulder', x: 60, y: 60 },
    { id: 'b.shoulder', x: 140, y: 60 },
    { id: 'a.hem', x: 60, y: 140 },
    { id: 'b.hem', x: 140, y: 140 },
  ];
  const target = sheet(100, 100);
  drawDragged(piece, before, before, target, 0.5);
  for (const { x, y } of before) expect(alphaAt(target, x / 2, y / 2)).toBeGreaterThan(200);
  drawDragged(piece, before, withPlaces(before, { 'b.hem': { x: 180, y: 160 } }), target, 0.5);
  expect(alphaAt(target, 90, 80)).toBeGreaterThan(150);
  expect(alphaAt(target, 70, 70)).toBeLessThan(60);
  expect(alphaAt(target, 30, 30)).toBeGreaterThan(200);
});

test('one earring leaves the other alone', () => {
  const piece = dotted([60, 60], [140, 60]);
  const before = [
    { id: 'earring.a', x: 60, y: 60 },
    { id: 'earring.a.low', x: 60, y: 90 },
    { id: 'earring.b', x: 140, y: 60 },
    { id: 'earring.b.low', x: 140, y: 90 },
  ];
  const target = sheet(100, 100);
  drawDragged(
    piece,
    before,
    withPlaces(before, { 'earring.b': { x: 160, y: 80 }, 'earring.b.low': { x: 160, y: 110 } }),
    target,
    0.5,
  );
  expect([alphaAt(target, 30, 30) > 200, alphaAt(target, 80, 40) > 200, alphaAt(target, 70, 30) < 20]).toEqual([
    true,
    true,
    true,
  ]);
  expect(before.map(({ id }) => pieceOf(id))).toEqual(['earring.a', 'earring.a', 'earring.b', 'earring.b']);
});

test('colors come back from alpha', () => {
  const data = Uint8ClampedArray.from([200, 100, 50, 128, 9, 9, 9, 255, 9, 9, 9, 0]);
  multiplied(data);
  expect([...data.slice(0, 4), ...data.slice(8)]).toEqual([100, 50, 25, 128, 0, 0, 0, 0]);
  divided(data);
  expect([...data.slice(0, 8)]).toEqual([199, 100, 50, 128, 9, 9, 9, 255]);
});

/** A long-sleeved top: its points laid flat, and as worn; side b's arm is bent. */
const OWN: Record<string, Point> = {
  collar: { x: 230, y: 40 },
  shoulder: { x: 270, y: 60 },
  armpit: { x: 270, y: 140 },
  cuffOuter: { x: 370, y: 300 },
  cuffInner: { x: 336, y: 312 },
  elbowOuter: { x: 320, y: 180 },
  elbowInner: { x: 303, y: 226 },
  flank: { x: 270, y: 320 },
  hem: { x: 270, y: 360 },
};
const BENT: Record<string, Point> = {
  elbowOuter: { x: 360, y: 148 },
  elbowInner: { x: 352, y: 192 },
  cuffOuter: { x: 390, y: 40 },
  cuffInner: { x: 426, y: 48 },
};
const worn: HandlePlace[] = (['a', 'b'] as const).flatMap((side) =>
  Object.entries(OWN).map(([name, own]) => {
    const mirrored = ({ x, y }: Point): Point => (side === 'b' ? { x, y } : { x: 400 - x, y });
    return { id: `${side}.${name}`, from: mirrored(own), ...mirrored(side === 'b' ? (BENT[name] ?? own) : own) };
  }),
);
const laidBy = (places: readonly HandlePlace[]) =>
  garmentWarp(places.flatMap(({ id, from, x, y }) => (from ? [{ id, from, to: { x, y } }] : [])));

/** The center of what is visible near a point. */
function seenAt({ width, height, data }: Sheet, { x, y }: Point): Point {
  let [sum, right, down] = [0, 0, 0];
  for (let row = Math.max(0, Math.floor(y) - 14); row < Math.min(height, y + 14); row += 1) {
    for (let column = Math.max(0, Math.floor(x) - 14); column < Math.min(width, x + 14); column += 1) {
      const alpha = data[(row * width + column) * 4 + 3] ?? 0;
      sum += alpha;
      right += alpha * (column + 0.5);
      down += alpha * (row + 0.5);
    }
  }
  return sum === 0 ? { x: 0, y: 0 } : { x: right / sum, y: down / sum };
}

test.each([
  ['b.cuffOuter', { x: 24, y: -20 }],
  ['b.elbowOuter', { x: 20, y: 16 }],
  ['b.hem', { x: 18, y: 24 }],
] as const)('%s: shows the garment where it will lie when it is saved', (id, by) => {
  const handle = worn.find((one) => one.id === id) as HandlePlace;
  const after = withPlaces(worn, { [id]: { x: handle.x + by.x, y: handle.y + by.y } });
  const [now, then] = [laidBy(worn), laidBy(after)];
  // Of the forearm, the upper arm and the flank.
  const points: Point[] = [
    { x: 340, y: 270 },
    { x: 300, y: 170 },
    { x: 250, y: 300 },
  ];
  const off = (places: readonly HandlePlace[]) =>
    points.map((point) => {
      const at = now(point);
      const made = sheet(500, 440);
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1)
          made.data.set([255, 255, 255, 255], ((Math.round(at.y - 0.5) + dy) * 500 + Math.round(at.x - 0.5) + dx) * 4);
      const target = sheet(500, 440);
      drawDragged(
        { sheet: made, x: 0, y: 0, width: 500, height: 440 },
        places,
        withPlaces(places, { [id]: { x: handle.x + by.x, y: handle.y + by.y } }),
        target,
        1,
      );
      return distance(seenAt(target, then(point)), then(point));
    });
  const [exact, plate] = [off(worn), off(worn.map(({ id: name, x, y }) => ({ id: name, x, y })))];
  expect(Math.max(...exact)).toBeLessThan(1.2);
  expect(Math.max(...exact)).toBeLessThan(Math.max(...plate));
});
