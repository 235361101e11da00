/** Reads the answer to directions that were shown: which one it is to be. */
import type { ActOf } from '../acts/act.ts';
import type { Clause } from './clauses.ts';
import { holdsAny, takenBy, wordClass, type WordClass } from './phrases.ts';

const WHICH: readonly (readonly [words: WordClass, number: number])[] = [
  [wordClass('first,1st,one,1,number one,number 1,bold,loud'), 1],
  [wordClass('second,2nd,two,2,number two,number 2,middle,elegant,classy'), 2],
  [wordClass('third,3rd,three,3,number three,number 3,last,playful,fun'), 3],
];
const CHOOSING = new Set(
  "i i'd id like love prefer choose pick take want go going with use keep continue let's lets do the one direction option number nr no page design idea version please pls is best nicest great good perfect nice it then looks really very so think that this my favourite favorite fav ok okay yes a of them me most definitely would say # , .".split(
    ' ',
  ),
);
/** A choice among directions; only where some were shown. */
export function readChoice({ tokens, span }: Clause): ActOf<'choose'> | null {
  if (tokens.length === 0 || tokens.length > 10) return null;
  const found = WHICH.findLast(([words]) =>
    holdsAny(
      words,
      tokens.filter(({ word }) => word !== 'one'),
    ),
  );
  const taken = takenBy(
    WHICH.map(([words]) => words),
    tokens,
  );
  return found && isAll(taken, tokens) ? { type: 'choose', number: found[1], span } : null;
}

/** Whether all else are words that a choice is made with. */
const isAll = (taken: ReadonlySet<number>, tokens: Clause['tokens']): boolean =>
  tokens.every(({ word }, at) => taken.has(at) || CHOOSING.has(word));
