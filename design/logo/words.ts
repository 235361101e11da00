/** The name and the small line below it as one block of ink: broken where both lines are about as long, its lines as far apart as they look. */
import { pathBounds } from '../document/path-geometry.ts';
import { hasRightToLeft, isJoined } from '../layout/scripts.ts';
import type { Words } from './lockup.ts';
import { opticalCenter } from './optical.ts';
import type { Scheme } from './palettes.ts';
import type { Lettering, Sheet } from './sheet.ts';

/** One line, measured: px, from where its box begins and from its baseline. */
interface Line {
  lettering: Lettering;
  left: number;
  width: number;
  /** Where the eye sees its upper and lower edge: of capitals and of the baseline, in Latin letters. */
  top: number;
  bottom: number;
  /** What hangs below that. */
  hang: number;
  center: number;
}

/** Lines placed in one block whose upper left corner is 0, 0. */
export interface WordsBlock {
  width: number;
  height: number;
  /** Capital height of the name, px. */
  cap: number;
  /** Height of the name's lines alone. */
  nameHeight: number;
  /** Ink below the block's last line. */
  hang: number;
  lines: number;
  paint(x: number, y: number): void;
}

export interface WordsOptions {
  /** Capital height wanted, px. */
  cap: number;
  /** px; longer names are broken, then set smaller. */
  widest: number;
  align: 'left' | 'center' | 'right';
  breaks: boolean;
  /** Narrower names are set larger, up to half as large again. */
  narrowest?: number;
}

const LATIN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const spaced = (text: string) => ![...text].some(isJoined);

/** The name as it can be set in a face: joined letters stand as they are. */
export function nameLettering({ face }: Pick<Words, 'face'>, text: string, size: number, color: string): Lettering {
  const free = spaced(text);
  return { text, family: face.family, weight: face.weight, size, color, tracking: free && LATIN.test(text) ? face.tracking : 0, letterCase: LATIN.test(text) ? face.letterCase : 'as-typed', name: 'name' };
}

function shownOf({ text, letterCase }: Lettering): string {
  return letterCase === 'upper' ? text.toUpperCase() : letterCase === 'lower' ? text.toLowerCase() : text;
}

function lineOf(sheet: Sheet, lettering: Lettering): Line {
  const outline = sheet.outlineOf(lettering);
  const ink = pathBounds(outline) ?? { x: 0, y: -lettering.size * 0.7, width: sheet.widthOf(lettering), height: lettering.size * 0.7 };
  const shown = shownOf(lettering);
  const heightOf = (letter: string) => pathBounds(sheet.outlineOf({ ...lettering, text: letter, letterCase: 'as-typed' }))?.y ?? ink.y;
  const latin = LATIN.test(shown) || !/\p{L}/u.test(shown);
  // Accents and strokes that reach above the capitals take no part; nor do tails.
  const top = !latin ? ink.y : /[\p{Lu}\p{N}&!?]/u.test(shown) ? heightOf('H') : heightOf(/[bdfhkl]/.test(shown) ? 'd' : 'x');
  const bottom = latin ? 0 : ink.y + ink.height;
  return {
    lettering, left: ink.x, width: ink.width, top, bottom, hang: Math.max(0, ink.y + ink.height - bottom),
    center: (opticalCenter(outline)?.x ?? ink.x + ink.width / 2),
  };
}

/** Capital height at a font size of 1 px. */
function capShare(sheet: Sheet, words: Words, text: string): number {
  const line = lineOf(sheet, nameLettering(words, text, 100, '#000000'));
  // Letters of other scripts fill their line: as high as capitals they would look larger.
  return ((line.bottom - line.top) / 100) * (LATIN.test(text) ? 1 : 0.8);
}

/** The text in two or three lines of about one width: Chinese anywhere, others at their spaces. */
function broken(text: string, widthOf: (text: string) => number, count: number): string[] | null {
  const words = text.split(/\s+/);
  if (words.length < count) return null;
  let best: { texts: string[]; widest: number } | null = null;
  const cuts = (from: number, left: number): string[][] => {
    if (left === 1) return [[words.slice(from).join(' ')]];
    return Array.from({ length: words.length - from - left + 1 }, (_, at) => at + from + 1).flatMap((cut) => cuts(cut, left - 1).map((rest) => [words.slice(from, cut).join(' '), ...rest]));
  };
  for (const texts of cuts(0, count)) {
    // A line must not end with what belongs to the next one.
    const loose = texts.slice(0, -1).filter((one) => /(?:^|\s)(?:&|and|of|the|de|la|y|e|und|et)$/i.test(one)).length;
    const widest = Math.max(...texts.map(widthOf)) * (1 + loose * 0.12);
    if (!best || widest < best.widest) best = { texts, widest };
  }
  return best?.texts ?? null;
}

/** Between one line's lower edge and the next one's capitals, of the capital height. */
const LEADING = 0.46;

/** Name and tagline set; null tagline where it would be too small to be read. */
export function setWords(sheet: Sheet, words: Words, scheme: Pick<Scheme, 'ink' | 'quiet'>, { cap, widest, align, breaks, narrowest = 0 }: WordsOptions): WordsBlock {
  const share = capShare(sheet, words, words.name);
  let size = cap / share;
  const make = (text: string, at: number) => lineOf(sheet, nameLettering(words, text, at, scheme.ink));
  const widthOf = (text: string) => make(text, size).width;
  let texts = [words.name];
  const whole = widthOf(words.name);
  if (breaks && whole > widest) {
    const two = broken(words.name, widthOf, 2);
    const three = two && Math.max(...two.map(widthOf)) > widest * 1.35 ? broken(words.name, widthOf, 3) : null;
    texts = three ?? two ?? texts;
  }
  const wide = Math.max(...texts.map(widthOf));
  if (wide > widest) size *= widest / wide;
  else if (wide < narrowest) size *= Math.min(1.5, narrowest / wide);
  const lines = texts.map((text) => make(text, size));
  const capital = size * share;

  const rows: { line: Line; y: number }[] = [];
  let y = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const lead = words.face.letterCase === 'upper' ? LEADING * 0.85 : LEADING;
    if (before) y += Math.max(capital * lead, before.hang + capital * 0.2);
    rows.push({ line, y: y - line.top });
    y += line.bottom - line.top;
  }
  const nameHeight = y;
  const nameWidth = Math.max(...lines.map(({ width }) => width));
  const tagline = taglineOf(sheet, words, scheme.quiet, capital, nameWidth);
  if (tagline) {
    const height = tagline.bottom - tagline.top;
    y += Math.max(capital * 0.5, height * 1.35, (lines.at(-1)?.hang ?? 0) + height * 0.85);
    rows.push({ line: tagline, y: y - tagline.top });
    y += height;
  }
  const width = Math.max(...rows.map(({ line }) => line.width));
  return {
    width, height: y, cap: capital, nameHeight, hang: rows.at(-1)?.line.hang ?? 0, lines: texts.length,
    paint(x, top) {
      for (const { line, y: baseline } of rows) {
        const free = width - line.width;
        const left = x + (align === 'left' ? 0 : align === 'right' ? free : free / 2);
        sheet.set(line.lettering, left - line.left, top + baseline);
      }
    },
  };
}

/** The smallest capitals that are still letters, px of a sheet whose marks are 300 px. */
const SMALLEST = 11.5;

/** The small line: spaced capitals, as wide as the name where that takes little more or less space between its letters. */
function taglineOf(sheet: Sheet, { tagline, face }: Words, color: string, cap: number, room: number): Line | null {
  if (tagline === '') return null;
  const free = spaced(tagline) && LATIN.test(tagline);
  const make = (size: number, tracking: number) =>
    lineOf(sheet, { text: tagline, family: face.second.family, weight: face.second.weight, size, color, tracking: free ? tracking : 0, letterCase: free ? 'upper' : 'as-typed', name: 'tagline' });
  const plain = make(100, 180);
  const share = (plain.bottom - plain.top) / 100;
  const wanted = Math.min(26, Math.max(cap * 0.28, 15)) / share;
  const natural = make(wanted, 180);
  if (natural.width <= room) {
    if (!free || natural.width < room * 0.7) return natural;
    const letters = Math.max(1, tagline.length - 1);
    const more = 180 + ((room - natural.width) / letters / wanted) * 1000;
    return make(wanted, Math.min(380, Math.round(more)));
  }
  // First closer together, then smaller.
  const tight = make(wanted, 80);
  const line = tight.width <= room ? make(wanted, 80 + 100 * ((room - tight.width) / Math.max(1, natural.width - tight.width))) : make(wanted * (room / tight.width), 80);
  return line.bottom - line.top < SMALLEST ? null : line;
}

/** Whether the name is read from the right: its mark then stands at the right, too. */
export function readsFromRight(words: Pick<Words, 'name'>): boolean {
  return hasRightToLeft(words.name);
}
