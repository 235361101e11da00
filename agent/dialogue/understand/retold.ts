/** Lines of the page that are told anew without quotes: "(make it) 30% off sneakers and bags" shares its words with one. */
import { plainWords } from '../values/plain-words.ts';
import type { Phrase } from './chart.ts';
import { ASKS, NAMES } from './asides.ts';
import { isFactAlone } from '../values/beside-facts.ts';
import type { Retold } from './grammar/wording.ts';
import type { Token } from './tokens.ts';

/** Words that a line must share with what it becomes, and the share of its own words that may be new. */
const SHARED = { words: 2, new: 0.6 };
const SMALL = new Set('the a an of and or in on at to for with is it this that our your my'.split(' '));
const ENDS = new Set('. ! ? ;'.split(' '));

const contentOf = (text: string): string[] =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !SMALL.has(word));

/** All of them, each up to the end of its sentence. */
export function retoldLines(message: string, tokens: readonly Token[], texts: readonly string[]): Phrase[] {
  const lines = [...new Set(texts)].map((text) => ({ text, words: contentOf(text) }));
  return tokens.flatMap((token, from): Phrase[] => {
    let to = from;
    while (to < tokens.length && tokens[to]?.kind !== 'line' && !ENDS.has(tokens[to]?.word ?? '')) to += 1;
    const last = tokens[to - 1];
    const part = tokens.slice(from, to);
    if (from === 0 || !last || part.some(({ word, value }) => ASKS.has(word) || value?.type === 'quoted')) return [];
    const told = message.slice(token.start, last.end);
    const words = contentOf(told);
    const first = words[0];
    const alike = lines.filter((line) => {
      const shared = words.filter((word) => line.words.includes(word)).length;
      const isOpened = first !== undefined && (line.words[0] === first || /^\d/u.test(first));
      return isOpened && shared >= SHARED.words && words.length - shared <= words.length * SHARED.new;
    });
    const [line] = alike;
    if (line && (isFactAlone(told) || saysMore(part, line))) return [];
    if (!line || alike.length > 1 || plainWords(line.text) === plainWords(told) || line.text.includes('\n')) return [];
    const meaning: Retold = { from: line.text, to: told };
    return [{ category: 'Retold', from, to, meaning, cost: 0 }];
  });
}

/** Whether the words speak of more than what the line is to say: of a look, of a thing, of what it says now. */
function saysMore(part: readonly Token[], { text, words }: { text: string; words: readonly string[] }): boolean {
  const others = part.filter(({ kind, word }) => kind !== 'mark' && !words.includes(plainWords(word)));
  if (others.some(({ word, value }) => LEADS.has(word) || NAMES.has(word) || value?.type === 'color')) return true;
  // The whole line, and something behind it: "SUMMER SALE all caps".
  const { length } = plainWords(text).split(' ');
  const isWhole =
    plainWords(
      part
        .slice(0, length)
        .map(({ word }) => word)
        .join(' '),
    ) === plainWords(text);
  return isWhole && !JOINTS.has(part[length]?.word ?? '');
}
const LEADS = new Set('to into with not instead than for but'.split(' '));
const JOINTS = new Set('and & + or'.split(' '));
