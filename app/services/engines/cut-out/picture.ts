/** Reads a picture for the engine: its colors at the required sizes, and its own transparency. */
import sharp, { type Sharp } from 'sharp';
import { ImagingError } from './cutout-job.ts';
import { WORK_SIDE, type Colors } from '#app/engines/matte/refine.ts';

/** Uploads end at 40 million pixels; an enlarged picture may have more, and every pixel is held several times. */
const MAX_PIXELS = 64_000_000;
/** Edges are refined at up to this many pixels; the mask of a larger picture is enlarged from there. */
const REFINED_PIXELS = 16_000_000;
/** Shorter than this there is nothing to see. */
const LEAST_SIDE = 8;

/** A part of a picture, px of `full`. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The picture or a part of it, in the engine's formats. */
export interface View {
  /** At its own size, or at that of REFINED_PIXELS. */
  full: Colors;
  /** At about WORK_SIDE. */
  small: Colors;
  /** Resized to the model's input. */
  forModel(width: number, height: number): Promise<Uint8Array>;
}

export interface EnginePicture {
  width: number;
  height: number;
  full: Colors;
  /** The picture's own transparency, of `full`'s size; null if it has none. */
  alpha: Uint8Array | null;
  look(region?: Region): Promise<View>;
}

/** Opens a picture: upright, sRGB, transparent parts on white. Throws ImagingError. */
export async function openPicture(bytes: Uint8Array): Promise<EnginePicture> {
  const open = () => sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 }).autoOrient();
  const readable = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw new ImagingError('unreadable', {}, error);
    }
  };
  const header = await readable(open().metadata());
  const { width, height } = header.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new ImagingError('tooLarge', { pixels: Math.round((width * height) / 1e6), limit: MAX_PIXELS / 1e6 });
  if (Math.min(width, height) < LEAST_SIDE) throw new ImagingError('nothingFound');

  const shrink = Math.min(1, Math.sqrt(REFINED_PIXELS / (width * height)));
  const size = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
  // Grey pictures become colors first: everything after this expects three channels.
  const inColors = (pipeline: Sharp) => pipeline.toColourspace('srgb');
  const pixels = async (pipeline: Sharp) =>
    new Uint8Array(await readable(inColors(pipeline).raw({ depth: 'uchar' }).toBuffer()));

  const decoded = await pixels(
    (shrink < 1 ? open().resize({ ...size, fit: 'fill' }) : open()).flatten({ background: '#ffffff' }).removeAlpha(),
  );
  const full = { ...size, data: decoded };
  return {
    width,
    height,
    full,
    alpha: header.hasAlpha ? await ownAlpha(open(), size, readable) : null,
    look: (region) => viewOf(region ? partOf(full, region) : full),
  };
}

function partOf({ width, data }: Colors, { left, top, width: wide, height: tall }: Region): Colors {
  const part = new Uint8Array(wide * tall * 3);
  for (let y = 0; y < tall; y += 1) {
    const start = ((top + y) * width + left) * 3;
    part.set(data.subarray(start, start + wide * 3), y * wide * 3);
  }
  return { width: wide, height: tall, data: part };
}

async function viewOf(full: Colors): Promise<View> {
  const shrunk = async (width: number, height: number): Promise<Colors> => {
    if (width === full.width && height === full.height) return full;
    const pipeline = sharp(full.data, {
      raw: { width: full.width, height: full.height, channels: 3 },
      limitInputPixels: false,
    });
    return {
      width,
      height,
      data: new Uint8Array(await pipeline.resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer()),
    };
  };
  const work = Math.min(1, WORK_SIDE / Math.max(full.width, full.height));
  return {
    full,
    small: await shrunk(Math.max(1, Math.round(full.width * work)), Math.max(1, Math.round(full.height * work))),
    forModel: async (width, height) => (await shrunk(width, height)).data,
  };
}

async function ownAlpha(
  picture: Sharp,
  size: { width: number; height: number },
  readable: <Value>(work: Promise<Value>) => Promise<Value>,
): Promise<Uint8Array | null> {
  const alpha = new Uint8Array(
    await readable(
      picture
        .ensureAlpha()
        .extractChannel('alpha')
        .resize({ ...size, fit: 'fill' })
        .raw({ depth: 'uchar' })
        .toBuffer(),
    ),
  );
  return alpha.every((value) => value === 255) ? null : alpha;
}

/** Writes a mask as a PNG of the picture's own size: black, with the mask as its alpha. */
export async function encodeMask(
  alpha: Uint8Array,
  size: { width: number; height: number },
  target: { width: number; height: number },
): Promise<Uint8Array> {
  const blackAndAlpha = new Uint8Array(alpha.length * 2);
  for (let at = 0; at < alpha.length; at += 1) blackAndAlpha[at * 2 + 1] = alpha[at] as number;
  let pipeline = sharp(blackAndAlpha, { raw: { ...size, channels: 2 }, limitInputPixels: false });
  if (target.width !== size.width || target.height !== size.height)
    pipeline = pipeline.resize({ ...target, fit: 'fill' });
  return new Uint8Array(await pipeline.toColourspace('b-w').png({ compressionLevel: 6 }).toBuffer());
}

/** The alpha of a mask written by `encodeMask`, at another size. */
export async function maskAt(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(mask, { limitInputPixels: false })
      .extractChannel('alpha')
      .resize({ width, height, fit: 'fill' })
      .raw({ depth: 'uchar' })
      .toBuffer(),
  );
}

/** Writes colors with alpha, a byte each, as a PNG of the picture's own size. */
export async function encodeColors(
  data: Uint8Array,
  size: { width: number; height: number },
  target: { width: number; height: number },
): Promise<Uint8Array> {
  let pipeline = sharp(data, { raw: { ...size, channels: 4 }, limitInputPixels: false });
  if (target.width !== size.width || target.height !== size.height)
    pipeline = pipeline.resize({ ...target, fit: 'fill' });
  return new Uint8Array(await pipeline.png({ compressionLevel: 6 }).toBuffer());
}
