/** Rows and cells of a table by a wish whose words are told apart: what a row is called, what shall stand in it, which row goes. */
import { escaped } from './rules.ts';
import type { PlannedCall } from './grounded.ts';
import type { SeenLayer } from './read-canvas.ts';

const plain = (text: string): string => text.toLowerCase().replace(/\s*\(.*\)\s*$/u, '').trim();
const stands = (name: string, text: string): boolean => name !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:s|'s|’s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** Rows that a text names, by all of what they are called, else by a word that no other row has; counted from 1. */
function rowsNamed(table: SeenLayer, text: string): number[] {
  const from = table.header ? 1 : 0;
  const keys = table.cells.map(([key = '']) => plain(key));
  const whole = keys.flatMap((key, row) => (row >= from && stands(key, text) ? [row] : []));
  if (whole.length > 0) return whole.filter((row) => !whole.some((other) => other !== row && (keys[other] ?? '').includes(keys[row] ?? ''))).map((row) => row + 1);
  const words = keys.map((key): string[] => key.match(/\p{L}{3,}/gu) ?? []);
  return words.flatMap((own, row) => (row >= from && own.some((word) => stands(word, text) && !words.some((others, other) => other !== row && others.includes(word))) ? [row + 1] : []));
}

/** The column whose heading a text names, from 2; of a table of two columns the second. */
function columnNamed(table: SeenLayer, text: string): number | null {
  const [header = []] = table.cells;
  const named = table.header ? header.flatMap((heading, column) => (column > 0 && (stands(plain(heading), text) || (plain(heading).length > 4 && stands(plain(heading).slice(0, -1), text))) ? [column + 1] : [])) : [];
  return named.length === 1 ? (named[0] ?? null) : header.length === 2 ? 2 : null;
}

/** A number as its column writes them: "12" beside "$24" is "$12", "4.20" beside "3,90" is "4,20". */
function likeColumn(value: string, table: SeenLayer, column: number): string {
  const cells = table.cells.map((row) => row[column - 1] ?? '').filter((cell) => /\d/u.test(cell));
  const sign = (pattern: RegExp) => (cells.length > 0 && cells.every((cell) => pattern.test(cell)) ? (pattern.exec(cells[0] ?? '')?.[0] ?? '') : '');
  if (!/^\d+(?:[.,]\d+)?$/u.test(value)) return value;
  const [lead, tail] = [sign(/^[^\d]+/u), sign(/[^\d.,]+$/u)];
  const comma = cells.some((cell) => /\d,\d{1,2}(?!\d)/u.test(cell)) && !cells.some((cell) => /\d\.\d{1,2}(?!\d)/u.test(cell));
  return `${lead}${comma ? value.replace('.', ',') : value}${tail}`;
}

/** A value set, rows taken out, or a row of a name and a value added; null where it is not told which. */
export function rowCalls(kind: 'change' | 'add' | 'delete', table: SeenLayer, text: string, news: readonly string[]): PlannedCall[] | null {
  const call = (input: Record<string, unknown>): PlannedCall[] => [{ tool: 'update_table', input: { layer: table.id, ...input } }];
  if (table.cells.length < table.rows) return null;
  const rows = rowsNamed(table, text);
  if (kind === 'delete') return rows.length > 0 && news.length === 0 ? call({ removeRows: rows }) : null;
  const [row] = rows;
  const [value] = news;
  if (rows.length === 1 && row !== undefined && news.length === 1 && value !== undefined) {
    const column = columnNamed(table, text);
    return column === null ? null : call({ set: [{ row, column, text: likeColumn(value.trim(), table, column) }] });
  }
  const added = rows.length === 0 ? /^(?:(?:please|pls|and|also|then|oh|add|put|include|in|on|there'?s|we (?:also )?(?:have|do|got)|a|an|another|new|row|line|for|:)\s+)*([\p{L}][\p{L}\p{N}'’ &-]*?)\s*(?:,|:|-|–|for|at|is|costs?|=)?\s*([$€£₹]?\d[\d.,]*(?:\s?[$€£]|\s?\p{Lu}{2,3})?)(?:\s*(?:too|pls|please|as well|to (?:the|my) \p{L}+|also))*[.!]*$/iu.exec(text.trim()) : null;
  if (!added?.[1] || !added[2] || (table.cells[0]?.length ?? 0) !== 2) return null;
  const name = table.cells.slice(1).every(([key = '']) => /^\p{Lu}/u.test(key)) ? added[1].charAt(0).toUpperCase() + added[1].slice(1) : added[1];
  return call({ addRows: [[name, likeColumn(added[2], table, 2)]] });
}
