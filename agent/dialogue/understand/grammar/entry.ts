/** Entries of the lexicon: words, and what each of them means. */

/** One line of the lexicon: words of a category, and what each of them means. */
export interface Entry<Meaning = unknown> {
  category: string;
  words: string;
  meaning: Meaning;
}

/** A line each: words separated by "|", an entry may be several words long. */
export const entries = <Meaning>(category: string, table: readonly (readonly [words: string, meaning: Meaning])[]) =>
  table.map(([words, meaning]): Entry<Meaning> => ({ category, words, meaning }));
