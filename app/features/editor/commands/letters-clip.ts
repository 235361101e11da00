/**
 * Letters on the clipboard, copied while editing a text: words, and which of them are bold, italic, underlined or
 * colored.
 */
import type { TextLayer, TextRun } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { runsWithin, styleRange, type TextRange } from '#design/layout/run-styles.ts';
import { inserted, type Typed } from '#design/fabric/list-typing.ts';
import { areRuns } from '../design-store/value-checking.ts';

export const LETTERS_TYPE = 'application/x-blend-letters+json';

export interface LettersClip {
  text: string;
  runs: TextRun[];
}

/** Fonts and sizes come from the text that the letters are pasted into. */
const KEPT = ['fontWeight', 'italic', 'underline', 'strikethrough', 'fill'] as const;

/** A stretch of a text in clipboard form. */
export function lettersOf(layer: TextLayer, range: TextRange): LettersClip {
  const runs = runsWithin(layer.runs, range).flatMap(({ start, end, style }) => {
    const kept = Object.fromEntries(KEPT.filter((key) => style[key] !== undefined).map((key) => [key, style[key]]));
    return Object.keys(kept).length > 0 ? [{ start, end, style: kept }] : [];
  });
  return { text: layer.text.slice(range.start, range.end), runs };
}

/** A clip from outside; null if it is not one of ours. */
export function readLetters(text: string): LettersClip | null {
  try {
    const { text: words, runs } = JSON.parse(text) as LettersClip;
    const isText = typeof words === 'string' && words !== '' && words.length <= LIMITS.textLength;
    if (!isText || !Array.isArray(runs) || runs.length > LIMITS.textRuns || !areRuns(runs)) return null;
    return runs.every(({ start, end }) => start < end && end <= words.length) ? { text: words, runs } : null;
  } catch {
    return null;
  }
}

/** A text with a clip in place of its selection. */
export function pasted(layer: TextLayer, range: TextRange, clip: LettersClip): Typed {
  const words = clip.text.slice(0, Math.max(0, LIMITS.textLength - layer.text.length + (range.end - range.start)));
  const typed = inserted({ text: layer.text, runs: layer.runs, ...range }, words);
  const runs = clip.runs.reduce((styled, { start, end, style }) => {
    const to = Math.min(end, words.length);
    return start < to
      ? styleRange(
          { ...layer, text: typed.text, runs: styled },
          { start: range.start + start, end: range.start + to },
          style,
        )
      : styled;
  }, typed.runs);
  return { ...typed, runs };
}
