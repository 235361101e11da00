/** Parts of texts as they stand on the page. */

const LEAD = /^(?:this|next|on|every|coming|at|from|until|till)\s+/iu;

/** "this Monday" becomes "this Friday": what leads to a date stays, unless the new one has its own. */
export function keepingLead(fact: string, to: string): string {
  return LEAD.test(to) ? fact : fact.replace(LEAD, '');
}

/** The words as the text writes them, found without regard to case; null: they stand there more than once, or not like that. */
export function asWritten(text: string, words: string): string | null {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at === -1 || text.toLowerCase().includes(words.toLowerCase(), at + 1)
    ? null
    : text.slice(at, at + words.length);
}

/** "4 bed" for "3 Bed" is "4 Bed": words that stay keep their capitals. */
export function asCased(to: string, written: string): string {
  const cased = new Map(written.split(/\s+/u).map((word) => [word.toLowerCase(), word]));
  return to
    .split(/(\s+)/u)
    .map((word) => cased.get(word.toLowerCase()) ?? word)
    .join('');
}

const NUMBER = /^\d+(?:[.,]\d+)*$/u;

/** Whether it is a number alone. */
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** The only number in a text; null: there is none, or more than one. */
export function onlyNumberIn(text: string): string | null {
  const numbers = text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
