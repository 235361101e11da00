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

/** Whether the name of a color is the thing itself: a coffee cup is shown by what "coffee" is shown by. */
const isItself = (word: string, name: string): boolean => {
  const [own] = findIcons(word, 1);
  return own !== undefined && own.name === findIcons(name, 1)[0]?.name;
};

export function iconPhrases(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap((token, at): Phrase[] => {
    if (!NOUNS.has(token.word)) return [];
    return LENGTHS.flatMap((length): Phrase[] => {
      const from = at - length;
      const words = tokens.slice(Math.max(0, from), at);
      const meaning = words.length < length ? '' : sliceOf(message, tokens, from, at);
      const isName = ({ kind, word, value, start, end }: Token): boolean =>
        kind === 'word' && value === null
          ? !EDGES.has(word) && !ASKS.has(word) && !LOOKS.has(word)
          : value?.type === 'color' && isItself(message.slice(start, end), meaning);
      if (meaning === '' || !words.every(isName)) return [];
      const isKnown = findIcons(meaning, 1).length > 0;
      return isKnown ? [{ category: 'Icon', from, to: at + 1, meaning, cost: 0.3 - 0.05 * length }] : [];
    });
  });
}
