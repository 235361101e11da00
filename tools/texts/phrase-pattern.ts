/**
 * A user's words as a part of a regular expression: each character matches literally. The one way to put words that
 * vary into one.
 */

/**
 * The source of an expression that finds a phrase with whatever white space between its words. White space at its ends
 * is one character each: any number of them would be tried again from each of them.
 */
export function phrasePattern(phrase: string): string {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const [first, last] = [words[0] === '' ? '\\s' : '', words.length > 1 && words.at(-1) === '' ? '\\s' : ''];
  const inner = words.filter((word) => word !== '').join('\\s+');
  return inner === '' ? first : `${first}${inner}${last}`;
}
