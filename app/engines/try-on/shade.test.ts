/** The body's light on a garment. */
import { expect, test } from 'vitest';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { shadeByPhoto } from './shade.ts';

const SIZE = 120;
const flat = (value: (x: number, y: number) => number): Sheet => ({
  width: SIZE,
  height: SIZE,
  data: Uint8Array.from({ length: SIZE * SIZE * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : value((at >> 2) % SIZE, Math.floor((at >> 2) / SIZE)),
  ),
});

test('falls on it as it falls on the body, and less of it where the garment hangs free', () => {
  // Two dark places on the body, one high, one low.
  const photo = () => flat((x, y) => (Math.hypot(x - 60, y - 30) < 9 || Math.hypot(x - 60, y - 90) < 9 ? 40 : 150));
  const garment = flat(() => 180);
  shadeByPhoto(garment, photo(), null, null, 100, ({ y }) => (y > 60 ? 0.2 : 1));
  const at = (x: number, y: number) => garment.data[(y * SIZE + x) * 4] as number;
  expect(at(60, 30)).toBeLessThan(150);
  expect(at(60, 90)).toBeGreaterThan(158);
  expect(at(60, 90)).toBeLessThan(180);
});

test('does not show where a light top ends and dark trousers begin, but does in soft shade', () => {
  const column = (photo: Sheet) => {
    const garment = flat(() => 180);
    shadeByPhoto(garment, photo, null, null, 100);
    return Array.from({ length: SIZE }, (_, y) => garment.data[(y * SIZE + 60) * 4] as number);
  };
  const worn = column(flat((_, y) => (y < 60 ? 220 : 30)));
  expect(Math.max(...worn) - Math.min(...worn)).toBeLessThan(6);
  const shaded = column(flat((_, y) => 220 - 1.5 * y));
  expect(Math.max(...shaded) - Math.min(...shaded)).toBeGreaterThan(20);
});
