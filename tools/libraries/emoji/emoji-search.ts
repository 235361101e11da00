/** Finds emoji by common words, among those that the bundled font draws. */
import { createRequire } from 'node:module';
import { meaningfulWords } from '../icons/icon-search.ts';
import { EMOJI_WORDS } from './emoji-words.ts';

const load = createRequire(import.meta.url);

interface Entry {
  emoji: string;
  /** The name's words. */
  name: readonly string[];
  /** Each keyword's words, most distinctive first. */
  keywords: readonly (readonly string[])[];
}

let entries: readonly Entry[] | null = null;
let ranges: readonly (readonly [number, number])[] | null = null;

/** The code points that the bundled emoji font has. */
function covered(): readonly (readonly [number, number])[] {
  if (ranges) return ranges;
  const subsets = load('@fontsource/noto-color-emoji/unicode.json') as Record<string, string>;
  ranges = Object.values(subsets).flatMap((list) =>
    list.split(',').map((range): readonly [number, number] => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
  return ranges;
}

/** Couples with a heart between them: the server's canvas draws their parts next to each other. */
const UNJOINED = /\u200d\u2764\ufe0f?\u200d/u;

/** Whether the bundled font draws an emoji as one glyph on every platform. */
export function isDrawn(emoji: string): boolean {
  if (UNJOINED.test(emoji)) return false;
  return [...emoji].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return covered().some(([first, last]) => code >= first && code <= last);
  });
}

const wordsOf = (text: string) => meaningfulWords(text.replaceAll('_', ' ').replace(/[’']/g, ''));

function catalogue(): readonly Entry[] {
  entries ??= Object.entries(load('emojilib') as Record<string, string[]>)
    .filter(([emoji]) => isDrawn(emoji))
    .map(([emoji, [name = '', ...keywords]]) => ({ emoji, name: wordsOf(name), keywords: keywords.map(wordsOf) }));
  return entries;
}

function nearness({ name, keywords }: Entry, word: string): number {
  if (name.length === 1 && name[0] === word) return 100;
  // The last word of a name is the object, the words before it its kind: "red heart", "sports medal".
  if (name.includes(word)) return (name.at(-1) === word ? 66 : 58) - 7 * Math.min(4, name.length - 1);
  const exact = keywords.findIndex((words) => words.length === 1 && words[0] === word);
  if (exact !== -1) return Math.max(22, 46 - 3 * exact);
  if (keywords.some((words) => words.includes(word))) return 16;
  // Too many words begin with the same three letters.
  return word.length >= 4 && [...name, ...keywords.flat()].some((one) => one.startsWith(word)) ? 8 : 0;
}

export interface EmojiMatch {
  emoji: string;
  /** Higher is better; only comparable within one search. */
  score: number;
}

/** The emoji that a text means, best first; empty if no word matches. */
export function findEmoji(text: string, limit = 6): EmojiMatch[] {
  const words = wordsOf(text);
  const scores = new Map<string, number>();
  const add = (emoji: string, score: number) => scores.set(emoji, (scores.get(emoji) ?? 0) + score);
  for (const [at, word] of words.entries()) {
    // In English the noun comes last: a red heart is first of all a heart.
    const share = 1 - (words.length - 1 - at) * 0.06;
    for (const [rank, emoji] of [...(Object.hasOwn(EMOJI_WORDS, word) ? (EMOJI_WORDS[word] ?? '') : '').split(' ')]
      .filter((one) => one !== '')
      .entries())
      add(emoji, (120 - rank * 10) * share);
    for (const entry of catalogue()) {
      const score = nearness(entry, word);
      if (score > 0) add(entry.emoji, score * share);
    }
  }
  const whole = words.join(' ');
  for (const entry of catalogue()) if (whole !== '' && entry.name.join(' ') === whole) add(entry.emoji, 150);
  // The catalogue's order, plain faces first, breaks ties.
  return [...scores]
    .map(([emoji, score]) => ({ emoji, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** The one emoji that a text consists of, apart from spaces; null for any other text. */
export function soleEmoji(text: string): string | null {
  const graphemes = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.trim())].map(
    ({ segment }) => segment,
  );
  const [first] = graphemes;
  if (!first || graphemes.length !== 1) return null;
  const isEmoji =
    /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]{2}|^[0-9#*]\ufe0f?\u20e3$/u.test(first) &&
    !/^[0-9#*©®™]$/u.test(first);
  return isEmoji ? first : null;
}

/** An emoji's name; empty when it is not in the catalogue. */
export function nameOfEmoji(emoji: string): string {
  return (
    catalogue()
      .find((entry) => entry.emoji === emoji || entry.emoji.replaceAll('\ufe0f', '') === emoji.replaceAll('\ufe0f', ''))
      ?.name.join(' ') ?? ''
  );
}
