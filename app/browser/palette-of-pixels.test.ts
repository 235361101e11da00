/** The colors of a picture, on pictures with known colors. */
import { describe, expect, it } from 'vitest';
import { flatColorsOfPixels, paletteOfPixels } from './palette-of-pixels.ts';

const pixels = (...parts: readonly (readonly [count: number, r: number, g: number, b: number, a?: number])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, r, g, b, a = 255]) => Array.from({ length: count }, () => [r, g, b, a]).flat()),
  );

describe('the palette of a picture', () => {
  it('has the colors that are there, most pixels first', () => {
    expect(paletteOfPixels(pixels([60, 244, 80, 47], [30, 15, 107, 102], [10, 255, 255, 255]), 6)).toEqual([
      '#f4502f',
      '#0f6b66',
      '#ffffff',
    ]);
  });

  it('leaves out what is transparent', () => {
    expect(paletteOfPixels(pixels([90, 0, 0, 0, 0], [10, 200, 30, 30]), 6)).toEqual(['#c81e1e']);
    expect(paletteOfPixels(pixels([10, 1, 2, 3, 0]), 6)).toEqual([]);
  });

  it('shows shades that look the same only once', () => {
    const shades = Array.from({ length: 40 }, (_, index) => [1, 100 + (index % 10), 100, 100] as const);
    expect(paletteOfPixels(pixels(...shades), 6)).toHaveLength(1);
  });

  it('has no more than were asked for', () => {
    const rainbow = Array.from(
      { length: 125 },
      (_, index) => [3, (index % 5) * 60, (Math.floor(index / 5) % 5) * 60, Math.floor(index / 25) * 60] as const,
    );
    expect(paletteOfPixels(pixels(...rainbow), 6)).toHaveLength(6);
  });
});

describe('flat colors', () => {
  it('are those that are there, not their mixture at an edge', () => {
    const data = pixels([60, 15, 107, 102], [38, 244, 80, 47], [1, 130, 94, 75], [40, 15, 107, 102, 120]);
    expect(flatColorsOfPixels(data, 8)).toEqual(['#0f6b66', '#f4502f']);
    expect(flatColorsOfPixels(data, 1)).toEqual(['#0f6b66']);
  });

  it('are told apart as eyes do', () => {
    expect(flatColorsOfPixels(pixels([50, 15, 107, 102], [40, 17, 108, 104]), 8)).toEqual(['#0f6b66']);
    expect(flatColorsOfPixels(new Uint8ClampedArray(16), 8)).toEqual([]);
  });
});
