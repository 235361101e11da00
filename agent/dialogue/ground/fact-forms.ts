/** A fact as it was told, written the way the page writes the one that it takes the place of: 34 for "€39" is "€34". */
import { upperCase, withCapital } from '#design/layout/letter-case.ts';
import { daysIn, daysLater, MONTH_NAMES, WEEKDAY_NAMES, weekdayOf, yearWith } from '../values/day-names.ts';
import { wordsBeside } from '../values/beside-facts.ts';
import { recognizeOffer } from '../values/offer.ts';
import { bearsWords } from '../values/stems.ts';
import { asCased } from './text-parts.ts';
import { amountOf, clockOf, digitsIn, type Piece } from '../values/pieces.ts';
import type { Span } from '../acts/values.ts';

/** What a part of a line becomes. */
export interface Replacement {
  span: Span;
  text: string;
}

const SAME_SIGNS = [
  '$ us$ usd dollar dollars bucks',
  '€ eur euro euros',
  '£ gbp pound pounds quid',
  '₹ rs inr rupee rupees',
  'kr kr.',
  '₦ naira',
  '₱ peso pesos php',
  'chf francs franc',
].map((line) => new Set(line.split(' ')));
const currencyOf = (sign: string): string => {
  const plain = sign.toLowerCase().replace(/\.$/u, '');
  return [...(SAME_SIGNS.find((signs) => signs.has(plain)) ?? [plain])][0] ?? plain;
};

const unitOf = (text: string): string => text.replace(digitsIn(text), '').replace(/k$/iu, '').trim();

function inThousands(amount: number, parted: string): string {
  const groups: string[] = [];
  for (let rest = String(amount); rest !== ''; rest = rest.slice(0, -3)) groups.unshift(rest.slice(-3));
  return groups.join(parted);
}

/** Digits as the page parts them; those that were told, where the page shows no way of its own. */
function digitsLike(told: string, standing: string): string {
  const said = digitsIn(told);
  const own = digitsIn(standing);
  const amount = amountOf(told);
  if (/\dk/iu.test(standing)) return String(amount / 1000);
  const [, ownPoint, ownDecimals] = /([.,])(\d{2})$/u.exec(own) ?? [];
  const [, saidPoint, saidDecimals] = /([.,])(\d{1,2})$/u.exec(said) ?? [];
  const parted = /\d([.,’' ])\d{3}(?!\d)/u.exec(own)?.[1] ?? /\d([.,’' ])\d{3}(?!\d)/u.exec(said)?.[1] ?? '';
  const whole = amount < 1000 ? String(Math.trunc(amount)) : inThousands(Math.trunc(amount), parted);
  const isShort = saidDecimals?.length === 1 && ownDecimals === undefined && !/[^\d.,\s]/u.test(standing);
  const decimals = isShort
    ? saidDecimals
    : (saidDecimals ?? (ownDecimals === undefined ? '' : '00')).padEnd(saidDecimals || ownDecimals ? 2 : 0, '0');
  return decimals === '' ? whole : `${whole}${ownPoint ?? saidPoint ?? '.'}${decimals}`;
}

/** An amount in the place of another: its sign, its unit and its spaces stay, unless another currency was told. */
export function amountLike(told: Piece, standing: Piece): string | null {
  if (standing.kind === 'number') return told.kind === 'percent' ? null : digitsLike(told.text, standing.text);
  if (standing.kind === 'percent' && told.kind === 'money') return null;
  const isOther =
    told.kind === 'money' &&
    standing.kind === 'money' &&
    currencyOf(unitOf(told.text)) !== currencyOf(unitOf(standing.text));
  return isOther
    ? told.text
    : standing.text.replace(digitsIn(standing.text), () => digitsLike(told.text, standing.text));
}

/** A time as the other is written: 6 beside "9am – 5pm" is 6pm, beside "9–17" it is 18. `isEnd`: of a span. */
export function clockLike(told: string, standing: string, isEnd: boolean, isAlone: boolean): string {
  const { hour: said, minutes, half } = clockOf(told);
  const hasHalves = /[ap]\.?m/iu.test(standing);
  const numbers = (standing.match(/(?<![\d:.])\d{1,2}/gu) ?? []).map(Number);
  const isLongDay = !hasHalves && numbers.some((number) => number > 12);
  const own = /\d\s?([ap])\.?m/iu.exec(standing)?.[1]?.toLowerCase();
  const isLater =
    isAlone && own !== undefined ? own === 'p' && said < 12 : isEnd ? said < 12 && (hasHalves || isLongDay) : said < 6;
  const isAfternoon = half === 'pm' || (half === null && isLater);
  const hour = isLongDay && isAfternoon && said < 12 ? said + 12 : said;
  const hasMinutes = /\d[:.]\d{2}/u.test(standing);
  const point = /\d\.\d{2}/u.test(hasMinutes ? standing : told) ? '.' : ':';
  const two = (value: number) => String(value).padStart(2, '0');
  const written = minutes === null && (!hasMinutes || hasHalves) ? String(hour) : `${hour}${point}${two(minutes ?? 0)}`;
  if (!hasHalves) return half !== null && !isLongDay && !hasMinutes ? `${written}${half}` : written;
  const shape = /\d(\s?)([ap])(\.?)m(\.?)/iu.exec(standing);
  const isNoon = half === null && said === 12;
  const mark = `${isAfternoon || isNoon ? 'p' : 'a'}${shape?.[3] ?? ''}m${shape?.[4] ?? ''}`;
  return `${written}${shape?.[1] ?? ''}${/[AP]/u.test(shape?.[2] ?? '') ? mark.toUpperCase() : mark}`;
}

/** A word in the letters of another. */
export function casedLike(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase() && like !== like.toLowerCase()) return upperCase(word);
  return /^\p{Lu}/u.test(like) ? withCapital(word) : word;
}

/** As long as the other: "Fri" beside "Thu", "Fridays" beside "Thursdays". */
function weekdayLike(weekday: number, like: string): string {
  const name = WEEKDAY_NAMES[weekday] ?? '';
  const isFull = like.length > 5 || /day$/iu.test(like);
  return casedLike(isFull ? `${name}${/s$/iu.test(like) ? 's' : ''}` : name.slice(0, 3), like);
}

function monthLike(month: number, like: string): string {
  const name = MONTH_NAMES[month] ?? '';
  const isShort = like.length <= 4 && !/^(?:june|july)$/iu.test(like) && !(like.toLowerCase() === 'may');
  return casedLike(isShort ? name.slice(0, like.length === 4 && name === 'september' ? 4 : 3) : name, like);
}

const ordinalOf = (day: number): string =>
  day % 10 === 1 && day !== 11
    ? 'st'
    : day % 10 === 2 && day !== 12
      ? 'nd'
      : day % 10 === 3 && day !== 13
        ? 'rd'
        : 'th';

function dayLike(day: number, like: string): string {
  const suffix = /\p{L}{2}$/u.exec(like)?.[0];
  if (suffix === undefined) return String(day);
  return `${day}${suffix === suffix.toUpperCase() ? ordinalOf(day).toUpperCase() : ordinalOf(day)}`;
}

/** Parts of a date, as far as they are there. */
interface Parts {
  weekday?: Piece;
  day?: Piece;
  month?: Piece;
  year?: Piece;
}
export const partsOf = (pieces: readonly Piece[]): Parts => Object.fromEntries(pieces.map((one) => [one.kind, one]));

/** A year in which the date stands where none is written: any will do for what is counted in it. */
const ANY_YEAR = 2027;

function yearOf({ weekday, day, month, year }: Parts): number | null {
  if (year) return year.value;
  return weekday && day && month ? yearWith(weekday.value, month.value, day.value, new Date().getUTCFullYear()) : null;
}

/** The nearest way from one weekday to another, in days. */
const turnOf = (from: number, to: number): number => {
  const turn = (to - from + 7) % 7;
  return turn > 3 ? turn - 7 : turn;
};

interface Day {
  year: number | null;
  month: number | null;
  day: number | null;
  weekday: number | null;
}

/** The date that is meant: what was told, and of the rest what agrees with it. Null: that can't be told. */
function dateMeant(standing: Parts, told: Parts, days: number | null): Day | null {
  const year = told.year?.value ?? yearOf(standing);
  const month = told.month?.value ?? standing.month?.value ?? null;
  const own = standing.day?.value ?? null;
  const weekday = standing.weekday?.value ?? null;
  const moved = (by: number): Day | null => {
    if (own === null) return null;
    if (month === null)
      return { year, month, day: own + by, weekday: weekday === null ? null : (((weekday + by) % 7) + 7) % 7 };
    const later = daysLater({ year: year ?? ANY_YEAR, month, day: own }, by);
    return { ...later, weekday: weekday === null ? null : (((weekday + by) % 7) + 7) % 7 };
  };
  if (days !== null) return moved(days);
  const said = told.weekday?.value ?? null;
  if (told.day) {
    const day = told.day.value;
    if (month !== null && day > daysIn(year ?? 2028, month)) return null;
    const counted =
      year !== null && month !== null
        ? weekdayOf(year, month, day)
        : weekday !== null && own !== null && !told.month
          ? (((weekday + day - own) % 7) + 7) % 7
          : null;
    return { year, month, day, weekday: said ?? counted };
  }
  if (said !== null && own !== null) {
    // The year's calendar decides which of the two was wrong.
    const isRightDay =
      standing.year !== undefined && month !== null && weekdayOf(standing.year.value, month, own) === said;
    // "its saturdays now" is no day of a month.
    if (/days$/iu.test(told.weekday?.text ?? '')) return null;
    if (isRightDay || weekday === null) return { year, month, day: own, weekday: said };
    return moved(turnOf(weekday, said));
  }
  return {
    year,
    month,
    day: own,
    weekday: said ?? (year !== null && month !== null && own !== null ? weekdayOf(year, month, own) : null),
  };
}

/** Days and months with a capital, without what leads up to them. */
const named = (said: string): string =>
  said
    .replace(/^(?:on|the)\s+/iu, '')
    .replaceAll(/\p{L}{3,}/gu, (word) =>
      /^(?:th|st|nd|rd|the|of)$/iu.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );

/** What of a date changes, piece by piece; null: it has no place for what was told. */
export function dateLike(
  standing: readonly Piece[],
  told: readonly Piece[],
  days: number | null,
  written: string,
): Replacement[] | null {
  const [own, said] = [partsOf(standing), partsOf(told)];
  const [first, last] = [standing[0], standing.at(-1)];
  if (!first || !last) return null;
  const all: Span = [first.span[0], last.span[1]];
  const isNew =
    (said.day !== undefined && !own.day) || (said.month !== undefined && !own.month && said.day !== undefined);
  if (isNew) return said.day && (said.month || said.weekday) ? [{ span: all, text: named(written) }] : null;
  if (said.month && !own.month) return null;
  if (!own.day && !own.month)
    return said.weekday && own.weekday && days === null
      ? [{ span: own.weekday.span, text: weekdayLike(said.weekday.value, own.weekday.text) }]
      : null;
  const meant = dateMeant(own, said, days);
  if (
    !meant ||
    (own.day && (meant.day === null || meant.day < 1 || meant.day > 31)) ||
    (own.weekday && meant.weekday === null)
  )
    return null;
  const made: Replacement[] = [];
  if (own.weekday && meant.weekday !== null && meant.weekday !== own.weekday.value)
    made.push({ span: own.weekday.span, text: weekdayLike(meant.weekday, own.weekday.text) });
  if (!own.weekday && said.weekday && own.day)
    made.push({ span: [first.span[0], first.span[0]], text: `${named(said.weekday.text)} ` });
  if (own.day && meant.day !== null && meant.day !== own.day.value)
    made.push({ span: own.day.span, text: dayLike(meant.day, own.day.text) });
  if (own.month && meant.month !== null && meant.month !== own.month.value)
    made.push({ span: own.month.span, text: monthLike(meant.month, own.month.text) });
  if (own.year && meant.year !== null && meant.year !== own.year.value)
    made.push({ span: own.year.span, text: String(meant.year) });
  return made;
}

/** "40% off boots" for "30% off sneakers": what it is off is told as well. Null: it is not. */
export function offerLike(text: string, [from, to]: Span, told: string): Replacement[] | null {
  const [offer] = recognizeOffer(told);
  const isOther = !bearsWords(text, wordsBeside(told));
  if (offer?.span[1] !== told.length || offer.span[0] !== 0 || wordsBeside(told) === '' || !isOther) return null;
  const standing = recognizeOffer(text).find(({ span }) => span[0] <= from && span[1] >= to);
  return standing ? [{ span: standing.span, text: asCased(told, text.slice(...standing.span)) }] : null;
}
