/**
 * The thing that a phrase names, as the libraries show it: “bike” is 🚲, “hot dog” 🌭, “dog bed” nothing. Unlike a
 * search, which answers with whatever goes with some of the words.
 */
import { emojiIndex } from '../emoji/emoji-index.ts';
import { findEmoji, isDrawn, nameOfEmoji, soleEmoji } from '../emoji/emoji-search.ts';
import { iconIndex } from '../icons/icon-index.ts';
import { singular } from '../icons/icon-search.ts';
import { FAMILY_OF } from './thing-families.ts';
import { NO_THINGS } from './no-things.ts';
import { THING_NAMES } from './thing-names.ts';

/** One of `emoji` and `icon` is given. */
export interface NamedThing {
  /** For people, lower case: as the phrase calls it, in the singular. */
  name: string;
  emoji: string | null;
  /** As `iconPath` takes it. */
  icon: string | null;
}

/** Parts of names that tell only how the emoji is drawn. */
const DRAWN_AS = / (?:face|prints?|pot)$/u;
/** Groups of emoji whose names are no things: a flag's name is that of a country. */
const NOT_NAMED: ReadonlySet<string> = new Set(['flags', 'symbols']);

/** Irregular plurals, and plurals that are the thing's name. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['wolves', 'wolf'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['mice', 'mouse'],
  ['geese', 'goose'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['people', 'person'],
  ['cookies', 'cookie'],
  ['movies', 'movie'],
  ['pies', 'pie'],
  ['ties', 'tie'],
  ['brownies', 'brownie'],
  ['hoodies', 'hoodie'],
  ['beanies', 'beanie'],
  ['selfies', 'selfie'],
  ['smoothies', 'smoothie'],
  ['shoes', 'shoe'],
  ['potatoes', 'potato'],
  ['tomatoes', 'tomato'],
  ['mangoes', 'mango'],
  ['glasses', 'glasses'],
  ['dresses', 'dress'],
  ['axes', 'axe'],
]);

const one = (word: string): string => IRREGULAR.get(word) ?? singular(word);

/** Lower case, marks between words as blanks, only what is written. */
const plain = (phrase: string): string =>
  phrase
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();

let known: ReadonlyMap<string, NamedThing> | null = null;

/** Icons first, so that emoji of the same name win; our own list wins over the packages’ names. */
function catalogue(): ReadonlyMap<string, NamedThing> {
  if (known) return known;
  const found = new Map<string, NamedThing>();
  for (const { id, name } of iconIndex())
    if (
      !NO_THINGS.has(id) &&
      !/-logo$|^(?:number|text|arrow|caret|align|file|hand|smiley|git|cell|wifi|gender)\b/u.test(id)
    )
      found.set(name, { name, emoji: null, icon: id });
  for (const { id, name, category } of emojiIndex()) {
    const plainer = plain(name);
    // “hot” is no face with sweat on it.
    if (NOT_NAMED.has(category) || (category === 'smileys' && !plainer.includes(' '))) continue;
    const bare = plainer.replace(DRAWN_AS, '');
    for (const called of new Set([bare, plainer]))
      if (found.get(called)?.emoji == null || called === plainer)
        found.set(called, { name: called, emoji: id, icon: null });
    const each = plainer.split(' ').map(one).join(' ');
    if (!found.get(each)?.emoji) found.set(each, { name: each, emoji: id, icon: null });
  }
  for (const [name, emoji] of THING_NAMES) if (isDrawn(emoji)) found.set(name, { name, emoji, icon: null });
  known = found;
  return found;
}

/** The thing that these words name as a whole; null: none. Plurals and names written as one word count as well. */
export function findThing(phrase: string): NamedThing | null {
  const sole = soleEmoji(phrase);
  if (sole !== null) return isDrawn(sole) ? { name: nameOfEmoji(sole) || sole, emoji: sole, icon: null } : null;
  const said = plain(phrase);
  if (said === '') return null;
  const words = said.split(' ');
  const last = words.at(-1) ?? '';
  const singly = [...words.slice(0, -1), one(last)].join(' ');
  const list = catalogue();
  for (const name of [
    said,
    singly,
    words.map(one).join(' '),
    singly.replaceAll('-', ' '),
    ...(words.length === 2 ? [singly.replace(' ', ''), singly.replace(' ', '-')] : []),
  ]) {
    const thing = list.get(name);
    if (thing) return thing;
  }
  return null;
}

let iconNames: ReadonlySet<string> | null = null;

/** The icon with just this name, as `iconPath` takes it; null: none. */
export function iconCalled(name: string): string | null {
  iconNames ??= new Set(iconIndex().map(({ id }) => id));
  const id = plain(name).replaceAll(' ', '-');
  return iconNames.has(id) && !NO_THINGS.has(id) ? id : null;
}

/** Never offered to somebody who did not name it. */
const UNASKED: ReadonlySet<string> = new Set('💣 🔫 🗡️ ⚔️ 🔪 💀 ☠️ ⚰️ ⚱️ 🪦 🚬 💉 🩸 🖕 🧨 💩 🍆 🪓'.split(' '));
const UNASKED_ICONS: ReadonlySet<string> = new Set('bomb knife sword skull cigarette syringe axe biohazard'.split(' '));
const isOffered = ({ emoji, icon }: NamedThing): boolean => !UNASKED.has(emoji ?? '') && !UNASKED_ICONS.has(icon ?? '');

/** How many letters may differ in a word that is taken for misspelled. */
const slips = (word: string): number => (word.length >= 7 ? 2 : 1);
const SHORTEST = 5;
/** Words of this length look like another one only where they are misspelled: “tower” is no towel. */
const SURE = 7;

/** Letters to change, add, leave out or swap with their neighbour (optimal string alignment distance); at most `most` + 1. */
function lettersBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [older, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      let cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1])
        cost = Math.min(cost, (older[at - 2] ?? 0) + 1);
      next.push(cost);
    }
    [older, last] = [last, next];
  }
  return last[b.length] ?? most + 1;
}

/** The thing whose name is written almost like this; null: none, or several as near. */
function misspelled(phrase: string): NamedThing | null {
  const said = plain(phrase);
  if (said.length < SHORTEST) return null;
  const most = slips(said);
  let [best, nearest]: [NamedThing[], number] = [[], most + 1];
  for (const [name, thing] of catalogue()) {
    if (name[0] !== said[0] || name.length < SHORTEST) continue;
    const apart = lettersBetween(said, name, most);
    if (apart > most || apart > nearest) continue;
    if (apart < nearest) best = [];
    nearest = apart;
    if (!best.some(({ emoji, icon }) => emoji === thing.emoji && icon === thing.icon)) best.push(thing);
  }
  return best.length === 1 ? (best[0] ?? null) : null;
}

const isFlag = (emoji: string): boolean => /^[\u{1f1e6}-\u{1f1ff}🏴🏳🏁🚩🎌]/u.test(emoji);

/** Least likeness of a word that goes with a thing, by the emoji search's own measure. */
const GOES_WITH = 34;

/**
 * Things that come near a phrase that names none, best first: what it may be misspelled for, what its last word alone
 * names, what its other words name, what goes with that word. They are to be offered, not used.
 */
export function nearThings(phrase: string, most = 3): NamedThing[] {
  const words = plain(phrase).split(' ').filter(Boolean);
  const last = words.at(-1) ?? '';
  const found: NamedThing[] = [];
  const add = (thing: NamedThing | null) => {
    if (!thing || !isOffered(thing)) return;
    if (!found.some(({ emoji, icon }) => emoji === thing.emoji && icon === thing.icon)) found.push(thing);
  };
  const family = FAMILY_OF.get(words.map(one).join(' ')) ?? FAMILY_OF.get(one(last)) ?? [];
  if (family.length === 0) add(misspelled(words.join(' ')));
  for (let from = 1; from < words.length; from += 1) add(findThing(words.slice(from).join(' ')));
  for (let to = words.length - 1; to > 0; to -= 1) add(findThing(words.slice(0, to).join(' ')));
  for (const name of family) add(findThing(name));
  if (found.length === 0) for (const word of words) add(word.length >= SURE ? misspelled(word) : null);
  if (found.length === 0 && last.length > 3)
    for (const { emoji, score } of findEmoji(last, 2)) {
      const name = nameOfEmoji(emoji);
      // For a night light a light bulb will do, but a sewing machine is no slot machine.
      const isKin = words.length === 1 || name.split(' ').slice(0, -1).includes(last);
      if (isKin && score >= GOES_WITH && !isFlag(emoji)) add({ name, emoji, icon: null });
    }
  return found.slice(0, most);
}
