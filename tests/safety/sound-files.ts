/** A small sound file of every type that people may send. Most are generated here. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AdtsOutputFormat,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
} from 'mediabunny';
// Node loads the package's main file, which exports this; its other build, which the linter reads, has only named
// exports.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js';
import sharp from 'sharp';
import { projectRoot } from '#app/services/config/project-root.ts';
import { decodeFontBytes } from '#app/services/rendering/decode-font.ts';

export interface SoundFile {
  type: string;
  bytes: Buffer;
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
const picture = (alpha = false) => {
  const drawn = sharp({ create: { width: 48, height: 32, channels: 3, background: '#f4502f', noise } });
  return alpha ? drawn.ensureAlpha(0.5) : drawn;
};

export async function soundPictures(): Promise<SoundFile[]> {
  const frames = await sharp({ create: { width: 24, height: 24 * 6, channels: 3, background: '#f4502f', noise } })
    .raw()
    .toBuffer();
  const made: [string, Promise<Buffer>][] = [
    ['png', picture(true).png().toBuffer()],
    ['png with a palette, in passes', picture().png({ palette: true, progressive: true }).toBuffer()],
    [
      'jpeg',
      picture()
        .withExif({ IFD0: { Copyright: 'Ada' } })
        .jpeg()
        .toBuffer(),
    ],
    ['progressive jpeg', picture().jpeg({ progressive: true }).toBuffer()],
    ['webp', picture(true).webp().toBuffer()],
    ['webp without loss', picture().webp({ lossless: true }).toBuffer()],
    [
      'gif',
      sharp(frames, { raw: { width: 24, height: 144, channels: 3, pageHeight: 24 } })
        .gif({ delay: 100 })
        .toBuffer(),
    ],
    ['avif', picture(true).avif({ effort: 0 }).toBuffer()],
  ];
  return Promise.all(made.map(async ([type, bytes]) => ({ type, bytes: await bytes })));
}

/** Half a second of AAC frames, whose contents are not decoded here. */
async function aacIn(format: OutputFormat): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: 'mp4a.40.2',
    sampleRate: 44_100,
    numberOfChannels: 1,
    description: Uint8Array.from([0x12, 0x08]),
  };
  for (let n = 0; n < 22; n += 1) {
    const frame = Uint8Array.from({ length: 90 + (n % 5) }, (_, at) => (at * 7 + n) & 0xff);
    await source.add(new EncodedPacket(frame, 'key', (n * 1024) / 44_100, 1024 / 44_100), { decoderConfig });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** Frames of MPEG 1 layer III, 128 kbit/s, 44.1 kHz, mono, behind a tag. */
function mp3(): Buffer {
  const tag = Buffer.from('ID3\x04\0\0\0\0\0\x19TIT2\0\0\0\x0f\0\0\x03A summer song\0', 'latin1');
  return Buffer.concat([
    tag,
    ...Array.from({ length: 12 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc0]), Buffer.alloc(413, 5)])),
  ]);
}

export async function soundMusic(): Promise<SoundFile[]> {
  return [
    { type: 'mp3', bytes: mp3() },
    { type: 'm4a', bytes: await aacIn(new Mp4OutputFormat({ fastStart: 'in-memory' })) },
    { type: 'mp4 in fragments', bytes: await aacIn(new Mp4OutputFormat({ fastStart: 'fragmented' })) },
    { type: 'aac', bytes: await aacIn(new AdtsOutputFormat()) },
  ];
}

/** The part of opentype.js that writes a font with PostScript outlines. */
interface FontWriter {
  Path: new () => {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    curveTo(...points: [number, number, number, number, number, number]): void;
    close(): void;
  };
  Glyph: new (about: { name: string; unicode?: number; advanceWidth: number; path: unknown }) => unknown;
  Font: new (about: {
    familyName: string;
    styleName: string;
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: unknown[];
  }) => { toArrayBuffer(): ArrayBuffer };
}

function otf(): Buffer {
  const { Path, Glyph, Font } = opentype as unknown as FontWriter;
  const glyphs = ['.notdef', ...'abcdefgh'].map((name, index) => {
    const outline = new Path();
    outline.moveTo(50, 0);
    outline.lineTo(50, 500 + index * 10);
    outline.curveTo(200, 700, 300, 700, 450, 500);
    outline.lineTo(450, 0);
    outline.close();
    return new Glyph({ name, advanceWidth: 500, path: outline, ...(index > 0 && { unicode: name.charCodeAt(0) }) });
  });
  return Buffer.from(
    new Font({
      familyName: 'Sound',
      styleName: 'Regular',
      unitsPerEm: 1000,
      ascender: 800,
      descender: -200,
      glyphs,
    }).toArrayBuffer(),
  );
}

export function soundFonts(): SoundFile[] {
  const shipped = (ending: string) =>
    readFileSync(path.join(projectRoot(), `node_modules/@fontsource/poppins/files/poppins-latin-400-normal.${ending}`));
  const woff2 = shipped('woff2');
  return [
    { type: 'woff2', bytes: woff2 },
    { type: 'woff', bytes: shipped('woff') },
    { type: 'ttf', bytes: Buffer.from(decodeFontBytes(woff2) ?? []) },
    { type: 'otf', bytes: otf() },
  ];
}
