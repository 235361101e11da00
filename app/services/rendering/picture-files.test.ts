/** PNG, JPEG and WebP assembled from strips: the same pixels as from one piece, at any size. */
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createEncoder } from './encode.ts';
import type { PictureFormat } from '#tools/contract/ports/rendering-port.ts';

/** Waves, edges, flat areas and noise: something for every filter. */
function pixelsOf(width: number, height: number, alphaAt: (x: number, y: number) => number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = alphaAt(x, y);
      const at = (y * width + x) * 4;
      const colors = [128 + 120 * Math.sin(x / 9), y % 32 < 16 ? 250 : 20, (x * 7919 + y * 104_729) % 251];
      colors.forEach((color, channel) => (pixels[at + channel] = Math.round((color * alpha) / 255)));
      pixels[at + 3] = alpha;
    }
  }
  return pixels;
}

async function encode(
  format: PictureFormat,
  pixels: Buffer,
  width: number,
  height: number,
  rows: number,
  alpha: boolean,
  quality = 85,
): Promise<Uint8Array> {
  const encoder = createEncoder(format, { width, height, quality, alpha });
  for (let top = 0; top < height; top += rows) {
    const count = Math.min(rows, height - top);
    encoder.add({ pixels: pixels.subarray(top * width * 4, (top + count) * width * 4), height: count });
  }
  return encoder.finish();
}

const raw = (file: Uint8Array) => sharp(file).raw().toBuffer({ resolveWithObject: true });

describe('PNG', () => {
  it('keeps every pixel of opaque pictures, whatever the strips', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 70 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 100 }),
        async (width, height, rows) => {
          const pixels = pixelsOf(width, height, () => 255);
          const { data, info } = await raw(await encode('png', pixels, width, height, rows, false));
          expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
          for (let pixel = 0; pixel < width * height; pixel += 1)
            for (let channel = 0; channel < 3; channel += 1)
              if (data[pixel * 3 + channel] !== pixels[pixel * 4 + channel]) throw new Error(`pixel ${pixel} differs`);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps transparency and gives colors back as they were before they were multiplied', async () => {
    const pixels = pixelsOf(60, 50, (x, y) => (x < 20 ? 0 : y < 25 ? 255 : 100));
    const { data, info } = await raw(await encode('png', pixels, 60, 50, 16, true));
    expect(info.channels).toBe(4);
    for (let at = 0; at < pixels.length; at += 4) {
      const alpha = pixels[at + 3]!;
      expect(data[at + 3]).toBe(alpha);
      if (alpha > 0) expect(Math.abs(data[at]! - (pixels[at]! * 255) / alpha)).toBeLessThanOrEqual(0.51);
    }
  });
});

describe('JPEG', () => {
  it.each([
    [85, 37, 100],
    [95, 64, 33],
    [60, 100, 70],
    [90, 7, 500],
  ])('at quality %i decodes to the pixels of a single encoder (%i × %i)', async (quality, width, height) => {
    const pixels = pixelsOf(width, height, () => 255);
    const whole = await encode('jpg', pixels, width, height, height, false, quality);
    const strips = await encode('jpg', pixels, width, height, 16, false, quality);
    expect(await sharp(strips, { failOn: 'warning' }).metadata()).toMatchObject({
      format: 'jpeg',
      width,
      height,
      isProgressive: false,
      chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0',
    });
    expect(Buffer.compare((await raw(strips)).data, (await raw(whole)).data)).toBe(0);
    const usual = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .jpeg({ quality, chromaSubsampling: quality >= 90 ? '4:4:4' : '4:2:0' })
      .toBuffer();
    expect(Buffer.compare((await raw(whole)).data, (await raw(usual)).data)).toBe(0);
  });
});

describe('WebP', () => {
  it.each([true, false])('does not depend on the strips (alpha: %s)', async (alpha) => {
    const pixels = pixelsOf(61, 90, (x) => (alpha && x < 30 ? 90 : 255));
    const [one, several] = await Promise.all([90, 16].map((rows) => encode('webp', pixels, 61, 90, rows, alpha)));
    expect(Buffer.compare(one!, several!)).toBe(0);
    expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 61, height: 90, hasAlpha: alpha });
  });
});
