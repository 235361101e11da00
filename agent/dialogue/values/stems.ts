/** Words by their stems: "scones" is said of "scone", "prices" of "price". */

export const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/['’]s?$/gu, '')
    .replace(/(?<=\p{L}{3})ies$/u, 'y')
    .replace(/(?<=\p{L}{2})(?:(?<=[sxz]|ch|sh)es|(?<!s)s)$/u, '');

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of some texts, by their stems. */
export const stemsOf = (texts: readonly string[]): ReadonlyMap<string, string> =>
  new Map(texts.flatMap(wordsIn).flatMap((word) => (/\p{L}{3}/u.test(word) ? [[stemOf(word), word] as const] : [])));

const stemmed = (text: string): string => ` ${wordsIn(text).map(stemOf).join(' ')} `;

/** Whether the words of a phrase stand beside each other in a text, in whatever form: "5 class" in "$50 for 5 classes". */
export const holdsStems = (text: string, phrase: string): boolean => stemmed(text).includes(stemmed(phrase));

/** Whether all words of a phrase stand in a text, in whatever form. */
export function bearsWords(text: string, phrase: string): boolean {
  const own = new Set(wordsIn(text).map(stemOf));
  const words = wordsIn(phrase);
  return words.length > 0 && words.every((word) => own.has(stemOf(word)));
}
