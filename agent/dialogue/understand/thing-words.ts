/** Tells wishes about the whole design from those about a thing on it, by whether one is named. */
import { NAMES } from './asides.ts';
import type { Token } from './tokens.ts';

/** Things that are named: the wish is about them. */
export const isOfThing = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, value }) => value !== null || (NAMES.has(word) && !UNNAMED.has(word)));
/** Nouns and looks of single things that vague wishes are made with. */
const UNNAMED = new Set(
  'space place thing things one ones bold bolder bright brighter dark darker light lighter warm warmer cool cooler soft softer clean cleaner fresh color colour colors colours type style design page layout top bottom more less rich strong strongest calm calmer loud louder vivid muted bit all pastel neon big gentle retro vintage modern elegant classy playful fun simple fancy country party flat'.split(
    ' ',
  ),
);
