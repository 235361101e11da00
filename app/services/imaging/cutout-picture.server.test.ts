/** Cutouts as displayed: along a soft edge the subject's own colors show, in a separate file and on a page alike. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { preparedPicture } from '#design/fabric/paint/prepared-picture.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, type PaintTools } from '#design/fabric/paint/tools.ts';
import { decodePicture } from '#app/services/rendering/decode.ts';
import { nodeSurfaces } from '#app/services/rendering/fabric-node.ts';
import { cutoutPicture } from './cutout-picture.server.ts';

const SIDE = 100;
const png = (pixel: (x: number) => [number, number, number, number]) =>
  sharp(
    Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => pixel(Math.floor(at / 4) % SIDE)[at % 4] as number),
    { raw: { width: SIDE, height: SIDE, channels: 4 } },
  )
    .png()
    .toBuffer()
    .then((file) => new Uint8Array(file));

/** A red object on the left, white on the right, half of each between 40 and 60. */
const soft = (x: number) => x >= 40 && x < 60;
const files = async () => ({
  picture: await png((x) => (x < 40 ? [200, 0, 0, 255] : soft(x) ? [228, 128, 128, 255] : [255, 255, 255, 255])),
  mask: await png((x) => [0, 0, 0, x < 40 ? 255 : soft(x) ? 128 : 0]),
  colours: await png((x) => (x >= 40 && x < 64 ? [200, 0, 0, 255] : [0, 0, 0, 0])),
});

test('a file of its own has the subject’s colors along its edge', async () => {
  const { picture, mask, colours } = await files();
  const data = await sharp(await cutoutPicture(picture, mask, colours))
    .raw()
    .toBuffer();
  const at = (x: number) => [...data.subarray((50 * SIDE + x) * 4, (50 * SIDE + x) * 4 + 4)];
  expect([at(10), at(50), at(80)[3]]).toEqual([[200, 0, 0, 255], [200, 0, 0, 128], 0]);
  const plain = await sharp(await cutoutPicture(picture, mask, null))
    .raw()
    .toBuffer();
  expect([...plain.subarray((50 * SIDE + 50) * 4, (50 * SIDE + 50) * 4 + 4)]).toEqual([228, 128, 128, 128]);
});

test('on a page too; and where a brush restores, the picture is as it was', async () => {
  const { picture, mask, colours } = await files();
  const [shown, alpha, edge] = await Promise.all([picture, mask, colours].map((bytes) => decodePicture(bytes, SIDE)));
  if (!shown || !alpha || !edge) throw new Error('A picture is missing');
  const id = 'a'.repeat(64);
  const restored = { id: 's', mode: 'restore' as const, size: 30, hardness: 1, points: [[50, 80] as [number, number]] };
  const layer = createImageLayer({
    id: 'p',
    parent: 'page',
    order: 'a0',
    asset: id,
    x: 0,
    y: 0,
    width: SIDE,
    height: SIDE,
    mask: { asset: 'b'.repeat(64), colours: 'c'.repeat(64), strokes: [restored] },
  });
  const tools: PaintTools = {
    ...nodeSurfaces,
    pictureState: () => ({ status: 'loading' }),
    picture: () => null,
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const surface = preparedPicture(layer, { picture: shown, mask: alpha, colours: edge }, 1, tools, new PaintMemory());
  const pixel = (x: number, y: number) => [...contextOf(surface).getImageData(x, y, 1, 1).data];
  expect(pixel(10, 20)).toEqual([200, 0, 0, 255]);
  const [red, green, , share] = pixel(50, 20);
  expect([Math.abs((red as number) - 200) < 4, (green as number) < 4, share]).toEqual([true, true, 128]);
  expect(pixel(50, 80)).toEqual([228, 128, 128, 255]);
});
