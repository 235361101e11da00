/** Runs of tokens: where a clause ends, and what was written there; and whether a thing is named in them. */
import { wordSet } from '../values/word-set.ts';
import { ASKS, NAMES } from './asides.ts';
import type { Token } from './tokens.ts';

const CONNECTS = wordSet('and then & + n');
/** Marks that end a clause; a comma need not. */
const STOPS = wordSet('. ; ! ? …');
/** Words that neither begin nor end what is named. */
export const EDGES = wordSet(
  'a an the some my our any and or of in on at for to with by from as is are be , please pls',
);

/** Where a clause ends that begins at `from`: before a mark, a line's end, or "and" with a verb of command. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'line' || STOPS.has(token.word)) break;
    const next = tokens[at + 1]?.word ?? '';
    if ((CONNECTS.has(token.word) || token.word === ',') && ASKS.has(next)) break;
  }
  return at;
}

export const sliceOf = (message: string, tokens: readonly Token[], from: number, to: number): string =>
  message.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);

/** Things that are named: the wish is about them. */
export const isOfThing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, value }) => value !== null || (NAMES.has(word) && !UNNAMED.has(word)));
/** Nouns and looks of single things that vague wishes are made with. */
const UNNAMED = new Set(
  'space place thing things one ones bold bolder bright brighter dark darker light lighter warm warmer cool cooler soft softer clean cleaner fresh color colour colors colours type style design page layout top bottom more less rich strong strongest calm calmer loud louder vivid muted bit all pastel neon big gentle retro vintage modern elegant classy playful fun simple fancy country party flat'.split(
    ' ',
  ),
);
