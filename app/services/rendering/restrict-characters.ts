/**
 * A font file that draws only some of its characters. Browsers restrict each file of a family to its `unicode-range`;
 * the server's canvas uses whatever a file has, so a run of letters would continue in the wrong file, and pairs would
 * be kerned differently.
 */

const LAST_CODE_POINT = 0x10ffff;
const WINDOWS = 3;
const UNICODE = 0;

interface Table {
  /** Of its row in the table directory, bytes. */
  row: number;
  offset: number;
}

function findTable(font: Buffer, tag: string): Table | null {
  const count = font.readUInt16BE(4);
  for (let row = 12; row < 12 + count * 16; row += 16) {
    if (font.toString('latin1', row, row + 4) === tag) return { row, offset: font.readUInt32BE(row + 8) };
  }
  return null;
}

interface Subtable {
  platform: number;
  format: number;
  at: number;
}

function subtables(font: Buffer, cmap: number): Subtable[] {
  return Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const row = cmap + 4 + index * 8;
    const at = cmap + font.readUInt32BE(row + 4);
    return { platform: font.readUInt16BE(row), format: font.readUInt16BE(at), at };
  });
}

function readSegments(font: Buffer, at: number, add: (codePoint: number, glyph: number) => void): void {
  const bytes = font.readUInt16BE(at + 6);
  const ends = at + 14;
  for (let index = 0; index < bytes; index += 2) {
    const end = font.readUInt16BE(ends + index);
    const start = font.readUInt16BE(ends + bytes + 2 + index);
    const delta = font.readUInt16BE(ends + bytes * 2 + 2 + index);
    const place = ends + bytes * 3 + 2 + index;
    const offset = font.readUInt16BE(place);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const found = offset === 0 ? codePoint : font.readUInt16BE(place + offset + (codePoint - start) * 2);
      if (offset === 0 || found !== 0) add(codePoint, (found + delta) & 0xffff);
    }
  }
}

function readGroups(font: Buffer, at: number, add: (codePoint: number, glyph: number) => void): void {
  const count = font.readUInt32BE(at + 12);
  let characters = 0;
  for (let row = at + 16; row < at + 16 + count * 12; row += 12) {
    const [start, end, glyph] = [font.readUInt32BE(row), font.readUInt32BE(row + 4), font.readUInt32BE(row + 8)];
    if (end < start || end > LAST_CODE_POINT) throw new RangeError('Characters beyond Unicode');
    characters += end - start + 1;
    if (characters > LAST_CODE_POINT) throw new RangeError('More characters than Unicode has');
    for (let codePoint = start; codePoint <= end; codePoint += 1) add(codePoint, glyph + codePoint - start);
  }
}

/** Groups of characters whose glyphs follow one another, as a subtable of format 12. */
function groupsOf(glyphs: readonly (readonly [number, number])[]): Buffer {
  const groups: [number, number, number][] = [];
  for (const [codePoint, glyph] of glyphs) {
    const last = groups.at(-1);
    if (last && last[1] + 1 === codePoint && last[2] + codePoint - last[0] === glyph) last[1] = codePoint;
    else groups.push([codePoint, codePoint, glyph]);
  }
  const table = Buffer.alloc(16 + groups.length * 12);
  table.writeUInt16BE(12, 0);
  table.writeUInt32BE(table.length, 4);
  table.writeUInt32BE(groups.length, 12);
  groups.forEach((group, index) =>
    group.forEach((value, part) => table.writeUInt32BE(value, 16 + index * 12 + part * 4)),
  );
  return table;
}

function glyphsOf(
  font: Buffer,
  known: readonly Subtable[],
  wanted: (codePoint: number) => boolean,
): Map<number, number> | null {
  const letters =
    known.find(({ format }) => format === 12) ?? known.find(({ platform, format }) => format === 4 && platform !== 1);
  if (!letters) return null;
  const glyphs = new Map<number, number>();
  const add = (codePoint: number, glyph: number) => {
    if (glyph !== 0 && wanted(codePoint)) glyphs.set(codePoint, glyph);
  };
  (letters.format === 12 ? readGroups : readSegments)(font, letters.at, add);
  return glyphs;
}

/**
 * Character → glyph. Throws RangeError for a table that points outside itself; empty if the font has none for Unicode.
 */
export function characterMap(font: Buffer): Map<number, number> {
  const cmap = findTable(font, 'cmap');
  return (cmap && glyphsOf(font, subtables(font, cmap.offset), () => true)) ?? new Map();
}

/** The characters that a font has glyphs for. */
export function charactersIn(font: Buffer): Set<number> {
  return new Set(characterMap(font).keys());
}

/** A `cmap` table of this map, with the subtable that selects variants of ideographs if there is one. */
export function characterTable(glyphs: ReadonlyMap<number, number>, variants: Buffer | null = null): Buffer {
  const groups = groupsOf([...glyphs].sort(([a], [b]) => a - b));
  const rows: [platform: number, encoding: number, part: Buffer][] = [[WINDOWS, 10, groups]];
  if (variants) rows.unshift([UNICODE, 5, variants]);
  const header = Buffer.alloc(4 + rows.length * 8);
  header.writeUInt16BE(rows.length, 2);
  let at = header.length;
  rows.forEach(([platform, encoding, part], index) => {
    header.writeUInt16BE(platform, 4 + index * 8);
    header.writeUInt16BE(encoding, 6 + index * 8);
    header.writeUInt32BE(at, 8 + index * 8);
    at += part.length;
  });
  return Buffer.concat([header, ...rows.map(([, , part]) => part)]);
}

/** The same font with only the `wanted` characters. Only for valid files, such as the shipped ones. */
export function restrictCharacters(font: Buffer, wanted: (codePoint: number) => boolean): Buffer {
  const cmap = findTable(font, 'cmap');
  const known = cmap ? subtables(font, cmap.offset) : [];
  const glyphs = glyphsOf(font, known, wanted);
  if (!cmap || !glyphs) return font;
  const variants = known.find(({ format }) => format === 14);
  const table = characterTable(
    glyphs,
    variants ? font.subarray(variants.at, variants.at + font.readUInt32BE(variants.at + 2)) : null,
  );
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const result = Buffer.concat([font, padding, table]);
  result.writeUInt32BE(font.length + padding.length, cmap.row + 8);
  result.writeUInt32BE(table.length, cmap.row + 12);
  return result;
}
