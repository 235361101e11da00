/** Kinds of garments by drawn outlines, and sleeves laid alongside the body. */
import { expect, test } from 'vitest';
import { kindsSeen } from './garment-kind.ts';
import { hasClearSleeves, topPoints } from './garment-points.ts';
import type { Silhouette } from './person.ts';

const [WIDTH, HEIGHT] = [240, 360];

/** Filled where a test says so, inside a frame. */
function drawn(inside: (x: number, y: number) => boolean): Silhouette {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 2; y < HEIGHT - 2; y += 1)
    for (let x = 2; x < WIDTH - 2; x += 1) if (inside(x, y)) data[y * WIDTH + x] = 255;
  return { width: WIDTH, height: HEIGHT, data };
}
/** Distance from the middle. */
const off = (x: number) => Math.abs(x - WIDTH / 2);
const neck = (x: number, y: number) => off(x) < 24 && y < 34;
const shirt = (hem: number) =>
  drawn(
    (x, y) =>
      y > 20 &&
      y < hem &&
      !neck(x, y) &&
      (off(x) < 50 || (off(x) < 100 && y - 20 > (off(x) - 50) * 0.5 && y < 90 + (off(x) - 50) * 0.2)),
  );

test('a shirt is a top, a long one a dress', () => {
  expect(kindsSeen(shirt(170))).toEqual(['top']);
  expect(kindsSeen(shirt(340))).toEqual(['full']);
});

test('two legs are trousers, a flaring piece with a neckline a dress, one without may be a skirt', () => {
  expect(kindsSeen(drawn((x, y) => y > 10 && y < 350 && off(x) < 60 && (y < 110 || off(x) > 8)))[0]).toBe('bottom');
  const flare = (y: number) => 30 + Math.max(0, y - 120) * 0.45;
  expect(kindsSeen(drawn((x, y) => y > 20 && y < 320 && off(x) < flare(y) && !(off(x) < 18 && y < 60)))).toEqual([
    'full',
  ]);
  expect(kindsSeen(drawn((x, y) => y > 60 && y < 320 && off(x) < 30 + (y - 60) * 0.32))).toContain('bottom');
});

/** A jumper whose sleeves lie straight down beside it, `gap` px apart from it. */
const jumper = (gap: number) =>
  drawn(
    (x, y) =>
      y > 20 &&
      y < 220 &&
      !neck(x, y) &&
      off(x) < 40 + Math.min(50, (y - 20) * 1.4) &&
      !(y > 90 && off(x) > 56 && off(x) < 56 + gap),
  );

test('a sleeve beside the body is found by the gap, one that lies on it is not taken for clear', () => {
  const found = topPoints(jumper(6), 'top');
  expect(found && hasClearSleeves(found)).toBe(true);
  expect(found?.a.armpit.y).toBeGreaterThan(85);
  expect(found?.a.armpit.y).toBeLessThan(110);
  expect(found?.a.hem.x).toBeGreaterThan(WIDTH / 2 - 60);
  expect(found?.a.cuff?.outer.x).toBeLessThan(WIDTH / 2 - 85);
  const lying = topPoints(jumper(0), 'top');
  expect(lying === null || lying.a.cuff === null || !hasClearSleeves(lying) || lying.a.armpit.y > 150).toBe(true);
});
