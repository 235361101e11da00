/**
 * The meaning of an image's words to the built-in engine: what it shows, where, in what light and colors; and what it
 * can't show. The last word of a phrase says what it is: a “dog bed” is a bed, and no dog.
 */
import { COLOR_NAMES } from '#tools/inputs/color-names.ts';
import { findThing, type NamedThing } from '#tools/libraries/things/find-thing.ts';
import { singular } from '#tools/libraries/icons/icon-search.ts';
import type { PatternMotif } from '../scenes/patterns/motifs.ts';
import type { PlaceName } from '../scenes/landscapes/places.ts';
import type { Season, Weather } from '../scenes/sky.ts';
import type { Time } from '../tones.ts';
import { phrasesOf, type Phrase, type Relation } from './phrases.ts';
import { AMOUNTS, FUNCTION_WORDS, isLookBySound, KINDS, LOOKS, PHOTO_WORDS, QUALITIES } from './plain-words.ts';
import { MEANINGS, MOODS, type Meaning, type MoodName } from './vocabulary.ts';

/** A thing, and what its word means besides: “mountains” are a place, too. */
export interface ReadThing extends NamedThing {
  meaning: Meaning | null;
  /** Several of it: “bikes”, “three bikes”. */
  isMany: boolean;
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
  /** What can be shown, the main thing first. */
  things: readonly ReadThing[];
  /** How place, time, weather, style were said. */
  saidAs: Readonly<Partial<Record<Meaning['kind'], string>>>;
  /** A thing's facial expression. */
  face: MoodName | null;
  /** Words in quotation marks: the text to write on it. */
  quoted: string | null;
  /** Whether a photograph was requested. */
  photo: boolean;
  /** What is asked for first of all and can't be shown, as it was said; null: the main thing is known, or there is none. */
  missing: string | null;
  /** Besides: what else can't be shown, as it was said. */
  leftOut: readonly string[];
}

/** The longest phrase with a meaning, in words. */
const LONGEST = 4;
/** Names of colors that mean things first. */
const RATHER_THINGS: ReadonlySet<string> = new Set(
  'rose peach cherry coffee sky forest snow sand wine plum tomato orchid chocolate moss grape sunny lavender apricot brick eggplant olive caramel seashell transparent linen lemon lime orange mint salmon honey'.split(
    ' ',
  ),
);
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

function colorOf(phrase: string): string | null {
  if (/^#[0-9a-f]{6}$/.test(phrase)) return phrase;
  const named = COLOR_NAMES.get(phrase.replace(/[\s-]+/g, ''));
  return named ? named.slice(0, 7) : null;
}

/** What a whole phrase means; null: nothing. */
interface Known {
  said: string;
  meaning: Meaning | null;
  mood: MoodName | null;
  thing: NamedThing | null;
}

function knownAs(phrase: string): Known | null {
  const mood = MOODS.get(phrase) ?? null;
  if (mood !== null) return { said: phrase, meaning: null, mood, thing: null };
  const listed = MEANINGS.get(phrase) ?? MEANINGS.get(phrase.split(' ').map(singular).join(' ')) ?? null;
  const thing = listed && !listed.thing ? null : findThing(phrase);
  const color = listed || (thing && RATHER_THINGS.has(phrase)) ? null : colorOf(phrase);
  // “gold”, “pink”: a color, whatever else is called so.
  if (color !== null) return { said: phrase, meaning: { kind: 'color', color }, mood: null, thing: null };
  return listed || thing ? { said: phrase, meaning: listed, mood: null, thing } : null;
}

/** What can stand before the name of anything. */
const isMood = ({ meaning, mood }: Known): boolean =>
  mood !== null || (meaning !== null && ['color', 'temper', 'time', 'season', 'weather'].includes(meaning.kind));

/** Places, patterns and kinds of backdrops take what is before them along: “lemon pattern”, “tulip field”. */
const takesThings = ({ meaning, thing }: Known): boolean =>
  meaning !== null && thing === null && ['place', 'style', 'motif', 'time', 'weather', 'season'].includes(meaning.kind);

interface ReadPhrase {
  known: Known[];
  /** What of it can't be shown. */
  unknown: string[];
  /** Its main word names nothing. */
  isUnknown: boolean;
}

const NOTHING: ReadPhrase = { known: [], unknown: [], isUnknown: false };

/** A run of words, and what it means as a whole; null: nothing. */
interface Run {
  text: string;
  known: Known | null;
}

/** The longest phrases from the left that mean something; words in between as they are. */
function runsOf(words: readonly string[]): Run[] {
  const found: Run[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(LONGEST, words.length - at);
    const text = () => words.slice(at, at + size).join(' ');
    let known = knownAs(text());
    while (known === null && size > 1) {
      size -= 1;
      known = knownAs(text());
    }
    found.push({ text: text(), known });
    at += size;
  }
  return found;
}

const isSmall = (word: string): boolean => FUNCTION_WORDS.has(word) || PHOTO_WORDS.has(word) || /^[\d-]+$/.test(word);

/** Without small words, unless they belong to a name: “New York”. */
const meaningful = (words: readonly string[]): string[] =>
  runsOf(words)
    .filter(({ text, known }) => !isSmall(text) || (known !== null && known.thing !== null && text.includes(' ')))
    .flatMap(({ text }) => text.split(' '));

/** “warm tones”; of what is shown, “night light” is a lamp. */
const isQuality = ({ known }: Run, relation: Relation): boolean =>
  known !== null &&
  (known.meaning?.kind === 'style' || (isMood(known) && (relation !== 'shows' || known.meaning?.kind !== 'time')));

/** One noun phrase: what its last words name, and what the words before them add to that. */
function readPhrase({ words: said, relation }: Phrase): ReadPhrase {
  let words = meaningful(said);
  while (words.length > 0 && KINDS.has(words.at(-1) ?? '') && !knownAs(words.join(' '))) words = words.slice(0, -1);
  if (words.length === 0) return NOTHING;
  const runs = runsOf(words);
  const before = runs.slice(0, -1);
  if (
    runs.at(-1)?.known === null &&
    QUALITIES.has(words.at(-1) ?? '') &&
    before.every((one) => isQuality(one, relation))
  )
    return { known: before.flatMap(({ known }) => known ?? []), unknown: [], isUnknown: false };
  for (let from = 0; from < words.length; from += 1) {
    const head = words.length - from > LONGEST ? null : knownAs(words.slice(from).join(' '));
    if (head) return withHead(head, runsOf(words.slice(0, from)), words);
  }
  return { known: [], unknown: [words.join(' ')], isUnknown: true };
}

/** Whether a word before the name of a thing makes another thing of it: a snow globe, an evening dress, baby shoes. */
const isNamed = (text: string, meaning: Meaning | null): boolean =>
  (meaning?.kind === 'temper' && findThing(text) !== null) ||
  ((meaning?.kind === 'weather' || meaning?.kind === 'time') && !text.endsWith('y') && text !== 'morning');

function withHead(head: Known, before: readonly Run[], words: readonly string[]): ReadPhrase {
  const found: ReadPhrase = { known: [head], unknown: [], isUnknown: false };
  const isThing = head.thing !== null && head.meaning?.kind !== 'place';
  // A dog bed, a beach towel: something of its own.
  const other: ReadPhrase = { known: [], unknown: [words.join(' ')], isUnknown: true };
  for (const { text, known } of before) {
    const isLook = LOOKS.has(text) || (known === null && isLookBySound(text));
    if (known === null) {
      if (isLook) found.unknown.push(text);
      else if (!AMOUNTS.has(text)) return other;
    } else if (isMood(known)) {
      const { meaning, mood } = known;
      if (isThing && isNamed(text, meaning)) return other;
      // A thing keeps the color and the age that its emoji has.
      if (isThing && mood === null && (meaning?.kind === 'color' || isLook)) found.unknown.push(text);
      found.known.push(known);
    } else if (known.meaning?.kind === 'style') {
      // A motif is drawn in any style of backdrop; a thing keeps its own.
      if (head.meaning === null || head.meaning.kind === 'place') found.unknown.push(text);
      else found.known.push(known);
    } else if (takesThings(head)) found.known.push(known);
    else if (isLook) found.unknown.push(text);
    else return other;
  }
  return found;
}

type Draft = {
  -readonly [Key in 'place' | 'time' | 'season' | 'weather' | 'motif' | 'style' | 'temper' | 'face']: ReadWords[Key];
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

/** “a basket of apples”: what is before “of” counts only if it names a thing of its own. */
function withoutAmounts(phrases: readonly Phrase[]): Phrase[] {
  const isAmount = ({ words }: Phrase) => words.every((word) => isSmall(word) || AMOUNTS.has(word) || KINDS.has(word));
  return phrases.flatMap((phrase, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]];
    if (next?.relation === 'of' && isAmount(phrase)) return [];
    if (phrase.relation !== 'of') return [phrase];
    if (before && !isAmount(before)) return [{ ...phrase, relation: 'with' }];
    return [{ ...phrase, relation: before?.relation ?? 'shows', said: phrase.words.join(' ') }];
  });
}

/** Whether a name is in the plural, or an amount stands before it. */
const isMany = (called: string, words: readonly string[]): boolean => {
  const last = called.split(' ').at(-1) ?? '';
  return singular(last) !== last || words.some((word) => SEVERAL.has(word));
};
const SEVERAL = new Set('two three four five six seven eight nine ten several many some few dozen lots'.split(' '));

const same = (one: NamedThing, other: NamedThing): boolean => one.emoji === other.emoji && one.icon === other.icon;

/** As it stands in the request: “in Paris”. */
function asWritten(text: string, said: string): string {
  const at = text.toLowerCase().indexOf(said);
  return at === -1 ? said : text.slice(at, at + said.length);
}

export function readWords(text: string): ReadWords {
  const { text: rest, quoted } = withoutQuotes(text);
  const draft: Draft = {
    place: null,
    time: null,
    season: null,
    weather: null,
    motif: null,
    style: null,
    temper: null,
    face: null,
  };
  const extras = new Set<string>();
  const colors: string[] = [];
  const things: ReadThing[] = [];
  const saidAs: Partial<Record<Meaning['kind'], string>> = {};
  const leftOut: string[] = [];
  let missing: string | null = null;
  let hasMain = false;
  const phrases = phrasesOf(rest);
  const photo = phrases.some(({ words }) => words.some((word) => PHOTO_WORDS.has(word)));
  for (const phrase of withoutAmounts(phrases)) {
    const { relation, words, said } = phrase;
    // What it is for, and what is not to be there, no picture shows.
    if (relation === 'for' || relation === 'not') continue;
    if (relation === 'does') {
      leftOut.push(said);
      continue;
    }
    const { known, unknown, isUnknown } = readPhrase(phrase);
    const isMain = relation === 'shows' && !hasMain && (isUnknown || known.some((one) => !isMood(one)));
    if (isMain) hasMain = true;
    if (isMain && isUnknown) missing = unknown[0] ?? said;
    else if (isUnknown) leftOut.push(relation === 'shows' ? (unknown[0] ?? said) : said);
    else leftOut.push(...unknown);
    for (const { said: called, meaning, mood, thing } of known) {
      if (mood !== null) draft.face ??= mood;
      if (thing && !things.some((one) => same(one, thing)))
        things.push({ ...thing, meaning, isMany: isMany(called, words) });
      if (!meaning) continue;
      saidAs[meaning.kind] ??= called;
      take(meaning, draft, extras, colors);
    }
  }
  const isEmpty =
    things.length + extras.size + colors.length === 0 && Object.values(draft).every((one) => one === null);
  // Nothing at all is known: whatever was said is what is missing.
  if (missing === null && isEmpty && quoted === null && leftOut.length > 0) missing = leftOut.shift() ?? null;
  return {
    ...draft,
    extras,
    colors,
    things,
    saidAs,
    quoted,
    photo,
    missing,
    leftOut: [...new Set(leftOut.map((said) => asWritten(text, said)))],
  };
}
