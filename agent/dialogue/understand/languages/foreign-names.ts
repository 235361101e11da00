/** Names in messages in other languages: words with a capital inside a sentence, "para mi panadería La Espiga". */
import { folded } from '../../values/folded.ts';
import type { RecognizedValue } from '../../values/recognize.ts';
import { extentOf } from './foreign-values.ts';
import { saidEverywhere } from './language-of.ts';
import type { Vocabulary } from './vocabularies.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;
const IN_NAMES = new Set([
  'de',
  'del',
  'da',
  'do',
  'di',
  'du',
  'la',
  'y',
  'e',
  'i',
  'et',
  '&',
  'van',
  'und',
  'of',
  'the',
]);
/** All nouns of these have capitals: only two in a row are a name. */
const CAPITALS = new Set(['de']);
const MOST_WORDS = 5;

interface Seen {
  language: string;
  table: Vocabulary;
  values: readonly RecognizedValue[];
}

export function namesIn(message: string, { language, table, values }: Seen): string[] {
  const inside = (at: number) => values.some((value) => at >= extentOf(value)[0] && at < extentOf(value)[1]);
  const words = [...message.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
  const isKnown = (word: string) =>
    saidEverywhere(word) ||
    [table.verbs, table.things, table.little, table.designs, table.labels].some((one) => one.has(word));
  const isCapital = (at: number): boolean => {
    const one = words[at];
    if (!one || inside(one.index) || !/^\p{Lu}/u.test(one.word)) return false;
    const before = words[at - 1]?.word ?? '.';
    // Behind a capital or a number it is a part of something longer.
    return /^(?!\p{Lu})[\p{L}\p{M}]/u.test(before) && (!isKnown(folded(one.word)) || isCapitalAt(at + 1));
  };
  const isCapitalAt = (at: number): boolean =>
    /^\p{Lu}/u.test(words[at]?.word ?? '') && !saidEverywhere(folded(words[at]?.word ?? ''));
  const found: string[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (!isCapital(at)) continue;
    let last = at;
    for (let next = at + 1; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
      const one = words[next];
      if (!one || inside(one.index)) break;
      if (/^\p{Lu}/u.test(one.word)) last = next;
      else if (!IN_NAMES.has(one.word.toLowerCase())) break;
    }
    const [first, end] = [words[at], words[last]];
    if (first && end && (last > at || !CAPITALS.has(language)))
      found.push(message.slice(first.index, end.index + end.word.length));
    at = last;
  }
  return found;
}
