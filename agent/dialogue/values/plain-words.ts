/** Compares what is said with what stands on the page. */

/** The words and numbers of a text in lower case, without marks. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}%$€£#@]+/gu, ' ')
    .trim();

/** Whether the words stand in the text as whole words. */
export function holdsWords(text: string, words: string): boolean {
  if (words === '') return false;
  const plain = plainWords(text);
  // "the 43" is said of "€43".
  return ` ${/^\d/u.test(words) ? plain.replaceAll(/[$€£]/gu, '') : plain} `.includes(` ${words} `);
}

/** A word without the endings by which questions differ from what stands on the page: "candles", "candle". */
export const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed)$/u, '').slice(0, 12);
