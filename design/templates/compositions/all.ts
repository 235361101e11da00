/** The lists of compositions: those to choose among for a brief, and all that templates use. */
import { archWindow } from './arch-window.ts';
import { bands } from './bands.ts';
import { burst } from './burst.ts';
import { collage } from './collage.ts';
import { columnsOfPictures } from './columns.ts';
import type { Composition } from './composition.ts';
import { confetti } from './confetti.ts';
import { cutoutShape } from './cutout-shape.ts';
import { editorial } from './editorial.ts';
import { framedHero } from './framed-hero.ts';
import { fullBleed } from './full-bleed.ts';
import { giantType } from './giant-type.ts';
import { LISTS_FOR_BRIEFS } from './lists/for-briefs.ts';
import { LISTS } from './lists/index.ts';
import { luxury } from './luxury.ts';
import { OFFERS } from './offers/index.ts';
import { panel } from './panel.ts';
import { PHOTOS } from './photos/index.ts';
import { productCard } from './product-card.ts';
import { quote } from './quote.ts';
import { snapshots } from './snapshots.ts';
import { split } from './split.ts';
import { TABLES } from './tables/index.ts';
import { typePoster } from './type-poster.ts';
import { WORDS } from './words/index.ts';

/** Those that a brief gets by default: for any content, in the order in which they were made. */
export const GENERAL_COMPOSITIONS: readonly Composition[] = [
  cutoutShape,
  giantType,
  framedHero,
  split,
  fullBleed,
  burst,
  productCard,
  archWindow,
  editorial,
  panel,
  luxury,
  collage,
  columnsOfPictures,
  snapshots,
  typePoster,
  bands,
  quote,
  confetti,
  ...LISTS_FOR_BRIEFS,
];

export const GENERAL_COMPOSITION_IDS = GENERAL_COMPOSITIONS.map(({ id }) => id) as [string, ...string[]];

/**
 * Compositions for a specific message: a coupon for a code, a van for shipping. They join if the brief has just that
 * message; lists do not, for prices and hours separated from their things cannot be referred to later.
 */
export const SPECIAL_COMPOSITIONS: readonly Composition[] = [...new Set([...OFFERS, ...WORDS, ...PHOTOS])].filter(
  (one) => !GENERAL_COMPOSITIONS.includes(one),
);

/** All of them: a template names its own. */
export const COMPOSITIONS: readonly Composition[] = [
  ...new Set([...GENERAL_COMPOSITIONS, ...OFFERS, ...LISTS, ...WORDS, ...PHOTOS]),
];

/**
 * Those that can be requested by name: the general ones and the lists, which keep a brief's colors and every line, and
 * those around a table.
 */
export const ASKED_IDS = [...new Set([...GENERAL_COMPOSITIONS, ...LISTS, ...TABLES])].map(({ id }) => id) as [
  string,
  ...string[],
];
