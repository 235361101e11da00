/**
 * Finds what would send the reader of a music file into an endless loop: frames and tables with impossible lengths.
 * Checked in one pass over the headers, before the file is decoded. ADTS: ISO 13818-7, 6.2. ID3v2:
 * id3.org/id3v2.4.0-structure, 3.1. MP4: ISO 14496-12, 4.2 and 8.6–8.7.
 */
import type { MusicMime } from '#app/contracts/sniff-music.ts';

const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));

/** Where the first frame begins, after any tags. */
function afterTags(view: DataView): number {
  let at = 0;
  while (at + 10 <= view.byteLength && nameAt(view, at).startsWith('ID3')) {
    const [a = 0, b = 0, c = 0, d = 0] = [6, 7, 8, 9].map((n) => view.getUint8(at + n) & 0x7f);
    at += 10 + ((a << 21) | (b << 14) | (c << 7) | d);
  }
  return at;
}

/** Bytes of the shortest ADTS header, and so of the shortest frame. */
const ADTS_HEADER = 7;

function hasPlausibleFrames(view: DataView): boolean {
  for (let at = afterTags(view); at + ADTS_HEADER <= view.byteLength;) {
    // Something else follows: left to the reader.
    if ((view.getUint16(at) & 0xfff6) !== 0xfff0) return true;
    const length = (view.getUint32(at + 2) & 0x0003ffe0) >>> 5;
    if (length < ADTS_HEADER) return false;
    at += length;
  }
  return true;
}

/** Boxes that contain boxes, on the way to the tables of a track: five deep. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Tables, with the bytes of one entry. */
const TABLES: Readonly<Record<string, number>> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };
/** More samples than the file can have: each takes at least a byte. */
const isTooMany = (count: number, view: DataView): boolean => count > view.byteLength;

function hasPlausibleBoxes(view: DataView, from: number, to: number, depth = 0): boolean {
  if (depth > CONTAINERS.size) return false;
  for (let at = from; at + 8 <= to;) {
    const [size, name] = [view.getUint32(at), nameAt(view, at + 4)];
    // To the end of the file, or with a 64-bit length: no table in a file of this size.
    const end = size === 0 || size === 1 ? to : at + size;
    if (end < at + 8) return false;
    const inside = Math.min(end, to);
    if (CONTAINERS.has(name) && !hasPlausibleBoxes(view, at + 8, inside, depth + 1)) return false;
    if (!isPlausibleTable(view, name, at + 8, inside)) return false;
    at = size === 1 && at + 16 <= to ? at + Math.max(16, Number(view.getBigUint64(at + 8))) : end;
  }
  return true;
}

function isPlausibleTable(view: DataView, name: string, from: number, to: number): boolean {
  const entry = TABLES[name];
  if (name === 'stsz' && from + 12 <= to) {
    const [each, count] = [view.getUint32(from + 4), view.getUint32(from + 8)];
    return each === 0 ? count * 4 <= to - from - 12 : !isTooMany(count, view);
  }
  if (entry === undefined || from + 8 > to) return true;
  const count = view.getUint32(from + 4);
  if (count * entry > to - from - 8) return false;
  for (let n = 0; n < count; n += 1) {
    const at = from + 8 + n * entry;
    if (name === 'stsc' && isTooMany(view.getUint32(at + 4), view)) return false;
    if (name === 'stts' && isTooMany(view.getUint32(at), view)) return false;
  }
  return true;
}

/** False: a reader of the file would never finish. */
export function hasPlausibleStructure(bytes: Uint8Array, mime: MusicMime): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return mime === 'audio/mp4' ? hasPlausibleBoxes(view, 0, bytes.length) : hasPlausibleFrames(view);
}
