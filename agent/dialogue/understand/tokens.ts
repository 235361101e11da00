/**
 * Splits a message into tokens: words, marks, line ends, and recognized values, each with its place in the message.
 * Everything that is printed later is cut from the message by these places.
 */
import type { Span } from '../acts/values.ts';
import type { Recognized } from '../values/recognized.ts';

export interface Token {
  kind: 'word' | 'mark' | 'line' | 'value';
  /** Lower case, straight apostrophes; a mark as it is. */
  word: string;
  start: number;
  end: number;
  value: Recognized | null;
}

/**
 * Initials and abbreviations keep their period. A word may hold apostrophes, hyphens, ampersands and periods inside: "don't", "hand-made", "R&B", "St.Anne", "10,000".
 */
const PIECES =
  /\n|(?<![\p{L}\p{N}])(?:\p{Lu}|[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|[Ss]t|No)\.(?=\s?[\p{Lu}\p{N}])|(?<![\p{L}\p{N}])(?:vs|ft|feat|incl|approx|ca)\.(?=\s?[\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:(?:['’&/.-]|(?<=\d),(?=\d{3}(?!\d)))[\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}]/gu;

/** `values`: sorted, without overlaps. */
export function tokenize(message: string, values: readonly Recognized[]): Token[] {
  const tokens: Token[] = [];
  const plain = (from: number, to: number): void => {
    for (const match of message.slice(from, to).matchAll(PIECES)) {
      const [piece] = match;
      const start = from + match.index;
      const kind = piece === '\n' ? 'line' : /[\p{L}\p{N}]/u.test(piece) ? 'word' : 'mark';
      tokens.push({
        kind,
        word: piece.toLowerCase().replaceAll('’', "'"),
        start,
        end: start + piece.length,
        value: null,
      });
    }
  };
  let at = 0;
  for (const value of values) {
    const [start, end] = value.span;
    plain(at, start);
    tokens.push({ kind: 'value', word: `@${value.type}`, start, end, value });
    at = end;
  }
  plain(at, message.length);
  return tokens;
}

/** The place of a run of tokens in the message; null: there are none. */
export function spanOf(tokens: readonly Token[]): Span | null {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first && last ? [first.start, last.end] : null;
}

export const textOf = (message: string, tokens: readonly Token[]): string => {
  const span = spanOf(tokens);
  return span ? message.slice(...span) : '';
};

const PERIODS = new Set(['day', 'week', 'month', 'season']);
/** "of the day": how many tokens that takes up here; 0: it doesn't stand here. */
export const ofTheDay = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.word === 'of' && tokens[at + 1]?.word === 'the' && PERIODS.has(tokens[at + 2]?.word ?? '') ? 3 : 0;

/** The parts of a message at these places, those that stand beside each other as one. `spans`: sorted. */
export function piecesOf(message: string, spans: readonly Span[]): string[] {
  const joined: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = joined.at(-1);
    if (last && message.slice(last[1], start).trim() === '') last[1] = end;
    else joined.push([start, end]);
  }
  return joined.map(([start, end]) => message.slice(start, end));
}
