/**
 * Checks the outlines of a TrueType font glyph by glyph and rewrites them without instructions: those are programs that
 * nobody has checked, and rasterisers run them differently.
 */
import { FontError } from './font-error.ts';

const MORE_COMPONENTS = 0x20;
const ARGS_ARE_WORDS = 0x01;
const HAS_SCALE = 0x08;
const HAS_X_AND_Y_SCALE = 0x40;
const HAS_TWO_BY_TWO = 0x80;
const HAS_INSTRUCTIONS = 0x100;

/** Composite glyphs of real fonts nest three levels deep, and none has as many points. */
const DEEPEST = 6;
const MOST_POINTS = 40_000;

interface Glyph {
  bytes: Buffer;
  points: number;
  components: readonly number[];
}

const EMPTY: Glyph = { bytes: Buffer.alloc(0), points: 0, components: [] };

/** Reads within a glyph; reading outside it means that the file is broken. */
class Reader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  skip(count: number): number {
    const before = this.at;
    this.at += count;
    if (this.at > this.bytes.length) throw new FontError('broken');
    return before;
  }

  byte(): number {
    return this.bytes.readUInt8(this.skip(1));
  }

  word(): number {
    return this.bytes.readUInt16BE(this.skip(2));
  }
}

function simpleGlyph(bytes: Buffer, contours: number): Glyph {
  const reader = new Reader(bytes);
  reader.skip(10);
  let last = -1;
  for (let contour = 0; contour < contours; contour += 1) {
    const end = reader.word();
    if (end < last) throw new FontError('broken');
    last = end;
  }
  const points = last + 1;
  const outline = reader.at;
  reader.skip(reader.word());
  const flagsFrom = reader.at;
  let coordinates = 0;
  for (let point = 0; point < points;) {
    const flag = reader.byte();
    const times = flag & 8 ? reader.byte() + 1 : 1;
    // A coordinate takes one byte, two, or none if it repeats.
    const x = flag & 2 ? 1 : flag & 16 ? 0 : 2;
    const y = flag & 4 ? 1 : flag & 32 ? 0 : 2;
    coordinates += (x + y) * times;
    point += times;
    if (point > points) throw new FontError('broken');
  }
  reader.skip(coordinates);
  return {
    bytes: Buffer.concat([bytes.subarray(0, outline), Buffer.alloc(2), bytes.subarray(flagsFrom, reader.at)]),
    points,
    components: [],
  };
}

function compositeGlyph(bytes: Buffer, glyphs: number): Glyph {
  const copy = Buffer.from(bytes);
  const reader = new Reader(copy);
  reader.skip(10);
  const components: number[] = [];
  for (let more = true; more;) {
    const at = reader.at;
    const flags = reader.word();
    const glyph = reader.word();
    if (glyph >= glyphs) throw new FontError('broken');
    components.push(glyph);
    copy.writeUInt16BE(flags & ~HAS_INSTRUCTIONS, at);
    reader.skip(flags & ARGS_ARE_WORDS ? 4 : 2);
    reader.skip(flags & HAS_SCALE ? 2 : flags & HAS_X_AND_Y_SCALE ? 4 : flags & HAS_TWO_BY_TWO ? 8 : 0);
    more = (flags & MORE_COMPONENTS) !== 0;
  }
  return { bytes: copy.subarray(0, reader.at), points: 0, components };
}

function readGlyph(bytes: Buffer, glyphs: number): Glyph {
  if (bytes.length === 0) return EMPTY;
  if (bytes.length < 10) throw new FontError('broken');
  const contours = bytes.readInt16BE(0);
  if (contours === 0) return EMPTY;
  return contours > 0 ? simpleGlyph(bytes, contours) : compositeGlyph(bytes, glyphs);
}

/** Rejects composite glyphs that contain themselves, or that are too deep or too large. Visits each glyph once. */
function assertBounded(glyphs: readonly Glyph[]): void {
  const sizes = new Map<number, { points: number; depth: number }>();
  const open = new Set<number>();
  const sizeOf = (index: number): { points: number; depth: number } => {
    const known = sizes.get(index);
    if (known) return known;
    if (open.has(index) || open.size > DEEPEST) throw new FontError('broken');
    open.add(index);
    const { points, components } = glyphs[index] ?? EMPTY;
    const size = { points, depth: 0 };
    for (const component of components) {
      const inner = sizeOf(component);
      size.points += inner.points;
      size.depth = Math.max(size.depth, inner.depth + 1);
    }
    if (size.points > MOST_POINTS || size.depth > DEEPEST) throw new FontError('broken');
    open.delete(index);
    sizes.set(index, size);
    return size;
  };
  glyphs.forEach((_, index) => sizeOf(index));
}

/** `glyf` and a long `loca`, rewritten. Throws FontError. */
export function cleanOutlines(
  glyf: Buffer,
  loca: Buffer,
  count: number,
  long: boolean,
): { glyf: Buffer; loca: Buffer } {
  const size = long ? 4 : 2;
  if (loca.length < (count + 1) * size) throw new FontError('broken');
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const glyphs = Array.from({ length: count }, (_, index) => {
    const [start, end] = [offset(index), offset(index + 1)];
    if (start > end || end > glyf.length) throw new FontError('broken');
    return readGlyph(glyf.subarray(start, end), count);
  });
  assertBounded(glyphs);
  const offsets = Buffer.alloc((count + 1) * 4);
  const parts: Buffer[] = [];
  let at = 0;
  glyphs.forEach(({ bytes }, index) => {
    offsets.writeUInt32BE(at, index * 4);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, Buffer.alloc(padding));
    at += bytes.length + padding;
  });
  offsets.writeUInt32BE(at, count * 4);
  return { glyf: Buffer.concat(parts), loca: offsets };
}
