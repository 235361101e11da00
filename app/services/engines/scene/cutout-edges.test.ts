/**
 * Where a cutout's colors come from: the picture inside, the stored colors of the subject along its soft edge, the
 * picture again where a stroke restored it.
 */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readCutout } from './scene-engine.ts';

const SIZE = 40;
const CROP = { x: 0, y: 0, width: 1, height: 1 };

/** PNG of what `pixel` gives for each column; all rows are the same. */
async function columns(pixel: (x: number) => readonly [number, number, number, number]): Promise<Uint8Array> {
  const data = Uint8Array.from(Array.from({ length: SIZE * SIZE }, (_, at) => pixel(at % SIZE)).flat());
  return new Uint8Array(
    await sharp(data, { raw: { width: SIZE, height: SIZE, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

/**
 * A blue object left of column 20 on a lawn; from 20 to 24 its edge is half transparent, and the picture is green
 * there.
 */
const picture = () => columns((x) => (x < 20 ? [20, 30, 220, 255] : [30, 190, 40, 255]));
const alphaAt = (x: number) => (x < 20 ? 255 : x < 25 ? 128 : 0);
const mask = () => columns((x) => [0, 0, 0, alphaAt(x)]);
/** Its own color along that edge is another blue than inside, which no estimate from within would find. */
const colours = () => columns((x) => (x >= 20 && x < 25 ? [150, 90, 200, 255] : [0, 0, 0, 0]));

const at = ({ width, data }: { width: number; data: Uint8Array }, x: number) => [
  ...data.subarray((10 * width + x) * 4, (10 * width + x) * 4 + 4),
];

test('the subject’s own colors stand along a soft edge, with the alpha of the mask', async () => {
  const cutout = await readCutout({
    picture: await picture(),
    mask: await mask(),
    edge: { colours: await colours(), before: null },
    crop: CROP,
  });
  expect(cutout.width).toBe(25);
  expect(at(cutout, 5)).toEqual([20, 30, 220, 255]);
  expect(at(cutout, 22)).toEqual([150, 90, 200, 128]);
  // Far from the certain parts, the picture's green would remain without them.
  const without = await readCutout({ picture: await picture(), mask: await mask(), crop: CROP });
  expect(at(without, 23)[1]).toBeGreaterThan(150);
});

test('they follow the part of the picture that shows', async () => {
  const cutout = await readCutout({
    picture: await picture(),
    mask: await mask(),
    edge: { colours: await colours(), before: null },
    crop: { x: 0.25, y: 0, width: 0.75, height: 1 },
  });
  expect(cutout.width).toBe(15);
  expect(at(cutout, 12)).toEqual([150, 90, 200, 128]);
});

test('where a stroke restored the picture, it is as it was', async () => {
  const restored = await columns((x) => [0, 0, 0, x >= 22 && x < 25 ? 255 : alphaAt(x)]);
  const cutout = await readCutout({
    picture: await picture(),
    mask: restored,
    edge: { colours: await colours(), before: await mask() },
    crop: CROP,
  });
  expect(at(cutout, 20)).toEqual([150, 90, 200, 128]);
  expect(at(cutout, 23)).toEqual([30, 190, 40, 255]);
});
