/** Sizes that a brief tells as a table: "2Y chest 54 length 38, 4Y 58 / 42. all in cm", "S 52/68, M 55/70", "age 2: 92cm". */
import { capital } from './copy.ts';

export interface ToldTable {
  rows: string[][];
  headed: boolean;
}

export interface SizesTold {
  table: ToldTable;
  /** What it is called in the brief: "size guide"; null: it is not. */
  title: string | null;
  /** Pieces that no row was made of. */
  rest: string[];
  /** Told of all cells, where no heading says it. */
  note: string | null;
}

/** Words for a table of sizes. */
export const SIZES = /(?<!\p{L})siz(?:e|es|ing)[ -](?:charts?|guides?|tables?|info)(?!\p{L})|(?<!\p{L})(?:measurements?|size (?:list|overview))(?!\p{L})/iu;
const UNITS = '(?:cm|mm|centimet(?:er|re)s?|inch(?:es)?|in|"|”)';
const NUMBER = '\\d+(?:[.,]\\d+)?(?:\\s?[-–]\\s?\\d+(?:[.,]\\d+)?)?';
const LABEL = '(?:(?:size|age|ages|eu|uk|us)\\s+)?[\\p{L}\\d][\\p{L}\\d/-]{0,7}(?:\\s?(?:years?|yrs?|months?|mths?|y|m)(?![\\p{L}]))?';
const POSITIONAL = new RegExp(`^(${LABEL})\\s*[:=–-]?\\s+((?:${NUMBER}\\s?${UNITS}?)(?:\\s*[/|x×]\\s*${NUMBER}\\s?${UNITS}?)*)$`, 'iu');
const NAMED = new RegExp(`^(${LABEL})\\s*[:=,–-]?\\s+((?:\\p{L}[\\p{L} ]*?:?\\s*${NUMBER}\\s?${UNITS}?[\\s,/]*(?:and\\s+)?)+)$`, 'iu');
const PAIR = new RegExp(`(\\p{L}[\\p{L} ]*?):?\\s*(${NUMBER}\\s?${UNITS}?(?!\\p{L}))`, 'giu');
const HEADINGS = new RegExp(`^(\\p{L}[\\p{L} ]*?(?:\\s*[/|,]\\s*\\p{L}[\\p{L} ]*?)+?)(?:\\s*[,(]?\\s*(?:(?:all )?in )?(${UNITS})\\)?)?$`, 'iu');
const IN_UNITS = new RegExp(`^(?:all |everything |sizes? |measurements? )*(?:is |are )?(?:in )?(${UNITS})$`, 'iu');

const short = (unit: string) => (/^(?:in|"|”)/iu.test(unit) ? 'in' : unit.toLowerCase().startsWith('mm') ? 'mm' : 'cm');
const named = (label: string) => (/^[\p{L}\d]{1,4}$/u.test(label) ? label.toUpperCase() : capital(label));

interface Row {
  label: string;
  names: string[];
  values: string[];
}

function rowOf(piece: string): Row | null {
  const text = piece.trim();
  const positional = POSITIONAL.exec(text);
  if (positional?.[1] && positional[2]) return { label: positional[1], names: [], values: positional[2].split(/\s*[/|x×]\s*/u).map((value) => value.trim()) };
  const [, label, told] = NAMED.exec(text) ?? [];
  if (!label || !told) return null;
  const pairs = [...told.matchAll(PAIR)].map(([, name = '', value = '']) => [name.replace(/^and\s+/iu, '').trim(), value.trim()] as const);
  return pairs.length > 0 ? { label, names: pairs.map(([name]) => name), values: pairs.map(([, value]) => value) } : null;
}

/** The table that these pieces of a brief tell; null: they are no sizes. */
export function sizesTold(pieces: readonly string[], request: string): SizesTold | null {
  const rows: Row[] = [];
  const rest: string[] = [];
  let headings: string[] = [];
  let unit: string | null = null;
  for (const piece of pieces) {
    const row = rowOf(piece);
    const heads = row ? null : HEADINGS.exec(piece.trim());
    const only = IN_UNITS.exec(piece.trim());
    if (only?.[1]) unit = short(only[1]);
    else if (row) rows.push(row);
    else if (heads?.[1] && headings.length === 0) {
      headings = heads[1].split(/\s*[/|,]\s*/u);
      if (heads[2]) unit = short(heads[2]);
    } else rest.push(piece);
  }
  const width = rows[0]?.values.length ?? 0;
  const measured = rows.every(({ values }) => values.every((value) => new RegExp(`\\d\\s?${UNITS}$`, 'iu').test(value)));
  if (rows.length < 2 || width === 0 || rows.some(({ values }) => values.length !== width) || !(SIZES.test(request) || measured || (unit !== null && rows.length > 2))) return null;
  if (!measured) unit ??= /(?<!\p{L})(?:cm|mm|centimet(?:er|re)s|inch(?:es)?)(?!\p{L})/iu.exec(request)?.[0] ?? null;
  const names = headings.length === width ? headings : (rows.find((row) => row.names.length === width)?.names ?? []);
  const suffix = unit === null ? '' : ` (${short(unit)})`;
  const cells = rows.map(({ label, values }) => [named(label), ...values]);
  const title = SIZES.exec(request)?.[0] ?? null;
  if (names.length > 0) return { table: { rows: [['Size', ...names.map((name) => `${capital(name)}${suffix}`)], ...cells], headed: true }, title, rest, note: null };
  // Headings that no columns have are read as they are.
  const notes = [...(headings.length > 0 ? [headings.join(', ')] : []), ...(unit === null ? [] : [`All in ${short(unit)}`])];
  return { table: { rows: cells, headed: false }, title, rest, note: notes.length > 0 ? notes.join(', ') : null };
}
