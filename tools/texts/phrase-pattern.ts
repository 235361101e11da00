/**
 * A user's words as a part of a regular expression: each character matches literally. The one way to put variable words
 * into one.
 */

/**
 * The source of an expression that finds a phrase with any white space between its words. White space at its ends
 * matches one character: any number would be retried from each of them.
 */
export function phrasePattern(phrase: string): string {
  const words = phrase.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const [first, last] = [words[0] === '' ? '\\s' : '', words.length > 1 && words.at(-1) === '' ? '\\s' : ''];
  const inner = words.filter((word) => word !== '').join('\\s+');
  return inner === '' ? first : `${first}${inner}${last}`;
}
