/** Uploads that are not what they claim, hide something, or are malicious. All files are made here. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AssetError } from '#app/contracts/asset-error.ts';
import { nameForMime } from './file-name.ts';
import { normalisePicture, type NormalisedPicture } from '../inspection/pictures/normalise.ts';
import { isPlainFile, jpegScans } from '../inspection/pictures/plain-file.ts';
import { sniffPicture, sniffRefused } from '#app/contracts/sniff.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';

const canvas = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#f4502f' } });
const secret = 'Somewhere 12, Hometown';
const place = {
  IFD0: { Copyright: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '7/1 0/1 0/1' },
};
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:coverage>${secret}</dc:coverage></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
const refusal = (bytes: Uint8Array): Promise<string> =>
  normalisePicture(bytes).then(
    () => 'taken',
    (error: unknown) =>
      error instanceof AssetError ? `${error.code} ${error.status}: ${error.message}` : `bug: ${String(error)}`,
  );
const text = (words: string): Buffer => Buffer.from(words, 'latin1');

async function cleaned(bytes: Buffer): Promise<NormalisedPicture> {
  const kept = await normalisePicture(bytes);
  const header = await sharp(kept.bytes).metadata();
  expect([header.orientation, header.exif, header.xmp, header.iptc, header.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(Buffer.from(kept.bytes).includes(secret)).toBe(false);
  return kept;
}

/** A part of a PNG. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(name), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
const beforeEnd = (png: Buffer, part: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, png.length - 12), part, png.subarray(png.length - 12)]);

describe('where a photo was taken is forgotten, and it is turned upright', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('EXIF of %s', async (format) => {
    const photo = await canvas().withExif(place).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    if (format === 'png') expect(photo.includes('eXIf')).toBe(true);
    const kept = await cleaned(photo);
    expect([kept.width, kept.height]).toEqual([40, 60]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('XMP of %s', async (format) => {
    const photo = await canvas().withXmp(xmp).toFormat(format).toBuffer();
    expect((await sharp(photo).metadata()).xmp?.includes(secret)).toBe(true);
    await cleaned(photo);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i looks as it should', async (orientation) => {
    // Left half black, right half white, upper left corner red.
    const upright = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#000000' } })
      .composite([
        { input: { create: { width: 20, height: 20, channels: 3, background: '#ffffff' } }, left: 20, top: 0 },
        { input: { create: { width: 8, height: 8, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const expected = await sharp(await sharp(upright).withMetadata({ orientation }).png().toBuffer())
      .autoOrient()
      .raw()
      .toBuffer();
    const kept = await normalisePicture(await sharp(upright).withMetadata({ orientation }).png().toBuffer());
    expect((await sharp(kept.bytes).raw().toBuffer()).equals(expected)).toBe(true);
    expect([kept.width, kept.height]).toEqual(orientation > 4 ? [20, 40] : [40, 20]);
  });

  test.each([
    [
      'words in a PNG',
      async () => beforeEnd(await canvas().png().toBuffer(), chunk('tEXt', text(`Location\0${secret}`))),
    ],
    [
      'a part of a PNG that nobody knows',
      async () => beforeEnd(await canvas().png().toBuffer(), chunk('prVt', text(secret))),
    ],
    [
      'a comment in a JPEG',
      async () => {
        const jpeg = await canvas().jpeg().toBuffer();
        const comment = text(`\xff\xfe\0\x18${secret}`);
        return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a film behind a JPEG, as phones add it',
      async () => Buffer.concat([await canvas().jpeg().toBuffer(), text(`\0\0\0\x18ftypmp42${secret}`)]),
    ],
    [
      'an archive behind a PNG',
      async () => Buffer.concat([await canvas().png().toBuffer(), text(`PK\x03\x04${secret}`)]),
    ],
    [
      'a page behind a WebP',
      async () => Buffer.concat([await canvas().webp().toBuffer(), text(`<script>${secret}</script>`)]),
    ],
  ])('%s', async (_what, make) => {
    const bytes = await make();
    expect(bytes.includes(secret)).toBe(true);
    const kept = await cleaned(bytes);
    expect([kept.width, kept.height]).toEqual([60, 40]);
  });
});

describe('a file is plain', () => {
  test.each([
    ['png', () => canvas().png()],
    ['png with a palette', () => canvas().png({ palette: true })],
    ['jpeg', () => canvas().jpeg()],
    ['jpeg in many scans', () => canvas(300, 300).jpeg({ progressive: true })],
    ['jpeg by mozjpeg', () => canvas(300, 300).jpeg({ mozjpeg: true })],
    ['webp', () => canvas().webp()],
    ['webp without loss', () => canvas().webp({ lossless: true })],
    ['webp that is see-through', () => canvas().ensureAlpha(0.5).webp()],
  ])('%s', async (_name, make) => {
    const bytes = await make().toBuffer();
    expect(isPlainFile(bytes, sniffPicture(bytes)!)).toBe(true);
    expect((await normalisePicture(bytes)).bytes).toBe(bytes);
    // Cut anywhere it is incomplete, and reading it ends.
    for (let at = 12; at < bytes.length; at += Math.ceil(bytes.length / 97))
      expect(isPlainFile(bytes.subarray(0, at), sniffPicture(bytes)!)).toBe(false);
  });
});

describe('what is no picture that we take is named', () => {
  const ftyp = (major: string, ...others: string[]): Buffer =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 16 + others.length * 4]),
      text(`ftyp${major}\0\0\0\0${others.join('')}`),
      Buffer.alloc(40),
    ]);
  test.each([
    ['HEIC of an iPhone', ftyp('heic', 'mif1', 'heic'), 'heic', 'Most Compatible'],
    ['HEIF that says mif1 first', ftyp('mif1', 'mif1', 'heic'), 'heic', 'HEIC'],
    ['a row of HEIC', ftyp('msf1', 'msf1', 'hevc', 'heim'), 'heic', 'HEIC'],
    ['a film', ftyp('qt  ', 'qt  '), 'video', 'video'],
    ['a film for the web', text('\x1a\x45\xdf\xa3 and so on'), 'video', 'video'],
    ['a PDF', text('%PDF-1.7 and so on'), 'pdf', 'PDF'],
    [
      'a drawing',
      text(
        '<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
      'svg',
      'SVG',
    ],
    ['a Photoshop file', text('8BPS\0\x01 and so on'), 'psd', 'Photoshop'],
    ['JPEG XL', text('\0\0\0\x0cJXL \r\n\x87\n'), 'jxl', 'JPEG XL'],
    ['JPEG 2000', text('\0\0\0\x0cjP  \r\n\x87\n'), 'jp2', 'JPEG 2000'],
    ['words', text('BMW is a car, <svg> is not a drawing here'), null, 'Invalid file type'],
    ['noise', text('\x00\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0a\x0b'), null, 'Invalid file type'],
  ] as const)('%s', async (_what, bytes, kind, word) => {
    expect(sniffRefused(bytes)).toBe(kind);
    expect(await refusal(bytes)).toMatch(/^invalid_file_type 415: Invalid file type/);
    expect(await refusal(bytes)).toContain(word);
  });

  test.each(['lzw', 'none'] as const)('a real TIFF (%s)', async (compression) => {
    expect(await refusal(await canvas().tiff({ compression }).toBuffer())).toContain('TIFF');
  });

  test('a picture is taken whatever it is called, and called what it is', async () => {
    const { mime } = await normalisePicture(await canvas().png().toBuffer());
    expect(nameForMime('../../etc/holiday\u202egpj.exe\0', mime)).toBe('holidaygpj.exe.png');
  });
});

describe('what would do harm is refused in words', () => {
  test.each([
    ['nothing at all', Buffer.alloc(0), 'file_empty 400: This file is empty'],
    ['one byte', Buffer.from([0xff]), 'invalid_file_type'],
    ['a beginning without more', text('\xff\xd8\xff\xe0\0\x10JFIF\0\x01'), 'file_damaged'],
    ['a WebP of naught', text('RIFF\0\0\0\0WEBP'), 'file_damaged'],
    ['a bitmap of naught', text('BM\x36\x10\x00\x00\0\0\0\0\x36\0\0\0\x28\0\0\0'), 'file_damaged'],
    ['an icon of naught', text('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0'), 'file_damaged'],
    ['an AVIF of naught', text('\0\0\0\x18ftypavif\0\0\0\0mif1avif'), 'file_damaged'],
    ['a GIF of naught', text('GIF89a\xff\xff\xff\xff\0\0'), 'file_damaged'],
    [
      'too many bytes',
      Buffer.concat([text('\xff\xd8\xff'), Buffer.alloc(UPLOAD_LIMITS.bytes)]),
      'file_too_large 413: A file can be at most 25 MB',
    ],
  ])('%s', async (_what, bytes, expected) => expect(await refusal(bytes)).toContain(expected));

  test('a header of 30,000 px square', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([8, 2], 8);
    const bomb = Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await refusal(bomb)).toContain('at most 40 megapixels');
  });

  test('a picture that ends before its header says so', async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(6000, 0);
    header.writeUInt32BE(6000, 4);
    header.set([8, 2], 8);
    const short = Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
    expect(await refusal(short)).toContain('file_incomplete');
  });

  test('a word of 200 MB squeezed into a PNG takes no memory', { timeout: 60_000 }, async () => {
    const before = process.memoryUsage().rss;
    const bomb = beforeEnd(
      await canvas().png().toBuffer(),
      chunk('zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))])),
    );
    expect(bomb.length).toBeLessThan(1_000_000);
    const kept = await cleaned(bomb);
    expect(kept.bytes.length).toBeLessThan(10_000);
    // Includes what the test itself compressed.
    expect(process.memoryUsage().rss - before).toBeLessThan(420_000_000);
  });

  test('a JPEG of thousands of scans', { timeout: 60_000 }, async () => {
    const jpeg = await canvas(64, 64).jpeg({ progressive: true }).toBuffer();
    const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
    const again = jpeg.subarray(scan, jpeg.length - 2);
    const hostile = Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array.from({ length: 5000 }, () => again),
      Buffer.from([0xff, 0xd9]),
    ]);
    expect(jpegScans(jpeg)).toBeGreaterThan(3);
    const startedAt = performance.now();
    expect(await refusal(hostile)).toContain('file_damaged');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('any byte of a picture changed: taken or refused, never a bug', { timeout: 60_000 }, async () => {
    for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
      const whole = await canvas(24, 16).toFormat(format).toBuffer();
      for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
        const changed = Buffer.from(whole);
        changed[at] = (changed[at] ?? 0) ^ 0xff;
        expect(await refusal(changed)).toMatch(/^(taken|file_|picture_|invalid_file_type)/);
      }
    }
  });
});

test('an AVIF that is longer than a WebP can be stays whole', { timeout: 60_000 }, async () => {
  const long = await canvas(16_384, 8).avif({ effort: 0 }).toBuffer();
  expect(await normalisePicture(long)).toMatchObject({ mime: 'image/png', width: 16_384, height: 8 });
});
