/** Growing a canvas: the picture keeps its place, and the new area continues its surroundings. */
import { describe, expect, it } from 'vitest';
import type { Mask, Pixels } from '../pixels/pixels.ts';
import { expandPixels } from './expand.ts';

function paint(width: number, height: number, at: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) data.set(at(x, y), (y * width + x) * 3);
  return { width, height, channels: 3, data };
}

const stripes = (x: number) => (x % 20 < 10 ? [210, 200, 180] : [120, 90, 60]);

describe('a larger canvas', () => {
  it('keeps the picture, and continues with stripes on both sides', () => {
    const truth = paint(240, 120, stripes);
    const picture = paint(160, 120, (x) => stripes(x + 40));
    const made = expandPixels(picture, { left: 40, right: 40, top: 0, bottom: 0 });
    expect([made.width, made.height]).toEqual([240, 120]);
    for (let y = 0; y < 120; y += 1)
      expect(made.data.subarray((y * 240 + 44) * 3, (y * 240 + 196) * 3)).toEqual(
        picture.data.subarray((y * 160 + 4) * 3, (y * 160 + 156) * 3),
      );
    const off =
      made.data.reduce((sum, value, at) => sum + Math.abs(value - (truth.data[at] as number)), 0) / (80 * 120 * 3);
    expect(off).toBeLessThan(12);
  });

  it('continues with a floor below and a wall above', () => {
    const picture = paint(150, 150, (_, y) => (y < 80 ? [200, 205, 210] : [110, 80, 60]));
    const made = expandPixels(picture, { left: 0, right: 0, top: 40, bottom: 40 });
    for (let x = 0; x < 150; x += 10) {
      expect(made.data[(5 * 150 + x) * 3 + 2]).toBeGreaterThan(190);
      expect(made.data[(225 * 150 + x) * 3 + 2]).toBeLessThan(80);
    }
  });

  it('does not repeat what stands in the middle', () => {
    const inside = (x: number, y: number) => Math.hypot(x - 60, y - 75) < 40;
    const picture = paint(150, 150, (x, y) => (inside(x, y) ? [220, 30, 40] : [190, 195, 200]));
    const subject: Mask = {
      width: 150,
      height: 150,
      data: Uint8Array.from({ length: 22500 }, (_, at) => (inside(at % 150, Math.floor(at / 150)) ? 1 : 0)),
    };
    const made = expandPixels(picture, { left: 60, right: 60, top: 0, bottom: 0 }, { subject });
    for (let y = 0; y < 150; y += 1)
      for (const x of [0, 20, 40, 230, 260]) expect(made.data[(y * 270 + x) * 3 + 1]).toBeGreaterThan(120);
  });
});
