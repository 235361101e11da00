/** Rows and cells of a table by a wish whose words are told apart: what a row is called, what shall stand in it, which row goes. */
import { escaped } from './rules.ts';
import type { PlannedCall } from './grounded.ts';
import type { SeenLayer } from './read-canvas.ts';
import { slotsOf, type ToldWish } from './told-wish.ts';

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

/** The cells of a new row: one for each column, told by the column's name before it, else in their order. Null: they are too many. */
function cellsOf(table: SeenLayer, { said }: ToldWish, news: readonly string[]): string[] | null {
  const [header = []] = table.cells;
  const columns = header.length;
  if (news.length > columns) return null;
  const cells = Array.from({ length: columns }, () => '');
  let from = 0;
  for (const [order, one] of news.entries()) {
    const at = said.indexOf(one, from);
    const lead = at < 0 ? '' : said.slice(from, at);
    if (at >= 0) from = at + one.length;
    const named = table.header ? header.findIndex((heading, column) => column > 0 && stands(plain(heading), lead)) : -1;
    const free = cells.findIndex((cell, column) => cell === '' && column >= Math.min(order, columns - 1));
    const column = named > 0 && cells[named] === '' ? named : free;
    if (column < 0) return null;
    cells[column] = column === 0 ? one.trim() : likeColumn(one.trim(), table, column + 1);
  }
  return cells;
}

/** Where a new row goes, from 1; null: at the end. */
function placeIn(table: SeenLayer, wish: ToldWish): number | null {
  for (const way of slotsOf(wish, 'V')) {
    const side = /^(?:right |just |directly )?(under(?:neath)?|below|after|beneath|above|before|over)(?!\p{L})/iu.exec(way)?.[1]?.toLowerCase();
    const [row] = side === undefined ? [] : rowsNamed(table, way);
    if (row !== undefined) return /above|before|over/u.test(side ?? '') ? row : row + 1;
    if (/(?<!\p{L})(?:at|to|on) (?:the )?(?:top|start|beginning|first)|^first$/iu.test(way)) return table.header ? 2 : 1;
  }
  return null;
}

/** "chai 4.50": what it is called, and what stands beside it. */
function splitRow(text: string): string[] {
  const told = /^(.*\p{L}\S*?)\s*(?:,|:|-|–|=|(?<!\p{L})(?:for|at|is|costs?)(?!\p{L}))?\s*([$€£₹¥]?\s?\d[\d.,:]*(?:\s?[$€£₹¥]|\s?\p{L}{1,3})?)$/iu.exec(text.trim());
  return told?.[1] && told[2] ? [told[1], told[2]] : [text];
}

const OF_ROWS = /(?<!\p{L})(?:rows?|tables?|lists?|menu|chart|entry|entries|items?|sizes?)(?!\p{L})/iu;

/** A value set, rows taken out, or rows added; null where it is not told which. */
export function rowCalls(kind: 'change' | 'add' | 'delete', table: SeenLayer, wish: ToldWish): PlannedCall[] | null {
  const call = (input: Record<string, unknown>): PlannedCall[] => [{ tool: 'update_table', input: { layer: table.id, ...input } }];
  if (table.cells.length < table.rows) return null;
  const news = slotsOf(wish, 'N');
  const named = [...slotsOf(wish, 'R'), ...slotsOf(wish, 'O')].join(' · ');
  const spoken = rowsNamed(table, named);
  const rows = spoken.length > 0 ? spoken : rowsNamed(table, wish.said);
  if (kind === 'delete') return rows.length > 0 && news.length === 0 ? call({ removeRows: rows }) : null;
  const [row] = rows;
  const [value] = news;
  if (kind === 'change' && rows.length === 1 && row !== undefined && news.length === 1 && value !== undefined) {
    // "Lattes are called cortado now": what the row is called.
    const isName = !/\d/u.test(value) && table.cells.slice(table.header ? 1 : 0).every((cells) => cells.slice(1).every((cell) => /\d/u.test(cell)));
    const column = columnNamed(table, named) ?? columnNamed(table, wish.said) ?? (isName ? 1 : null);
    return column === null ? null : call({ set: [{ row, column: isName && column === 2 ? 1 : column, text: likeColumn(value.trim(), table, column) }] });
  }
  // Several values of one row, each by its column.
  if (kind === 'change' && rows.length === 1 && row !== undefined && news.length > 1) {
    const cells = cellsOf(table, wish, ['', ...news].slice(news.length === (table.cells[0]?.length ?? 0) ? 1 : 0));
    return cells ? call({ set: cells.flatMap((text, column) => (text === '' ? [] : [{ row, column: column + 1, text }])) }) : null;
  }
  if (kind !== 'add' && rows.length > 0) return null;
  const parts = news.length === 1 && value !== undefined ? splitRow(value) : news;
  const [name, ...others] = parts;
  if (name === undefined || (parts.length === 1 && (table.cells[0]?.length ?? 0) > 1 && /\d/u.test(name))) return null;
  // "put book via DM at the bottom": where each row has a number, words alone are none.
  if (parts.length === 1 && !OF_ROWS.test(wish.said) && table.cells.slice(table.header ? 1 : 0).every((cells) => cells.length > 1 && cells.slice(1).some((cell) => /\d/u.test(cell)))) return null;
  const isCapital = table.cells.slice(1).every(([key = '']) => /^\p{Lu}/u.test(key));
  const cells = cellsOf(table, wish, [name, ...others]);
  if (!cells) return null;
  const added = isCapital ? [(cells[0] ?? '').charAt(0).toUpperCase() + (cells[0] ?? '').slice(1), ...cells.slice(1)] : cells;
  const at = placeIn(table, wish);
  return call({ addRows: [added], ...(at === null ? {} : { at }) });
}
