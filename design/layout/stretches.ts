/** A text cut into stretches of one style and one letter spacing: the units of measuring and drawing. */
import { entryAt } from '../document/entry.ts';
import type { CharacterStyle, TextLayer } from '../document/layers.ts';
import type { FontStyle } from '../document/measure.ts';
import { ideographLanguage } from '../fonts/scripts.ts';
import { displayText } from './display-text.ts';
import { letterRuns, letterStyle } from './letter-runs.ts';
import { isJoined } from './scripts.ts';
import { graphemesOf } from './segments.ts';

export interface TextStretch {
  /** UTF-16 offsets into the text, end exclusive. */
  start: number;
  end: number;
  /** As displayed: in its letter case. */
  text: string;
  style: CharacterStyle & Pick<FontStyle, 'ideographs' | 'letters'>;
  /** px after each grapheme but the line's last; 0 in joining scripts. */
  letterSpacing: number;
}

/** The properties that determine a text's look and line breaks. */
export type TextLook = Pick<
  TextLayer,
  | 'text'
  | 'runs'
  | 'letterCase'
  | 'letterSpacing'
  | 'lineHeight'
  | 'direction'
  | 'fontFamily'
  | 'fontSize'
  | 'fontWeight'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'fill'
  | 'list'
  | 'curve'
>;

/** The style of the text where no run overrides it. */
export function baseStyle(layer: TextLook): CharacterStyle {
  const { fontFamily, fontSize, fontWeight, italic, underline, strikethrough, fill } = layer;
  return { fontFamily, fontSize, fontWeight, italic, underline, strikethrough, fill };
}

/** The whole text in stretches, in order and without gaps; empty for an empty text. */
export function stretchesOf(layer: TextLook): TextStretch[] {
  const shown = displayText(layer);
  const language = ideographLanguage(shown);
  const base = language === 'chinese' ? baseStyle(layer) : { ...baseStyle(layer), ideographs: language };
  const stretches: TextStretch[] = [];
  const add = (start: number, end: number, style: TextStretch['style']) => {
    if (start >= end) return;
    for (const run of letterRuns(shown.slice(start, end)))
      stretches.push(
        ...spaced(shown, start + run.start, start + run.end, letterStyle(style, run.letters), layer.letterSpacing),
      );
  };
  let reached = 0;
  for (const run of layer.runs) {
    add(reached, run.start, base);
    add(run.start, run.end, { ...base, ...run.style });
    reached = run.end;
  }
  add(reached, shown.length, base);
  return stretches;
}

/**
 * Separates parts that can have letter spacing from those that can't. Spaces and signs belong to the preceding part.
 */
function spaced(
  shown: string,
  start: number,
  end: number,
  style: TextStretch['style'],
  thousandths: number,
): TextStretch[] {
  const text = shown.slice(start, end);
  const letterSpacing = (thousandths / 1000) * style.fontSize;
  if (letterSpacing === 0 || !isJoined(text)) return [{ start, end, text, style, letterSpacing }];

  const stretches: TextStretch[] = [];
  let open: TextStretch | null = null;
  let at = start;
  for (const grapheme of graphemesOf(text)) {
    const next = at + grapheme.length;
    const wanted: number = isJoined(grapheme)
      ? 0
      : /\p{L}/u.test(grapheme)
        ? letterSpacing
        : (open?.letterSpacing ?? letterSpacing);
    if (open && open.letterSpacing === wanted) {
      open.end = next;
      open.text += grapheme;
    } else {
      open = { start: at, end: next, text: grapheme, style, letterSpacing: wanted };
      stretches.push(open);
    }
    at = next;
  }
  return stretches;
}

/** The part of the stretches between two offsets. Stretches must be sorted. */
export function sliceStretches(stretches: readonly TextStretch[], start: number, end: number): TextStretch[] {
  const found: TextStretch[] = [];
  for (let index = stretchAt(stretches, start); index < stretches.length; index += 1) {
    const stretch = entryAt(stretches, index);
    if (stretch.start >= end) break;
    const from = Math.max(start, stretch.start);
    const to = Math.min(end, stretch.end);
    if (from >= to) continue;
    if (from === stretch.start && to === stretch.end) found.push(stretch);
    else
      found.push({
        ...stretch,
        start: from,
        end: to,
        text: stretch.text.slice(from - stretch.start, to - stretch.start),
      });
  }
  return found;
}

/** Index of the stretch that contains an offset; the number of stretches when it is after them all. */
export function stretchAt(stretches: readonly TextStretch[], offset: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entryAt(stretches, middle).end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
