/** Steps and points that are numbered in a line: "1. pick a size 2. send a dm". Each is printed as it is numbered. */
import type { Fact } from '../acts/brief.ts';
import { PLAIN_LOOK } from '../acts/values.ts';
import { textOf, type Token } from './tokens.ts';

/** One number alone is a price or a count. */
const FEWEST = 2;
const BEHIND_NUMBER = new Set(['.', ')']);
const ENDS = new Set([',', ';', '.']);

/** The places of the numbers that count from 1 on, each with a mark behind it. */
function numbersIn(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (const [at, { word, end }] of tokens.entries()) {
    const mark = tokens[at + 1];
    const isNext = word === String(found.length + 1) && mark !== undefined && BEHIND_NUMBER.has(mark.word);
    // "1.50" is a price.
    if (isNext && mark.start === end && (tokens[at + 2]?.start ?? 0) > mark.end) found.push(at);
  }
  return found;
}

/** The numbered steps of a message as facts, and its tokens without them. The last one ends with its sentence. */
export function withoutNumberedSteps(
  message: string,
  tokens: readonly Token[],
): { steps: Fact[]; rest: readonly Token[] } {
  const numbers = numbersIn(tokens);
  const [first] = numbers;
  if (first === undefined || numbers.length < FEWEST) return { steps: [], rest: tokens };
  const ends = numbers.map((number, at) => numbers[at + 1] ?? sentenceEnd(tokens, number + 2));
  const steps = numbers.flatMap((from, at): Fact[] => {
    let to = ends[at] ?? tokens.length;
    while (to > from + 2 && (tokens[to - 1]?.kind === 'line' || ENDS.has(tokens[to - 1]?.word ?? ''))) to -= 1;
    const [number, words] = [textOf(message, tokens.slice(from, from + 2)), tokens.slice(from + 2, to)];
    const text = textOf(message, words);
    if (text === '') return [];
    const span: Fact['span'] = [tokens[from]?.start ?? 0, words.at(-1)?.end ?? 0];
    return [{ kinds: [], text: `${number} ${text}`, look: PLAIN_LOOK, span }];
  });
  return { steps, rest: [...tokens.slice(0, first), ...tokens.slice(ends.at(-1) ?? tokens.length)] };
}

function sentenceEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.slice(from).findIndex(({ kind, word }) => kind === 'line' || word === '.' || word === '!');
  return end === -1 ? tokens.length : from + end;
}
