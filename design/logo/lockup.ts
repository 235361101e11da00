/** Lockups: a mark and its name as one unit, optically centered, with the space that holds them together. */
import { inkBounds } from './ink-bounds.ts';
import type { Scheme } from './palettes.ts';
import type { Frame, Lettering, Sheet } from './sheet.ts';
import { BASELINE, metricsOf, type Typeface } from './typefaces.ts';

export interface Words {
  name: string;
  /** A short line below; may be empty. */
  tagline: string;
  face: Typeface;
}

interface SetLine {
  lettering: Lettering;
  width: number;
}

/** The mark's side, px. Everything else is in proportion to it. */
const MARK = 300;

function nameLines(
  sheet: Sheet,
  { name, face }: Words,
  color: string,
  capHeight: number,
  widest: number,
): { lines: SetLine[]; cap: number } {
  const lineOf = (text: string, size: number): SetLine => {
    const lettering = {
      text,
      family: face.family,
      weight: face.weight,
      size,
      color,
      tracking: face.tracking,
      letterCase: face.letterCase,
      name: 'name',
    };
    return { lettering, width: sheet.widthOf(lettering) };
  };
  const capShare = BASELINE - metricsOf(face.family).cap;
  let size = capHeight / capShare;
  let texts = [name];
  if (lineOf(name, size).width > widest) {
    const words = name.split(/\s+/);
    const cuts = words
      .slice(1)
      .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
    const best = cuts.sort(
      (a, b) => Math.max(...a.map((text) => text.length)) - Math.max(...b.map((text) => text.length)),
    )[0];
    if (best) texts = best;
  }
  const wide = Math.max(...texts.map((text) => lineOf(text, size).width));
  if (wide > widest) size *= widest / wide;
  return { lines: texts.map((text) => lineOf(text, size)), cap: size * capShare };
}

/** The small line in capitals, no wider than `widest`; null if it would become illegible. */
function taglineFor(
  sheet: Sheet,
  { tagline, face }: Words,
  color: string,
  cap: number,
  widest: number,
): { line: SetLine; cap: number } | null {
  if (tagline === '') return null;
  const capShare = BASELINE - metricsOf(face.second.family).cap;
  const make = (size: number): SetLine => {
    const lettering = {
      text: tagline,
      family: face.second.family,
      weight: face.second.weight,
      size,
      color,
      tracking: 180,
      letterCase: 'upper' as const,
      name: 'tagline',
    };
    return { lettering, width: sheet.widthOf(lettering) };
  };
  const wanted = Math.max(cap * 0.3, MARK * 0.06) / capShare;
  const wide = make(wanted).width;
  const size = wide > widest ? wanted * (widest / wide) : wanted;
  return size * capShare < MARK * 0.042 ? null : { line: make(size), cap: size * capShare };
}

/** Distance from one line's baseline to the next one's capitals, as a share of the capital height. */
const LEADING = 0.48;

/** Mark above, name below, all on one axis. */
export function stack(sheet: Sheet, drawMark: (frame: Frame) => void, words: Words, scheme: Scheme): void {
  drawMark({ x: -MARK / 2, y: 0, size: MARK });
  // Flat marks don't fill their square: the name keeps its distance to the ink.
  const mark = inkBounds(sheet.layers) ?? { x: 0, y: 0, width: MARK, height: MARK };
  const { lines, cap } = nameLines(sheet, words, scheme.ink, MARK * 0.24, MARK * 2.5);
  let top = mark.y + mark.height + MARK * 0.19;
  // Accents and tall letters extend above the capitals; hardly ever enough to touch.
  for (const { lettering } of lines) {
    sheet.line(lettering, 0, capTop(sheet, lettering, top));
    top += cap * (1 + LEADING);
  }
  const widest = Math.max(...lines.map(({ width }) => width), MARK * 1.1);
  const below = taglineFor(sheet, words, scheme.quiet, cap, widest);
  if (below)
    sheet.line(
      below.line.lettering,
      0,
      top - cap * LEADING + Math.max(cap * 0.5, below.cap * 1.5, hang(lines, words.face) + below.cap * 0.8),
    );
}

/** Mark on the left, name on the right, the center of the letters at the center of the mark. */
export function row(sheet: Sheet, drawMark: (frame: Frame) => void, words: Words, scheme: Scheme): void {
  const side = MARK * 0.86;
  drawMark({ x: 0, y: 0, size: side });
  const mark = inkBounds(sheet.layers) ?? { x: 0, y: 0, width: side, height: side };
  const { lines, cap } = nameLines(sheet, words, scheme.ink, side * 0.36, MARK * 3);
  const widest = Math.max(...lines.map(({ width }) => width));
  const below = taglineFor(sheet, words, scheme.quiet, cap, widest);
  const names = lines.length * cap + (lines.length - 1) * cap * LEADING;
  const gap = below ? Math.max(cap * 0.42, below.cap * 1.4, hang(lines, words.face) + below.cap * 0.8) : 0;
  const left = mark.x + mark.width + side * 0.2;
  let top = mark.y + (mark.height - names - gap - (below?.cap ?? 0)) / 2;
  for (const { lettering, width } of lines) {
    sheet.line(lettering, left + width / 2, capTop(sheet, lettering, top));
    top += cap * (1 + LEADING);
  }
  if (below) sheet.line(below.line.lettering, left + below.line.width / 2, top - cap * LEADING + gap);
}

/** How far the last line's descenders extend below their baseline, px. */
function hang(lines: readonly SetLine[], face: Typeface): number {
  const last = lines.at(-1)?.lettering;
  if (!last || face.letterCase === 'upper' || !/[gjpqy]/.test(last.text)) return 0;
  return (metricsOf(face.family).descender - BASELINE) * last.size;
}

/** `line` puts the first ink at its top; names keep the line of their capitals, whatever letters they have. */
function capTop(sheet: Sheet, lettering: Lettering, top: number): number {
  const capital = metricsOf(lettering.family).cap * lettering.size;
  return top + (sheet.inkOf(lettering).offset - capital);
}
