/**
 * The ready-made combinations of texts. Each is laid out on a sheet 600 px wide; the page determines its final size.
 */
import type { TextCombination } from '../text-combinations.ts';
import { HEADLINE_COMBINATIONS } from './headline-combinations.ts';
import { LABEL_COMBINATIONS } from './label-combinations.ts';
import { LIST_COMBINATIONS } from './list-combinations.ts';
import { QUOTE_COMBINATIONS } from './quote-combinations.ts';
import { SALE_COMBINATIONS } from './sale-combinations.ts';

/** All of them, in the order in which they are shown. */
export const TEXT_COMBINATIONS: readonly TextCombination[] = [
  ...HEADLINE_COMBINATIONS,
  ...SALE_COMBINATIONS,
  ...LABEL_COMBINATIONS,
  ...QUOTE_COMBINATIONS,
  ...LIST_COMBINATIONS,
];
