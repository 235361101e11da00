/** Photographs that are damaged or unusual: what browsers show is taken, as they show it; the rest is refused in words. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { normalisePicture } from './normalise.ts';

const [WIDTH, HEIGHT] = [320, 200];
const files: Record<string, Buffer> = {};

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};
const upTo = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

function chunk(type: string, data: Buffer): Buffer {
  const all = Buffer.alloc(12 + data.length);
  all.writeUInt32BE(data.length, 0);
  all.write(type, 4, 'latin1');
  data.copy(all, 8);
  all.writeUInt32BE(crc32(all.subarray(4, 8 + data.length)), 8 + data.length);
  return all;
}

/** A bitmap of 24 bits a pixel, from the bottom up. */
function bitmapOf(rgb: Buffer): Buffer {
  const row = WIDTH * 3;
  const all = Buffer.alloc(54 + row * HEIGHT);
  all.write('BM');
  all.writeUInt32LE(all.length, 2);
  all.writeUInt32LE(54, 10);
  all.writeUInt32LE(40, 14);
  all.writeInt32LE(WIDTH, 18);
  all.writeInt32LE(HEIGHT, 22);
  all.writeUInt16LE(1, 26);
  all.writeUInt16LE(24, 28);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1)
      for (let band = 0; band < 3; band += 1)
        all[54 + (HEIGHT - 1 - y) * row + x * 3 + band] = rgb[(y * WIDTH + x) * 3 + 2 - band] ?? 0;
  return all;
}

function iconOf(png: Buffer, side: number): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  const rgb = await sharp(picture).removeAlpha().raw().toBuffer();
  const jpeg = await sharp(picture).jpeg().toBuffer();
  // Both frames of one size, below each other.
  const frames = await sharp(Buffer.concat([rgb, rgb.map((value) => 255 - value)]), {
    raw: { width: WIDTH, height: HEIGHT * 2, channels: 3, pageHeight: HEIGHT },
  })
    .webp({ loop: 0 })
    .toBuffer();
  const webp = await sharp(picture).webp().toBuffer();
  const [, afterHead] = [picture.subarray(0, 33), picture.subarray(33)];
  Object.assign(files, {
    jpeg,
    'a JPEG without its end': jpeg.subarray(0, -2),
    'a JPEG with other things behind it': Buffer.concat([jpeg, Buffer.alloc(500, 7)]),
    'a JPEG with wrong data': changed(jpeg, (copy) => {
      for (let at = 0; at < 6; at += 1) copy[Math.floor(copy.length / 2) + at * 37] = 0x5a;
    }),
    'a JPEG with a marker out of place': changed(jpeg, (copy) => copy.set([0xff, 0xd3], Math.floor(copy.length * 0.6))),
    'a JPEG in CMYK': await sharp(picture).toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG with a broken profile': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe2, 0, 32]),
      Buffer.from('ICC_PROFILE\0\u0001\u0001broken'.padEnd(30, '\0'), 'latin1'),
      jpeg.subarray(2),
    ]),
    'a JPEG with broken EXIF': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0, 32]),
      Buffer.from('Exif\0\0MM\0*\0\0\0\u00ff\0\u0009'.padEnd(30, '\0'), 'latin1'),
      jpeg.subarray(2),
    ]),
    'a PNG without its end': picture.subarray(0, -12),
    'a PNG with a wrong sum': changed(picture, (copy) => {
      const at = copy.indexOf('IDAT');
      const sum = at + 4 + copy.readUInt32BE(at - 4);
      copy[sum] = (copy[sum] ?? 0) ^ 255;
    }),
    'a PNG with a broken profile': Buffer.concat([
      picture.subarray(0, 33),
      chunk('iCCP', Buffer.from('x\0\0no zlib')),
      afterHead,
    ]),
    'a PNG of 16 bits': await sharp(picture).toColourspace('rgb16').png().toBuffer(),
    'an animated PNG': Buffer.concat([
      picture.subarray(0, 33),
      chunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
      afterHead,
    ]),
    'a WebP with other things behind it': Buffer.concat([webp, Buffer.from('zzzz')]),
    'an animated WebP': frames,
    'an animated GIF': await sharp(frames, { animated: true }).gif().toBuffer(),
    'a GIF without its end': (await sharp(picture).gif().toBuffer()).subarray(0, -1),
    'an AVIF': await sharp(picture).avif().toBuffer(),
    'a bitmap': bitmapOf(rgb),
    'a bitmap that says no length': changed(bitmapOf(rgb), (copy) => copy.writeUInt32LE(0, 2)),
    'half a JPEG': upTo(jpeg, 0.5),
    'most of a progressive JPEG': upTo(await sharp(picture).jpeg({ progressive: true }).toBuffer(), 0.8),
    'half a PNG': upTo(picture, 0.5),
    'half a GIF': upTo(await sharp(picture).gif().toBuffer(), 0.5),
    'the beginning of a JPEG': upTo(jpeg, 0.06),
    'half a WebP': upTo(webp, 0.5),
    'half an AVIF': upTo(await sharp(picture).avif().toBuffer(), 0.5),
    'an icon': iconOf(await sharp(picture).resize(64, 64).png().toBuffer(), 64),
    'a bitmap that claims too much': changed(bitmapOf(rgb), (copy) => {
      copy.writeInt32LE(30_000, 18);
      copy.writeInt32LE(30_000, 22);
    }),
  });
}, 60_000);

const fileOf = (called: string): Buffer => files[called] ?? Buffer.alloc(0);

describe('taken whole', () => {
  test.each([
    'a JPEG without its end',
    'a JPEG with other things behind it',
    'a JPEG with wrong data',
    'a JPEG with a marker out of place',
    'a JPEG in CMYK',
    'a JPEG with a broken profile',
    'a JPEG with broken EXIF',
    'a PNG without its end',
    'a PNG with a wrong sum',
    'a PNG with a broken profile',
    'a PNG of 16 bits',
    'an animated PNG',
    'a WebP with other things behind it',
    'an animated WebP',
    'an animated GIF',
    'a GIF without its end',
    'an AVIF',
    'a bitmap',
    'a bitmap that says no length',
  ])('%s', async (called) => {
    const { width, height, bytes } = await normalisePicture(fileOf(called));
    expect({ width, height }).toEqual({ width: WIDTH, height: HEIGHT });
    // What is stored has nothing wrong with it.
    await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  });

  it('of an icon its picture', async () => {
    expect(await normalisePicture(fileOf('an icon'))).toMatchObject({ mime: 'image/png', width: 64, height: 64 });
  });

  it('with the colours of the picture', async () => {
    const mean = async (bytes: Uint8Array) =>
      (await sharp(bytes).flatten().stats()).channels.slice(0, 3).map((band) => band.mean);
    const right = await mean(fileOf('jpeg'));
    for (const called of ['a bitmap', 'a PNG with a wrong sum', 'a JPEG without its end'])
      for (const [band, value] of (await mean((await normalisePicture(fileOf(called))).bytes)).entries())
        expect(Math.abs(value - (right[band] ?? 0)), called).toBeLessThan(3);
  });
});

test.each(['half a JPEG', 'half a PNG', 'half a GIF', 'most of a progressive JPEG'])(
  'of %s what is there',
  async (called) => {
    const { width, height, bytes } = await normalisePicture(fileOf(called));
    expect(width).toBe(WIDTH);
    expect(height).toBeGreaterThan(HEIGHT * 0.3);
    expect(height).toBeLessThanOrEqual(HEIGHT);
    await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  },
);

test.each([
  ['the beginning of a JPEG', 'file_incomplete'],
  ['half a WebP', 'file_damaged'],
  ['half an AVIF', 'file_damaged'],
  ['a bitmap that claims too much', 'picture_too_large'],
])('%s is refused: %s', async (called, code) => {
  await expect(normalisePicture(fileOf(called))).rejects.toMatchObject({ code });
});
