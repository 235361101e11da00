/**
 * Whether a file holds the picture and nothing else, chunk by chunk: other chunks could hide metadata (a location, a
 * thumbnail of what was cropped away), more pictures, or another file after the end. PNG: W3C third edition, 5
 * and 11. JPEG: ITU-T T.81, annex B. WebP: RFC 9649, 2.
 */
import type { PictureMime } from '#app/contracts/sniff.ts';

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'pHYs', 'bKGD', 'sBIT', 'hIST']);

function isPlainPng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = nameAt(bytes, at + 4);
    if (name === 'IEND') return at + 12 === bytes.length;
    if (!PNG_CHUNKS.has(name)) return false;
  }
  return false;
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function isPlainWebp(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 12;
  for (; at + 8 <= bytes.length; at += 8 + view.getUint32(at + 4, true) + (view.getUint32(at + 4, true) & 1))
    if (!WEBP_CHUNKS.has(nameAt(bytes, at))) return false;
  return at === bytes.length && view.getUint32(4, true) + 8 === bytes.length;
}

/** JFIF, Adobe's color transform, tables, frames, scans. */
const JPEG_SEGMENTS = new Set([0xe0, 0xee, 0xdb, 0xc4, 0xdd, 0xc0, 0xc1, 0xc2, 0xda]);

/** Each segment's marker and start; the last is the end of the image. Stops early in a broken file. */
function* jpegSegments(bytes: Uint8Array): Generator<{ marker: number; at: number }> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === 0xd9)) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    yield { marker, at };
    if (marker === 0xd9) return;
    at += 2 + view.getUint16(at + 2);
    // A scan's header is followed by entropy-coded data up to the next marker; stuffed zeros and restarts belong to it.
    if (marker === 0xda) {
      for (at = bytes.indexOf(0xff, at); at >= 0 && (bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0);)
        at = bytes.indexOf(0xff, at + 2);
      if (at < 0) return;
    }
  }
}

function isPlainJpeg(bytes: Uint8Array): boolean {
  for (const { marker, at } of jpegSegments(bytes)) {
    if (marker === 0xd9) return at + 2 === bytes.length;
    if (!JPEG_SEGMENTS.has(marker)) return false;
  }
  return false;
}

/** True: the file holds only the picture. Formats that are always rewritten are never plain. */
export function isPlainFile(bytes: Uint8Array, mime: PictureMime): boolean {
  switch (mime) {
    case 'image/png':
      return isPlainPng(bytes);
    case 'image/webp':
      return isPlainWebp(bytes);
    case 'image/jpeg':
      return isPlainJpeg(bytes);
    case 'image/gif':
    case 'image/avif':
    case 'image/bmp':
    case 'image/x-icon':
      return false;
  }
}

/** Number of scans of a JPEG: honest files have a dozen, hostile ones thousands, which keep a decoder busy. */
export function jpegScans(bytes: Uint8Array): number {
  let scans = 0;
  for (const { marker } of jpegSegments(bytes)) if (marker === 0xda) scans += 1;
  return scans;
}
