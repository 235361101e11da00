/** Focal points: near what is prominent, in the center of a cutout, none for what is no picture. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { landscape } from '#tests/visual/scene-pictures.ts';
import { focalPointOf } from './focal-point.ts';

const drawn = async (inside: string) =>
  new Uint8Array(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">${inside}</svg>`))
      .png()
      .toBuffer(),
  );

test('lies near what stands out, whatever the picture’s shape', async () => {
  for (const [width, height] of [
    [900, 600],
    [300, 900],
    [500, 500],
  ] as const) {
    const focus = await focalPointOf((await landscape(width, height)).bytes, false);
    // The sun is at 0.68, 0.42.
    expect(focus!.x).toBeGreaterThan(0.55);
    expect(focus!.x).toBeLessThan(0.78);
    expect(focus!.y).toBeGreaterThan(0.3);
    expect(focus!.y).toBeLessThan(0.62);
  }
});

test('lies in the middle of a cutout', async () => {
  const focus = await focalPointOf(await drawn('<circle cx="120" cy="200" r="60" fill="#c33"/>'), true);
  expect(focus!.x).toBeCloseTo(0.2, 1);
  expect(focus!.y).toBeCloseTo(0.67, 1);
});

test('is not known of what is empty or no picture', async () => {
  expect(await focalPointOf(await drawn(''), true)).toBeNull();
  expect(await focalPointOf(new Uint8Array([1, 2, 3]), false)).toBeNull();
});
