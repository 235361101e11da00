/** Gaps that a cutout closed beside a body: opened where the ground shows, and nothing else is. */
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { openGaps } from './open-gaps.ts';

const [WIDTH, HEIGHT] = [300, 320];
type Color = readonly [number, number, number];
const CLOTH: Color = [40, 110, 170];
const GROUND: Color = [235, 180, 200];

/** A long-sleeved top laid down, its sleeves along the body: what is drawn on it, in px. */
function laid(drawn: (x: number, y: number) => Color | null): { garment: Sheet; photo: Sheet } {
  const sheet = (): Sheet => ({ width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 4) });
  const [garment, photo] = [sheet(), sheet()];
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const at = (y * WIDTH + x) * 4;
      const isIn = x > 50 && x < 250 && y > 40 && y < 280;
      const color = isIn ? (drawn(x, y) ?? CLOTH) : GROUND;
      photo.data.set([...color, 255], at);
      if (isIn) garment.data.set([...color, 255], at);
    }
  }
  return { garment, photo };
}
const alphaAt = ({ data }: Sheet, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];
const shadowed = GROUND.map((value) => value * 0.7) as unknown as Color;
/** Slivers between sleeves and body. */
const inGap = (x: number, y: number) => y > 120 && y < 270 && (Math.abs(x - 92) < 3 || Math.abs(x - 208) < 3);

describe('a gap beside the body', () => {
  test.each([
    ['as light as the ground', GROUND],
    ['in the cloth’s shadow', shadowed],
  ])('is opened, %s', (_how, color) => {
    const { garment, photo } = laid((x, y) => (inGap(x, y) ? color : null));
    openGaps(garment, photo);
    for (const y of [140, 200, 260]) expect([92, 208].map((x) => alphaAt(garment, x, y))).toEqual([0, 0]);
    for (const x of [70, 110, 150, 190, 230]) expect(alphaAt(garment, x, 200)).toBe(255);
  });
});

describe('what is no gap stays', () => {
  test.each([
    ['a print in the middle', (x: number, y: number) => Math.abs(x - 150) < 20 && y > 100 && y < 260],
    ['stripes across', (_x: number, y: number) => y % 30 < 8],
    ['a pocket', (x: number, y: number) => Math.abs(x - 200) < 22 && y > 200 && y < 245],
    ['a button', (x: number, y: number) => Math.hypot(x - 92, y - 220) < 5],
    ['a light yoke', (_x: number, y: number) => y < 90],
  ])('%s in the ground’s color', (_what, isDrawn) => {
    const { garment, photo } = laid((x, y) => (isDrawn(x, y) ? GROUND : null));
    const before = garment.data.slice();
    openGaps(garment, photo);
    expect(garment.data).toEqual(before);
  });

  test('cloth in the ground’s own color', () => {
    const { garment, photo } = laid((x, y) => (inGap(x, y) ? [200, 150, 170] : GROUND));
    const before = garment.data.slice();
    openGaps(garment, photo);
    expect(garment.data).toEqual(before);
  });
});
