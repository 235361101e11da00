/**
 * The grammar of requests about a page, as a table. Coordination, degrees, negation and correction are rules once, for
 * every kind of thing and property.
 */
import { grammarOf, type Rule } from '../chart.ts';
import { ADDING } from './adding.ts';
import { ASIDES } from './asides.ts';
import { CHANGES, FRAGMENTS, LEFT_ALONE, LOOKS, MENTIONS, REPEATS } from './looks.ts';
import { PAGE_ACTS, PAGES } from './pages.ts';
import { ARRANGING, DUPLICATES, MOVES, REMOVALS } from './placing.ts';
import { FACTS } from './facts.ts';
import { GROUNDS } from './grounds.ts';
import { LISTS } from './lists.ts';
import { RENAMING } from './renaming.ts';
import { STANDING_OUT } from './standing-out.ts';
import { THINGS } from './things.ts';
import { UNDOING } from './undoing.ts';
import { FILES, SIZES } from './whole-design.ts';
import { WORDS } from './wording.ts';

const TABLE: readonly Rule[] = [
  ...THINGS,
  ...LOOKS,
  ...CHANGES,
  ...FRAGMENTS,
  ...REPEATS,
  ...MENTIONS,
  ...LEFT_ALONE,
  ...ASIDES,
  ...MOVES,
  ...ARRANGING,
  ...REMOVALS,
  ...DUPLICATES,
  ...WORDS,
  ...FACTS,
  ...RENAMING,
  ...LISTS,
  ...STANDING_OUT,
  ...GROUNDS,
  ...UNDOING,
  ...PAGES,
  ...PAGE_ACTS,
  ...SIZES,
  ...FILES,
  ...ADDING,
];

export const EDIT_GRAMMAR = grammarOf(TABLE);

/** All words that stand in rules themselves. */
export const GRAMMAR_WORDS: readonly string[] = TABLE.flatMap(({ parts }) => parts).flatMap((part) =>
  part.startsWith("'") ? [part.slice(1)] : [],
);
