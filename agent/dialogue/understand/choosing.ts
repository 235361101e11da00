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
/** What is wished of the one that was chosen begins with these. */
const BUT = new Set('but without in just only and though'.split(' '));

/** A choice among directions, and what else is said of it; only where some were shown. Null: it is none. */
export function readChoice(clause: Clause): { act: ActOf<'choose'>; rest: Clause | null } | null {
  const { tokens, span } = clause;
  const but = tokens.findIndex(({ word }) => BUT.has(word));
  const said = but < 0 ? tokens : tokens.slice(0, but);
  const last = said.at(-1);
  if (!last || said.length > 10) return null;
  const others = said.filter(({ word }) => word !== 'one');
  const found = WHICH.findLast(([words]) => holdsAny(words, others));
  const taken = takenBy(
    WHICH.map(([words]) => words),
    said,
  );
  if (!found || !isAll(taken, said)) return null;
  const more = but < 0 ? [] : tokens.slice(but + 1);
  return {
    act: { type: 'choose', number: found[1], span: [span[0], last.end] },
    rest: more.length > 0 ? { ...clause, tokens: more, span: [more[0]?.start ?? last.end, span[1]] } : null,
  };
}

/** Whether all else are words that a choice is made with. */
const isAll = (taken: ReadonlySet<number>, tokens: Clause['tokens']): boolean =>
  tokens.every(({ word }, at) => taken.has(at) || CHOOSING.has(word));
