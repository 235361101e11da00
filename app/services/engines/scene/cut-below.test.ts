/**
 * Subjects that are cut off by their photograph's edge: detected, and put on the page's border, so that the cut is
 * invisible.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findScene } from '#app/engines/scenes/catalogue.ts';
import { readCutout, renderLayers } from './scene-engine.ts';

const SIZE = 60;
const CROP = { x: 0, y: 0, width: 1, height: 1 };

/** PNG of a brown block over columns 15 to 44, between two rows. */
async function blockBetween(top: number, bottom: number): Promise<Uint8Array> {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (let y = top; y < bottom; y += 1)
    for (let x = 15; x < 45; x += 1) data.set([150, 90, 60, 255], (y * SIZE + x) * 4);
  return new Uint8Array(
    await sharp(data, { raw: { width: SIZE, height: SIZE, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

test('is cut below: what touches the lower border and leaves room above', async () => {
  const isCut = async (top: number, bottom: number) =>
    (await readCutout({ picture: await blockBetween(top, bottom), mask: null, crop: CROP })).isCut;
  expect(await isCut(12, SIZE)).toBe(true);
  // It is fully inside the picture.
  expect(await isCut(12, 52)).toBe(false);
  // The picture was trimmed to it.
  expect(await isCut(0, SIZE)).toBe(false);
});

test.each(['snow-light', 'peach-podium'])(
  '%s: it reaches the page’s lower border in every picture, without a stand',
  async (id) => {
    const description = findScene(id);
    if (!description) throw new Error(id);
    for (const variation of [0, 2]) {
      const {
        product: { box },
        height,
      } = await renderLayers(
        {
          picture: await blockBetween(12, SIZE),
          mask: null,
          crop: CROP,
          description,
          width: 96,
          height: 72,
          seed: 1,
          variation,
          quality: 'preview',
          metres: 0.6,
        },
        () => undefined,
      );
      expect(box.top + box.height).toBe(height);
      expect(box.top).toBeGreaterThan(0);
    }
  },
);
