/** Quoted texts: all pairs of quotation marks, but no apostrophes. */
import type { Recognized } from './recognized.ts';

export interface Quoted extends Recognized<'quoted', string> {}

const PAIRS = [
  /"([^"\n]{1,400})"/g,
  /“([^”\n]{1,400})”/g,
  /„([^“”\n]{1,400})[“”]/g,
  /«([^»\n]{1,400})»/g,
  /「([^」\n]{1,400})」/g,
  // Apostrophes inside words are none of its ends: 'Lia's Garden'.
  /(?<![\p{L}\p{N}])['‘]((?:[^'‘’\n]|['’](?=\p{L})){1,400})['’](?!\p{L})/gu,
] as const;

/** `span` holds the marks as well; `value` is what is between them. */
export function recognizeQuoted(text: string): Quoted[] {
  return PAIRS.flatMap((pair) =>
    [...text.matchAll(pair)].flatMap((match): Quoted[] => {
      const inner = (match[1] ?? '').trim();
      return /[\p{L}\p{N}]/u.test(inner)
        ? [{ type: 'quoted', span: [match.index, match.index + match[0].length], value: inner }]
        : [];
    }),
  );
}
