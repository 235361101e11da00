/** Edges of cut pieces, and labels in collars: the photo's background and paper go, the cloth stays. */
import { expect, test } from 'vitest';
import type { TopPoints, TopSide } from '#app/engines/warp/garment-points.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { cleanEdge, dropSpecks } from './clean-edge.ts';
import { hideLabel } from './hide-label.ts';

const SIZE = 120;
type Color = readonly [number, number, number];

function cloth(colorAt: (x: number, y: number) => Color): Sheet {
  const sheet: Sheet = { width: SIZE, height: SIZE, data: new Uint8Array(SIZE * SIZE * 4) };
  for (let y = 10; y < SIZE - 10; y += 1)
    for (let x = 10; x < SIZE - 10; x += 1) sheet.data.set([...colorAt(x, y), 255], (y * SIZE + x) * 4);
  return sheet;
}
const at = ({ data }: Sheet, x: number, y: number) => [...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 4)];
const [WHITE, PINK]: Color[] = [
  [230, 230, 235],
  [190, 40, 110],
];

test('a rim in the background’s color takes that of the cloth, and specks go', () => {
  const piece = cloth((x) => (x === 10 ? (PINK as Color) : (WHITE as Color)));
  piece.data.set([...(PINK as Color), 255], (4 * SIZE + 4) * 4);
  dropSpecks(piece);
  cleanEdge(piece);
  expect(at(piece, 10, 60)).toEqual([...(WHITE as Color), 255]);
  expect(at(piece, 4, 4)).toEqual([0, 0, 0, 0]);
  expect(at(piece, 60, 60)).toEqual([...(WHITE as Color), 255]);
});

const side = (x: number): TopSide => ({
  collar: { x, y: 12 },
  shoulder: { x, y: 16 },
  armpit: { x, y: 50 },
  cuff: null,
  hem: { x, y: 100 },
  slope: [],
  sleeve: [],
});
const POINTS: TopPoints = { kind: 'top', a: side(25), b: side(95), neck: { x: 60, y: 14 }, waist: null };
const isLabel = (x: number, y: number) => Math.abs(x - 60) < 5 && y > 16 && y < 30;

test('a label in a plain collar is painted over', () => {
  const shirt = cloth((x, y) => (isLabel(x, y) ? (WHITE as Color) : (PINK as Color)));
  hideLabel(shirt, POINTS);
  expect(at(shirt, 60, 22)).toEqual([...(PINK as Color), 255]);
});

test('a stripe and a pattern there stay', () => {
  for (const isLight of [
    (_: number, y: number) => y > 20 && y < 26,
    (x: number, y: number) => ((x >> 2) + (y >> 2)) % 2 === 0,
  ]) {
    const shirt = cloth((x, y) => (isLight(x, y) ? (WHITE as Color) : (PINK as Color)));
    const before = [...shirt.data];
    hideLabel(shirt, POINTS);
    expect([...shirt.data]).toEqual(before);
  }
});
