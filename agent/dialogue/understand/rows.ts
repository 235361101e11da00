/** Finds the facts that form a table: the labels and amounts of a menu, a price list, opening hours, a size chart. */
import type { Brief, Fact } from '../acts/brief.ts';
import type { Token } from './tokens.ts';

/** What a table is called by the last words of its name. Bare numbers of lists are amounts: "skin fade 30". */
const LISTS = ['menu', 'menu board', 'price list', 'pricelist', 'prices', 'wine list'];
/** Rows of several measures: "S chest 36 length 26". */
const CHARTS = ['size chart', 'size guide', 'sizing chart'];
/** Days and when one comes: "sat 8-14". */
const HOURS = ['opening hours', 'business hours', 'shop hours', 'store hours'];
/** Days, what happens then, and when: "monday yoga 6pm". */
const SCHEDULES = ['schedule', 'timetable', 'programme', 'program'];

type Called = 'list' | 'chart' | 'hours' | 'schedule';
const NAMES: readonly (readonly [string, Called])[] = [
  ...LISTS.map((name): [string, Called] => [name, 'list']),
  ...CHARTS.map((name): [string, Called] => [name, 'chart']),
  ...HOURS.map((name): [string, Called] => [name, 'hours']),
  ...SCHEDULES.map((name): [string, Called] => [name, 'schedule']),
];

const called = (text: string): Called | null =>
  NAMES.find(([name]) => ` ${text.toLowerCase()}`.endsWith(` ${name}`))?.[1] ?? null;

/** What kind of table a brief asks for; null: none. "[menu] of the day" */
export function tableAsked({ deliverable, subjects }: Brief): Called | null {
  const texts = [deliverable.noun ?? '', ...subjects.map(({ text }) => text.split(' of ')[0] ?? '')];
  return texts.map(called).find((kind) => kind !== null) ?? null;
}

/** "(photo with a) size guide": the name of a table that words end with; null: they name none, or say more. */
export function tableNamed(words: readonly Token[]): readonly Token[] | null {
  const from = words.findLastIndex(({ word }) => BEFORE_TABLE.has(word)) + 1;
  const name = words.slice(from);
  const isName =
    name.length < 4 && !UNCHANGED.has(name[0]?.word ?? '') && called(name.map(({ word }) => word).join(' ')) !== null;
  return isName && words.slice(0, from).every(({ word }) => BEFORE_TABLE.has(word)) ? name : null;
}
/** "same opening hours" is news, and no table. */
const UNCHANGED = new Set(['same', 'usual', 'normal', 'regular', 'fair', 'good', 'low']);
const BEFORE_TABLE = new Set(
  'with a an the and plus our my your incl including photo photos picture pic image'.split(' '),
);

/** Fewer priced things than these are an offer. */
const FEWEST_ROWS = 3;
const FEWEST_OF_LIST = 2;

const AMOUNT_KINDS = new Set(['money', 'time', 'measure']);
const NO_AMOUNTS = new Set(['phone', 'email', 'web', 'handle', 'address', 'date']);
/** In characters. */
const LONGEST_AMOUNT = 24;
/** Of an amount without a unit. */
const MOST_DIGITS = 5;
/** In words. */
const LONGEST_LABEL = 6;

interface Row {
  /** What its amounts are; undefined: bare numbers. */
  kind: string | undefined;
  cells: string[];
  /** Names said beside the amounts: "chest", "length"; empty without. */
  columns: string[];
}

const MONEY = /^\p{Sc}\d|^\d[\d.,]*\p{Sc}/u;
const BEFORE_NUMBER = new Set('under over age ages aged size no number'.split(' '));
const CONDITIONS = new Set(['over', 'above', 'under']);

/** "gel nails 40€" → ["gel nails", "40€"]; null: it is no row. */
function pricedRow({ text, kinds }: Fact, isList: boolean): Row | null {
  const [name, measure, ...others] = text.split(' = ');
  if (name !== undefined && measure !== undefined && others.length === 0)
    return { kind: 'measure', cells: [name, measure], columns: [] };
  const words = text.split(/\s+/);
  // "2 bed flat £60": the first number counts what it is.
  const money = kinds.includes('money') ? words.findIndex((word, at) => at > 0 && MONEY.test(word)) : -1;
  const isNumbered = (at: number): boolean => /\d/.test(words[at] ?? '') || words[at]?.toLowerCase() === 'closed';
  const numbers = words.flatMap((_, at) => (isNumbered(at) ? [at] : []));
  // "kids under 12 10", "6 inch cake 25": a number that is part of the name.
  const isOfName = (at: number): boolean => at === 0 || BEFORE_NUMBER.has(words[at - 1]?.toLowerCase() ?? '');
  const first = money > 0 ? money : (numbers.find((at) => !(isList && numbers.length > 1 && isOfName(at))) ?? -1);
  if (first < 1 || first > LONGEST_LABEL) return null;
  // "free shipping over $50"
  if (kinds.includes('offer') && CONDITIONS.has(words[first - 1]?.toLowerCase() ?? '')) return null;
  const kind = kinds.find((one) => AMOUNT_KINDS.has(one));
  if (kind === undefined && (!isList || kinds.some((one) => NO_AMOUNTS.has(one)))) return null;
  const from =
    ['from', 'ab', 'up', 'to'].includes(words[first - 1]?.toLowerCase() ?? '') && first > 1 ? first - 1 : first;
  const label = words
    .slice(0, from)
    .join(' ')
    .replace(/[:=–—-]$/u, '')
    .trimEnd();
  const amount = words.slice(from).join(' ');
  // "Gleam Car Wash 555 0110"
  if (kind === undefined && amount.replace(/\D/gu, '').length > MOST_DIGITS) return null;
  return /\p{L}/u.test(label) && amount.length <= LONGEST_AMOUNT ? { kind, cells: [label, amount], columns: [] } : null;
}

const isAmount = (word: string): boolean => /^\d+(?:[.,]\d+)?$/u.test(word);

/** "S chest 36 length 26" → S, 36, 26 below "chest" and "length"; "4Y 58 / 42" → 4Y, 58, 42. */
function measuredRow({ text }: Fact): Row | null {
  const [label = '', ...rest] = text.split(/[\s/]+/).filter((word) => word !== '');
  const cells: string[] = [label];
  const columns: string[] = [];
  let name: string[] = [];
  for (const word of rest) {
    if (!isAmount(word)) name.push(word);
    else {
      cells.push(word);
      if (name.length > 0) columns.push(name.join(' '));
      name = [];
    }
  }
  const isRow = cells.length > 1 && name.length === 0 && (columns.length === 0 || columns.length === cells.length - 1);
  return isRow ? { kind: undefined, cells, columns } : null;
}

/** "sat 8-14", "closed sundays" */
function hoursRow({ text }: Fact): Row | null {
  // "open mon-fri 9 to 6"
  const words = text.split(/\s+/).filter((word, at) => at > 0 || !['open', 'opens'].includes(word.toLowerCase()));
  const isClosed = (word: string | undefined): boolean => word?.toLowerCase() === 'closed';
  if (isClosed(words[0]) && words.length > 1)
    return { kind: 'time', cells: [words.slice(1).join(' '), words[0] ?? ''], columns: [] };
  const first = words.findIndex((word) => /\d/.test(word) || isClosed(word));
  const days = words
    .slice(0, first)
    .join(' ')
    .replace(/[:=–—-]$/u, '')
    .trimEnd();
  return first > 0 && days !== '' ? { kind: 'time', cells: [days, words.slice(first).join(' ')], columns: [] } : null;
}

/** "mon-fri 7-18, sat 8-14" are two rows, though they are one time. */
const apart = (fact: Fact): Fact[] =>
  [...fact.text.matchAll(/[^,]+/gu)].flatMap(({ 0: part, index }): Fact[] => {
    const start = fact.span[0] + index + part.length - part.trimStart().length;
    const text = part.trim();
    return text === '' ? [] : [{ ...fact, text, span: [start, start + text.length] }];
  });

/** "monday yoga 6pm", "monday 6pm yoga in the park" → monday, yoga in the park, 6pm. */
function classRow({ text, kinds }: Fact): Row | null {
  const words = text.split(/\s+/);
  const time = words.findIndex((word, at) => at > 0 && /\d/.test(word));
  if (time < 1 || !(kinds.includes('date') || kinds.includes('time'))) return null;
  const behind = words.slice(time).findIndex((word) => !/\d/.test(word) && !OF_TIME.has(word.toLowerCase()));
  const end = behind === -1 ? words.length : time + behind;
  const what = [...words.slice(1, time), ...words.slice(end)].join(' ');
  return what === ''
    ? null
    : { kind: 'time', cells: [words[0] ?? '', what, words.slice(time, end).join(' ')], columns: [] };
}
const OF_TIME = new Set('am pm - – to til till until and & noon midnight'.split(' '));

/** Opening hours are no row of a price list, nor has a row more cells than the one above it. */
const agree = (one: Row, other: Row): boolean =>
  (one.kind === 'time') === (other.kind === 'time') && one.cells.length === other.cells.length;

/** What measures are in: "all in cm". */
const UNITS: Readonly<Record<string, string>> = {
  cm: 'cm',
  mm: 'mm',
  inches: 'in',
  inch: 'in',
  centimeters: 'cm',
  centimetres: 'cm',
};
function unitIn({ text }: Fact): string | null {
  const words = text.toLowerCase().split(/\s+/);
  const unit = UNITS[words.at(-1) ?? ''];
  return unit !== undefined &&
    words.slice(0, -1).every((word) => ['all', 'in', 'sizes', 'measurements', 'measures'].includes(word))
    ? unit
    : null;
}

/** The measures' unit stands beside the names of their columns, where these have names. */
function withUnit(brief: Brief): Brief {
  const unit = brief.columns.length > 0 ? brief.facts.find((fact) => unitIn(fact) !== null) : undefined;
  if (unit === undefined) return brief;
  return {
    ...brief,
    columns: brief.columns.map((name) => `${name} (${unitIn(unit)})`),
    facts: brief.facts.filter((fact) => fact !== unit),
  };
}

/** Takes the longest run of such facts out of a brief. */
export function withRows(brief: Brief): Brief {
  const asked = tableAsked(brief);
  const rowOf = (fact: Fact): Row | null => {
    if (asked === 'chart') return measuredRow(fact) ?? pricedRow(fact, false);
    if (asked === 'hours') return hoursRow(fact);
    return (asked === 'schedule' ? classRow(fact) : null) ?? pricedRow(fact, asked === 'list');
  };
  const isTimed = asked === 'hours' || asked === 'schedule';
  const facts = isTimed ? brief.facts.flatMap(apart) : brief.facts;
  const found = facts.map(rowOf);
  let best = { from: 0, to: 0 };
  for (const [from, first] of found.entries()) {
    const run = first === null ? -1 : found.slice(from).findIndex((row) => row === null || !agree(first, row));
    const to = first === null ? from : run === -1 ? found.length : from + run;
    if (to - from > best.to - best.from) best = { from, to };
  }
  const rows = found.slice(best.from, best.to).filter((row) => row !== null);
  if (rows.length < (asked === null ? FEWEST_ROWS : FEWEST_OF_LIST)) return brief;
  return withUnit({
    ...brief,
    rows: rows.map(({ cells }) => cells),
    columns: rows.map(({ columns }) => columns).find((columns) => columns.length > 0) ?? [],
    facts: [...facts.slice(0, best.from), ...facts.slice(best.to)],
  });
}
