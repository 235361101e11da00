/**
 * Checks and rebuilds an uploaded font: only tables needed for drawing, each checked or rewritten, so that browsers and
 * the server draw the same letters from the same bytes, and no program in it ever runs.
 */
// Node loads the package's main file, which exports this; its other build, which the linter reads, has names only.
// oxlint-disable-next-line import/default
import opentype from 'opentype.js';
import { characterMap, characterTable } from '#app/services/rendering/restrict-characters.ts';
import { FontError } from './font-error.ts';
import { FONT_LIMITS } from './font-limits.ts';
import { readNames, writeNames } from './names.ts';
import { cleanOutlines } from './outlines.ts';
import { fileOf, OPENTYPE, plainTables, TRUETYPE, type Tables } from './tables.ts';

export interface CleanFont {
  /** A plain TrueType or OpenType file. */
  bytes: Uint8Array;
  /** Null: it has no name. */
  name: string | null;
  style: string;
  /** The lightest and the boldest; equal for fonts of one weight. */
  weights: [number, number];
  italic: boolean;
}

/** Shaping, kerning, variations, vertical metrics: for the shaping engine, which sanitises them itself. */
const KEPT = [
  'GDEF',
  'GPOS',
  'GSUB',
  'BASE',
  'kern',
  'fvar',
  'avar',
  'gvar',
  'HVAR',
  'MVAR',
  'VVAR',
  'STAT',
  'vhea',
  'vmtx',
  'VORG',
];
const PICTURES = ['CBDT', 'sbix', 'SVG ', 'EBDT'];

const MOST_AXES = 16;
const MAGIC = 0x5f0f3cf5;
/** A text font has at least one letter or digit, of any script. */
const LETTER = /\p{L}|\p{N}/u;
/** How many letters are tried to find one with an outline. */
const TRIED = 40;

function need(tables: Tables, tag: string, length: number): Buffer {
  const table = tables.get(tag);
  if (!table || table.length < length) throw new FontError('broken');
  return table;
}

/** Bits 0–3 of fsType: 2 alone means that the licence forbids embedding; bit 9, that it allows only bitmaps. */
function assertEmbeddable(os2: Buffer): void {
  const type = os2.readUInt16BE(8);
  if ((type & 0xf) === 2 || (type & 0x200) !== 0) throw new FontError('restricted');
}

function cleanHead(table: Buffer): Buffer {
  const head = Buffer.from(table.subarray(0, 54));
  const units = head.readUInt16BE(18);
  if (head.readUInt32BE(12) !== MAGIC || units < 16 || units > 16_384) throw new FontError('broken');
  return head;
}

/** Line heights, and an advance width for every glyph. */
function assertMetrics(tables: Tables, glyphs: number): void {
  const measured = need(tables, 'hhea', 36).readUInt16BE(34);
  const widths = need(tables, 'hmtx', 4);
  if (measured === 0 || measured > glyphs || widths.length < measured * 4 + (glyphs - measured) * 2)
    throw new FontError('broken');
}

/** The range of the weight axis; null: the font has one weight. */
function weightAxis(fvar: Buffer | undefined): [number, number] | null {
  if (!fvar) return null;
  if (fvar.length < 16) throw new FontError('broken');
  const [first, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  if (count > MOST_AXES || size < 20 || first + count * size > fvar.length) throw new FontError('broken');
  for (let row = first; row < first + count * size; row += size) {
    if (fvar.toString('latin1', row, row + 4) !== 'wght') continue;
    return [clampWeight(fvar.readInt32BE(row + 4) / 65_536), clampWeight(fvar.readInt32BE(row + 12) / 65_536)];
  }
  return null;
}

function clampWeight(weight: number): number {
  return Math.min(900, Math.max(100, Math.round(weight)));
}

/** Where the signs of symbol fonts are: OpenType, cmap, platform 3, encoding 0. */
const SYMBOLS = 0xf000;
const isTyped = (character: number): boolean => LETTER.test(String.fromCodePoint(character));

/** Glyphs by Unicode character, whatever the encoding of the font. */
function charactersOf(cmap: Buffer, glyphs: number): Map<number, number> {
  let found: Map<number, number>;
  try {
    found = characterMap(fileOf(TRUETYPE, new Map([['cmap', cmap]])));
  } catch {
    throw new FontError('broken');
  }
  for (const [character, glyph] of found) if (glyph >= glyphs) found.delete(character);
  // Symbol fonts of Windows keep their signs in private places: typed are the letters 0xF000 below, as browsers do it.
  if (![...found.keys()].some(isTyped))
    for (const [character, glyph] of [...found])
      if (character >= SYMBOLS && character <= SYMBOLS + 0xff) found.set(character - SYMBOLS, glyph);
  return found;
}

/** Draws some letters with a parser of its own. Throws FontError if it cannot read them, or if all are empty. */
function assertDraws(file: Buffer, characters: ReadonlyMap<number, number>): void {
  const letters = [...characters.keys()]
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => LETTER.test(character));
  if (letters.length === 0) throw new FontError('noLetters');
  let drawn = false;
  try {
    const font = opentype.parse(Uint8Array.from(file).buffer);
    drawn = letters.slice(0, TRIED).some((letter) => font.charToGlyph(letter).getPath(0, 0, 16).commands.length > 0);
  } catch {
    throw new FontError('broken');
  }
  if (!drawn) throw new FontError('noLetters');
}

function outlinesOf(tables: Tables, head: Buffer, maxp: Buffer, glyphs: number): { flavour: number; tables: Tables } {
  const glyf = tables.get('glyf');
  if (glyf) {
    const clean = cleanOutlines(glyf, need(tables, 'loca', 0), glyphs, head.readInt16BE(50) !== 0);
    head.writeInt16BE(1, 50);
    if (maxp.length < 32) throw new FontError('broken');
    const profile = Buffer.from(maxp.subarray(0, 32));
    // Without instructions there are no twilight points, storage, functions or stack.
    for (let at = 14; at < 28; at += 2) profile.writeUInt16BE(at === 14 ? 1 : 0, at);
    return {
      flavour: TRUETYPE,
      tables: new Map([
        ['glyf', clean.glyf],
        ['loca', clean.loca],
        ['maxp', profile],
      ]),
    };
  }
  const tag = ['CFF ', 'CFF2'].find((one) => tables.has(one));
  if (!tag) throw new FontError(PICTURES.some((one) => tables.has(one)) ? 'colourOnly' : 'broken');
  const profile = Buffer.alloc(6);
  profile.writeUInt32BE(0x00005000, 0);
  profile.writeUInt16BE(glyphs, 4);
  return {
    flavour: OPENTYPE,
    tables: new Map([
      [tag, need(tables, tag, 4)],
      ['maxp', profile],
    ]),
  };
}

/** Takes a plain file. Throws FontError. */
export function cleanFont(file: Buffer): CleanFont {
  const tables = plainTables(file);
  const os2 = Buffer.from(need(tables, 'OS/2', 68));
  assertEmbeddable(os2);
  const head = cleanHead(need(tables, 'head', 54));
  const maxp = need(tables, 'maxp', 6);
  const glyphs = maxp.readUInt16BE(4);
  if (glyphs === 0) throw new FontError('broken');
  assertMetrics(tables, glyphs);
  const characters = charactersOf(need(tables, 'cmap', 4), glyphs);
  const { flavour, tables: outlines } = outlinesOf(tables, head, maxp, glyphs);

  const names = readNames(need(tables, 'name', 6));
  const weight = clampWeight(os2.readUInt16BE(4));
  os2.writeUInt16BE(weight, 4);
  const italic = (os2.readUInt16BE(62) & 1) !== 0 || (head.readUInt16BE(44) & 2) !== 0;
  const post = Buffer.alloc(32);
  need(tables, 'post', 32).copy(post, 0, 0, 32);
  // Version 3 has no glyph names.
  post.writeUInt32BE(0x00030000, 0);

  const basic: Tables = new Map([
    ...outlines,
    ['head', head],
    ['hhea', need(tables, 'hhea', 36)],
    ['hmtx', need(tables, 'hmtx', 4)],
    ['OS/2', os2],
    ['post', post],
    ['cmap', characterTable(characters)],
    ['name', writeNames(names.family ?? 'Font', names.style ?? 'Regular')],
  ]);
  assertDraws(fileOf(flavour, basic), characters);
  const kept: Tables = new Map([...tables].filter(([tag]) => KEPT.includes(tag)));
  const bytes = fileOf(flavour, new Map([...kept, ...basic]));
  if (bytes.length > FONT_LIMITS.unpackedBytes) throw new FontError('tooMuch');
  return {
    bytes,
    name: names.family,
    style: names.style ?? 'Regular',
    weights: weightAxis(tables.get('fvar')) ?? [weight, weight],
    italic,
  };
}
