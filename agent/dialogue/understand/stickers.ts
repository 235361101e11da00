/**
 * Stickers and small decorations that a brief asks for: "add a 🎃 in the corner", "with little hearts". They are taken
 * out before anything else is read, so that none of their words is printed.
 */
import { wordSet } from '../values/word-set.ts';
import type { Brief } from '../acts/brief.ts';
import { classLength } from './phrases.ts';
import { readLook } from './look-words.ts';
import { ANNOUNCEMENTS, BUSINESSES, EVENTS, SALES } from './nouns.ts';
import { textOf, type Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

type Sticker = Brief['stickers'][number];

/** Decorations in the plural, and what one of them is called. */
const DECORATIONS = new Map(
  'hearts:heart stars:star sparkles:sparkles confetti:confetti balloons:balloon snowflakes:snowflake flowers:flower leaves:leaf pumpkins:pumpkin ghosts:ghost bats:bat butterflies:butterfly roses:rose daisies:flower tulips:tulip cherries:cherries lemons:lemon suns:sun clouds:cloud rainbows:rainbow presents:gift gifts:gift crowns:crown flames:fire paws:paw paw-prints:paw bees:bee shells:shell candles:candle bells:bell'
    .split(' ')
    .map((entry): [string, string] => {
      const [plural = '', one = ''] = entry.split(':');
      return [plural, one];
    }),
);
const NAMED = wordSet('sticker stickers emoji emojis emoticon emoticons');
const ADDING = wordSet('add put place stick sprinkle scatter throw include use draw decorate decorated');
const SIZED = wordSet('little small tiny cute mini sweet some few scattered floating lots bunch couple');
const BEFORE = wordSet('a an the of some with in and plus maybe also two three four 2 3 4 big large huge');
const AROUND = wordSet('around everywhere scattered corners decoration decorations');
/** "a [music note] sticker": most words of a name. */
const LONGEST_NAME = 3;
const DETERMINERS = wordSet('a an the some my our');
const ASKING = wordSet('need want make create design order get print like please pls new');
/** "as decoration", "all over", "on it" */
const BEHIND = wordSet(
  'as decoration decorations all over it page design in on at the corner corners edges sides top bottom left right please pls',
);
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  '2': 2,
  three: 3,
  '3': 3,
  four: 4,
  '4': 4,
};
/** "some hearts" */
const SEVERAL = 3;

const isPictograph = ({ word }: Token): boolean => /\p{Extended_Pictographic}/u.test(word);
const isColor = ({ value }: Token): boolean => value?.type === 'color';
/** Nothing of these has hearts itself, as earrings may. */
const isPlain = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return (
    token === undefined ||
    token.kind !== 'word' ||
    [BUSINESSES, EVENTS, SALES, ANNOUNCEMENTS].some((nouns) => nouns.has(token.word)) ||
    token.word === 'and' ||
    classLength(CLASSES.deliverable ?? new Map(), tokens, at) > 0
  );
};

/** The wish around a decoration at that place; null: it is none. */
function wishAt(
  message: string,
  tokens: readonly Token[],
  at: number,
): { from: number; to: number; sticker: Sticker } | null {
  const token = tokens[at] as Token;
  const one = DECORATIONS.get(token.word);
  const isNamed = NAMED.has(tokens[at + 1]?.word ?? '');
  const isPicture = isPictograph(token);
  const name = isNamed && !one && !isPicture ? nameBefore(tokens, at) : [token];
  let from = at + 1 - name.length;
  while (
    from > 0 &&
    (isColor(tokens[from - 1] as Token) ||
      SIZED.has(tokens[from - 1]?.word ?? '') ||
      BEFORE.has(tokens[from - 1]?.word ?? ''))
  )
    from -= 1;
  const run = tokens.slice(from, at + 1 - name.length);
  const lead = tokens[from - 1]?.word ?? '';
  const isAdded = ADDING.has(lead);
  if (!one && !isPicture && !isNamed) return null;
  // "need stickers for my jars": they are what is made.
  const isMade =
    isNamed && !one && !isPicture && (tokens[at + 2]?.word === 'for' || name.every(({ word }) => ASKING.has(word)));
  if (isMade) return null;
  let to = at + (isNamed ? 2 : 1);
  const tail = to;
  while (to < tokens.length && (BEHIND.has(tokens[to]?.word ?? '') || AROUND.has(tokens[to]?.word ?? ''))) to += 1;
  const isAround = one !== undefined && tokens.slice(tail, to).some(({ word }) => AROUND.has(word));
  const isDecoration =
    run.some(({ word }) => word === 'with' || word === 'maybe') &&
    run.some(({ word }) => SIZED.has(word)) &&
    isPlain(tokens, from - 1);
  if (!isNamed && !isAdded && !isAround && !isDecoration) return null;
  const color = run.filter(isColor).map(({ start, end }) => message.slice(start, end).toLowerCase());
  // "a music note sticker"
  const kind = one ?? textOf(message, name).toLowerCase();
  const count =
    run.flatMap(({ word }) => COUNTS[word] ?? [])[0] ?? (one || tokens[at + 1]?.word.endsWith('s') ? SEVERAL : 1);
  return {
    from: isAdded ? from - 1 : from,
    to,
    sticker: {
      name: [...color, kind].join(' '),
      count: SIZED.has(run.at(-1)?.word ?? '') || run.some(({ word }) => word === 'few') ? SEVERAL : count,
      place: readLook(tokens.slice(tail, to)).look.place,
    },
  };
}

/** The words of a sticker's name up to its determiner. */
function nameBefore(tokens: readonly Token[], at: number): readonly Token[] {
  const words = tokens.slice(Math.max(0, at + 1 - LONGEST_NAME), at + 1);
  const from = words.findLastIndex(({ word, kind }) => kind !== 'word' || DETERMINERS.has(word)) + 1;
  return from === 0 || from === words.length ? words.slice(-1) : words.slice(from);
}

/** "balloons [and stars]" */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  ['and', '&', ','].includes(tokens[at]?.word ?? '') &&
  (DECORATIONS.has(tokens[at + 1]?.word ?? '') ||
    (tokens[at + 1] !== undefined && isPictograph(tokens[at + 1] as Token)));

/** The stickers of a message, and its tokens without them. */
export function withoutStickers(message: string, tokens: readonly Token[]): { stickers: Sticker[]; rest: Token[] } {
  const stickers: Sticker[] = [];
  let rest: readonly Token[] = tokens;
  for (let at = 0; at < rest.length; at += 1) {
    const wish = wishAt(message, rest, at);
    if (!wish) continue;
    stickers.push(wish.sticker);
    let to = wish.to;
    while (goesOn(rest, to)) {
      const { word } = rest[to + 1] as Token;
      stickers.push({ ...wish.sticker, name: DECORATIONS.get(word) ?? word });
      to += 2;
    }
    rest = [...rest.slice(0, wish.from), ...rest.slice(to)];
    at = wish.from - 1;
  }
  return { stickers, rest: [...rest] };
}
