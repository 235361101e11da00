/** Pictures from and to files: upright, sRGB, and back in their original format. */
import sharp from 'sharp';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { MOST_PIXELS } from '#app/engines/pixels/most-pixels.ts';
import { createPixels, type Pixels } from '#app/engines/pixels/pixels.ts';

/** Shorter than this there is nothing to work on. */
const LEAST_SIDE = 8;

/** A picture's file as stored in an asset. */
export interface PictureFile {
  bytes: Uint8Array;
  mime: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
}

export interface OpenedPicture {
  pixels: Pixels;
  mime: PictureFile['mime'];
}

const MIMES: Readonly<Record<string, PictureFile['mime']>> = { jpeg: 'image/jpeg', webp: 'image/webp' };

/** Reads a picture. Throws EngineRefusal: unreadable, too large, too small. */
export async function readPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).autoOrient();
  try {
    const header = await open().metadata();
    const { width, height } = header.autoOrient;
    if (width * height > MOST_PIXELS)
      throw new EngineRefusal('engines.tooLarge', {
        pixels: Math.round((width * height) / 1e6),
        limit: MOST_PIXELS / 1e6,
      });
    if (Math.min(width, height) < LEAST_SIDE) throw new EngineRefusal('engines.tooSmall');
    const channels = header.hasAlpha ? 4 : 3;
    const inColors = open().toColourspace('srgb');
    const data = new Uint8Array(
      await (channels === 4 ? inColors.ensureAlpha() : inColors.removeAlpha()).raw({ depth: 'uchar' }).toBuffer(),
    );
    const pixels: Pixels = { width, height, channels, data };
    if (channels === 4) multiply(pixels);
    return {
      pixels: channels === 4 && isOpaque(pixels) ? withoutAlpha(pixels) : pixels,
      mime: MIMES[header.format] ?? 'image/png',
    };
  } catch (error) {
    throw error instanceof EngineRefusal ? error : new EngineRefusal('engines.unreadable', {}, error);
  }
}

/** Writes a picture; JPEG and WebP at a quality without visible loss. */
export async function writePicture(pixels: Pixels, mime: PictureFile['mime']): Promise<PictureFile> {
  const { width, height, channels } = pixels;
  const data = channels === 4 ? divided(pixels) : pixels.data;
  const picture = sharp(data, { raw: { width, height, channels: channels as 3 | 4 }, limitInputPixels: false });
  const encoded =
    mime === 'image/jpeg' && channels === 3
      ? picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      : mime === 'image/webp'
        ? picture.webp({ quality: 95, effort: 2 })
        : picture.png({ compressionLevel: 6 });
  return {
    bytes: new Uint8Array(await encoded.toBuffer()),
    mime: mime === 'image/jpeg' && channels === 4 ? 'image/png' : mime,
    width,
    height,
  };
}

function multiply({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number;
    if (alpha === 255) continue;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.round(((data[at + channel] as number) * alpha) / 255);
  }
}

function divided({ data }: Pixels): Uint8Array {
  const straight = data.slice();
  for (let at = 0; at < straight.length; at += 4) {
    const alpha = straight[at + 3] as number;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1)
      straight[at + channel] = Math.min(255, Math.round(((straight[at + channel] as number) * 255) / alpha));
  }
  return straight;
}

function isOpaque({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

function withoutAlpha({ width, height, data }: Pixels): Pixels {
  const opaque = createPixels(width, height, 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    opaque.data[to] = data[from] as number;
    opaque.data[to + 1] = data[from + 1] as number;
    opaque.data[to + 2] = data[from + 2] as number;
  }
  return opaque;
}
