/**
 * The type of a file by its first bytes, for the server and for the browser's check before sending. Names and declared
 * types are up to the sender, so they are ignored.
 */

export type PictureMime =
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/gif'
  | 'image/avif'
  | 'image/bmp'
  | 'image/x-icon';

/** Known but refused kinds. SVG can carry scripts and outside addresses; the codec of HEIC is not free. */
export type RefusedKind = 'heic' | 'tiff' | 'svg' | 'pdf' | 'psd' | 'jxl' | 'jp2' | 'video';

/** Bytes at a file's beginning that tell its type. */
export const SNIFFED_BYTES = 1024;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/**
 * ISO media files list their brands: the major one at 8, compatible ones from 16 to the end of the box. Empty for other
 * files.
 */
function isoBrands(bytes: Uint8Array): string[] {
  if (bytes.length < 12 || ascii(bytes, 4, 8) !== 'ftyp') return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxEnd = Math.min(view.getUint32(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= boxEnd; at += at === 8 ? 8 : 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

const isAvif = (brand: string): boolean => brand === 'avif' || brand === 'avis';
/**
 * HEVC pictures, single or in sequences, and the container's own brands that don't name the codec (those of AVIF do).
 */
const isHeif = (brand: string): boolean => /^(hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/.test(brand);

/** Two letters prove little: a bitmap's header also contains its length and four reserved zero bytes. */
const isBitmap = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 2) === 'BM' && bytes.length >= 18 && bytes.subarray(6, 10).every((byte) => byte === 0);

/** The picture's type, or null for everything that is refused (`sniffRefused` names some of these kinds). */
export function sniffPicture(bytes: Uint8Array): PictureMime | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (isoBrands(bytes).some(isAvif)) return 'image/avif';
  if (isBitmap(bytes)) return 'image/bmp';
  // A directory of pictures, cursors alike: it has at least one.
  if (['\0\0\u0001\0', '\0\0\u0002\0'].includes(ascii(bytes, 0, 4)) && bytes[4] !== 0 && bytes[5] === 0)
    return 'image/x-icon';
  return null;
}

/** The type of a rejected file; null for accepted and unknown ones. */
export function sniffRefused(bytes: Uint8Array): RefusedKind | null {
  if (sniffPicture(bytes)) return null;
  const start = ascii(bytes, 0, 12);
  const brands = isoBrands(bytes);
  if (brands.length > 0) return brands.some(isHeif) ? 'heic' : 'video';
  if (/^(II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(start)) return 'tiff';
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('8BPS')) return 'psd';
  if (start.startsWith('\xff\x0a') || start === '\0\0\0\x0cJXL \r\n\x87\n') return 'jxl';
  if (start === '\0\0\0\x0cjP  \r\n\x87\n' || start.startsWith('\xff\x4f\xff\x51')) return 'jp2';
  if (start.startsWith('\x1a\x45\xdf\xa3') || (start.startsWith('RIFF') && start.endsWith('AVI '))) return 'video';
  const text = new TextDecoder().decode(bytes.subarray(0, SNIFFED_BYTES)).trimStart();
  if (/^(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text) && /<svg[\s>]|<!DOCTYPE svg/i.test(text)) return 'svg';
  return null;
}

/** Files that can be imported as layers. A zip archive is taken for a presentation until it is opened. */
export type LayersKind = 'svg' | 'pdf' | 'pptx';

/** A PDF may begin with up to a kilobyte of something else; only its name says that a gzip file is an SVG. */
export function sniffLayers(bytes: Uint8Array): LayersKind | null {
  if (sniffPicture(bytes)) return null;
  const head = ascii(bytes, 0, Math.min(bytes.length, SNIFFED_BYTES));
  if (head.includes('%PDF-')) return 'pdf';
  // Older Office files, and those with a password, are recognized when they are opened.
  if (head.startsWith('PK\x03\x04') || head.startsWith('\xd0\xcf\x11\xe0')) return 'pptx';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'svg';
  return sniffRefused(bytes) === 'svg' || isWideSvg(bytes) ? 'svg' : null;
}

/** An SVG in UTF-16, or one with a long comment before it. */
function isWideSvg(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(wide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes.subarray(0, 64_000),
  );
  return /^\ufeff?\s*</.test(text) && /<(?:\w{1,20}:)?svg[\s>]/i.test(text);
}
