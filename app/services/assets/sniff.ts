/** What a file is by its first bytes. Names and declared types are whatever the sender says, so nobody asks them. */

export type PictureMime = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** ISO media files list their brands: the major one at 8, compatible ones from 16 to the end of the box. */
function hasAvifBrand(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxEnd = Math.min(view.getUint32(0), bytes.length, 256);
  for (let at = 8; at + 4 <= boxEnd; at += at === 8 ? 8 : 4) {
    const brand = ascii(bytes, at, at + 4);
    if (brand === 'avif' || brand === 'avis') return true;
  }
  return false;
}

/** The picture's type, or null for everything that we don't take (SVG too: it can carry scripts and outside addresses). */
export function sniffPicture(bytes: Uint8Array): PictureMime | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0x89 && ascii(bytes, 1, 8) === 'PNG\r\n\x1a\n') return 'image/png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && hasAvifBrand(bytes)) return 'image/avif';
  return null;
}
