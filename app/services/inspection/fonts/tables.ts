/** Reads the tables of a font from a plain file or WOFF, trusting no offset or length, and writes a file of them. */
import { inflateSync } from 'node:zlib';
import { FontError } from './font-error.ts';
import { FONT_LIMITS } from './font-limits.ts';

export type Tables = Map<string, Buffer>;

export const TRUETYPE = 0x00010000;
export const OPENTYPE = 0x4f54544f;
const APPLE_TRUETYPE = 0x74727565;
const COLLECTION = 0x74746366;
const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;

/** More than any font has. */
const MOST_TABLES = 64;

export type FileKind = 'plain' | 'collection' | 'woff' | 'woff2';

/** The kind of file, by its signature; null: no font. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  if (bytes.length < 12) return null;
  const signature = Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE(0);
  if (signature === WOFF) return 'woff';
  if (signature === WOFF2) return 'woff2';
  if (signature === COLLECTION) return 'collection';
  return signature === TRUETYPE || signature === OPENTYPE || signature === APPLE_TRUETYPE ? 'plain' : null;
}

function countOf(count: number): number {
  if (count === 0 || count > MOST_TABLES) throw new FontError('broken');
  return count;
}

function part(file: Buffer, offset: number, length: number): Buffer {
  if (offset > file.length || length > file.length - offset) throw new FontError('broken');
  return file.subarray(offset, offset + length);
}

function keep(tables: Tables, tag: string, table: Buffer): void {
  if (tables.has(tag)) throw new FontError('broken');
  tables.set(tag, table);
}

/** Where the first font of a collection begins, which is the one that browsers draw. Throws FontError. */
function firstOf(file: Buffer): number {
  if (part(file, 0, 16).readUInt32BE(8) === 0) throw new FontError('broken');
  return file.readUInt32BE(12);
}

/** The tables of a TrueType or OpenType file, of a collection those of its first font. Throws FontError. */
export function plainTables(file: Buffer): Tables {
  const start = kindOf(file) === 'collection' ? firstOf(file) : 0;
  const directory = part(file, start + 12, countOf(part(file, start, 12).readUInt16BE(4)) * 16);
  const tables: Tables = new Map();
  for (let row = 0; row < directory.length; row += 16) {
    keep(
      tables,
      directory.toString('latin1', row, row + 4),
      part(file, directory.readUInt32BE(row + 8), directory.readUInt32BE(row + 12)),
    );
  }
  return tables;
}

/** The tables of a WOFF file, unpacked only up to the stated size and the limit. Throws FontError. */
export function woffTables(file: Buffer): Tables {
  const directory = part(file, 44, countOf(part(file, 0, 44).readUInt16BE(12)) * 20);
  const tables: Tables = new Map();
  let total = 0;
  for (let row = 0; row < directory.length; row += 20) {
    const packed = part(file, directory.readUInt32BE(row + 4), directory.readUInt32BE(row + 8));
    const length = directory.readUInt32BE(row + 12);
    total += length;
    if (total > FONT_LIMITS.unpackedBytes) throw new FontError('tooMuch');
    if (packed.length > length) throw new FontError('broken');
    keep(
      tables,
      directory.toString('latin1', row, row + 4),
      packed.length === length ? packed : inflated(packed, length),
    );
  }
  return tables;
}

function inflated(packed: Buffer, length: number): Buffer {
  let table: Buffer;
  try {
    table = inflateSync(packed, { maxOutputLength: length });
  } catch {
    throw new FontError('broken');
  }
  if (table.length !== length) throw new FontError('broken');
  return table;
}

/** A UIntBase128 of WOFF2: seven bits per byte. Also returns where the next value begins. */
function base128(file: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = part(file, at + count, 1).readUInt8(0);
    value = value * 128 + (byte & 127);
    if ((byte & 128) === 0) return [value, at + count + 1];
  }
  throw new FontError('broken');
}

const GLYF = 10;
const LOCA = 11;

/**
 * Throws FontError if the sizes that a WOFF2 file states are beyond the limit: the decoder allocates exactly these.
 */
export function assertWoff2Size(file: Buffer): void {
  const count = countOf(part(file, 0, 48).readUInt16BE(12));
  if (file.readUInt32BE(4) === COLLECTION) throw new FontError('packedCollection');
  let at = 48;
  // The decoder trusts the header's own figure as well.
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const flags = part(file, at, 1).readUInt8(0);
    at += 1;
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const [length, next] = base128(file, at);
    at = next;
    const version = flags >> 6;
    const transformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
    let stored = length;
    if (transformed) [stored, at] = base128(file, at);
    total += Math.max(length, stored);
    if (total > FONT_LIMITS.unpackedBytes) throw new FontError('tooMuch');
  }
  if (file.readUInt32BE(16) > FONT_LIMITS.unpackedBytes) throw new FontError('tooMuch');
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    const word =
      at + 4 <= table.length
        ? table.readUInt32BE(at)
        : Buffer.concat([table.subarray(at), Buffer.alloc(4)]).readUInt32BE(0);
    sum = (sum + word) >>> 0;
  }
  return sum;
}

/** A plain font file with these tables, in the order of their names, as every reader prefers. */
export function fileOf(flavour: number, tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const steps = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + sorted.length * 16);
  header.writeUInt32BE(flavour, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(16 * 2 ** steps, 6);
  header.writeUInt16BE(steps, 8);
  header.writeUInt16BE(sorted.length * 16 - 16 * 2 ** steps, 10);
  const parts: Buffer[] = [header];
  let at = header.length;
  sorted.forEach(([tag, table], index) => {
    const row = 12 + index * 16;
    header.write(tag, row, 4, 'latin1');
    header.writeUInt32BE(checksum(table), row + 4);
    header.writeUInt32BE(at, row + 8);
    header.writeUInt32BE(table.length, row + 12);
    const padding = (4 - (table.length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    at += table.length + padding;
  });
  return Buffer.concat(parts);
}
