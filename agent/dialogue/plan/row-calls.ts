/** Plans changes of single rows of tables: "flat white is 4.10", "kick out the filter coffee". */
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { factsIn } from '../ground/kinds.ts';
import type { Scene } from '../ground/resolve.ts';
import { isNumber, onlyNumberIn } from '../ground/text-parts.ts';
import { bearsWords } from '../values/stems.ts';
import type { Planned } from './planned.ts';

export interface Row {
  table: Thing;
  /** From 1, the header included. */
  number: number;
  cells: readonly string[];
}

/** The one table of the page, or of several the one that is selected. */
function tableOn({ page }: Scene): Thing | null {
  const tables = page.layers.filter(({ type, visible }) => type === 'table' && visible);
  const selected = tables.filter(({ id }) => page.selected.includes(id));
  const [only, ...more] = selected.length > 0 ? selected : tables;
  return only && more.length === 0 ? only : null;
}

/** "row 2", "the last row": people count the rows under the header. */
function numberedRow(ordinal: number, scene: Scene): Row | null {
  const table = tableOn(scene);
  if (!table) return null;
  const number = ordinal > 0 ? ordinal + (table.header ? 1 : 0) : table.cells.length + 1 + ordinal;
  const cells = table.cells[number - 1];
  return cells && !(table.header && number === 1) ? { table, number, cells } : null;
}

const CALLED = new Set<Reference['kind']>([null, 'text', 'line', 'money', 'row']);

/** The row that goes by these words or this number; null: they are no row's, or several rows'. */
export function rowOf({ words, kind, pronoun, ordinal }: Reference, scene: Scene): Row | null {
  if (kind === 'row' && words === null && ordinal !== null && pronoun === null) return numberedRow(ordinal, scene);
  if (words === null || pronoun !== null || !CALLED.has(kind)) return null;
  const { layers } = scene.page;
  const plain = plainWords(words);
  const rowsWith = (isMeant: (name: string) => boolean): Row[] =>
    layers.flatMap((table) =>
      table.cells.flatMap((cells, index) => (isMeant(cells[0] ?? '') ? [{ table, number: index + 1, cells }] : [])),
    );
  // "the hats" are the row Hat.
  const exact = rowsWith((name) => holdsWords(name, plain));
  const isExact = exact.length > 0;
  const rows = isExact ? exact : rowsWith((name) => bearsWords(name, plain));
  const isSaid = (text: string): boolean => (isExact ? holdsWords(text, plain) : bearsWords(text, plain));
  const elsewhere = kind !== 'row' && layers.some(({ type, text }) => type === 'text' && isSaid(text));
  const [row] = rows;
  return row && rows.length === 1 && !elsewhere ? row : null;
}

/** How a call names a row: by its first cell, where no other has the same. */
export function nameIn({ table, number, cells: [name = ''] }: Row): number | string {
  const plain = name.trim().toLowerCase();
  const alike = table.cells.filter(([first = '']) => first.trim().toLowerCase() === plain);
  return plain !== '' && plain.length <= LONGEST_NAME && alike.length === 1 ? name.trim() : number;
}
const LONGEST_NAME = 100;

/** The columns that references mean, of one table; null: one of them means none. Numbers from 1. */
export function columnsOf(target: readonly Reference[], scene: Scene): { table: Thing; columns: number[] } | null {
  const table = tableOn(scene);
  if (!table || target.some(({ kind, pronoun }) => kind !== 'column' || pronoun !== null)) return null;
  const [head = []] = table.cells;
  const columns = target.map(({ words, ordinal }): number => {
    if (ordinal !== null) return ordinal > 0 ? ordinal : head.length + 1 + ordinal;
    const found =
      words !== null && table.header ? head.flatMap((name, at) => (bearsWords(name, words) ? [at + 1] : [])) : [];
    return found.length === 1 ? (found[0] ?? 0) : 0;
  });
  return columns.every((column) => column >= 1 && column <= head.length) ? { table, columns } : null;
}

export function removeColumns(target: readonly Reference[], scene: Scene): Planned {
  const meant = columnsOf(target, scene);
  // Nothing is left of a table without columns.
  if (!meant || new Set(meant.columns).size >= (meant.table.cells[0]?.length ?? 0)) return null;
  const { table, columns } = meant;
  return { calls: [{ tool: 'update_table', input: { layer: table.id, removeColumns: columns } }], spoken: [table.id] };
}

/** The row taken out and put in again, before or after another one of its table, or at an end. */
export function moveRow({ table, number, cells }: Row, beside: Row | null, how: string): Planned {
  if (beside && (beside.table !== table || beside.number === number)) return null;
  // Rows are counted once this one is gone.
  const shift = (other: number) => (other > number ? other - 1 : other);
  const body = table.header ? 2 : 1;
  const at = beside ? shift(beside.number) + (how === 'after' ? 1 : 0) : how === 'first' ? body : table.cells.length;
  return {
    calls: [
      { tool: 'update_table', input: { layer: table.id, removeRows: [number] } },
      { tool: 'update_table', input: { layer: table.id, addRows: [cells], at } },
    ],
    spoken: [table.id],
  };
}

/** Two rows of one table in each other's place. */
export function swapRows(target: readonly Reference[], scene: Scene): Planned {
  const [one, other] = target.map((reference) => rowOf(reference, scene));
  if (!one || !other || target.length !== 2 || one.table !== other.table || one.number === other.number) return null;
  const set = [[one.number, other.cells] as const, [other.number, one.cells] as const].flatMap(([row, cells]) =>
    cells.map((text, column) => ({ row, column: column + 1, text })),
  );
  return { calls: [{ tool: 'update_table', input: { layer: one.table.id, set } }], spoken: [one.table.id] };
}

export function removeRows(rows: readonly Row[]): Planned {
  const tables = new Set(rows.map(({ table }) => table));
  const [table] = tables;
  return table && tables.size === 1
    ? {
        calls: [{ tool: 'update_table', input: { layer: table.id, removeRows: rows.map(nameIn) } }],
        spoken: [],
      }
    : null;
}

/** Writes a value into the cell of the row that holds one of its kind; null: there is none, or several. */
export function setInRow(row: Row, to: string): Planned {
  const { table, cells } = row;
  const kinds = factsIn(to);
  const isLike = (cell: string) =>
    isNumber(to) || isNumber(cell) ? /\d/u.test(cell) : [...factsIn(cell)].some((kind) => kinds.has(kind));
  const columns = cells.flatMap((cell, index) => (index > 0 && isLike(cell) ? [index] : []));
  const [column] = columns;
  const cell = column === undefined ? undefined : cells[column];
  if (column === undefined || cell === undefined || columns.length > 1) return null;
  // "4.10" keeps the currency that the cell has.
  const amount = onlyNumberIn(cell);
  const text = isNumber(to) && amount !== null ? cell.replace(amount, to) : to;
  return {
    calls: [
      { tool: 'update_table', input: { layer: table.id, set: [{ row: nameIn(row), column: column + 1, text }] } },
    ],
    spoken: [table.id],
  };
}

/** "Oat latte 4.40" as its name and what is behind it; null: it ends in no value. */
function priced(text: string): [name: string, value: string] | null {
  const words = text.split(/\s/u).filter((word) => word !== '');
  const value = words.pop() ?? '';
  const last = words.at(-1) ?? '';
  // A dash or "for" between them is the list's, not the name's.
  if (/^(?:[–—:-]|for|at)$/iu.test(last)) words.pop();
  return words.length > 0 && /\d/u.test(value) ? [words.join(' '), value] : null;
}

/** Puts a row into a table: its name, and what stands behind that in the other column. `at`: from 1; null: at the end. */
export function addRow(table: Thing, at: number | null, text: string): Planned {
  const columns = Math.max(...table.cells.map((row) => row.length), 0);
  const parts = columns === 2 ? priced(text) : null;
  if (columns !== 1 && !parts) return null;
  const row = parts ? [asNamed(parts[0], table), asInColumn(parts[1], table)] : [text];
  return {
    calls: [{ tool: 'update_table', input: { layer: table.id, addRows: [row], ...(at === null ? {} : { at }) } }],
    spoken: [table.id],
  };
}

/** Names begin with a capital where the others do. */
function asNamed(name: string, { cells }: Thing): string {
  const areCapital = cells.every(([first = '']) => !/^\p{Ll}/u.test(first));
  return areCapital ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** A bare amount gets the currency that the others in its column have. */
function asInColumn(value: string, { cells }: Thing): string {
  const like = cells.at(-1)?.[1] ?? '';
  const amount = onlyNumberIn(like);
  return isNumber(value) && amount !== null ? like.replace(amount, value) : value;
}
