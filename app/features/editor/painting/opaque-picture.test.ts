/** Which files' first bytes show that all their pixels are opaque. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isOpaqueFile } from './opaque-picture.ts';

const picture = (channels: 3 | 4) =>
  sharp({
    create: { width: 9, height: 7, channels, background: { r: 200, g: 30, b: 60, alpha: channels === 4 ? 0.5 : 1 } },
  });
const fileOf = async (image: Sharp): Promise<Blob> => new Blob([new Uint8Array(await image.toBuffer())]);

describe('telling opaque files', () => {
  it.each([
    ['JPEG', () => picture(3).jpeg()],
    ['PNG', () => picture(3).png()],
    ['PNG with a palette', () => picture(3).png({ palette: true })],
    ['WebP', () => picture(3).webp()],
    ['WebP without loss', () => picture(3).webp({ lossless: true })],
    [
      'WebP with notes',
      () =>
        picture(3)
          .webp()
          .withExif({ IFD0: { Copyright: 'nobody' } }),
    ],
  ])('a %s without alpha is opaque', async (_, make) => {
    expect(await isOpaqueFile(await fileOf(make()))).toBe(true);
  });

  it.each([
    ['PNG', () => picture(4).png()],
    ['PNG with a palette', () => picture(4).png({ palette: true })],
    ['WebP', () => picture(4).webp()],
    ['WebP without loss', () => picture(4).webp({ lossless: true })],
    ['GIF, of which nothing is known', () => picture(3).gif()],
  ])('a see-through %s is not', async (_, make) => {
    expect(await isOpaqueFile(await fileOf(make()))).toBe(false);
  });

  it('nothing is known of an empty file', async () => {
    expect(await isOpaqueFile(new Blob([]))).toBe(false);
  });
});
