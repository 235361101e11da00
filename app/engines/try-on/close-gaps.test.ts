/** Gaps in a garment through which a body would show. */
import { expect, test } from 'vitest';
import { closeGaps } from './close-gaps.ts';

const [WIDTH, HEIGHT] = [100, 60];
/** Red cloth everywhere except in two gaps from 20 down: one 6 px wide at 30, one 20 px wide at 60. */
function garment() {
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  const isGap = (x: number, y: number) => y >= 20 && (Math.abs(x - 30) < 3 || Math.abs(x - 70) < 10);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    if (!isGap(at % WIDTH, Math.floor(at / WIDTH))) data.set([200, 40, 30, 255], at * 4);
  return { width: WIDTH, height: HEIGHT, data };
}
const body = () => new Uint8Array(WIDTH * HEIGHT).fill(255);
const alphaAt = (sheet: ReturnType<typeof garment>, x: number, y: number) => sheet.data[(y * WIDTH + x) * 4 + 3];

test('are closed with a fold near where the notch ends, and stay open farther away or where they are wide', () => {
  const sheet = garment();
  closeGaps(
    sheet,
    body(),
    [
      { x: 30, y: 20 },
      { x: 70, y: 20 },
    ],
    80,
  );
  for (let y = 20; y < 40; y += 1) for (let x = 28; x < 33; x += 1) expect(alphaAt(sheet, x, y)).toBe(255);
  const fold = sheet.data[(30 * WIDTH + 30) * 4] as number;
  expect(fold).toBeGreaterThan(130);
  expect(fold).toBeLessThan(195);
  expect([alphaAt(sheet, 30, 55), alphaAt(sheet, 70, 30)]).toEqual([0, 0]);
});

test('show the background, but right below the notch', () => {
  const [sheet, person] = [garment(), body()];
  for (let y = 0; y < HEIGHT; y += 1) person[y * WIDTH + 30] = 0;
  closeGaps(sheet, person, [{ x: 30, y: 20 }], 80);
  expect(alphaAt(sheet, 30, 25), 'cloth hangs over it right below the notch').toBe(255);
  expect(alphaAt(sheet, 30, 34)).toBe(0);
});
