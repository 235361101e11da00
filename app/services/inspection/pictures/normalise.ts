/**
 * Turns an uploaded picture into the stored one: upright, one frame, sRGB, without metadata (a phone's photo says where
 * it was taken), in a format that every renderer here reads. A file that meets all that already is stored unchanged.
 */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { AssetError } from '#app/contracts/asset-error.ts';
import { isPlainFile, jpegScans } from './plain-file.ts';
import { salvaged } from './salvage.ts';
import { sniffPicture, sniffRefused, type PictureMime } from '#app/contracts/sniff.ts';
import { UPLOAD_LIMITS } from '#app/contracts/upload-limits.ts';

export interface NormalisedPicture {
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
  /** It has transparent parts. */
  transparent: boolean;
}

const MOST_SCANS = 100;
/** Optimised Huffman tables save a twentieth, but need all coefficients in memory: six bytes per pixel. */
const TO_OPTIMISE = 12_000_000;
/** The longest side of a WebP, px. */
const WEBP_SIDE = 16_383;

const open = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: UPLOAD_LIMITS.pixels, pages: 1 });

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    // Without the pixel limit here: a picture that is too large must be distinguished from a damaged one.
    return await sharp(bytes, { failOn: 'none', limitInputPixels: false, pages: 1 }).metadata();
  } catch {
    throw new AssetError('file_damaged');
  }
}

/** The name of the bitstream chunk tells; in the extended format it is not the first one. */
function isLosslessWebp(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1');
  return head.includes('VP8L');
}

function mustRewrite(bytes: Uint8Array, mime: PictureMime, header: Metadata): boolean {
  if (!isPlainFile(bytes, mime)) return true;
  if ((header.orientation ?? 1) !== 1) return true;
  if (header.exif || header.iptc || header.xmp || header.tifftagPhotoshop || header.comments?.length) return true;
  if ((header.pages ?? 1) > 1) return true;
  // Browser and server renderer must see the same colors: only sRGB and its greys, eight bits per channel.
  return Boolean(header.icc) || !['srgb', 'b-w'].includes(header.space ?? '') || (header.depth ?? 'uchar') !== 'uchar';
}

function encode(
  picture: Sharp,
  mime: PictureMime,
  bytes: Uint8Array,
  { width, height }: Pick<Metadata, 'width' | 'height'>,
): { picture: Sharp; mime: string } {
  switch (mime) {
    case 'image/jpeg':
      return {
        picture: picture.jpeg({
          quality: 92,
          chromaSubsampling: '4:4:4',
          optimiseCoding: width * height < TO_OPTIMISE,
        }),
        mime,
      };
    case 'image/webp':
      return { picture: picture.webp(isLosslessWebp(bytes) ? { lossless: true } : { quality: 92 }), mime };
    case 'image/avif':
      return Math.max(width, height) > WEBP_SIDE
        ? { picture: picture.png(), mime: 'image/png' }
        : { picture: picture.webp({ quality: 92 }), mime: 'image/webp' };
    case 'image/png':
    case 'image/gif':
    case 'image/bmp':
    case 'image/x-icon':
      return { picture: picture.png(), mime: 'image/png' };
  }
}

/** Alpha below which a pixel counts as transparent, of 255: what is above is an encoding artifact. */
const OPAQUE = 240;

/** Judged on a small copy: a few soft pixels at an edge make no cutout. */
async function isTransparent(bytes: Uint8Array, { hasAlpha }: Pick<Metadata, 'hasAlpha'>): Promise<boolean> {
  if (!hasAlpha) return false;
  const alpha = await open(bytes).resize(48, 48, { fit: 'fill' }).ensureAlpha().extractChannel(3).raw().toBuffer();
  return alpha.some((value) => value < OPAQUE);
}

/** What a file must be at first glance. Throws AssetError. */
export function assertPictureFile(bytes: Uint8Array): PictureMime {
  if (bytes.length === 0) throw new AssetError('file_empty');
  if (bytes.length > UPLOAD_LIMITS.bytes) throw new AssetError('file_too_large');
  const mime = sniffPicture(bytes);
  if (!mime) throw new AssetError('invalid_file_type', sniffRefused(bytes));
  return mime;
}

/** Checks an upload and normalises it. Throws AssetError. */
export async function normalisePicture(bytes: Uint8Array): Promise<NormalisedPicture> {
  const mime = assertPictureFile(bytes);
  if (mime === 'image/jpeg' && jpegScans(bytes) > MOST_SCANS) throw new AssetError('file_damaged');
  if (mime === 'image/bmp' || mime === 'image/x-icon') return fromBitmap(bytes, mime);
  const header = await readHeader(bytes);
  if (header.width * header.height > UPLOAD_LIMITS.pixels) throw new AssetError('picture_too_large');
  try {
    if (!mustRewrite(bytes, mime, header)) {
      // A valid header says nothing about the rest: decoded once here, so that no renderer finds the damage later.
      await sharp(bytes, { failOn: 'warning', limitInputPixels: UPLOAD_LIMITS.pixels, pages: 1 })
        .resize(16, 16, { fit: 'inside' })
        .raw()
        .toBuffer();
      return {
        bytes,
        mime,
        width: header.width,
        height: header.height,
        transparent: await isTransparent(bytes, header),
      };
    }
    return await stored(open(bytes), mime, bytes, header);
  } catch {
    // Damaged: taken as far as browsers show it.
    return stored(await salvaged(bytes), mime, bytes, header);
  }
}

/** Encoded anew, so that no renderer meets what was wrong with the file. */
async function stored(
  picture: Sharp,
  mime: PictureMime,
  bytes: Uint8Array,
  header: Pick<Metadata, 'width' | 'height' | 'hasAlpha'> & { orientation?: number },
): Promise<NormalisedPicture> {
  try {
    const encoded = encode((header.orientation ?? 1) === 1 ? picture : picture.autoOrient(), mime, bytes, header);
    const { data, info } = await encoded.picture.toBuffer({ resolveWithObject: true });
    return {
      bytes: new Uint8Array(data),
      mime: encoded.mime,
      width: info.width,
      height: info.height,
      transparent: await isTransparent(data, { hasAlpha: header.hasAlpha }),
    };
  } catch {
    throw new AssetError('file_damaged');
  }
}

/** A bitmap or an icon, as the canvas reads it. */
async function fromBitmap(bytes: Uint8Array, mime: PictureMime): Promise<NormalisedPicture> {
  const { bitmapSize, decodeBitmap } = await import('#app/services/rendering/decode-bitmap.ts');
  const size = bitmapSize(bytes);
  if (!size) throw new AssetError('file_damaged');
  if (size.width * size.height > UPLOAD_LIMITS.pixels) throw new AssetError('picture_too_large');
  const { data, width, height } = await decodeBitmap(bytes).catch(() => Promise.reject(new AssetError('file_damaged')));
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return stored(sharp(pixels, { raw: { width, height, channels: 4 } }), mime, bytes, { width, height, hasAlpha: true });
}

/** The picture with a longer side of at most `size`, as WebP. Null: it is that small already. */
export async function shrinkPicture(bytes: Uint8Array, size: number): Promise<Uint8Array | null> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (Math.max(header.width, header.height) <= size) return null;
  const small = await sharp(bytes, { limitInputPixels: false })
    .resize(size, size, { fit: 'inside' })
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
  return new Uint8Array(small);
}

const THUMBNAIL_QUALITY = 80;

/** With a longer side of at most `side` px: JPEG on white, upright and without metadata. Null: unreadable. */
export async function thumbnailOf(bytes: Uint8Array, side: number): Promise<Uint8Array | null> {
  try {
    const small = await sharp(bytes, { limitInputPixels: false, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: THUMBNAIL_QUALITY })
      .toBuffer();
    return new Uint8Array(small);
  } catch {
    return null;
  }
}

/** The size of a picture that was made here (a render, a cutout), so its header is trusted. */
export async function pictureSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height };
}
