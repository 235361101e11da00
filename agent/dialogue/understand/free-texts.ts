/**
 * Texts to print that stand without quotes: "add free delivery under the price", "Oat latte 4.40 after the cappuccino".
 * Where one ends is left to the grammar; no word of command is ever part of one.
 */
import { wordSet } from '../values/word-set.ts';
import { findEmoji, soleEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { FACT_KINDS } from '../acts/values.ts';
import { isNumbered } from '../values/numbered.ts';
import type { Phrase } from './chart.ts';
import { EDIT_WORDS } from './grammar/words.ts';
import { ASKS } from './asides.ts';
import type { Token } from './tokens.ts';

export interface FreeText {
  text: string;
  /** Written as texts are: with capitals, with numbers, of words of the trade, or behind "write". */
  isSure: boolean;
  /** Without a place it may be meant instead of what is there: "write KES, not bob". */
  needsPlace: boolean;
}

const entriesOf = (isMeant: (entry: (typeof EDIT_WORDS)[number]) => boolean): ReadonlySet<string> =>
  new Set(EDIT_WORDS.filter(isMeant).flatMap(({ words }) => words.split('|')));

/** Words that say what is to be done, or of what is spoken. */
export const COMMANDS: ReadonlySet<string> = new Set([
  ...wordSet(
    "it this that these those them they there here somewhere anywhere like same instead behind around round after before below under above underneath beneath beside between near over next inside onto i we you me my all every both everything don't dont not but because so please more less another each other also too thats that's its it's im i'm u ur enough should must could would can cant can't needs comes goes belongs be is are was has have",
  ),
  ...entriesOf(({ category }) => category === 'Remove' || category === 'Undo' || category === 'Restore'),
]);
/** Nouns of what is no text. */
const THINGS = entriesOf(({ category, meaning }) => {
  const { kind } = (meaning ?? {}) as { kind?: string };
  const isNoText = /^(?:photo|logo|shape|sticker|drawing|table|code|group|background)$/u.test(kind ?? '');
  return category === 'Noun' && isNoText;
});
const NOUNS = entriesOf(({ category }) => category === 'Noun' || category === 'Property');
const PLAIN_THINGS = wordSet(
  'page pages slide video space spacing room padding margin border frame texture filter effect',
);
/** What a text does not begin or end with. */
const EDGES = wordSet('a an the some my our any and or of in on at to for with by from as is are be the');
/** Looks are said of a text, not in it, where they stand at its end. */
const LOOKS = entriesOf(({ category }) => category === 'Look' || category === 'Step');
/** What follows these is a place or a look. */
const LEADS = wordSet('in on at to into with by');
const LED = wordSet('the my our a an');
const PLACES = entriesOf(({ category }) => category === 'Place' || category === 'Look' || category === 'Step');
const PERIODS = wordSet('weekend week holidays summer winter easter month year');
/** Words of the trade. */
const TRADE = wordSet(
  'free delivery shipping parking pickup collection sold out sale off order orders book booking call open closed entry tickets ticket welcome vegan veggie vegetarian organic handmade homemade local fresh gluten dairy sugar dm link bio swipe doors members only available today tomorrow tonight weekend week from since est limited edition last few left stock new season returns discount bring wear dress code cash card cards accepted kids family dogs friendly refills included extra trial quote estimates appointment walk-ins guarantee warranty made with love soon coming save buy get rsvp follow tag',
);
const WRITING = wordSet('write type');
const FACTS: ReadonlySet<string> = new Set(FACT_KINDS);
const LONGEST = 8;

/** Before an amount or a date they say from when on, or from how much. */
const BOUNDS = wordSet('above over under below before after from until');
const isAmount = (token: Token | undefined): boolean =>
  token !== undefined && (isNumber(token.word) || AMOUNTS.has(token.value?.type ?? ''));
const AMOUNTS = wordSet('money percent measure date time');

const isNumber = (word: string): boolean => /^\d/u.test(word);

const ADD_VERBS = new Set(
  EDIT_WORDS.filter(({ category }) => category === 'Add').flatMap(({ words }) =>
    words.split('|').map((entry) => entry.split(' ').at(-1) ?? ''),
  ),
);

/** Whether a place or a look begins at that token: "at the bottom", "in red". */
export function isPlacing(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isLed = next !== undefined && (LED.has(next.word) || PLACES.has(next.word) || next.value?.type === 'color');
  return LEADS.has(tokens[at]?.word ?? '') && isLed;
}

/** Whether the words may be a text, all of them. */
function isClean(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || EDGES.has(first.word) || EDGES.has(last.word)) return false;
  if (last.kind === 'mark' || last.value?.type === 'color' || (tokens.length > 1 && LOOKS.has(last.word))) return false;
  if (tokens.length <= 2 && tokens.every(({ word }) => NOUNS.has(word))) return false;
  return tokens.every(({ kind, word, value }, at) => {
    if (kind === 'line' || value?.type === 'quoted' || value?.type === 'font') return false;
    if (kind === 'mark') return word === '+' || word === '&' || word === '/' || word === '€' || word === '$';
    // "free coffee over the weekend" is no place.
    if (word === 'over' && tokens[at + 1]?.word === 'the' && PERIODS.has(tokens[at + 2]?.word ?? '')) return true;
    // "free delivery above 1500", "orders before friday".
    const isBound = BOUNDS.has(word) && at > 0 && isAmount(tokens[at + 1]);
    if ((COMMANDS.has(word) && !isBound) || THINGS.has(word) || PLAIN_THINGS.has(word)) return false;
    return !isPlacing(tokens, at) && !(at === 0 && (LOOKS.has(word) || ASKS.has(word)));
  });
}

/** Of capitals in a message that has others: "write JUST IN on top". */
function isShouted(message: string, part: readonly Token[]): boolean {
  const isCapital = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
  return (
    message !== message.toUpperCase() &&
    part.length > 1 &&
    part.every(({ kind, start, end }) => kind === 'word' && end - start > 1 && isCapital(message.slice(start, end)))
  );
}

function isSurelyText(message: string, tokens: readonly Token[], before: string): boolean {
  if (WRITING.has(before)) return true;
  return tokens.some(
    ({ word, start, value }) =>
      isNumber(word) ||
      TRADE.has(word) ||
      (value !== null && FACTS.has(value.type)) ||
      (start > 0 && /^\p{Lu}/u.test(message.slice(start, start + 1))),
  );
}

/** Whether a text may begin here: behind a verb or a colon; at the start of a clause only some may. */
function beginning(tokens: readonly Token[], from: number): 'Free' | 'Loose' | null {
  const before = tokens[from - 1];
  if (before === undefined || before.kind === 'line') return 'Loose';
  return before.word === ':' || ADD_VERBS.has(before.word) ? 'Free' : null;
}

/** All texts without quotes that may be meant. */
export function freeTexts(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const category = beginning(tokens, from);
    if (category === null) continue;
    for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to += 1) {
      const part = tokens.slice(from, to);
      const [first, last] = [part[0], part.at(-1)];
      if (!first || !last || !(isClean(part) || isShouted(message, part))) continue;
      // A value alone is one, and a number may be anything.
      if (part.length === 1 && (first.value !== null || isNumber(first.word))) continue;
      const before = tokens[from - 1]?.word ?? '';
      const meaning: FreeText = {
        text: message.slice(first.start, last.end),
        needsPlace:
          before !== 'add' ||
          // "coffee" is a color and a drink: among other words it is the drink.
          part.some(
            ({ word, value }) => isNumber(word) || (value !== null && (value.type !== 'color' || to - from < 3)),
          ),
        isSure: isSurelyText(message, part, before),
      };
      found.push({ category, from, to, meaning, cost: 0.9 + 0.05 * (to - from) });
    }
  }
  return found;
}

/** Words in capitals in a message that has others: "put a big SOLD OUT across the photo". */
export function shouts(message: string, tokens: readonly Token[]): Phrase[] {
  if (message === message.toUpperCase()) return [];
  const isCapital = ({ kind, start, end }: Token): boolean => {
    const text = message.slice(start, end);
    return kind === 'word' && end - start > 2 && text !== text.toLowerCase() && text === text.toUpperCase();
  };
  return tokens.flatMap((token, from): Phrase[] => {
    const before = tokens[from - 1];
    if (!isCapital(token) || (before && isCapital(before))) return [];
    const end = tokens.findIndex((other, at) => at > from && !isCapital(other));
    const to = end < 0 ? tokens.length : end;
    const text = message.slice(token.start, tokens[to - 1]?.end);
    return [{ category: 'Shout', from, to, meaning: text, cost: 0.2 }];
  });
}

/** "1. send me a photo 2. pay 50% upfront": numbered from the first one up to the end of the message. */
export function steps(message: string, tokens: readonly Token[]): Phrase[] {
  const last = tokens.at(-1);
  return tokens.flatMap(({ start }, from): Phrase[] => {
    const text = message.slice(start, last?.end).trim();
    return isNumbered(text) ? [{ category: 'Steps', from, to: tokens.length, meaning: text, cost: 0.1 }] : [];
  });
}

const EMOJI_NOUNS = wordSet('emoji emojis sticker');
/** Lowest search score of an emoji that clearly matches its words. */
const FITTING = 60;

/** Emoji as they are, and by their names: "fire emoji". */
export function emojiIn(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (const [from, token] of tokens.entries()) {
    for (let to = Math.min(tokens.length, from + 10); to > from; to -= 1) {
      const emoji = soleEmoji(message.slice(token.start, tokens[to - 1]?.end));
      if (emoji === null) continue;
      const isNamed = EMOJI_NOUNS.has(tokens[to]?.word ?? '');
      found.push({ category: 'Emoji', from, to: isNamed ? to + 1 : to, meaning: emoji, cost: 0.05 });
      break;
    }
    if (!EMOJI_NOUNS.has(token.word)) continue;
    for (const length of [1, 2]) {
      const words = tokens.slice(from - length, from);
      // "a SALE sticker" has that written on it.
      const isNoName = (token: Token): boolean =>
        token.kind !== 'word' || EDGES.has(token.word) || ASKS.has(token.word) || isShouted(message, [token, token]);
      if (words.length < length || words.some(isNoName)) continue;
      const [best] = findEmoji(words.map(({ word }) => word).join(' '), 1);
      if (!best || best.score < FITTING * length) continue;
      found.push({
        category: 'Emoji',
        from: from - length,
        to: from + 1,
        meaning: best.emoji,
        cost: 0.2 - 0.05 * length,
      });
    }
  }
  return found;
}
