/** Page formats by the names that platforms and people give them: "instagram story", "A5 flyers". */
import { findFormat, FORMAT_NAMES } from '#tools/inputs/formats.ts';
import type { Recognized } from './recognized.ts';
import { tokenize } from './tokens.ts';

/** The value is a format's id. */
export type RecognizedFormat = Recognized<'format', string>;

const FIRST_WORDS = new Set(FORMAT_NAMES.map((name) => /^(?:\p{L}+|\d+)/u.exec(name)?.[0]));
/** Tokens of the longest name. */
const MOST_TOKENS = Math.max(...FORMAT_NAMES.map((name) => tokenize(name).length));

export function recognizeFormat(text: string): RecognizedFormat[] {
  const tokens = tokenize(text);
  const found: RecognizedFormat[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    const plural = first?.lower.replace(/s$/, '');
    if (!first || !(FIRST_WORDS.has(first.lower) || FIRST_WORDS.has(plural))) continue;
    for (let length = MOST_TOKENS; length > 0; length -= 1) {
      const last = tokens[at + length - 1];
      if (!last || last.kind === 'mark' || (tokens[at + length]?.gap === false && tokens[at + length]?.kind !== 'mark'))
        continue;
      const written = text.slice(first.start, last.end);
      const format = findFormat(written) ?? findFormat(written.replace(/s$/i, ''));
      if (!format) continue;
      found.push({ type: 'format', span: [first.start, last.end], value: format.id });
      at += length - 1;
      break;
    }
  }
  return found;
}
