/**
 * Reads wishes about the colors of the whole design: "blue and white please", "make it more pink", "a dark background with
 * orange", "put it on something warm, like terracotta", "black friday colours", "too much red". Every word of the clause has
 * to be one of those that such wishes are made with: what names anything else is about that.
 */
import type { ActOf } from '../acts/act.ts';
import { COLOR_NAMES } from '../values/color-table.ts';
import { isThingToo, recognizeColor } from '../values/color.ts';
import type { Clause } from './clauses.ts';
import { ASKS } from './asides.ts';
import { classLength, entriesIn, holdsAny, takenBy, wordClass, type WordClass } from './phrases.ts';
import { isKnownMood } from './moods.ts';
import { isOfThing } from './token-runs.ts';
import type { Token } from './tokens.ts';

type Rework = ActOf<'rework'>;
export type ColorWish = Pick<Rework, 'mood' | 'colors' | 'ground' | 'step' | 'not'> & {
  /** Said of "it", or of nothing: what that is depends on what was done before. */
  ofIt: boolean;
};

const DESIGN = wordClass(
  'the design,the whole design,whole design,my design,the post,the whole post,whole post,the poster,whole poster,the flyer,whole flyer,flyer,the card,the story,the menu,the whole thing,whole thing,the entire thing,everything,all of it,all over,overall,the whole lot,the lot,the thing,the banner,the invite',
);
const IT = wordClass('it,this,that,these,them');
/** A design beside another, or a thing that was just added. */
const NEW_ONE = wordClass(
  'the new one,the copy,the second one,the other one,the new version,the second version,this version',
);
const GROUND = wordClass('background,backdrop,bg,backround,back ground,backgroud,base');
const COLOR_NOUNS = wordClass(
  'color,colour,colors,colours,tone,tones,palette,color scheme,colour scheme,scheme,shades,hues,color combo,colour combo,combo,colouring,coloring',
);
const LOOKS = wordClass('theme,look,version,style');
const PARTS = wordClass('accents,accent,details,detail,touches,highlights,bits,elements,parts,pops,pop,splash,touch');
const MORE = wordClass('more,a bit more,bit more,much more,way more,a lot more,lots of,plenty of,mostly,mainly');
const LESS = wordClass(
  'too much,too many,less,a bit less,bit less,not so much,not as much,not that much,too,so much,way too much,tone down,tone down the,calm down the',
);
const AGAINST = wordClass(
  "don't like the,dont like the,don't like,dont like,do not like the,don't want,dont want,don't want any,dont want any,hate the,hate,not a fan of the,not a fan of,not keen on the,not keen on,anything but,everything but,not sure about the,dislike the,don't love the,dont love the,not feeling the",
);
/** They may be said of a thing as well. */
const REFUSING = wordClass('no,no more,not,without,without the,lose the,get rid of the');
const ONTO = wordClass('on,onto,against');
/** Grounds that are called by how light they are. */
const LIGHTNESS: readonly (readonly [words: WordClass, ground: string])[] = [
  [wordClass('dark,darker,a dark,moody,night'), 'dark'],
  [wordClass('light,lighter,a light,bright,pale'), 'light'],
];
export const TEMPERS = wordClass(
  'warm,warmer,cool,cooler,cold,colder,soft,softer,gentle,gentler,pastel,pastels,muted,earthy,natural,neutral,calm,calmer,neon,bold,bolder,bright,brighter,vivid,rich,richer,dark,darker,light,lighter,fresh,fresher,cosy,cozy',
);
export const SMALL = wordClass(
  "a,an,the,my,our,some,any,bit,little,lot,very,really,of,in,to,with,and,or,for,on,as,like,into,be,is,are,has,have,should,would,could,can,can't,cant,we,i,you,u,me,us,make,give,do,use,using,go,try,get,want,need,put,change,turn,switch,swap,set,colour,color,having,see,prefer,let's,lets,how about,what about,maybe,perhaps,rather,instead,then,now,just,only,please,pls,plz,actually,ok,okay,hmm,hm,oh,yes,no,nah,sorry,hey,kinda,kind,sort,somehow,today,also,so,but,there,here,new,something,someting,thing,stuff,anything,colored,coloured,nice,nicer,well,think,id,i'd,mainly,mostly,all,whole,it,this,that,design,page,+,&,/,its,it's,looks,look,feels,good,main,brand,our brand,business,shop,style,vibe,vibes,feel,tho,though,still,even,by,same,up,down,out,better",
);
const NAMED_AGAIN = wordClass('try,how about,what about,maybe,perhaps,rather,instead,prefer,go for,go with,use');

/** "pinker": the color that it is a step toward. */
function stepToward(word: string): string | null {
  if (!word.endsWith('er') || word.length < MIN_STEP) return null;
  const stem = word.slice(0, -2);
  const forms = [stem, `${stem}e`, stem.slice(0, -1)];
  const found = forms.find((form) => FAMILIES.has(form));
  return found === undefined ? null : (COLOR_NAMES.get(found) ?? null);
}
const MIN_STEP = 5;
const FAMILIES = new Set('red orange yellow green blue purple pink brown'.split(' '));

/** Where the colors of a clause stand among its tokens, with what they are called. */
export function colorsIn(tokens: readonly Token[]): { colors: string[]; taken: Set<number> } {
  const starts: number[] = [];
  let said = '';
  for (const { word } of tokens) {
    starts.push(said.length);
    said += `${word} `;
  }
  const taken = new Set<number>();
  const colors: string[] = [];
  for (const { value, span, inName } of recognizeColor(said)) {
    // "black friday"; but "orange" alone is the color.
    if (inName && !isThingToo(said.slice(...span))) continue;
    colors.push(value);
    for (const [at, start] of starts.entries()) if (start >= span[0] && start < span[1]) taken.add(at);
  }
  return { colors: [...new Set(colors)], taken };
}

const nothing: ColorWish = { mood: null, colors: [], ground: null, step: null, not: [], ofIt: false };

/** "christmas colours", "the colors of autumn": what a palette is called by. */
function calledPalette(tokens: readonly Token[]): { mood: string; taken: Set<number> } | null {
  const noun = tokens.findIndex((_, at) => classLength(COLOR_NOUNS, tokens, at) > 0);
  if (noun < 0 || isOfThing(tokens)) return null;
  const taken = takenBy([COLOR_NOUNS, SMALL, DESIGN, IT, MORE], tokens);
  const called = tokens.filter(({ kind }, at) => kind !== 'mark' && !taken.has(at)).map(({ word }) => word);
  if (called.length === 0 || called.length > MOST_CALLED || !isKnownMood(called.join(' '))) return null;
  return { mood: called.join(' '), taken: new Set(tokens.keys()) };
}
const MOST_CALLED = 3;

/** The wish of a clause; null: it is about something else. */
export function readColorWish({ tokens: all }: Clause): ColorWish | null {
  const tokens = withoutReason(all);
  if (tokens.length === 0 || tokens.length > LONGEST || tokens.some(({ value }) => value !== null)) return null;
  const { colors, taken } = colorsIn(tokens);
  const steps = tokens.flatMap(({ word }, at) => {
    const color = taken.has(at) ? null : stepToward(word);
    if (color === null) return [];
    taken.add(at);
    return [color];
  });
  const called = colors.length + steps.length === 0 ? calledPalette(tokens) : null;
  const isOfDesign = holdsAny(DESIGN, tokens);
  if (called) return { ...nothing, mood: called.mood, ofIt: false };
  const hasGround = holdsAny(GROUND, tokens);
  const others = tokens.filter((_, at) => !taken.has(at));
  const light = LIGHTNESS.find(([words]) => holdsAny(words, others))?.[1] ?? null;
  const known = takenBy(
    [
      DESIGN,
      NEW_ONE,
      IT,
      GROUND,
      COLOR_NOUNS,
      LOOKS,
      PARTS,
      MORE,
      LESS,
      AGAINST,
      REFUSING,
      ONTO,
      TEMPERS,
      SMALL,
      ...LIGHTNESS.map(([words]) => words),
    ],
    tokens,
  );
  if (!tokens.every(({ kind }, at) => kind === 'mark' || known.has(at) || taken.has(at))) return null;
  const isNoun = holdsAny(COLOR_NOUNS, others) || holdsAny(LOOKS, others);
  const ofIt = !isOfDesign && !isNoun;
  const tempers = entriesIn(TEMPERS, others);
  const [toward, ...furtherSteps] = steps;
  if (toward !== undefined && furtherSteps.length === 0 && colors.length === 0)
    return { ...nothing, step: { color: toward, way: 'up' }, ofIt };
  const [color, ...more] = colors;
  // "put it on something warm"
  const isOnto = holdsAny(ONTO, tokens) && holdsAny(IT, tokens) && !hasGround;
  if (color === undefined) {
    const isSomething = tokens.some(({ word }) => word === 'something');
    return isOnto && isSomething && tempers.length > 0
      ? { ...nothing, mood: `${tempers.join(' ')} colours`, ofIt: false }
      : null;
  }
  if (hasGround) return withGround(tokens, taken, colors, light, ofIt);
  if (isOnto && more.length === 0)
    return tempers.length > 0 || tokens.some(({ word }) => word === 'something')
      ? { ...nothing, ground: color, ofIt: false }
      : null;
  if (more.length === 0 && isBefore(LESS, tokens, taken))
    return { ...nothing, step: { color, way: 'down' }, ofIt: false };
  if (isBefore(AGAINST, tokens, taken) || isBefore(REFUSING, tokens, taken))
    // "not pink, blue": the last one is wanted.
    return more.length > 0 && !holdsAny(TOGETHER, others)
      ? { ...nothing, colors: more, not: [color], ofIt }
      : tokens.length < SHORT
        ? null
        : { ...nothing, not: colors, ofIt: isBefore(REFUSING, tokens, taken) };
  // "i dont want it white": what it is to lose is said of a thing.
  if ([AGAINST, REFUSING, LESS].some((entries) => holdsAny(entries, others))) return null;
  if (more.length > 0) return isJoined(tokens, taken) ? { ...nothing, colors, ofIt: false } : null;
  if (holdsAny(MORE, others)) return { ...nothing, step: { color, way: 'up' }, ofIt };
  // "make it red" is said of a thing as well; "the whole thing in red", "a red theme" are not.
  if (isOfDesign || isNoun) return { ...nothing, colors: [color], ofIt: false };
  return [NAMED_AGAIN, NEW_ONE, IT].some((words) => holdsAny(words, others))
    ? { ...nothing, colors: [color], ofIt: true }
    : null;
}
const LONGEST = 16;
const SHORT = 3;

/** Whether a phrase of the class stands right before the first color. */
function isBefore(entries: WordClass, tokens: readonly Token[], taken: ReadonlySet<number>): boolean {
  const first = Math.min(...taken);
  return tokens.some((_, at) => {
    const end = at + classLength(entries, tokens, at);
    return end > at && end <= first && tokens.slice(end, first).every(({ word }) => ARTICLES.has(word));
  });
}
const ARTICLES = new Set(['the', 'any', 'that', 'this', 'so', 'much']);
const TOGETHER = wordClass('and,or');

/** Whether it is said right before the first color that it is not wanted. */
export const isDislikedBefore = (tokens: readonly Token[], taken: ReadonlySet<number>): boolean =>
  [AGAINST, REFUSING, LESS].some((entries) => isBefore(entries, tokens, taken));

/** "…, looks cleaner": why it is wished. */
function withoutReason(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ kind }, place) => kind === 'mark' && place > 0 && REASONS.has(tokens[place + 1]?.word ?? ''),
  );
  const reason = at < 0 ? [] : tokens.slice(at + 1);
  const isPlain =
    reason.length > 0 &&
    reason.length < MOST_REASON &&
    !isOfThing(reason) &&
    !reason.some(({ word }) => ASKS.has(word));
  return isPlain && colorsIn(reason).colors.length === 0 ? tokens.slice(0, at) : tokens;
}
const REASONS = new Set("looks look its it's it thats that's would feels more much because cuz cos for so".split(' '));
const MOST_REASON = 9;

/** Whether all that stands between colors joins them: "change all the red to navy" exchanges one for the other. */
function isJoined(tokens: readonly Token[], taken: ReadonlySet<number>): boolean {
  // "make everything thats black dark blue"
  if ([...taken].every((at) => taken.has(at + 1) || at === Math.max(...taken))) return false;
  const joined = takenBy([JOINING, PARTS, COLOR_NOUNS, GROUND], tokens);
  return tokens.slice(Math.min(...taken), Math.max(...taken)).every(({ kind }, at) => {
    const place = at + Math.min(...taken);
    return kind === 'mark' || taken.has(place) || joined.has(place);
  });
}
const JOINING = wordClass('and,&,+,/,or,with,on,a,an,some,the,maybe,bit,little');

/** "dark background with orange", "black with gold accents": the ground, and what stands on it. */
function withGround(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  colors: readonly string[],
  light: string | null,
  ofIt: boolean,
): ColorWish | null {
  const at = tokens.findIndex((_, place) => classLength(GROUND, tokens, place) > 0);
  const first = Math.min(...taken);
  const last = Math.max(...taken);
  // "dark background with orange"
  if (light !== null && first > at) return { ...nothing, ground: light, colors: [...colors], ofIt: false };
  // "orange on a dark background"
  if (light !== null && last < at && holdsAny(ONTO, tokens.slice(0, at)))
    return { ...nothing, ground: light, colors: [...colors], ofIt: false };
  // A ground alone is a plain change of the background.
  if (colors.length < 2) return null;
  const isBehind = first > at;
  const isOn = holdsAny(ONTO, tokens.slice(first, at));
  const [one = '', ...others] = colors;
  if (!isJoined(tokens, taken)) return null;
  if (!isBehind && isOn) return { ...nothing, ground: colors.at(-1) ?? one, colors: colors.slice(0, -1), ofIt };
  return { ...nothing, ground: one, colors: others, ofIt: false };
}
