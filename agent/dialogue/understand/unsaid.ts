/** Decides what becomes of words that are no fact and no detail: they steer the design, are printed as told, or are left out and said so. */
import { wordSet } from '../values/word-set.ts';
import { inClass, isCounted, saysNothing, speaksOfDesign, trimmed } from './details.ts';
import { placeOf } from './look-words.ts';
import { roleIn } from './roles.ts';
import type { Token } from './tokens.ts';

export type Decision = 'steers' | 'printed' | 'left' | 'nothing';

/** Of the design itself. */
const OF_DESIGN = wordSet(
  'design designer poster flyer banner layout pic pics attached attach format readable legible feel feeling looks shown displayed visible placed slide slides page pages something smth anything thing audience readers',
);
const STEERING = wordSet('color font format size');
/** Of what the sender wishes. */
const WISHES = wordSet("want need wants needs would should prefer wonder think idk guess maybe i'd");
/** "I run a small bakery": whoever sends it introduces himself. */
const SENDERS = wordSet("i i'm im i've we we're we've my our");
const INTRODUCES = wordSet('give gave send sent attach run have own am work started got is a an the named called');
/** Longer sentences tell the designer how things are, in words. */
const LONGEST = 12;

const looksSaid = (words: readonly Token[]): boolean =>
  words.some(
    (token, at) =>
      (OF_DESIGN.has(token.word) && !isCounted(words, at)) ||
      STEERING.has(token.value?.type ?? '') ||
      inClass('look', words, at) > 0,
  );

/** "can u make me a cute post" */
const asksForIt = (words: readonly Token[]): boolean =>
  ASKING.has(words[0]?.word ?? '') && words.some((_, at) => at > 1 && inClass('make', words, at) > 0);
const ASKING = wordSet('can could would will pls please');

/** `words`: of a clause that holds no fact. */
export function decide(words: readonly Token[]): Decision {
  const said = trimmed(words);
  if (!said.some(({ kind }) => kind === 'word') || saysNothing(said) || roleIn(said)) return 'nothing';
  if (asksForIt(said)) return 'nothing';
  if (!speaksOfDesign(said)) return 'left';
  if (looksSaid(said) || placeOf(said) !== null) return 'steers';
  const [first, second] = said;
  const isIntroduced = SENDERS.has(first?.word ?? '') && INTRODUCES.has(second?.word ?? '');
  const isWish = said.some(({ word }, at) => WISHES.has(word) || (word === 'hope' && said[at + 1]?.word !== 'you'));
  return isIntroduced || isWish || said.length > LONGEST ? 'left' : 'printed';
}
