/**
 * Letters on the clipboard, copied while editing a text: words, and which of them are bold, italic, underlined or
 * colored.
 */
import { z } from 'zod';
import { textRunSchema } from '#design/document/layers/text-layer.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { runsWithin, styleRange, type TextRange } from '#design/layout/run-styles.ts';
import { inserted, type Typed } from '#design/fabric/list-typing.ts';

export const LETTERS_TYPE = 'application/x-blend-letters+json';

const clipSchema = z.strictObject({
  text: z.string().min(1).max(LIMITS.textLength),
  runs: z.array(textRunSchema).max(LIMITS.textRuns),
});
export type LettersClip = z.infer<typeof clipSchema>;

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
    const clip = clipSchema.parse(JSON.parse(text));
    return clip.runs.every(({ start, end }) => start < end && end <= clip.text.length) ? clip : null;
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
