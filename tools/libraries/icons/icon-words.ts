/** Everyday words, and the package's icons that show them. The package's own tags cover the rest. */
import { CULTURE_WORDS } from './icon-words/culture-words.ts';
import { FOOD_WORDS } from './icon-words/food-words.ts';
import { NATURE_WORDS } from './icon-words/nature-words.ts';
import { TRADE_WORDS } from './icon-words/trade-words.ts';
import { WELLBEING_WORDS } from './icon-words/wellbeing-words.ts';

/** Icon names, best first, for a common word: lower case, singular. */
export const ICON_WORDS: Readonly<Record<string, readonly string[]>> = {
  ...FOOD_WORDS,
  ...NATURE_WORDS,
  ...WELLBEING_WORDS,
  ...TRADE_WORDS,
  ...CULTURE_WORDS,
};
