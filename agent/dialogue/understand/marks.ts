/** Marks between words: which part sentences and clauses, and which stand inside of one. */
import type { Token } from './tokens.ts';

const SEPARATORS = new Set([',', ';', '–', '—', '-', '|', '•', '·', '*', '/', '(', ')', '→']);
const SENTENCE_ENDS = new Set(['.', '!', '?']);

export const isSeparator = (token: Token): boolean =>
  token.kind === 'mark' && (SEPARATORS.has(token.word) || /\p{Extended_Pictographic}/u.test(token.word));

export const isColon = (token: Token | undefined): boolean => token?.word === ':' || token?.word === '=';

/** Sentences end at a line's end, and at a period, exclamation or question mark. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'line' || (token.kind === 'mark' && SENTENCE_ENDS.has(token.word))) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** "smash 9.50 / double smash 12", unlike "58/42" and "58 / 42". */
export const isSpaced = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0) &&
  (tokens[at]?.end ?? 0) < (tokens[at + 1]?.start ?? 0) &&
  !(isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]));

const DASHES = new Set(['-', '–', '—']);
const AMOUNTS = new Set(['money', 'time']);

/** "men - 20, women - 35": a dash between what a list names and its amount. */
export function isBeforeAmount(tokens: readonly Token[], at: number): boolean {
  const [before, amount, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isAmount = isNumber(amount) || AMOUNTS.has(amount?.value?.type ?? '');
  const ends = behind === undefined || behind.word === ',' || behind.word === ';' || behind.word === 'and';
  return DASHES.has(tokens[at]?.word ?? '') && before?.kind === 'word' && isAmount && ends;
}

/** "starter - burrata, main - sea bass": dashes between two things of each part, and nowhere else. */
export function namesAndThings(tokens: readonly Token[], at: number): boolean {
  const colon = tokens.slice(0, at).findLastIndex(isColon);
  const parts = partsBetween(tokens.slice(colon + 1));
  const dashed = (part: readonly Token[]): boolean =>
    part.filter(({ word }, place) => place > 0 && place < part.length - 1 && DASHES.has(word)).length === 1;
  return colon !== -1 && DASHES.has(tokens[at]?.word ?? '') && parts.length > 1 && parts.every(dashed);
}

function partsBetween(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.word === ',' || token.word === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+(?:[.,]\d+)?$/u.test(token.word);
