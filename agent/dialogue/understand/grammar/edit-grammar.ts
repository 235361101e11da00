/**
 * The grammar of requests about a page, as a table. Coordination, degrees, negation and correction are rules once, for
 * every kind of thing and property.
 */
import { grammarOf, type Rule } from '../chart.ts';
import { ADDING } from './adding.ts';
import { LINE_NAMES } from './line-names.ts';
import { APPENDING, NEW_TEXTS, TEXT_BEHIND } from './new-texts.ts';
import { ASIDES, KEEPING, NEWS } from './keeping.ts';
import { BACK, CORRECTIONS, DEGREES, NAMED, REPEATS } from './following.ts';
import { CHANGES, FRAGMENTS, LOOKS } from './looks.ts';
import { HANDWORK, COLLAGES } from './handwork.ts';
import { INSTEAD, GATHERING, STANDING } from './arranging.ts';
import { JUDGING, COVERING, STANDING_OUT } from './complaints.ts';
import { PAGE_ACTS, PAGES } from './pages.ts';
import { ARRANGING, DUPLICATES, MOVES, REMOVALS } from './placing.ts';
import { FACTS } from './facts.ts';
import { COMPARING, MEASURED, SET_AGAIN, PERCENTAGES } from './measured.ts';
import { FONT_WISHES, HAND_LOOKS, TAGGING } from './hand-looks.ts';
import { GLASS } from './glass.ts';
import { GRADIENTS, GROUNDS, OTHER_COLORS, PATTERNS } from './grounds.ts';
import { FILMS } from './films.ts';
import { LACKING } from './lacking.ts';
import { LISTS, TABLES } from './tables.ts';
import { RENAMING, RETELLING, WORDS } from './wording.ts';
import { EVERYDAY } from './everyday.ts';
import { BRANDING, CODES } from './branding.ts';
import { CHECKING, FILES, SIZES } from './whole-design.ts';
import { STAGING, WEARING } from './staging.ts';
import { LINES } from './lines.ts';
import { TELLING } from './telling.ts';
import { TWINS } from './twins.ts';
import { ORNAMENTS } from './ornaments.ts';
import { PICTURE_REPAIRS } from './picture-repairs.ts';
import { PICTURES } from './pictures.ts';
import { THINGS } from './things.ts';
import { UNDOING } from './undoing.ts';

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
  ...TELLING,
  ...LINES,
  ...TWINS,
  ...TEXT_BEHIND,
  ...HAND_LOOKS,
  ...HANDWORK,
  ...ORNAMENTS,
  ...PICTURES,
  ...GLASS,
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
  ...LINE_NAMES,
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
