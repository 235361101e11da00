/**
 * The meaning of an image's words to the built-in engine: place, light, season, weather, pattern, colors, things; and
 * the words without one.
 */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import { findEmoji, nameOfEmoji, soleEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { singular } from '#tools/libraries/icons/icon-search.ts';
import type { PatternMotif } from '../scenes/patterns/motifs.ts';
import type { PlaceName } from '../scenes/landscapes/places.ts';
import type { Season, Weather } from '../scenes/sky.ts';
import type { Time } from '../tones.ts';
import { FILLERS, MEANINGS, MOODS, PHOTO_WORDS, SAME_AS, type Meaning, type MoodName } from './vocabulary.ts';

/** A thing that can be shown, with the words that named it. */
export interface Thing {
  phrase: string;
  /** Nearest first. */
  emoji: readonly string[];
}

export interface ReadWords {
  place: PlaceName | null;
  time: Time | null;
  season: Season | null;
  weather: Weather | null;
  extras: ReadonlySet<string>;
  motif: PatternMotif | null;
  /** An image style requested by the words. */
  style: string | null;
  temper: string | null;
  colors: readonly string[];
  things: readonly Thing[];
  /** A thing's facial expression. */
  face: MoodName | null;
  /** Words in quotation marks: the text to write on it. */
  quoted: string | null;
  /** Whether a photograph was requested. */
  photo: boolean;
  understood: readonly string[];
  unknown: readonly string[];
}

/** Least confidence in a thing, by the emoji search's own measure. */
const SURE = 40;
const LONGEST = 3;
/** Names of colors that mean things first. */
const RATHER_THINGS: ReadonlySet<string> = new Set([
  'rose',
  'peach',
  'cherry',
  'coffee',
  'sky',
  'forest',
  'snow',
  'sand',
  'wine',
  'plum',
  'tomato',
  'orchid',
  'chocolate',
  'moss',
  'grape',
  'sunny',
  'lavender',
  'apricot',
  'brick',
  'eggplant',
  'olive',
  'caramel',
  'seashell',
  'transparent',
  'linen',
]);
const SAYING = /\b(?:saying|that says|with the (?:words?|text)|captioned)\s+([^,.;"“]{1,60})/iu;

/** The text without the words to write on the picture, and those words. */
export function withoutQuotes(text: string): { text: string; quoted: string | null } {
  const found =
    /["“”«»„]([^"“”«»„]{1,80})["“”«»„]/u.exec(text) ??
    /(?:^|\s)[‘']([^’']{2,80})[’'](?=\s|$|[.,])/u.exec(text) ??
    SAYING.exec(text);
  const quoted = (found?.[1] ?? '').trim();
  if (!found || quoted === '') return { text, quoted: null };
  return {
    text: text.replace(found[0], ' ').replace(/\b(?:saying|that says|with the (?:words?|text)|captioned)\b/iu, ' '),
    quoted,
  };
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[’']/g, '')
    .match(/[\p{L}\p{N}#-]+|\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\ufe0f)*|[,;.]/gu) ?? [];

function colorOf(phrase: string): string | null {
  if (/^#[0-9a-f]{6}$/.test(phrase)) return phrase;
  if (RATHER_THINGS.has(phrase)) return null;
  const named = COLOR_NAMES.get(phrase.replace(/[\s-]+/g, ''));
  return named ? named.slice(0, 7) : null;
}

function meaningOf(phrase: string): Meaning | null {
  const known = MEANINGS.get(phrase) ?? MEANINGS.get(phrase.split(' ').map(singular).join(' '));
  if (known) return known;
  const color = colorOf(phrase);
  return color ? { kind: 'color', color } : null;
}

/** The thing a phrase shows, if an emoji surely means it. */
function thingOf(said: string): Thing | null {
  const phrase = SAME_AS.get(singular(said)) ?? said;
  const sole = soleEmoji(phrase);
  if (sole) return { phrase, emoji: [sole] };
  // A phrase begins with its subject.
  if (FILLERS.has(phrase.split(' ')[0] ?? '')) return null;
  const found = findEmoji(phrase, 4);
  const [first] = found;
  if (!first || first.score < SURE) return null;
  // Each of several words must match: "polar bear" is one thing, "panda lawyer" two.
  const words = phrase.split(' ');
  // Places and times keep their own meaning: "city at night" is not a thing.
  if (
    words.length > 1 &&
    words.some((word) =>
      ['place', 'time', 'season', 'weather', 'style'].includes(MEANINGS.get(singular(word))?.kind ?? ''),
    )
  )
    return null;
  if (words.length > 1 && !words.every((word) => nameOfEmoji(first.emoji).includes(singular(word)))) return null;
  return { phrase, emoji: found.filter(({ score }) => score > first.score * 0.8).map(({ emoji }) => emoji) };
}

type Draft = {
  -readonly [Key in 'place' | 'time' | 'season' | 'weather' | 'motif' | 'style' | 'temper']: ReadWords[Key];
};

function take(meaning: Meaning, draft: Draft, extras: Set<string>, colors: string[]): void {
  switch (meaning.kind) {
    case 'place':
      if (draft.place !== null && draft.place !== meaning.place) extras.add(meaning.place);
      draft.place ??= meaning.place;
      for (const extra of meaning.extras ?? []) extras.add(extra);
      draft.time ??= meaning.time ?? null;
      draft.season ??= meaning.season ?? null;
      break;
    case 'extra':
      extras.add(meaning.extra);
      break;
    case 'time':
      draft.time ??= meaning.time;
      break;
    case 'season':
      draft.season ??= meaning.season;
      break;
    case 'weather':
      draft.weather ??= meaning.weather;
      break;
    case 'motif':
      draft.motif ??= meaning.motif;
      break;
    case 'style':
      draft.style ??= meaning.style;
      break;
    case 'temper':
      draft.temper ??= meaning.temper;
      break;
    case 'color':
      if (colors.length < 6 && !colors.includes(meaning.color)) colors.push(meaning.color);
  }
}

export function readWords(text: string): ReadWords {
  const { text: rest, quoted } = withoutQuotes(text);
  const words = wordsIn(rest);
  const draft: Draft = { place: null, time: null, season: null, weather: null, motif: null, style: null, temper: null };
  const extras = new Set<string>();
  const colors: string[] = [];
  const things: Thing[] = [];
  const understood: string[] = [];
  const unknown: string[] = [];
  let photo = false;
  let face: MoodName | null = null;
  let negated = false;
  for (let at = 0; at < words.length;) {
    const word = words[at] as string;
    if (/^[,;.]$/.test(word)) negated = false;
    else if (word === 'no' || word === 'without' || word === 'not') negated = true;
    else {
      let taken = 0;
      for (let size = Math.min(LONGEST, words.length - at); size >= 1 && taken === 0; size -= 1) {
        const phrase = words.slice(at, at + size).join(' ');
        if (/[,;.]/.test(phrase)) continue;
        const mood = MOODS.get(phrase);
        if (mood !== undefined) {
          face ??= mood;
          understood.push(phrase);
          taken = size;
          break;
        }
        const meaning = meaningOf(phrase);
        const thing =
          (meaning && !meaning.thing) || FILLERS.has(phrase) || PHOTO_WORDS.has(phrase) ? null : thingOf(phrase);
        if (!meaning && !thing) continue;
        taken = size;
        if (negated) break;
        understood.push(phrase);
        if (thing && !things.some(({ emoji }) => emoji[0] === thing.emoji[0])) things.push(thing);
        if (meaning) take(meaning, draft, extras, colors);
      }
      if (taken === 0 && PHOTO_WORDS.has(word)) photo = true;
      else if (
        taken === 0 &&
        !FILLERS.has(word) &&
        !/^[\d-]+$/.test(word) &&
        word.length > 1 &&
        !unknown.includes(word)
      )
        unknown.push(word);
      at += Math.max(0, taken - 1);
    }
    at += 1;
  }
  return { ...draft, extras, colors, things, face, quoted, photo, understood, unknown };
}
