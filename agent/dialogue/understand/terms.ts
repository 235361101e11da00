/** Words that are to stand on the page in the place of others, without quotes: "it's Lumière, not Lumen". */
import { wordSet } from '../values/word-set.ts';
import type { Phrase } from './chart.ts';
import { ASKS, NAMES } from './asides.ts';
import { furtherExchanges, placeWithin } from './introduced-texts.ts';
import type { Token } from './tokens.ts';

/** What no such words begin or end with. */
const EDGES = wordSet(
  'a an the my our your its it is are was be to at on in of for with by from and or but so as not no',
);
/** What speaks to the designer, wherever it stands. */
const TALK = wordSet(
  "is are was costs it it's its this that these those there i i'm we we're you u me us not no nope instead please pls can could should would must now just really same like spelled spelt written wrong right typo mistake sorry say says saying read reads reading write writes print put call called name named",
);
/** They say where something stands: "add 555-0192 somewhere under the price" names no row. */
const PLACED = wordSet('under underneath below beneath above beside behind between near somewhere anywhere next');
const MARKS = wordSet('& + / -');
const LONGEST = 6;
const LONGEST_NAME = 4;

export interface Term {
  text: string;
  /** Written as a name is: "Sale Street Vintage". */
  isName: boolean;
}

const isLetter = /^\p{L}$/u;

/** What it costs to take what is exchanged next, or a place, for a part of a text. */
const CROSSED = 2;
/** What it costs to end a name before a word that is written as its own are: "Winter" of "Winter Sale". */
const CUT = 0.5;
const isWritten = (message: string, token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}/u.test(message.slice(token.start));

/** Runs of words that may be such, and single letters: "with a K". */
export function terms(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (const [from, first] of tokens.entries()) {
    if (isLetter.test(message.slice(first.start, first.end)))
      found.push({ category: 'Letter', from, to: from + 1, meaning: first.word, cost: 0.1 });
    const [exchange = tokens.length] = furtherExchanges(tokens, from);
    const further = Math.min(exchange, placeWithin(tokens, from, tokens.length) ?? tokens.length);
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to += 1) {
      const last = tokens[to - 1];
      if (!last || (last.kind !== 'word' && last.kind !== 'value' && !MARKS.has(last.word))) break;
      if (last.value?.type === 'quoted') break;
      const isCapital = /^\p{Lu}/u.test(message.slice(last.start, last.end)) && last.start > 0;
      if (!isCapital && (TALK.has(last.word) || ASKS.has(last.word))) break;
      if (
        EDGES.has(last.word) ||
        MARKS.has(last.word) ||
        (EDGES.has(first.word) && !/^\p{Lu}/u.test(message.slice(first.start, first.end)))
      )
        continue;
      const own = tokens.slice(from, to);
      const isName =
        own.some(({ kind }) => kind === 'word') &&
        own.every(
          ({ word, kind, start }) => kind !== 'word' || EDGES.has(word) || /^[\p{Lu}\p{N}]/u.test(message.slice(start)),
        );
      const meaning: Term = { text: message.slice(first.start, last.end), isName };
      const isCut = isName && to !== further && isWritten(message, tokens[to]);
      const cut = (isCut ? CUT : 0) + (to > further ? CROSSED : 0);
      found.push({ category: 'Term', from, to, meaning, cost: 0.3 + 0.1 * (to - from) + cut });
      const isRowName =
        own.length <= LONGEST_NAME &&
        own.every(({ word }) => !EDGES.has(word) && !PLACED.has(word) && !/^\d+(?:[.,]\d+)?$/u.test(word));
      const isNoun = own.length === 1 && NAMES.has(first.word);
      if (isRowName && !isNoun)
        found.push({ category: 'RowName', from, to, meaning: meaning.text, cost: 0.3 + 0.05 * (to - from) });
      if (isName)
        found.push({ category: 'Proper', from, to, meaning: meaning.text, cost: 0.25 + 0.1 * (to - from) + cut });
    }
  }
  return found;
}
