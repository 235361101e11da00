/**
 * The name and the small line below it as one block of ink: broken where both lines are about equally long, its lines
 * spaced as they look.
 */
import { displayText } from '#design/layout/display-text.ts';
import { pathBounds } from '../document/path-geometry.ts';
import { hasRightToLeft, isJoined } from '../layout/scripts.ts';
import type { Words } from './lockup.ts';
import type { Scheme } from './palettes.ts';
import type { Lettering, Sheet } from './sheet.ts';

/** One line, measured: px, from its box's start and from its baseline. */
interface Line {
  lettering: Lettering;
  left: number;
  width: number;
  /** Its visual top and bottom edge: the capitals and the baseline, in Latin letters. */
  top: number;
  bottom: number;
  /** What hangs below that. */
  hang: number;
}

/** Lines placed in one block whose top left corner is 0, 0. */
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
  /** Ends and baseline of the name's last line. */
  nameLine: { left: number; right: number; baseline: number };
  paint(x: number, y: number): void;
}

export interface WordsOptions {
  /** Capital height wanted, px. */
  cap: number;
  /** px; longer names are broken, then scaled down. */
  widest: number;
  align: 'left' | 'center' | 'right';
  breaks: boolean;
  /** Narrower names are scaled up, by half at most. */
  narrowest?: number;
  /** How much larger the sheet is than one with marks of 300 px; default 1. */
  scale?: number;
  /** px that the tagline may take up even if the name is narrower. */
  taglineRoom?: number;
  /** Width of what is next to the words, px: the small line must be legible in the whole logo. */
  beside?: number;
  /** Width of the whole logo if its words are narrower, px. */
  across?: number;
}

const LATIN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const spaced = (text: string) => ![...text].some(isJoined);

/** The name as it can be set in a face: joined letters stay unspaced. */
export function nameLettering({ face }: Pick<Words, 'face'>, text: string, size: number, color: string): Lettering {
  const free = spaced(text);
  return {
    text,
    family: face.family,
    weight: face.weight,
    size,
    color,
    tracking: free && LATIN.test(text) ? face.tracking : 0,
    letterCase: LATIN.test(text) ? face.letterCase : 'as-typed',
    name: 'name',
  };
}

function shownOf({ text, letterCase }: Lettering): string {
  return displayText({ text, letterCase: letterCase ?? 'as-typed' });
}

/**
 * Lines at a size of 100 px: everything except the size determines their look. Keyed by the port that knows their
 * outlines.
 */
const measured = new WeakMap<object, Map<string, Line>>();
const REMEMBERED = 2_000;

/** A line, measured once and scaled to its size. */
function lineOf(sheet: Sheet, lettering: Lettering): Line {
  const known = measured.get(sheet.inkSource) ?? new Map<string, Line>();
  measured.set(sheet.inkSource, known);
  const key = `${lettering.text}|${lettering.family}|${lettering.weight}|${lettering.tracking ?? 0}|${lettering.letterCase ?? ''}`;
  let line = known.get(key);
  if (!line) {
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, (line = measuredLine(sheet, { ...lettering, size: 100 })));
  }
  const scale = lettering.size / 100;
  return {
    lettering,
    left: line.left * scale,
    width: line.width * scale,
    top: line.top * scale,
    bottom: line.bottom * scale,
    hang: line.hang * scale,
  };
}

function measuredLine(sheet: Sheet, lettering: Lettering): Line {
  const outline = sheet.outlineOf(lettering);
  const ink = pathBounds(outline) ?? {
    x: 0,
    y: -lettering.size * 0.7,
    width: sheet.widthOf(lettering),
    height: lettering.size * 0.7,
  };
  const shown = shownOf(lettering);
  const heightOf = (letter: string) =>
    pathBounds(sheet.outlineOf({ ...lettering, text: letter, letterCase: 'as-typed' }))?.y ?? ink.y;
  const latin = LATIN.test(shown) || !/\p{L}/u.test(shown);
  // Accents and strokes that extend above the capitals don't count; nor do descenders.
  const top = !latin
    ? ink.y
    : /[\p{Lu}\p{N}&!?]/u.test(shown)
      ? heightOf('H')
      : heightOf(/[bdfhkl]/.test(shown) ? 'd' : 'x');
  const bottom = latin ? 0 : ink.y + ink.height;
  return { lettering, left: ink.x, width: ink.width, top, bottom, hang: Math.max(0, ink.y + ink.height - bottom) };
}

/** Capital height at a font size of 1 px. */
function capShare(sheet: Sheet, words: Words, text: string): number {
  const line = lineOf(sheet, nameLettering(words, text, 100, '#000000'));
  // Letters of other scripts fill their line: at the height of capitals they would look larger.
  return ((line.bottom - line.top) / 100) * (LATIN.test(text) ? 1 : 0.8);
}

/** The text in two or three lines of about equal width: Chinese anywhere, others at their spaces. */
function broken(text: string, widthOf: (text: string) => number, count: number): string[] | null {
  const words = text.split(/\s+/);
  if (words.length < count) return null;
  let best: { texts: string[]; widest: number } | null = null;
  const cuts = (from: number, left: number): string[][] => {
    if (left === 1) return [[words.slice(from).join(' ')]];
    return Array.from({ length: words.length - from - left + 1 }, (_, at) => at + from + 1).flatMap((cut) =>
      cuts(cut, left - 1).map((rest) => [words.slice(from, cut).join(' '), ...rest]),
    );
  };
  for (const texts of cuts(0, count)) {
    // A line must not end with what belongs to the next one.
    const loose =
      texts.slice(0, -1).filter((one) => /(?:^|\s)(?:&|and|of|the|de|la|y|e|und|et)$/i.test(one)).length +
      texts.filter((one) => [...one].length < 3).length * 4;
    const widest = Math.max(...texts.map(widthOf)) * (1 + loose * 0.16);
    if (!best || widest < best.widest) best = { texts, widest };
  }
  return best?.texts ?? null;
}

/** Between one line's bottom edge and the next one's capitals, as a share of the capital height. */
const LEADING = 0.46;

/** Name and tagline set; no tagline if it would be illegibly small. */
export function setWords(
  sheet: Sheet,
  words: Words,
  scheme: Pick<Scheme, 'ink' | 'quiet'>,
  { cap, widest, align, breaks, narrowest = 0, taglineRoom = 0, scale = 1, beside = 0, across = 0 }: WordsOptions,
): WordsBlock {
  if (words.name === '')
    return taglineAlone(
      sheet,
      words,
      scheme.quiet,
      { cap: 80, room: widest, scale, whole: Math.max(across, beside) },
      align,
    );
  const share = capShare(sheet, words, words.name);
  let size = cap / share;
  const make = (text: string, at: number) => lineOf(sheet, nameLettering(words, text, at, scheme.ink));
  const widthOf = (text: string) => make(text, size).width;
  let texts = [words.name];
  const whole = widthOf(words.name);
  // A line that is slightly too long is better scaled down than broken.
  if (breaks && whole > widest * 1.3) {
    // Advances are accurate enough to choose where to break.
    const advanceOf = (text: string) => sheet.widthOf(nameLettering(words, text, size, scheme.ink));
    const two = broken(words.name, advanceOf, 2);
    const three = two && Math.max(...two.map(advanceOf)) > widest * 1.9 ? broken(words.name, advanceOf, 3) : null;
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
  const room = Math.max(nameWidth, Math.min(taglineRoom, widest));
  const small = taglineOf(sheet, words, scheme.quiet, {
    cap: capital,
    room,
    scale,
    whole: Math.max(across, beside + room),
  });
  for (const [index, line] of small.entries()) {
    const height = line.bottom - line.top;
    y +=
      index > 0
        ? height * SMALL_LEADING
        : Math.max(capital * 0.55, height * 1.5, (lines.at(-1)?.hang ?? 0) + height * 0.9);
    rows.push({ line, y: y - line.top });
    y += height;
  }
  const width = Math.max(...rows.map(({ line }) => line.width));
  const lastName = rows[lines.length - 1];
  const lastWidth = lastName?.line.width ?? 0;
  const lastLeft = align === 'left' ? 0 : align === 'right' ? width - lastWidth : (width - lastWidth) / 2;
  return {
    nameLine: { left: lastLeft, right: lastLeft + lastWidth, baseline: lastName?.y ?? 0 },
    width,
    height: y,
    cap: capital,
    nameHeight,
    hang: rows.at(-1)?.line.hang ?? 0,
    lines: texts.length,
    paint(x, top) {
      for (const { line, y: baseline } of rows) {
        sheet.set(line.lettering, x + leftOf(align, width - line.width) - line.left, top + baseline);
      }
    },
  };
}

/** For marks that contain the name already. */
function taglineAlone(
  sheet: Sheet,
  words: Words,
  color: string,
  place: TaglinePlace,
  align: WordsOptions['align'],
): WordsBlock {
  const lines = taglineOf(sheet, words, color, place);
  const [first] = lines;
  if (!first)
    return {
      width: 0,
      height: 0,
      cap: 0,
      nameHeight: 0,
      hang: 0,
      lines: 0,
      nameLine: { left: 0, right: 0, baseline: 0 },
      paint: () => undefined,
    };
  const [width, one] = [Math.max(...lines.map((line) => line.width)), first.bottom - first.top];
  const height = one * (lines.length + (lines.length - 1) * SMALL_LEADING);
  return {
    width,
    height,
    cap: one,
    nameHeight: 0,
    hang: lines.at(-1)?.hang ?? 0,
    lines: lines.length,
    nameLine: { left: 0, right: width, baseline: 0 },
    paint(x, top) {
      for (const [index, line] of lines.entries())
        sheet.set(
          line.lettering,
          x + leftOf(align, width - line.width) - line.left,
          top + index * one * (1 + SMALL_LEADING) - line.top,
        );
    },
  };
}

const leftOf = (align: WordsOptions['align'], free: number) =>
  align === 'left' ? 0 : align === 'right' ? free : free / 2;

/** Where the small line is placed: capital height of the name, available px, width of the whole logo. */
interface TaglinePlace {
  cap: number;
  room: number;
  scale: number;
  whole: number;
}

/** The smallest legible capitals, px of a sheet whose marks are 300 px. */
const SMALLEST = 11.5;
/** As a share of the whole logo's width: shown 240 px wide, they are 6 px high. */
const LEGIBLE = 0.025;
/** But no more than this share of the name's capitals: it stays the small line. */
const SMALL = 0.6;
/** A line that would have to be scaled below this share of its size is broken. */
const SHRUNK = 0.7;
/** Gap between two small lines, as a share of their capitals' height. */
const SMALL_LEADING = 0.8;

/**
 * The small line: spaced capitals, as wide as the name if that takes only slightly more or less letter spacing. Two
 * lines if one would be much smaller, none if both would be illegibly small.
 */
function taglineOf(
  sheet: Sheet,
  { tagline, face }: Words,
  color: string,
  { cap, room, scale, whole }: TaglinePlace,
): Line[] {
  if (tagline === '') return [];
  const free = spaced(tagline) && LATIN.test(tagline);
  const make = (text: string, size: number, tracking: number): Line =>
    lineOf(sheet, {
      text,
      family: face.second.family,
      weight: face.second.weight,
      size,
      color,
      tracking: free ? tracking : 0,
      letterCase: free ? 'upper' : 'as-typed',
      name: 'tagline',
    });
  const plain = make(tagline, 100, 180);
  const share = (plain.bottom - plain.top) / 100;
  const least = Math.max(SMALLEST * scale, Math.min(whole * LEGIBLE, cap * SMALL));
  // Letters of other scripts fill their line from top to bottom: to look equally large, they are higher.
  const wanted = (Math.max(least, Math.min(26 * scale, Math.max(cap * 0.28, 15 * scale))) * (free ? 1 : 1.9)) / share;
  const isRead = (line: Line) => line.bottom - line.top >= least * 0.999;
  const gaps = Math.max(1, [...tagline].length - 1);
  const natural = make(tagline, wanted, 180);
  /** The same line with its letters closer or farther apart. */
  const spacedBy = (tracking: number): Line => ({
    ...natural,
    width: natural.width + (((tracking - 180) * wanted) / 1000) * gaps,
    lettering: { ...natural.lettering, tracking },
  });
  if (natural.width <= room)
    return !free || natural.width < room * 0.7
      ? [natural]
      : [spacedBy(Math.min(380, Math.round(180 + ((room - natural.width) / gaps / wanted) * 1000)))];
  // First tighter, then smaller, then in two lines.
  const tight = free ? spacedBy(80) : natural;
  if (tight.width <= room) return [spacedBy(Math.floor(180 - ((natural.width - room) / gaps / wanted) * 1000))];
  const smaller = make(tagline, wanted * (room / tight.width), 80);
  const one = isRead(smaller) ? [smaller] : [];
  if (one.length > 0 && room / tight.width > SHRUNK) return one;
  // Two lines as high as the name's would be read as part of it.
  if (least > cap * SMALL) return one;
  const texts = broken(tagline, (text) => make(text, wanted, 120).width, 2);
  if (!texts) return one;
  const widest = Math.max(...texts.map((text) => make(text, wanted, 120).width));
  const two = texts.map((text) => make(text, wanted * Math.min(1, room / widest), 120));
  return two.every(isRead) ? two : one;
}

/** Whether the name is right-to-left: its mark is then on the right, too. */
export function readsFromRight(words: Pick<Words, 'name'>): boolean {
  return hasRightToLeft(words.name);
}
