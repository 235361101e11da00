/** Icons by what they show: "a shopping cart icon". */
import { wordSet } from '../values/word-set.ts';
import { findIcons } from '#tools/libraries/icons/icon-search.ts';
import { ASKS } from './asides.ts';
import type { Phrase } from './chart.ts';
import { EDGES, sliceOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

const NOUNS = wordSet('icon icons symbol pictogram');
/** Of a name, words. */
const LENGTHS = [1, 2, 3];
/** Said of how it looks, not of what it shows. */
const LOOKS = wordSet('small little big large tiny cute nice simple');

export function iconPhrases(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap((token, at): Phrase[] => {
    if (!NOUNS.has(token.word)) return [];
    return LENGTHS.flatMap((length): Phrase[] => {
      const from = at - length;
      const words = tokens.slice(Math.max(0, from), at);
      const isName = ({ kind, word, value }: Token): boolean =>
        kind === 'word' && value === null && !EDGES.has(word) && !ASKS.has(word) && !LOOKS.has(word);
      if (words.length < length || !words.every(isName)) return [];
      const meaning = sliceOf(message, tokens, from, at);
      const isKnown = findIcons(meaning, 1).length > 0;
      return isKnown ? [{ category: 'Icon', from, to: at + 1, meaning, cost: 0.3 - 0.05 * length }] : [];
    });
  });
}
