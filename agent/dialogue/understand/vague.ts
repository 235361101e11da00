/** Reads wishes about the whole design that leave open what is to be done: moods, complaints, another version, directions. */
import type { ActOf } from '../acts/act.ts';
import type { Clause } from './clauses.ts';
import { readColorWish } from './color-wishes.ts';
import * as words from './moods.ts';
import { classLength, entriesIn, holdsAny, takenBy, wordClass } from './phrases.ts';
import { readTheme } from './moods.ts';
import { isOfThing } from './token-runs.ts';
import type { Token } from './tokens.ts';

type Vague = ActOf<'rework'> | ActOf<'directions'>;

/** Whether all else that is said are words that say nothing more. */
function isAll(taken: ReadonlySet<number>, tokens: readonly Token[]): boolean {
  return tokens.every(({ word, kind }, at) => taken.has(at) || kind === 'mark' || words.VAGUE_SMALL.has(word));
}

const rework = ({ span }: Clause, wish: Partial<ActOf<'rework'>>): ActOf<'rework'> => ({
  type: 'rework',
  mood: null,
  colors: [],
  another: false,
  onlyColors: false,
  ground: null,
  step: null,
  not: [],
  ofIt: false,
  span,
  ...wish,
});

const PLACES = wordClass(
  'bottom,the bottom,lower part,lower half,down there,underneath,below,top,the top,upper part,upper half,left,left side,right,right side,middle,center,centre,corner,corners,sides,edges',
);
const EMPTY_SMALL = wordClass('side,part,half,corner,area,space,spot,there,fill,it,do,something,above,around');

/** "add an empty page", "empty the page": no complaint. */
const namesPage = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? '';
    return BLANK.has(word) && (at === 0 ? DETERMINED.has(next) : PAGES.has(next));
  });
const DETERMINED = new Set(['the', 'this', 'it', 'my', 'out']);
const BLANK = new Set(['empty', 'blank', 'bare']);
const PAGES = new Set(['page', 'pages', 'slide', 'slides', 'artboard']);

/** "the bottom feels empty": a layout that uses the room. */
function readEmpty(clause: Clause): ActOf<'rework'> | null {
  const { tokens } = clause;
  if (!holdsAny(words.EMPTY, tokens) || namesPage(tokens)) return null;
  return isAll(takenBy([words.EMPTY, PLACES, EMPTY_SMALL], tokens), tokens) ? rework(clause, { another: true }) : null;
}

function readColors(clause: Clause): ActOf<'rework'> | null {
  const { tokens } = clause;
  if (!holdsAny(words.COLORS, tokens)) return null;
  const tempers = entriesIn(words.COLOR_TEMPERS, tokens);
  const isOther = holdsAny(words.OTHER, tokens);
  const taken = takenBy([words.COLORS, words.COLOR_TEMPERS, words.OTHER, COLORING], tokens);
  if ((tempers.length === 0 && !isOther) || !isAll(taken, tokens)) return null;
  return tempers.length > 0
    ? rework(clause, { mood: `${tempers.join(' ')} colours`, onlyColors: true })
    : rework(clause, { another: true, onlyColors: true });
}
const COLORING = wordClass('use,using,change,switch,swap,do,go for,different,pop,combo');

/** The moods of a clause; null where something else is said in it. `clear`: words that are of no single thing. */
function moodsIn(tokens: readonly Token[]): { moods: string[]; clear: boolean } | null {
  const all = [...words.CLEAR_MOODS, ...words.EITHER_MOODS];
  const hits = all.filter((one) => holdsAny(one.words, tokens));
  // "kinda dull, spice it up"
  const taken = takenBy([...hits.map((one) => one.words), ...words.COMPLAINTS.map(([entries]) => entries)], tokens);
  if (hits.length === 0 || !isAll(taken, tokens)) return null;
  return {
    moods: [...new Set(hits.map(({ mood }) => mood))],
    clear: hits.some((one) => words.CLEAR_MOODS.includes(one)),
  };
}

/**
 * A wish of that kind. `isSure`: nothing else can be meant by the clause. `isComplaint`: it says what is wrong, which is
 * no wish of its own beside one.
 */
export function readVague(clause: Clause): { act: Vague; isSure: boolean; isComplaint?: boolean } | null {
  const { tokens } = clause;
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const empty = readEmpty(clause);
  if (empty) return { act: empty, isSure: true };
  const colors = readColors(clause);
  if (colors) return { act: colors, isSure: true };
  const wish = readColorWish(clause);
  if (wish) return { act: rework(clause, { ...wish, onlyColors: true }), isSure: !wish.ofIt };
  if (isOfThing(tokens)) return null;
  const theme = readTheme(clause);
  if (theme?.isSure) return { act: rework(clause, { mood: theme.mood }), isSure: true };
  const isSeveral = holdsAny(words.SEVERAL, tokens);
  const noun = holdsAny(words.VERSION_NOUNS, tokens);
  const versions = takenBy([words.SEVERAL, words.VERSION_NOUNS, words.ANOTHER, VERSION_SMALL], tokens);
  const isVersion = noun && isAll(versions, tokens);
  const plural = tokens.some(
    ({ word }) => PLURAL.test(word) && classLength(words.VERSION_NOUNS, [{ word } as Token], 0) > 0,
  );
  if (isVersion && isSeveral && plural) return { act: { type: 'directions', span: clause.span }, isSure: true };
  if (isVersion && holdsAny(words.ANOTHER, tokens) && !holdsAny(ONE_ALONE, tokens))
    return { act: rework(clause, { another: true }), isSure: true };
  if (holdsAny(words.ANEW, tokens) && isAll(takenBy([words.ANEW, VERSION_SMALL], tokens), tokens))
    return { act: rework(clause, { another: true }), isSure: true };
  const other = tooMuch(tokens);
  if (other !== null)
    return {
      act: rework(clause, { mood: `${other} colours`, onlyColors: true, ofIt: true }),
      isSure: false,
      isComplaint: true,
    };
  const found = moodsIn(tokens);
  if (found) {
    const isWhole = holdsAny(words.WHOLE, tokens);
    // "make it warmer", "softer": what was worked on last decides what that is.
    const isOpen =
      (tokens.length < 3 || tokens.some(({ word }) => word === 'it')) &&
      !tokens.some(({ word }) => OF_LETTERS.has(word)) &&
      isAll(takenBy([words.COLOR_TEMPERS], tokens), tokens);
    const mood = `${found.moods.join(' ')} colours`;
    if (!found.clear && !isWhole && isOpen)
      return { act: rework(clause, { mood, onlyColors: true, ofIt: true }), isSure: false };
    return found.clear || isWhole || tokens.some(({ word }) => word === 'more')
      ? { act: rework(clause, { mood: found.moods.join(' ') }), isSure: found.clear && isWhole }
      : null;
  }
  if (theme) return { act: rework(clause, { mood: theme.mood }), isSure: false };
  for (const [complaint, mood] of words.COMPLAINTS)
    if (holdsAny(complaint, tokens) && isAll(takenBy([complaint, words.WHOLE], tokens), tokens))
      return { act: rework(clause, mood === null ? { another: true } : { mood }), isSure: true, isComplaint: true };
  if (holdsAny(words.OFF, tokens) && isAll(takenBy([words.OFF, OFF_SMALL], tokens), tokens))
    return { act: rework(clause, { another: true }), isSure: true };
  return null;
}
/** "way too bright for me": the mood of what is to be tried instead; null: something else is said. */
function tooMuch(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ word }, place) => word === 'too' && words.TOO_MUCH.has(tokens[place + 1]?.word ?? ''));
  const taken = new Set([at, at + 1]);
  return at >= 0 && isAll(taken, tokens) ? (words.TOO_MUCH.get(tokens[at + 1]?.word ?? '') ?? null) : null;
}
const LONGEST = 16;
/** Tempers that letters have as well. */
const OF_LETTERS = new Set(['bold', 'bolder', 'strong', 'stronger']);
const PLURAL = /s$/u;
const VERSION_SMALL = wordClass(
  'show,see,choose,pick,from,other,others,please,suggest,propose,come up with,again,of,create,bit,love,like,two,three,different,more',
);
/** "another one" is said of things as well. */
const ONE_ALONE = wordClass('another one,one more one,new one,the next one,next one,other one');
const OFF_SMALL = wordClass("can't,cant,say,tell,what,don't,dont,know,why,but,my,finger,on,where");
