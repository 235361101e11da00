/** Flattened masks: strokes are where they were painted, and inverted is inverted. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MaskStroke } from '#design/document/layers.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import { flattenMask } from './flatten-mask.server.ts';

const picture: AssetInfo = {
  id: 'a'.repeat(64),
  mime: 'image/png',
  width: 200,
  height: 100,
  bytes: 1,
  name: 'shoe.png',
};
const stroke: MaskStroke = {
  id: 's1',
  mode: 'erase',
  size: 20,
  hardness: 1,
  points: [
    [50, 50],
    [150, 50],
  ],
};

/** Stores in memory. */
function memoryAssets() {
  const kept = new Map<string, Uint8Array>();
  const assets: AssetsPort = {
    info: async (id) => (id === picture.id ? picture : null),
    bytes: async (id) => kept.get(id) ?? null,
    async store(bytes, mime, name) {
      const id = String(kept.size).repeat(64);
      kept.set(id, bytes);
      const { width, height } = await sharp(bytes).metadata();
      return { id, mime, name, width, height, bytes: bytes.length };
    },
  };
  const alphaAt = async (id: string, x: number, y: number) =>
    (await sharp(kept.get(id)).extractChannel('alpha').raw().toBuffer())[y * picture.width + x];
  return { assets, alphaAt };
}

test('erases where strokes were painted, and keeps the rest', async () => {
  const { assets, alphaAt } = memoryAssets();
  const made = await flattenMask(assets, picture.id, { asset: null, strokes: [stroke] }, false);
  expect(made).toMatchObject({ mime: 'image/png', width: 200, height: 100, name: 'shoe mask.png' });
  expect(await alphaAt(made!.id, 100, 50)).toBe(0);
  expect(await alphaAt(made!.id, 100, 70)).toBe(255);
  // On top of that one, restored in its center and inverted.
  const next = await flattenMask(
    assets,
    picture.id,
    { asset: made!.id, strokes: [{ ...stroke, mode: 'restore', points: [[100, 50]] }] },
    true,
  );
  expect(await alphaAt(next!.id, 100, 50)).toBe(0);
  expect(await alphaAt(next!.id, 60, 50)).toBe(255);
  expect(await alphaAt(next!.id, 100, 90)).toBe(0);
});

test('knows only the user’s own pictures and masks', async () => {
  const { assets } = memoryAssets();
  expect(await flattenMask(assets, 'f'.repeat(64), null, true)).toBeNull();
  expect(await flattenMask(assets, picture.id, { asset: 'e'.repeat(64), strokes: [] }, false)).toBeNull();
});
