/** Enlarging: closer to the truth than a plain kernel, without halos, new colors or enlarged blocks. */
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../pixels/pixels.ts';
import { createFloatPlane, CUBIC, scaled } from '../pixels/float-plane.ts';
import { blockinessOf, deblocked } from './deblock.ts';
import { upscalePixels } from './upscale.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

function paint(width: number, height: number, at: Paint): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(at(x, y).map(Math.round), (y * width + x) * 3);
  return { width, height, channels: 3, data };
}

/** The picture at another size by a plain cubic kernel. */
function plainly(picture: Pixels, width: number, height: number): Pixels {
  const result: Pixels = { width, height, channels: 3, data: new Uint8Array(width * height * 3) };
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = createFloatPlane(picture.width, picture.height);
    for (let at = 0; at < plane.data.length; at += 1) plane.data[at] = picture.data[at * 3 + channel] as number;
    const made = scaled(plane, width, height, CUBIC);
    for (let at = 0; at < made.data.length; at += 1)
      result.data[at * 3 + channel] = Math.min(255, Math.max(0, Math.round(made.data[at] as number)));
  }
  return result;
}

function squares(one: Pixels, two: Pixels): number {
  return one.data.reduce((sum, value, at) => sum + (value - (two.data[at] as number)) ** 2, 0) / one.data.length;
}

const soft = (edge: number) => Math.min(1, Math.max(0, edge + 0.5));
const disc: Paint = (x, y) => {
  const inside = soft(70 - Math.hypot(x - 128, y - 120)) + soft(6 - Math.abs(x * 0.6 - y + 90));
  return [40 + 180 * Math.min(1, inside), 80 + 60 * Math.min(1, inside), 160 - 120 * Math.min(1, inside)];
};

describe('enlarging', () => {
  it('comes nearer to the truth than a plain kernel', () => {
    const truth = paint(256, 256, disc);
    const small = plainly(truth, 64, 64);
    const ours = upscalePixels(small, 4);
    expect([ours.width, ours.height]).toEqual([256, 256]);
    expect(squares(ours, truth)).toBeLessThan(0.8 * squares(plainly(small, 256, 256), truth));
  });

  it('keeps every value within those around it, so that edges have no halos and greys stay grey', () => {
    const small = paint(40, 40, (x) => (x < 20 ? [30, 30, 30] : [220, 220, 220]));
    const { data } = upscalePixels(small, 4);
    expect(Math.min(...data)).toBeGreaterThanOrEqual(30 - 21);
    expect(Math.max(...data)).toBeLessThanOrEqual(220 + 21);
    for (let at = 0; at < data.length; at += 3) expect([data[at + 1], data[at + 2]]).toEqual([data[at], data[at]]);
    const flat = upscalePixels(
      paint(30, 20, () => [12, 200, 77]),
      4,
    );
    for (let at = 0; at < flat.data.length; at += 3) expect([...flat.data.subarray(at, at + 3)]).toEqual([12, 200, 77]);
  });

  it('shows no seams between tiles', () => {
    const slope: Paint = (x, y) => [x / 3, y / 2, (x + y) / 4];
    const large = upscalePixels(paint(420, 230, slope), 2);
    for (let y = 8; y < 452; y += 1) {
      for (const x of [383, 384, 767, 768])
        expect(
          Math.abs((large.data[(y * 840 + x) * 3] as number) - (large.data[(y * 840 + x - 1) * 3] as number)),
        ).toBeLessThanOrEqual(1);
    }
  });

  it('takes any size and sixteenths of factors', () => {
    for (const [width, height, factor] of [
      [8, 9, 4],
      [201, 13, 1.5],
      [17, 200, 2.5625],
    ] as const) {
      const made = upscalePixels(
        paint(width, height, (x, y) => [x, y, 99]),
        factor,
      );
      expect([made.width, made.height]).toEqual([Math.round(width * factor), Math.round(height * factor)]);
      expect(made.data.at(-1)).toBe(99);
    }
  });
});

describe('blocks', () => {
  it('are found and smoothed where they are the encoder’s, and left where they are the picture’s', () => {
    const blocky = paint(96, 96, (x, y) => {
      const value = 120 + 5 * Math.sin((x >> 3) * 2.1 + (y >> 3) * 1.7) + (x % 3);
      return [value, value, value];
    });
    expect(blockinessOf(blocky)).toBeGreaterThan(1.5);
    const smooth = deblocked(blocky);
    expect(blockinessOf(smooth)).toBeLessThan(blockinessOf(blocky));
    const clean = paint(96, 96, (x, y) => [x * 2, y * 2, 100]);
    expect(deblocked(clean)).toBe(clean);
    // A strong edge on the grid stays.
    const edge = paint(96, 96, (x, y) => (x < 48 ? [20, 20, 20 + (y % 2)] : [200, 200, 200]));
    expect(deblocked({ ...edge, data: edge.data.slice() }).data).toEqual(edge.data);
  });
});
