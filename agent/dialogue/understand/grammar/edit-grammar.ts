/**
 * The grammar of requests about a page, as a table. Coordination, degrees, negation and correction are rules once, for
 * every kind of thing and property.
 */
import { grammarOf, type Rule } from '../chart.ts';
import { ADDING } from './adding.ts';
import { APPENDING } from './appending.ts';
import { ASIDES } from './asides.ts';
import { BACK, CORRECTIONS, DEGREES, NAMED, REPEATS } from './following.ts';
import { CHANGES, FRAGMENTS, LOOKS } from './looks.ts';
import { HANDWORK } from './handwork.ts';
import { INSTEAD } from './instead.ts';
import { JUDGING } from './judging.ts';
import { KEEPING } from './keeping.ts';
import { PAGE_ACTS, PAGES } from './pages.ts';
import { ARRANGING, DUPLICATES, MOVES, REMOVALS } from './placing.ts';
import { FACTS } from './facts.ts';
import { COMPARING } from './comparing.ts';
import { COVERING } from './covering.ts';
import { FONT_WISHES } from './font-wishes.ts';
import { GATHERING } from './gathering.ts';
import { GRADIENTS } from './gradients.ts';
import { FILMS } from './films.ts';
import { GROUNDS } from './grounds.ts';
import { HAND_LOOKS } from './hand-looks.ts';
import { LACKING } from './lacking.ts';
import { LISTS } from './lists.ts';
import { MEASURED, SET_AGAIN } from './measured.ts';
import { NEW_TEXTS } from './new-texts.ts';
import { NEWS } from './news.ts';
import { OTHER_COLORS } from './other-colors.ts';
import { RENAMING } from './renaming.ts';
import { RETELLING } from './retelling.ts';
import { STANDING_OUT } from './standing-out.ts';
import { TABLES } from './tables.ts';
import { TAGGING } from './tagging.ts';
import { EVERYDAY } from './everyday.ts';
import { TEXT_BEHIND } from './behind.ts';
import { BRANDING } from './branding.ts';
import { CODES } from './codes.ts';
import { COLLAGES } from './collages.ts';
import { CHECKING } from './checking.ts';
import { STAGING } from './staging.ts';
import { STANDING } from './standing.ts';
import { ORNAMENTS } from './ornaments.ts';
import { PICTURE_REPAIRS } from './picture-repairs.ts';
import { PATTERNS } from './patterns.ts';
import { PERCENTAGES } from './percentages.ts';
import { PICTURES } from './pictures.ts';
import { THINGS } from './things.ts';
import { WEARING } from './wearing.ts';
import { UNDOING } from './undoing.ts';
import { FILES, SIZES } from './whole-design.ts';
import { WORDS } from './wording.ts';

const TABLE: readonly Rule[] = [
  ...THINGS,
  ...LOOKS,
  ...CHANGES,
  ...PERCENTAGES,
  ...FRAGMENTS,
  ...REPEATS,
  ...CORRECTIONS,
  ...DEGREES,
  ...NAMED,
  ...BACK,
  ...KEEPING,
  ...JUDGING,
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
  ...LACKING,
];

const STUDIO: readonly Rule[] = [
  ...TEXT_BEHIND,
  ...HAND_LOOKS,
  ...HANDWORK,
  ...ORNAMENTS,
  ...PICTURES,
  ...PATTERNS,
  ...PICTURE_REPAIRS,
  ...STAGING,
  ...COLLAGES,
  ...FILMS,
  ...WEARING,
  ...BRANDING,
  ...CHECKING,
  ...CODES,
  ...TABLES,
  ...MEASURED,
  ...SET_AGAIN,
  ...APPENDING,
  ...GRADIENTS,
  ...OTHER_COLORS,
  ...COVERING,
  ...NEWS,
  ...INSTEAD,
  ...NEW_TEXTS,
  ...GATHERING,
  ...COMPARING,
  ...FONT_WISHES,
  ...STANDING,
  ...RETELLING,
  ...TAGGING,
  ...EVERYDAY,
];

/** Words of these rules are names of things as well: "the dress". */
export const EDIT_GRAMMAR = grammarOf([...TABLE, ...STUDIO]);

const wordsIn = (table: readonly Rule[]): string[] =>
  table.flatMap(({ parts }) => parts).flatMap((part) => (part.startsWith("'") ? [part.slice(1)] : []));

/** Words that stand in rules themselves, and are the name of nothing. */
export const GRAMMAR_WORDS: readonly string[] = wordsIn(TABLE);
/** Words of the others. */
export const STUDIO_WORDS: readonly string[] = wordsIn(STUDIO);
