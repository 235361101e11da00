/** The values of a message in another language, with streets and discounts in its words. */
import { FACT_KINDS, type FactKind, type Span } from '../../acts/values.ts';
import { folded } from '../../values/folded.ts';
import { recognizeLocalDates } from '../../values/local-dates.ts';
import { recognizeLocalMoney, recognizeLocalNumbers } from '../../values/local-numbers.ts';
import { recognizePercent } from '../../values/offer.ts';
import type { RecognizedFact } from '../../values/recognized.ts';
import { recognizeValues, type RecognizedValue } from '../../values/recognize.ts';
import type { Vocabulary } from './vocabularies.ts';

/** Kinds that are written alike everywhere; the others are read by English words. */
const ALIKE: ReadonlySet<RecognizedValue['type']> = new Set([
  'quoted',
  'email',
  'web',
  'handle',
  'hashtag',
  'money',
  'percent',
  'date',
  'time',
  'phone',
  'format',
  'size',
  'color',
]);

/** In a quotation nothing else is read. */
export const extentOf = (value: RecognizedValue): Span =>
  value.type === 'quoted' && 'outer' in value ? value.outer : value.span;

const WORD = /[\p{L}\p{M}]+\.?|\p{N}+\p{L}?|[^\s]/gu;
/** Names of streets that hold the word: "Hauptstraße 5". */
const STREET_ENDS = ['strasse', 'gasse', 'platz', 'allee', 'straat', 'laan', 'plein', 'gatan', 'vagen', 'torget'];
const INSIDE = new Set([
  'de',
  'del',
  'la',
  'du',
  'des',
  'da',
  'do',
  'di',
  'delle',
  'del',
  'des',
  "l'",
  'no',
  'nr',
  'n',
  '.',
  ',',
  '№',
]);
const MOST_WORDS = 6;

/** "Calle Mayor 5", "Hauptstraße 5", "ул. Ленина, 3": a word for a street, and the names and numbers behind it. */
function streetsIn(text: string, { streets, isUnspaced }: Vocabulary): RecognizedFact[] {
  if (isUnspaced) return [];
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }));
  const found: RecognizedFact[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = folded(words[at]?.word ?? '');
    const isEnd = STREET_ENDS.some((end) => word.endsWith(end) && word.length > end.length);
    if (!isEnd && !streets.has(word)) continue;
    let last = at;
    for (let next = at + 1; next < Math.min(words.length, at + MOST_WORDS); next += 1) {
      const { word: following = '' } = words[next] ?? {};
      if (/^(?:\p{Lu}|\p{N}|\p{Lo})/u.test(following)) last = next;
      else if (!INSIDE.has(following.toLowerCase())) break;
    }
    const [first, end] = [words[at], words[last]];
    if (first && end && (last > at || isEnd)) {
      const span: Span = [first.from, end.to];
      found.push({ type: 'address', span, value: text.slice(...span) });
      at = last;
    }
  }
  return found;
}

/** From left to right, without overlaps; the longest stay. */
export function foreignValues(text: string, language: string, table: Vocabulary | null): RecognizedValue[] {
  const found: RecognizedValue[] = [
    ...recognizeValues(text).filter(({ type }) => ALIKE.has(type)),
    ...recognizePercent(text),
    ...recognizeLocalDates(text, language),
    ...recognizeLocalMoney(text),
    ...recognizeLocalNumbers(text),
    ...(table ? streetsIn(text, table) : []),
  ];
  const taken = new Uint8Array(text.length);
  const lengthOf = (value: RecognizedValue) => extentOf(value)[1] - extentOf(value)[0];
  const isQuote = ({ type }: RecognizedValue) => (type === 'quoted' ? 1 : 0);
  return found
    .sort((a, b) => isQuote(b) - isQuote(a) || lengthOf(b) - lengthOf(a))
    .filter((value) => {
      const [from, to] = extentOf(value);
      if (taken.subarray(from, to).includes(1)) return false;
      taken.fill(1, from, to);
      return true;
    })
    .sort((a, b) => a.span[0] - b.span[0]);
}

/** A count or a measure alone is no fact of a brief, and a place only where it is told as one. */
const LOOSE: ReadonlySet<FactKind> = new Set<FactKind>(['place', 'count', 'measure']);
const FACTS: ReadonlySet<string> = new Set(FACT_KINDS.filter((kind) => !LOOSE.has(kind)));
export const isFactValue = (value: RecognizedValue): value is RecognizedFact => FACTS.has(value.type);
