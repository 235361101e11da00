/** A message cut into words and marks for the tagger, each with its place. Quotation marks are marks like others: what they hold is looked into. */

export interface WordToken {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/** Words hold on to what belongs to them: don't, 10-16, 5:30pm, $49.99, @shop, a.b@c.de, #tag. */
const WORD = /\n|[\p{L}\p{N}@#$€£¥₹₦₱₺₫฿₩][\p{L}\p{N}\p{M}$€£¥₹₦₱₺₫฿₩@%+&_]*(?:[’'./:_-]+[\p{L}\p{N}@][\p{L}\p{N}\p{M}@%_&]*)*|\S/gu;

/** All tokens of a text in order; line breaks are tokens, other white space is none. */
export function wordTokens(text: string): WordToken[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => ({ text: found, lower: found.toLowerCase().replaceAll('’', "'"), start: index, end: index + found.length }));
}
