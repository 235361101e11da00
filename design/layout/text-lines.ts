/**
 * The shared line breaker. Code that writes a text computes its lines with this and stores them; every renderer draws
 * the stored lines, so no engine can break them differently.
 */
import { entryAt } from '../document/entry.ts';
import type { TextLayer, TextLine } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import type { MeasureText } from '../document/measure.ts';
import { paragraphsOf } from '../document/text-consistency.ts';
import { atomsOf, type Atom } from './break-points.ts';
import { filling } from './fill-box.ts';
import { listIndents, listItems } from './list-items.ts';
import { graphemeCount, graphemesOf } from './segments.ts';
import { sliceStretches, stretchAt, stretchesOf, type TextLook, type TextStretch } from './stretches.ts';
import { textArc } from './text-arc.ts';

/** The properties that determine the lines; a text layer has them all. */
export type BreakableText = TextLook & Pick<TextLayer, 'width'>;

/** Curved lines have manual breaks only. */
const UNBROKEN = Number.MAX_SAFE_INTEGER;

export interface TextLayout {
  lines: TextLine[];
  /** px, the sum of the lines. */
  height: number;
}

/** Widths are stored with two decimals: the JSON stays short, and 0.005 px is invisible. */
function rounded(width: number): number {
  return Math.round(width * 100) / 100;
}

/** Rounding may have made a box slightly narrower than the text it was fitted to; that must not break a line. */
function fits(width: number, box: number): boolean {
  return width <= box * 1.0001 + 0.02;
}

/** Measures ranges of one text, each distinct stretch once. */
class Ruler {
  readonly stretches: readonly TextStretch[];
  readonly #measure: MeasureText;
  readonly #known = new Map<TextStretch['style'], Map<string, number>>();

  constructor(look: TextLook, measure: MeasureText) {
    this.stretches = stretchesOf(look);
    this.#measure = measure;
  }

  /**
   * Width of a range drawn as one line: by whole stretches, so that joining letters are shaped as they will be drawn.
   */
  width(start: number, end: number): number {
    const parts = sliceStretches(this.stretches, start, end);
    const last = parts.at(-1);
    if (!last) return 0;
    // Excludes the space after the last grapheme, which would shift centred text.
    return Math.max(0, parts.reduce((sum, part) => sum + this.#advance(part), 0) - last.letterSpacing);
  }

  #advance({ text, style, letterSpacing }: TextStretch): number {
    let widths = this.#known.get(style);
    if (!widths) this.#known.set(style, (widths = new Map()));
    let width = widths.get(text);
    if (width === undefined) widths.set(text, (width = this.#measure(text, style)));
    return letterSpacing === 0 ? width : width + letterSpacing * graphemeCount(text);
  }
}

/** Breaks a text greedily into lines that fit its width; only unbreakable pieces may be wider. */
export function layoutText(layer: BreakableText, measure: MeasureText): TextLayout {
  const ruler = new Ruler(layer, measure);
  const lines: TextLine[] = [];
  const items = listItems(layer);
  const indents = listIndents(layer, items);
  const box = layer.curve === 0 ? layer.width : UNBROKEN;
  paragraphsOf(layer.text).forEach((paragraph, index) => {
    const item = items[index];
    const start = item?.contentStart ?? paragraph.start;
    const { end } = paragraph;
    const room = item ? Math.max(1, box - (indents[item.level] ?? 0)) : box;
    if (start === end) lines.push({ start, end, width: 0 });
    else breakParagraph(atomsOf(layer.text.slice(start, end), start), layer.text, room, ruler, lines);
  });
  return { lines, height: lineHeights(layer, lines, ruler.stretches).reduce((sum, height) => sum + height, 0) };
}

function breakParagraph(atoms: Atom[], text: string, box: number, ruler: Ruler, lines: TextLine[]): void {
  let first = 0;
  while (first < atoms.length) {
    const start = entryAt(atoms, first).start;
    const last = lastFitting(atoms, first, box, ruler);
    const end = entryAt(atoms, last).contentEnd;
    const width = ruler.width(start, end);
    if (last === first && !fits(width, box)) {
      const cut = cutToFit(text, start, end, box, ruler);
      if (cut < end) {
        lines.push({ start, end: cut, width: rounded(ruler.width(start, cut)) });
        // The rest of the piece becomes the first piece of the next line.
        atoms[first] = { ...entryAt(atoms, first), start: cut };
        continue;
      }
    }
    lines.push({ start, end, width: rounded(width) });
    first = last + 1;
  }
}

/**
 * The last piece that fits on a line starting with piece `first`, at least that piece itself. Adding up the pieces
 * estimates where the line is full; measuring the whole line, including kerning and shaping, decides.
 */
function lastFitting(atoms: readonly Atom[], first: number, box: number, ruler: Ruler): number {
  const start = entryAt(atoms, first).start;
  let last = first;
  let sum = 0;
  for (let index = first; index < atoms.length; index += 1) {
    const { start: from, contentEnd, end } = entryAt(atoms, index);
    const content = ruler.width(from, contentEnd);
    if (index > first && !fits(sum + content, box)) break;
    last = index;
    sum += end === contentEnd ? content : ruler.width(from, end);
  }
  while (last > first && !fits(ruler.width(start, entryAt(atoms, last).contentEnd), box)) last -= 1;
  while (last + 1 < atoms.length && fits(ruler.width(start, entryAt(atoms, last + 1).contentEnd), box)) last += 1;
  return last;
}

/** The offset at which to cut a piece wider than the box: after the last grapheme that fits, at least one. */
function cutToFit(text: string, start: number, end: number, box: number, ruler: Ruler): number {
  const ends: number[] = [];
  let at = start;
  for (const grapheme of graphemesOf(text.slice(start, end))) ends.push((at += grapheme.length));
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(ruler.width(start, entryAt(ends, middle)), box)) low = middle;
    else high = middle - 1;
  }
  return entryAt(ends, low);
}

/**
 * The height of each line: the largest font size on it × line height. An empty line has the height of text typed there.
 */
export function lineHeights(
  layer: TextLook,
  lines: readonly TextLine[],
  stretches: readonly TextStretch[] = stretchesOf(layer),
): number[] {
  return lines.map(({ start, end }) => {
    let size = 0;
    for (let index = stretchAt(stretches, start); index < stretches.length; index += 1) {
      const stretch = entryAt(stretches, index);
      if (stretch.start >= end) break;
      size = Math.max(size, stretch.style.fontSize);
    }
    // An empty line has no characters: its line break gives the size, or else the text before it.
    if (size === 0)
      size = stretches[Math.min(stretchAt(stretches, start), stretches.length - 1)]?.style.fontSize ?? layer.fontSize;
    return size * layer.lineHeight;
  });
}

/** Width of the text broken only at its own line breaks, px: the minimum width of a box that fits it. */
export function unwrappedWidth(layer: TextLook, measure: MeasureText): number {
  const ruler = new Ruler(layer, measure);
  const items = listItems(layer);
  const indents = listIndents(layer, items);
  return paragraphsOf(layer.text).reduce((widest, { start, end }, index) => {
    const item = items[index];
    return Math.max(widest, ruler.width(item?.contentStart ?? start, end) + (item ? (indents[item.level] ?? 0) : 0));
  }, 0);
}

function asLength(length: number): number {
  return Math.max(1, Math.min(LIMITS.layerDimension, rounded(length)));
}

/**
 * The layer with its lines broken again. Its height follows them and its width stays; the box of a curved text fits its
 * arc; letters that fill their box get the matching size.
 */
export function withLines(layer: TextLayer, measure: MeasureText): TextLayer {
  if (layer.curve === 0 && layer.autoSize === 'letters') return filling(layer, (sized) => layoutText(sized, measure));
  const { lines, height } = layoutText(layer, measure);
  const arc = textArc({ ...layer, lines }, lineHeights(layer, lines));
  if (arc) return { ...layer, lines, width: asLength(arc.width), height: asLength(arc.height) };
  return { ...layer, lines, height: asLength(height) };
}
