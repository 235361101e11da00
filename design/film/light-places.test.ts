/**
 * Finds where dark words are readable on photos: on light, even backgrounds, not on dark, busy or half covered ones;
 * and films whose words follow that.
 */
import { expect, test } from 'vitest';
import { contrast, INK, PAPER } from '../layout/contrast.ts';
import { isLightBackground, lightPlacesOf } from './light-places.ts';

const ROWS = 20;

/** Grey rows, 0 to 255, as pixels with this many channels. */
function rows(channels: 3 | 4, greyOf: (row: number, column: number) => number): Uint8Array {
  const pixels = new Uint8Array(ROWS * ROWS * channels).fill(255);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < ROWS; column += 1)
      pixels.fill(greyOf(row, column), (row * ROWS + column) * channels, (row * ROWS + column) * channels + 3);
  }
  return pixels;
}

test('top and foot are looked at each by itself, with and without alpha', () => {
  for (const channels of [3, 4] as const) {
    expect(
      lightPlacesOf(
        rows(channels, (row) => (row < 10 ? 240 : 30)),
        ROWS,
        channels,
      ),
    ).toEqual({ top: true, foot: false });
    expect(
      lightPlacesOf(
        rows(channels, (row) => (row < 10 ? 90 : 210)),
        ROWS,
        channels,
      ),
    ).toEqual({ top: false, foot: true });
    // The middle is next to both.
    expect(
      lightPlacesOf(
        rows(channels, (row) => (row >= 8 && row < 12 ? 0 : 235)),
        ROWS,
        channels,
      ),
    ).toEqual({ top: true, foot: true });
  }
});

test('busy backgrounds are none, a foot or a shadow on a light one does no harm', () => {
  expect(
    lightPlacesOf(
      rows(3, (_, column) => (column % 2 === 0 ? 255 : 110)),
      ROWS,
      3,
    ),
  ).toEqual({ top: false, foot: false });
  expect(
    lightPlacesOf(
      rows(3, (row, column) => (row < 14 && column > 4 && column < 8 ? 150 : 240)),
      ROWS,
      3,
    ).foot,
  ).toBe(true);
});

test('the darkest background that counts as light takes ink better than paper', () => {
  const greys = Array.from({ length: 256 }, (_, grey) => `#${grey.toString(16).padStart(2, '0').repeat(3)}`);
  const darkest = greys.find((color) => isLightBackground({ color, spread: 0 })) ?? PAPER;
  expect(contrast(INK, darkest)).toBeGreaterThan(8);
  expect(contrast(PAPER, darkest)).toBeLessThan(3);
});
