/** What follows dragged handles: nothing moves by itself, what is dragged lands there, one earring leaves the other alone. */
import { expect, test } from 'vitest';
import type { Sheet } from '#design/warp/mesh.ts';
import { divided, drawDragged, multiplied, pieceOf, withPlaces, type WornPiece } from './drag-warp.ts';

const sheet = (width: number, height: number): Sheet => ({ width, height, data: new Uint8Array(width * height * 4) });

/** Opaque dots of three px on nothing, at places of the photo; the piece lies at 20, 10 and is half as fine as the photo. */
function dotted(...dots: readonly [number, number][]): WornPiece {
  const made = sheet(80, 80);
  for (const [x, y] of dots) {
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) made.data.set([200, 100, 50, 255], ((Math.round((y - 10) / 2) + dy) * 80 + Math.round((x - 20) / 2) + dx) * 4);
  }
  return { sheet: made, x: 20, y: 10, width: 160, height: 160 };
}

const alphaAt = ({ width, data }: Sheet, x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;

test('stays where it is while nothing is dragged, and goes where it is dragged to', () => {
  const piece = dotted([60, 60], [140, 60], [60, 140], [140, 140]);
  const before = [{ id: 'a.shoulder', x: 60, y: 60 }, { id: 'b.shoulder', x: 140, y: 60 }, { id: 'a.hem', x: 60, y: 140 }, { id: 'b.hem', x: 140, y: 140 }];
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
  const before = [{ id: 'earring.a', x: 60, y: 60 }, { id: 'earring.a.low', x: 60, y: 90 }, { id: 'earring.b', x: 140, y: 60 }, { id: 'earring.b.low', x: 140, y: 90 }];
  const target = sheet(100, 100);
  drawDragged(piece, before, withPlaces(before, { 'earring.b': { x: 160, y: 80 }, 'earring.b.low': { x: 160, y: 110 } }), target, 0.5);
  expect([alphaAt(target, 30, 30) > 200, alphaAt(target, 80, 40) > 200, alphaAt(target, 70, 30) < 20]).toEqual([true, true, true]);
  expect(before.map(({ id }) => pieceOf(id))).toEqual(['earring.a', 'earring.a', 'earring.b', 'earring.b']);
});

test('colours come back from alpha', () => {
  const data = Uint8ClampedArray.from([200, 100, 50, 128, 9, 9, 9, 255, 9, 9, 9, 0]);
  multiplied(data);
  expect([...data.slice(0, 4), ...data.slice(8)]).toEqual([100, 50, 25, 128, 0, 0, 0, 0]);
  divided(data);
  expect([...data.slice(0, 8)]).toEqual([199, 100, 50, 128, 9, 9, 9, 255]);
});
