/**
 * Uploads: what is accepted, what is refused, what is left of a photo, and who sees it. Pictures are made here by
 * sharp.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#app/services/database/database.server.ts';
import { openEmbeddedIn } from '#tests/fixtures/databases.ts';
import { createDiskStorage } from '#app/services/storage/disk-storage.server.ts';
import type { Storage } from '#app/services/storage/storage.ts';
import { createAssets, type Assets } from './assets.server.ts';
import { inspectHere } from '#app/services/inspection/inspection-handlers.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';

let folder: string;
let database: Database;
let storage: Storage;
let assets: Assets;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blend-assets-'));
  database = await openEmbeddedIn(folder);
  storage = createDiskStorage(join(folder, 'assets'));
  assets = createAssets({ prisma: database.prisma, storage, inspect: inspectHere });
  for (const id of ['ada', 'grace'])
    await database.prisma.user.create({ data: { id, name: id, email: `${id}@example.com` } });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const canvas = (width: number, height: number, color = '#f4502f') =>
  sharp({ create: { width, height, channels: 3, background: color } });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: { code?: string }) => error.code ?? String(error),
  );
/** A marker that would reveal leftover metadata. */
const secret = 'Somewhere 12, Hometown';
const withGps = { IFD0: { Copyright: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };

describe('what is taken', () => {
  test.each([
    ['png', () => canvas(40, 30).png(), 'image/png'],
    ['jpeg', () => canvas(40, 30).jpeg(), 'image/jpeg'],
    ['webp', () => canvas(40, 30).webp(), 'image/webp'],
    ['avif', () => canvas(40, 30).avif(), 'image/webp'],
    ['gif', () => canvas(40, 30).gif(), 'image/png'],
  ])('%s', async (name, make, mime) => {
    const bytes = await make().toBuffer();
    const info = await assets.upload('ada', bytes, `photo.${name}`);
    expect(info).toMatchObject({ mime, width: 40, height: 30, name: `photo.${name}` });
    const kept = await storage.get(info.id);
    expect(createHash('sha256').update(kept!).digest('hex')).toBe(info.id);
    expect(await assets.forUser('ada').info(info.id)).toEqual(info);
  });

  test('a clean file is kept byte by byte', async () => {
    const bytes = await canvas(50, 50, '#0f6b66').png().toBuffer();
    const info = await assets.upload('ada', bytes, 'clean.png');
    expect(info.id).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('a photo is turned upright and forgets where it was taken', async () => {
    const photo = await canvas(60, 20).withExif(withGps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const info = await assets.upload('ada', photo, 'phone.jpg');
    expect([info.width, info.height]).toEqual([20, 60]);
    const kept = Buffer.from((await assets.forUser('ada').bytes(info.id))!);
    const header = await sharp(kept).metadata();
    expect([header.orientation, header.exif, header.xmp]).toEqual([undefined, undefined, undefined]);
    expect(kept.includes(secret)).toBe(false);
  });

  test.each(['png', 'webp'] as const)('%s metadata goes, pixels stay exactly', async (format) => {
    const noise = Buffer.from(Array.from({ length: 16 * 16 * 4 }, (_, n) => (n * 37) % 256));
    const picture = sharp(noise, { raw: { width: 16, height: 16, channels: 4 } }).withExif(withGps);
    const bytes = await (format === 'png' ? picture.png() : picture.webp({ lossless: true, exact: true })).toBuffer();
    const info = await assets.upload('ada', bytes, `x.${format}`);
    const kept = Buffer.from((await assets.forUser('ada').bytes(info.id))!);
    expect(kept.includes(secret)).toBe(false);
    const [before, after] = await Promise.all([bytes, kept].map((file) => sharp(file).ensureAlpha().raw().toBuffer()));
    const visible = (pixels: Buffer) => Buffer.from(pixels.filter((_, n) => (pixels[n - (n % 4) + 3] ?? 0) > 0));
    expect(visible(after!).equals(visible(before!))).toBe(true);
  });

  test('of an animation the first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 255), Buffer.alloc(8 * 8 * 3, 0)]);
    const animated = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const info = await assets.upload('ada', animated, 'party.gif');
    expect([info.width, info.height]).toEqual([8, 8]);
    const pixels = await sharp((await storage.get(info.id))!)
      .removeAlpha()
      .raw()
      .toBuffer();
    expect([...new Set(pixels)]).toEqual([255]);
  });

  test('other color spaces become sRGB, eight bits', async () => {
    const cmyk = await canvas(20, 20).toColourspace('cmyk').jpeg().toBuffer();
    const deep = await canvas(20, 20).toColourspace('rgb16').png().toBuffer();
    for (const bytes of [cmyk, deep]) {
      const info = await assets.upload('ada', bytes, 'x');
      expect(await sharp((await storage.get(info.id))!).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });
});

describe('what is refused', () => {
  test.each([
    ['text', Buffer.from('just some text, nothing else')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7 and so on and on')],
    ['an MP4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['a BMP', Buffer.from('BM0000000000000000000000', 'latin1')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('%s whatever its name', async (_, bytes) => {
    expect(await code(assets.upload('ada', bytes, 'photo.png'))).toBe('invalid_file_type');
  });

  test('more than 25 MB, before anything is decoded', async () => {
    expect(await code(assets.upload('ada', new Uint8Array(UPLOAD_LIMITS.bytes + 1), 'x.png'))).toBe('file_too_large');
  });

  test('more than 40 megapixels, by the header alone', async () => {
    // A small file that claims to be 30,000 px square: decoding it would take 2.7 GB.
    const png = Buffer.from(await canvas(10, 10).png().toBuffer());
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    const crc = (await import('node:zlib')).crc32(png.subarray(12, 29));
    png.writeUInt32BE(crc, 29);
    expect(await code(assets.upload('ada', png, 'bomb.png'))).toBe('picture_too_large');
  });

  // Of a PNG or JPEG what arrived is taken: browsers show it.
  test.each(['webp', 'avif'] as const)('a %s cut in half', async (format) => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, n) => (n * n * 31) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    expect(await code(assets.upload('ada', whole.subarray(0, whole.length >> 1), 'half'))).toBe('file_damaged');
  });

  test('a signature with rubbish behind it', async () => {
    expect(
      await code(assets.upload('ada', Buffer.from('\x89PNG\r\n\x1a\nrubbish rubbish rubbish', 'latin1'), 'x.png')),
    ).toBe('file_damaged');
  });
});

describe('who sees it', () => {
  test('only who was granted; for others it is missing', async () => {
    const info = await assets.upload('ada', await canvas(33, 33, '#111111').png().toBuffer(), 'mine.png');
    expect(await assets.read('grace', info.id)).toBeNull();
    expect(await assets.forUser('grace').info(info.id)).toBeNull();
    expect(await assets.forUser('grace').bytes(info.id)).toBeNull();
    await assets.grant('grace', info.id, 'shared.png');
    expect((await assets.read('grace', info.id))?.name).toBe('shared.png');
    expect((await assets.read('ada', info.id))?.name).toBe('mine.png');
  });

  test('an upload without a user is nobody’s until it is granted', async () => {
    const info = await assets.upload(null, await canvas(34, 34, '#222222').png().toBuffer(), 'draft.png');
    expect(await assets.read('ada', info.id)).toBeNull();
    expect((await assets.assetBytes(info.id))?.length).toBe(info.bytes);
  });

  test.each(['', '../x', 'ABC', 'a'.repeat(63)])('the id %j is missing', async (id) => {
    expect(await assets.read('ada', id)).toBeNull();
    expect(await assets.assetBytes(id)).toBeNull();
  });
});

describe('variants', () => {
  test('the next larger step, never enlarged, kept beside the original', async () => {
    const info = await assets.upload('ada', await canvas(900, 300, '#333333').png().toBuffer(), 'wide.png');
    const small = await assets.read('ada', info.id, 200);
    expect(small?.mime).toBe('image/webp');
    expect(await sharp(small!.bytes).metadata()).toMatchObject({ width: 256, height: 85 });
    expect(await readdir(join(folder, 'assets', info.id.slice(0, 2), info.id.slice(2, 4)))).toContain(
      `${info.id}.w256-webp`,
    );
    expect((await assets.read('ada', info.id, 256))?.bytes).toEqual(small?.bytes);
    expect(await assets.read('ada', info.id, 900)).toMatchObject({ mime: 'image/png' });
    expect(await assets.read('ada', info.id, 899)).toMatchObject({ mime: 'image/png' });
    expect(await assets.read('ada', info.id, 5000)).toMatchObject({ mime: 'image/png' });
  });
});

describe('what nobody needs', () => {
  test('goes with its variants; what is granted or drafted stays', async () => {
    const make = async (color: string, user: string | null) =>
      assets.upload(user, await canvas(600, 600, color).png().toBuffer(), 'x.png');
    const [unused, granted, drafted] = await Promise.all([
      make('#444444', null),
      make('#555555', 'ada'),
      make('#666666', null),
    ]);
    await database.prisma.draft.create({
      data: { id: 'd', prompt: '', assets: [drafted.id], expiresAt: new Date(Date.now() + 1000) },
    });
    await storage.put(`${unused.id}.w64-webp`, new Uint8Array(1));
    await assets.discardUnused([unused.id, granted.id, drafted.id, 'f'.repeat(64)]);
    expect([await storage.has(unused.id), await storage.has(`${unused.id}.w64-webp`)]).toEqual([false, false]);
    expect([await storage.has(granted.id), await storage.has(drafted.id)]).toEqual([true, true]);
    expect(await database.prisma.asset.count({ where: { id: unused.id } })).toBe(0);
  });

  test('the same bytes uploaded while they are discarded are there afterwards', async () => {
    const bytes = await canvas(64, 64, '#777777').png().toBuffer();
    const { id } = await assets.upload(null, bytes, 'x.png');
    for (let n = 0; n < 10; n += 1) {
      await Promise.all([assets.discardUnused([id]), assets.upload('ada', bytes, 'x.png')]);
      expect((await assets.read('ada', id))?.bytes.length).toBe(bytes.length);
      await database.prisma.assetGrant.deleteMany({ where: { assetId: id } });
    }
  });
});

test('tools store what they made', async () => {
  const bytes = await canvas(12, 34).png().toBuffer();
  const info = await assets.forUser('ada').store(bytes, 'image/png', 'export.png');
  expect(info).toMatchObject({ width: 12, height: 34, name: 'export.png', mime: 'image/png' });
  expect(await assets.forUser('ada').store(Buffer.from('text'), 'text/plain', 'a/b.txt')).toMatchObject({
    width: 0,
    height: 0,
    name: 'b.txt',
  });
});
