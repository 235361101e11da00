/**
 * The smallest parts of facts: a weekday, the day of a month, a month, a time, an amount. "Saturday 3 May, 10am – 4pm" has
 * five. What is corrected on a page is a piece, and everything around it stays as it is.
 */
import type { Span } from '../acts/values.ts';
import { MONTHS, WEEKDAYS } from './day-names.ts';

export const PIECE_KINDS = [
  'weekday',
  'day',
  'month',
  'year',
  /** "12/05", "12.05.2026" */
  'numeric',
  'clock',
  /** Two clocks: "10am – 4pm". */
  'span',
  'money',
  'percent',
  'number',
  'closed',
  /** "SPRING20" */
  'code',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface Piece {
  kind: PieceKind;
  span: Span;
  text: string;
  /** Amount, hour with its minutes as hundredths, number of the day or month. */
  value: number;
  /** Of a money piece: the sign as it is written. */
  sign: string;
  /** "14th", "the 14": nothing but a day. */
  isDay: boolean;
  /** Of a span: its ends, each with its place in the whole text. */
  ends: readonly Piece[];
}

const SIGNS = '[$€£¥₹₦₱₺₫฿₩]|(?:us|a|c|s|r|nz|hk)\\$|(?:rs|rm|usd|eur|gbp|chf|kes|sgd|aed|zar)\\.?(?=\\s?\\d)';
const UNITS =
  'dollars?|bucks|euros?|eur|pounds?|quid|pence|rupees?|pesos?|naira|rand|francs?|usd|gbp|chf|inr|cad|aud|sgd|kes|bob|zł|kr|rs|rm|[$€£¥₹₦₱₺₫฿₩]';
const AMOUNT = "\\d{1,3}(?:[.,’' ]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?";
/** Numbers alone are never parted by spaces: "102 84 108" are three. */
const PLAIN = "\\d{1,3}(?:[.,’']\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?";
const HALF = "(?:\\s?(?:[ap]\\.m\\.|[ap]\\.?m|uhr|o['’]?\\s?clock)|h)(?![\\p{L}\\p{N}])";
const EDGE = '(?![\\p{L}\\p{N}])';

const PATTERNS: readonly (readonly [kind: PieceKind, pattern: string])[] = [
  ['numeric', `\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/])|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4}|\\d{2})?(?!\\d)`],
  [
    'clock',
    `\\d{1,2}(?:[:.]\\d{2})?${HALF}|\\d{1,2}:\\d{2}${EDGE}|(?:half|quarter)(?:\\s+(?:past|to))?\\s+\\d{1,2}(?:\\s?[ap]\\.?m)?${EDGE}|(?:noon|midday|midnight)${EDGE}`,
  ],
  ['percent', `\\d{1,3}(?:[.,]\\d+)?\\s?(?:%|percent${EDGE}|per cent${EDGE}|pct${EDGE})`],
  ['money', `(?:${SIGNS})\\s?(?:${AMOUNT})k?${EDGE}|(?:${AMOUNT})\\s?(?:${UNITS})${EDGE}`],
  ['day', `\\d{1,2}(?:st|nd|rd|th)${EDGE}`],
  ['year', `(?:19[5-9]|20[0-4])\\d(?![\\d.,:])`],
  [
    'number',
    `(?:${PLAIN})(?:k${EDGE}|(?=(?:m²|m2|sqm|g|kg|ml|l|cm|mm|m|oz|lb|lbs|in|min|mins|hrs?|km|p|pcs)${EDGE})|${EDGE})`,
  ],
  ['closed', `closed${EDGE}`],
];
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const FIVES: Readonly<Record<string, number>> = { five: 5, fifteen: 15 };
/** "forty percent", "twenty five per cent". */
const WORDED = new RegExp(
  `(five|fifteen|${TENS.join('|')})(?:[\\s-](five))?\\s?(?:%|percent|per cent|pct)${EDGE}`,
  'iuy',
);

function wordedPercent(text: string, at: number): Piece | null {
  WORDED.lastIndex = at;
  const [found, first = '', second] = WORDED.exec(text) ?? [];
  if (found === undefined) return null;
  const word = first.toLowerCase();
  const value = (FIVES[word] ?? (TENS.indexOf(word) + 1) * 10) + (second === undefined ? 0 : 5);
  return { ...piece('percent', `${value}%`, at), span: [at, at + found.length] };
}

const COMPILED = PATTERNS.map(([kind, pattern]) => [kind, new RegExp(pattern, 'iuy')] as const);
/** Capitals with digits behind them, as codes for discounts are. */
const CODE = /\p{Lu}{3,20}\d{1,4}(?![\p{L}\p{N}])/uy;
const WORD = /[\p{L}]+/uy;
/** No piece begins within a word, a number, or behind what makes it a name: "A4", "2-0". */
const INSIDE = /[\p{L}\p{N}@#]$|\d[.,:/]$/u;
const isLetter = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** The digits of an amount with what parts them; empty: there are none. */
export function digitsIn(text: string): string {
  const from = text.search(/\d/u);
  if (from < 0) return '';
  let to = from;
  for (let at = from; at < text.length && /[\d.,’' ]/u.test(text.charAt(at)); at += 1)
    if (/\d/u.test(text.charAt(at))) to = at + 1;
  return text.slice(from, to);
}

/** The number in an amount: 1600 of "1.600", 3.8 of "3,80", 415000 of "415k". */
export function amountOf(text: string): number {
  const digits = digitsIn(text);
  const decimal = /[.,](\d{1,2})$/u.exec(digits)?.[1];
  const whole = (decimal === undefined ? digits : digits.slice(0, -decimal.length - 1)).replaceAll(/\D/gu, '');
  return Number(`${whole}.${decimal ?? '0'}`) * (/\dk$/iu.test(text.trim()) ? 1000 : 1);
}

/** A clock as it was said: hour, minutes and half of the day, as far as they were. */
export interface Clock {
  hour: number;
  minutes: number | null;
  half: 'am' | 'pm' | null;
}

/** "half 7", "quarter past 7", "7 o'clock", "noon", "6.30pm". */
export function clockOf(said: string): Clock {
  const plain = said.trim().toLowerCase();
  const letter = /([ap])\.?\s?m\.?$/u.exec(plain)?.[1];
  const half = letter === undefined ? null : letter === 'p' ? 'pm' : 'am';
  if (plain === 'noon' || plain === 'midday') return { hour: 12, minutes: null, half: 'pm' };
  if (plain === 'midnight') return { hour: 12, minutes: null, half: 'am' };
  const [first, second] = (plain.match(/\d+/gu) ?? []).map(Number);
  const hour = first ?? 0;
  if (/^(?:half|quarter)/u.test(plain)) {
    const isBefore = /^\w+\s+to\s/u.test(plain);
    return { hour: hour - (isBefore ? 1 : 0), minutes: plain.startsWith('half') ? 30 : isBefore ? 45 : 15, half };
  }
  return { hour, minutes: second ?? null, half };
}

const valueOf = (kind: PieceKind, text: string): number => {
  if (kind !== 'clock') return amountOf(text);
  const { hour, minutes } = clockOf(text);
  return hour * 100 + (minutes ?? 0);
};

const piece = (kind: PieceKind, text: string, at: number, value = valueOf(kind, text)): Piece => ({
  kind,
  span: [at, at + text.length],
  text,
  value,
  sign: kind === 'money' ? text.replaceAll(/[\d.,’'\s]/gu, '') : '',
  isDay: kind === 'day',
  ends: [],
});

function pieceAt(text: string, at: number): Piece | null {
  if (INSIDE.test(text.slice(Math.max(0, at - 2), at)) && isLetter(text, at)) return null;
  for (const [kind, pattern] of COMPILED) {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return piece(kind, found, at);
  }
  const worded = wordedPercent(text, at);
  if (worded) return worded;
  CODE.lastIndex = at;
  const code = CODE.exec(text)?.[0];
  if (code !== undefined) return piece('code', code, at);
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0];
  const plain = word?.toLowerCase();
  if (word === undefined || plain === undefined) return null;
  const weekday = WEEKDAYS.get(plain);
  if (weekday !== undefined) return piece('weekday', word, at, weekday);
  const month = MONTHS.get(plain);
  return month === undefined ? null : piece('month', word, at, month);
}

/** Between a day and its month, or a weekday and its day. */
const NEAR = /^(?:\.?,?\s+(?:(?:the|of|of the|den|de|di)\s+)?|\.\s?|,?\s+the\s+)$/iu;
const JOINT = /^\s?(?:–|-|—|to|till|til|until|bis|a|à)\s?$/iu;

/** Numbers beside a month or a weekday are days, and beside the joint of a span they are times. */
function settled(text: string, found: readonly Piece[]): Piece[] {
  const between = (a: Piece | undefined, b: Piece | undefined) => (a && b ? text.slice(a.span[1], b.span[0]) : '');
  const areNear = (a: Piece | undefined, b: Piece | undefined) => NEAR.test(between(a, b));
  const dated = found.map((one, at): Piece => {
    if (one.kind !== 'number' || one.value < 1 || one.value > 31 || !/^\d{1,2}$/u.test(one.text)) return one;
    const [before, next] = [found[at - 1], found[at + 1]];
    const isBeside =
      (next?.kind === 'month' && areNear(one, next)) ||
      (before?.kind === 'month' && areNear(before, one)) ||
      (before?.kind === 'weekday' && areNear(before, one) && !JOINT.test(between(one, next)));
    return isBeside || /(?<!\p{L})the\s$/iu.test(text.slice(0, one.span[0]))
      ? { ...one, kind: 'day', isDay: isBeside }
      : one;
  });
  // "may", "march" and "dec" are words of their own where no date is.
  return dated.filter((one, at) => {
    if (
      one.kind !== 'month' ||
      (one.text.length > 4 && !/^march$/iu.test(one.text)) ||
      /^(?:june|july|sept)$/iu.test(one.text)
    )
      return true;
    const [before, next] = [dated[at - 1], dated[at + 1]];
    return (
      (before?.kind === 'day' && areNear(before, one)) ||
      ((next?.kind === 'day' || next?.kind === 'year') && areNear(one, next))
    );
  });
}

const mayEnd = ({ kind, value }: Piece): boolean => kind === 'clock' || (kind === 'number' && value <= 24);

function spanned(text: string, found: readonly Piece[], areTimes: boolean): Piece[] {
  const made: Piece[] = [];
  const hasDay = areTimes || found.some(({ kind }) => kind === 'weekday');
  for (let at = 0; at < found.length; at += 1) {
    const [from, to] = [found[at], found[at + 1]];
    if (!from) continue;
    const isSpan =
      to !== undefined &&
      mayEnd(from) &&
      mayEnd(to) &&
      (from.kind === 'clock' || to.kind === 'clock' || hasDay) &&
      JOINT.test(text.slice(from.span[1], to.span[0]));
    if (!isSpan) {
      made.push(from);
      continue;
    }
    const ends = [from, to].map((one): Piece => ({ ...one, kind: 'clock', value: valueOf('clock', one.text) }));
    made.push({
      ...piece('span', text.slice(from.span[0], to.span[1]), from.span[0], 0),
      ends,
    });
    at += 1;
  }
  return made;
}

/**
 * All pieces of a line of text, from left to right. `taken`: spans of other facts, such as phone numbers;
 * `areTimes`: numbers that are joined are times, "11 to 3".
 */
export function piecesIn(
  text: string,
  { taken = [], areTimes = false }: { taken?: readonly Span[]; areTimes?: boolean } = {},
): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < text.length;) {
    const other = taken.find(([from, to]) => at >= from && at < to);
    const one = other ? null : pieceAt(text, at);
    if (one) found.push(one);
    if (other) [, at] = other;
    else if (one) [, at] = one.span;
    else at += 1;
  }
  return spanned(text, settled(text, found), areTimes);
}

const DATED: ReadonlySet<PieceKind> = new Set(['weekday', 'day', 'month', 'year']);

/** Pieces of one date together: "Saturday", "the 9th" and "May" of "Saturday the 9th of May". */
export function datesIn(text: string, pieces: readonly Piece[]): Piece[][] {
  const dates: Piece[][] = [];
  for (const one of pieces) {
    if (!DATED.has(one.kind)) continue;
    const last = dates.at(-1);
    const before = last?.at(-1);
    const isMore =
      last !== undefined &&
      before !== undefined &&
      NEAR.test(text.slice(before.span[1], one.span[0])) &&
      !last.some(({ kind }) => kind === one.kind);
    if (isMore) last.push(one);
    else dates.push([one]);
  }
  return dates;
}
