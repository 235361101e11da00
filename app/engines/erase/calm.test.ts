/** Calming a fill: a stain goes, texture stays, and so does everything outside. */
import { describe, expect, it } from 'vitest';
import { createPixels, type Mask } from '../pixels/pixels.ts';
import { calmFill } from './calm.ts';

const SIDE = 240;

/** A wall that gets lighter to the right, with a hole in the middle that was filled with stripes, `stain` darker. */
function stained(stain: number) {
  const picture = createPixels(SIDE, SIDE, 3);
  const filled: Mask = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE) };
  const wall = (x: number) => 120 + (80 * x) / SIDE;
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const inside = Math.hypot(x - SIDE / 2, y - SIDE / 2) < SIDE / 4;
      const value = wall(x) + (inside ? -stain : 0) + (x % 2 === 0 ? 6 : -6);
      picture.data.fill(value, (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
      if (inside) filled.data[y * SIDE + x] = 1;
    }
  return { picture, filled, wall };
}

describe('calming a fill', () => {
  it('takes a stain out, as far as the edge of the hole, and keeps its texture', () => {
    const { picture, filled, wall } = stained(50);
    calmFill(picture, filled);
    const at = (x: number, y: number) => picture.data[(y * SIDE + x) * 3] as number;
    for (const x of [62, 70, 90, 120, 150, 176]) {
      const pair = (at(x, SIDE / 2) + at(x + 1, SIDE / 2)) / 2;
      expect(Math.abs(pair - wall(x))).toBeLessThan(7);
      expect(Math.abs(at(x, SIDE / 2) - at(x + 1, SIDE / 2))).toBeGreaterThan(8);
    }
  });

  it('changes nothing outside the hole, nor a fill that is right already', () => {
    const { picture, filled } = stained(50);
    const before = Uint8Array.from(picture.data);
    calmFill(picture, filled);
    expect([...before.keys()].every((n) => filled.data[Math.floor(n / 3)] || picture.data[n] === before[n])).toBe(true);
    const right = stained(0);
    const own = Uint8Array.from(right.picture.data);
    calmFill(right.picture, right.filled);
    const most = own.reduce((more, value, n) => Math.max(more, Math.abs(value - (right.picture.data[n] as number))), 0);
    expect(most).toBeLessThan(12);
  });
});
