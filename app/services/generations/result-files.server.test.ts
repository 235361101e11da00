/** Results as files: names that don't collide, a background below transparency, an archive that other programs open. */
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { distinctNames, resultFile, zipOf } from './result-files.server.ts';

const bytesOf = async (stream: ReadableStream<Uint8Array>) => new Uint8Array(await new Response(stream).arrayBuffer());

test('files of one name get numbers, whatever the case', () => {
  expect(distinctNames(['a.png', 'A.png', 'a.png', 'b', 'b', 'a (2).png'])).toEqual([
    'a.png',
    'A (2).png',
    'a (3).png',
    'b',
    'b (2)',
    'a (2) (2).png',
  ]);
});

test('an archive has every file that is still there', async () => {
  const parts = { 'one.png': new Uint8Array([1, 2, 3]), 'zwei ö.png': new Uint8Array(300_000).fill(7) };
  const zip = await bytesOf(
    zipOf([
      ...Object.entries(parts).map(([name, bytes]) => ({ name, make: () => Promise.resolve(bytes) })),
      { name: 'gone.png', make: () => Promise.resolve(null) },
    ]),
  );
  expect(unzipSync(zip)).toEqual(parts);
});

test('an archive ends with the error of a file that can’t be read', async () => {
  await expect(bytesOf(zipOf([{ name: 'a', make: () => Promise.reject(new Error('disk')) }]))).rejects.toThrow('disk');
});

test('a background fills what is see-through', async () => {
  const half = await sharp({
    create: { width: 20, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const variation = { asset: 'a', name: 'Shoe cutout.png', width: 20, height: 10, mime: 'image/png' };
  const assets = { bytes: async (id: string) => (id === 'a' ? new Uint8Array(half) : null) };
  expect(await resultFile(variation, null, assets)).toMatchObject({ name: 'Shoe cutout.png', mime: 'image/png' });
  const file = await resultFile(variation, '#ff0000', assets);
  expect(file).toMatchObject({ name: 'Shoe cutout.jpg', mime: 'image/jpeg' });
  const { data, info } = await sharp(file!.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.channels, data[0]! > 250, data[1]! < 5]).toEqual([3, true, true]);
  expect(await resultFile({ ...variation, asset: 'b' }, null, assets)).toBeNull();
});
