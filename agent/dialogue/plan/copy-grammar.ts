/** English words in copy: tokens, number, title case, and phrases found in tables by their head noun. */
import { wordSet } from '../values/word-set.ts';

/** Marks around a word that are no part of it. */
const MARKS = new Set('.,;:!?"“”‘()[]…*–—');

export const DETERMINERS = wordSet(
  "a an the my our your his her their its this that these those some any another it's we're",
);
export const PREPOSITIONS = wordSet(
  'of for with without from in into at to by about on onto over under near behind between during until featuring including via',
);
const SMALL = wordSet('a an the and but or nor for of in on at to by with from as per vs via n');
/** Plurals that don't end in s, and nouns that take a plural verb without it. */
const PLURALS = wordSet('people children men women feet teeth geese mice');
/** Words that end in s and are one. */
const SINGULARS = wordSet(
  'news series yoga christmas fitness wellness business canvas bus gas glass dress class plus swiss address access success less lens press express process chess compass atlas dias pilates tennis jeans-day oasis iris',
);

/** The words of a text without the marks around them. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/\s/u)
    .map((word) => bare(word))
    .filter((word) => word !== '');

/** The same in lower case, with straight apostrophes. */
export const wordsOf = (text: string): string[] => piecesOf(text.toLowerCase().replaceAll('’', "'"));

function bare(word: string): string {
  let start = 0;
  let end = word.length;
  while (start < end && MARKS.has(word.charAt(start))) start += 1;
  while (end > start && MARKS.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

/** What can't be counted, and stands without an article. */
const MASS = wordSet(
  'coffee tea honey jam bread soap jewelry jewellery furniture clothing software art pasta rice chocolate wine beer cheese skincare makeup yarn wool knitwear food water juice lighting bedding footwear eyewear apparel music photography cream gelato sourdough leather glassware tableware kitchenware homeware decor stationery denim lingerie swimwear sportswear activewear streetwear candy granola kombucha gin whisky vodka rum butter milk oil salt sugar sushi ramen curry pizza luggage repair care delivery insurance massage yoga therapy advice help support maintenance installation design removal translation transport catering storage security hvac electricity internet energy design linen silk cotton meat fish fruit grooming fun education health conservation recycling equipment gear merch produce perfume incense',
);

/** Whether a noun needs an article: "jacket" does, "jackets" and "coffee" don't. */
export const needsArticle = (word: string): boolean => !isPlural(word) && !MASS.has(word) && !word.endsWith('ing');

/** Apostrophes as they are printed. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

export const isPlural = (word: string): boolean =>
  PLURALS.has(word) ||
  (word.endsWith('s') && !SINGULARS.has(word) && !['ss', 'us', 'is', "'s"].some((ending) => word.endsWith(ending)));

/** A word as tables hold it: "pastries" → "pastry", "classes" → "class". */
export function singular(word: string): string {
  if (!isPlural(word) || PLURALS.has(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (['sses', 'shes', 'ches', 'xes', 'zzes'].some((ending) => word.endsWith(ending))) return word.slice(0, -2);
  return word.slice(0, -1);
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "an evening of jazz" → "An Evening of Jazz". Capitals that are there stay. */
export function titleCase(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => {
      const isEdge =
        at === 0 || at === words.length - 1 || [':', '–', '.', '!', '?'].includes(words[at - 1]?.at(-1) ?? '');
      return !isEdge && SMALL.has(word) ? word : capitalized(word);
    })
    .join(' ');
}

/** A headline of a table: sentences, which end in a period or question mark, begin with a capital; the others are titles. */
export const headlineCase = (text: string): string =>
  text.endsWith('.') || text.endsWith('?') ? capitalized(text) : titleCase(text);

const owned = (text: string): string =>
  wordsOf(text)
    .map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word))
    .join(' ');

/** Whether `part` stands in `text` as whole words, whatever the case: "Mia" in "Mia's birthday". */
export function holds(text: string, part: string): boolean {
  const words = owned(part);
  return words !== '' && ` ${owned(text)} `.includes(` ${words} `);
}

/** Words before and after the first preposition: "grand opening", "our bakery". */
export function headAndTail(words: readonly string[]): { head: string[]; tail: string[] } {
  const at = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
  return at === -1 ? { head: [...words], tail: [] } : { head: words.slice(0, at), tail: words.slice(at + 1) };
}

/** Phrases and what they stand for, found by number-free words. */
export class PhraseTable<Entry> {
  readonly #entries = new Map<string, Entry>();
  #longest = 1;

  constructor(entries: readonly Entry[], phrasesOf: (entry: Entry) => readonly string[]) {
    for (const entry of entries)
      for (const phrase of phrasesOf(entry)) {
        const words = wordsOf(phrase).map(singular);
        this.#longest = Math.max(this.#longest, words.length);
        if (!this.#entries.has(words.join(' '))) this.#entries.set(words.join(' '), entry);
      }
  }

  /** The longest phrase that ends before `end`. */
  endingAt(words: readonly string[], end: number): { entry: Entry; start: number } | null {
    for (let start = Math.max(0, end - this.#longest); start < end; start += 1) {
      const entry = this.#entries.get(words.slice(start, end).map(singular).join(' '));
      if (entry !== undefined) return { entry, start };
    }
    return null;
  }

  /** The longest phrase that begins the words. */
  startingWith(words: readonly string[]): { entry: Entry; end: number } | null {
    for (let end = Math.min(words.length, this.#longest); end > 0; end -= 1) {
      const entry = this.#entries.get(words.slice(0, end).map(singular).join(' '));
      if (entry !== undefined) return { entry, end };
    }
    return null;
  }

  /** The phrase nearest to the end: the head noun says what a phrase is. */
  last(words: readonly string[]): Entry | null {
    for (let end = words.length; end > 0; end -= 1) {
      const found = this.endingAt(words, end);
      if (found) return found.entry;
    }
    return null;
  }
}
