/** Two values that look like one span: "change Nov 28 to Dec 1" of a page that says "Nov 28". */
import type { Span } from '../acts/values.ts';
import { piecesIn } from './pieces.ts';
import { holdsWords, plainWords } from './plain-words.ts';
import { recognizeValues, type RecognizedValue } from './recognize.ts';

const JOINT = /\s(?:to|into|with)\s/iu;
/** What is said before a value that takes the place of another as a whole: "change the hours to 9am to 5pm". */
const INTRODUCED = /(?<!\p{L})(?:to|into|be|is|are|say|says)\s+$/iu;
const EXCHANGES = /(?<!\p{L})(?:change|replace|swap|switch|correct|fix|update|edit|exchange|turn|make|move)(?!\p{L})/iu;
const RANGE = /^\s?(?:to|till|until|–|-|—)\s?/iu;

/** Whether the words stand in a text, and there begin no span of their own. */
function standsAlone(text: string, words: string): boolean {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  // "7 to 8" is said of "7pm".
  const number = Number(words);
  const isThere = piecesIn(text).some(
    ({ kind, value }) => value === number || (kind === 'clock' && Math.trunc(value / 100) === number),
  );
  if (isThere) return true;
  return holdsWords(text, plainWords(words)) && !(at >= 0 && RANGE.test(text.slice(at + words.length)));
}

/** The two values that a span is made of where the first stands on the page and is to become the second; null: it is one. */
export function exchangedIn(message: string, [from, to]: Span, texts: readonly string[]): [Span, Span] | null {
  const joint = JOINT.exec(message.slice(from, to));
  const before = message.slice(0, from);
  if (!joint || INTRODUCED.test(before) || !EXCHANGES.test(before)) return null;
  const end = from + joint.index;
  const isThere = texts.some((text) => standsAlone(text, message.slice(from, end)));
  return isThere
    ? [
        [from, end],
        [end + joint[0].length, to],
      ]
    : null;
}

/** The value, or the two that it is made of. */
export function splitExchange(message: string, value: RecognizedValue, texts: readonly string[]): RecognizedValue[] {
  const parts = value.type === 'quoted' ? null : exchangedIn(message, value.span, texts);
  if (!parts) return [value];
  const within = (part: string, at: number): RecognizedValue[] =>
    recognizeValues(part).map((one) => ({ ...one, span: [one.span[0] + at, one.span[1] + at] }));
  return parts.flatMap(([from, to]) => within(message.slice(from, to), from));
}
