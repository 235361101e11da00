/** What is said beside facts: "boots" of "40% off boots", "bed" of "3 bed", nothing of "the 16th of March". */
import { piecesIn } from './pieces.ts';
import { recognizeDate } from './date.ts';
import { plainWords } from './plain-words.ts';

/** Words that facts are put with, and say nothing more. */
const SMALL = new Set('the a an of at on in from to till til until off and only just now this'.split(' '));

/** The words of a text that are no part of a fact in it, in lower case. */
export function wordsBeside(text: string): string {
  const rest = piecesIn(text).reduceRight(
    (left, { span: [from, to] }) => `${left.slice(0, from)} ${left.slice(to)}`,
    text,
  );
  return plainWords(rest)
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .join(' ');
}

/** Whether nothing but a fact is said. */
export const isFactAlone = (text: string): boolean => piecesIn(text).length > 0 && wordsBeside(text) === '';

/** "doors 8": the word says that it is a time. */
export const isTimeSaid = (text: string): boolean =>
  recognizeDate(text).some(({ type, span }) => type === 'time' && span[1] - span[0] === text.length);
