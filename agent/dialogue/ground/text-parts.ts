/** Parts of texts as they stand on the page. */
import { upperCase } from '#design/layout/letter-case.ts';

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

/** Days keep their capital in English. */
const CAPITAL = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/u;
const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const SMALL = new Set('a an the of and or in on at for to by with from'.split(' '));

/**
 * "4 bed" for "3 Bed" is "4 Bed": words that stay keep their capitals. What was typed without any takes those of the words
 * that it stands for: "wild rose" for "Fig Leaf" is "Wild Rose".
 */
export function asCased(to: string, written: string): string {
  if (isShouted(written) && !/[@.]\p{L}/u.test(to)) return upperCase(to);
  const words = written.split(/\s+/u);
  const cased = new Map(words.map((word) => [word.toLowerCase(), word]));
  const isPlain = to === to.toLowerCase();
  const areCapital = isPlain && words.length > 1 && words.every((word) => !/^\p{Ll}/u.test(word) || SMALL.has(word));
  const text = to
    .split(/(\s+)/u)
    .map(
      (word) =>
        cased.get(word.toLowerCase()) ??
        ((areCapital && !SMALL.has(word)) || CAPITAL.test(word) ? withCapital(word) : word),
    )
    .join('');
  return isPlain && /^\p{Lu}/u.test(written) ? withCapital(text) : text;
}

/** "the first month" for which "2 weeks free" is to stand, in "First month free": words that both end or begin with go along. */
export function withShared(text: string, found: string, to: string): string {
  const at = text.indexOf(found);
  const [first, last] = [to.split(/\s+/u)[0] ?? '', to.split(/\s+/u).at(-1) ?? ''];
  const behind = /^\s+[\p{L}\p{N}’'%]+/u.exec(text.slice(at + found.length))?.[0] ?? '';
  const lead = text.slice(0, at);
  const before = lead.slice(lead.trimEnd().lastIndexOf(' ') + 1);
  // "this weekend only" becomes "Friday only".
  if (/^weekends?$/iu.test(found) && /^(?:this|next|every) $/iu.test(before))
    return withShared(text, before + found, to);
  const isSame = (a: string, b: string) =>
    b !== '' &&
    a.trim().toLowerCase() === b.toLowerCase() &&
    !found.toLowerCase().split(/\s+/u).includes(b.toLowerCase());
  return `${isSame(before, first) ? before : ''}${found}${isSame(behind, last) ? behind : ''}`;
}

const NUMBER = /^\d+(?:[.,]\d+)*$/u;

/** Whether it is a number alone. */
export const isNumber = (text: string): boolean => NUMBER.test(text);

/** The only number in a text; null: there is none, or more than one. */
export function onlyNumberIn(text: string): string | null {
  const numbers = text.match(/\d+(?:[.,]\d+)*/gu) ?? [];
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}
