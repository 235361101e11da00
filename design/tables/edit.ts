/**
 * Edits tables: cells written, rows and columns added, removed, moved, copied, sorted, resized. Pure, on the layer
 * alone; callers break the lines again with `withTableLines`. Exceeding the limits of rows or columns throws a
 * KernelError; invalid indices are bugs.
 */
import { unwrappedLines } from '../document/text-consistency.ts';
import { entryAt } from '../document/entry.ts';
import type { TableCell, TableLayer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import { refuse } from '../operations/draft.ts';
import { columnWidths, rowHeights } from '../layout/table-layout.ts';
import { inRange, type Axis, type CellPlace, type CellRange } from './cells.ts';

const EMPTY: TableCell = { text: '', lines: [{ start: 0, end: 0, width: 0 }], style: {} };

/** Text that a cell can hold: whole characters, within the limit, line ends as one character. */
export function cellText(text: string): string {
  const clean = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed();
  return Array.from(clean.slice(0, LIMITS.tableCellLength))
    .join('')
    .toWellFormed()
    .replace(/\ufffd$/u, '');
}

function mapCells(layer: TableLayer, change: (cell: TableCell, row: number, column: number) => TableCell): TableLayer {
  return { ...layer, cells: layer.cells.map((line, row) => line.map((cell, column) => change(cell, row, column))) };
}

const withText = (cell: TableCell, text: string): TableCell =>
  cell.text === text ? cell : { ...cell, text, lines: unwrappedLines(text) };

/** Writes words into the cells from a position on; missing rows and columns are added at the end, within the limits. */
export function withWords(layer: TableLayer, at: CellPlace, words: readonly (readonly string[])[]): TableLayer {
  const rows = Math.min(LIMITS.tableRows, at.row + words.length);
  const columns = Math.min(LIMITS.tableColumns, at.column + Math.max(1, ...words.map((row) => row.length)));
  let grown = layer;
  if (rows > grown.rows.length) grown = insertTracks(grown, 'row', grown.rows.length, rows - grown.rows.length);
  if (columns > grown.columns.length)
    grown = insertTracks(grown, 'column', grown.columns.length, columns - grown.columns.length);
  return mapCells(grown, (cell, row, column) => {
    const word = words[row - at.row]?.[column - at.column];
    return word === undefined || row < at.row || column < at.column ? cell : withText(cell, cellText(word));
  });
}

/** Clears the words in the cells of a range. */
export function withoutWords(layer: TableLayer, range: CellRange): TableLayer {
  return mapCells(layer, (cell, row, column) => (inRange(range, row, column) ? withText(cell, '') : cell));
}

/** Styles the cells of a range; null removes a cell's own value, so that row, column and table apply again. */
export function withCellStyle(
  layer: TableLayer,
  range: CellRange,
  style: { [Key in keyof TableCell['style']]: TableCell['style'][Key] | null },
): TableLayer {
  return mapCells(layer, (cell, row, column) => {
    if (!inRange(range, row, column)) return cell;
    const entries = Object.entries({ ...cell.style, ...style }).filter(
      ([, value]) => value !== null && value !== undefined,
    );
    return { ...cell, style: Object.fromEntries(entries) };
  });
}

const countOf = (layer: TableLayer, axis: Axis) => (axis === 'row' ? layer.rows.length : layer.columns.length);

/** A cell of a row or column as a model for new ones: its look without its words. */
const blank = ({ style: { fill: _fill, ...style } }: TableCell): TableCell => ({ ...EMPTY, style });

/** Adds empty rows or columns before index `at`. New columns are as wide as their neighbor and make the table wider. */
export function insertTracks(layer: TableLayer, axis: Axis, at: number, count = 1): TableLayer {
  const limit = axis === 'row' ? LIMITS.tableRows : LIMITS.tableColumns;
  if (countOf(layer, axis) + count > limit)
    refuse(axis === 'row' ? 'kernel.tooManyRows' : 'kernel.tooManyColumns', `layers.${layer.id}`, { limit });
  // A body row follows a header row.
  const last = countOf(layer, axis) - 1;
  const model = axis === 'row' && layer.headerRow && at <= 1 ? Math.min(1, last) : Math.min(Math.max(0, at - 1), last);
  const added = Array.from({ length: count });
  if (axis === 'row') {
    const fresh = added.map(() => entryAt(layer.cells, model).map(blank));
    const rows = added.map(() => ({ ...entryAt(layer.rows, model) }));
    return { ...layer, rows: layer.rows.toSpliced(at, 0, ...rows), cells: layer.cells.toSpliced(at, 0, ...fresh) };
  }
  const column = entryAt(layer.columns, model);
  const wide = entryAt(columnWidths(layer), model);
  return {
    ...layer,
    width: Math.min(LIMITS.layerDimension, layer.width + wide * count),
    columns: layer.columns.toSpliced(at, 0, ...added.map(() => ({ ...column }))),
    cells: layer.cells.map((row) => row.toSpliced(at, 0, ...added.map(() => blank(entryAt(row, model))))),
  };
}

/** Removes rows or columns; at least one stays. The other columns keep their widths. */
export function removeTracks(layer: TableLayer, axis: Axis, from: number, count = 1): TableLayer {
  if (count >= countOf(layer, axis))
    refuse(axis === 'row' ? 'kernel.lastRow' : 'kernel.lastColumn', `layers.${layer.id}`);
  if (axis === 'row')
    return { ...layer, rows: layer.rows.toSpliced(from, count), cells: layer.cells.toSpliced(from, count) };
  const gone = columnWidths(layer)
    .slice(from, from + count)
    .reduce((sum, width) => sum + width, 0);
  return {
    ...layer,
    width: Math.max(1, layer.width - gone),
    columns: layer.columns.toSpliced(from, count),
    cells: layer.cells.map((row) => row.toSpliced(from, count)),
  };
}

/** Copies rows or columns to directly after them. */
export function duplicateTracks(layer: TableLayer, axis: Axis, from: number, count = 1): TableLayer {
  const grown = insertTracks(layer, axis, from + count, count);
  if (axis === 'row') {
    const copies = layer.cells.slice(from, from + count);
    return {
      ...grown,
      rows: layer.rows.toSpliced(from + count, 0, ...layer.rows.slice(from, from + count)),
      cells: grown.cells.toSpliced(from + count, count, ...copies),
    };
  }
  const widths = columnWidths(layer)
    .slice(from, from + count)
    .reduce((sum, width) => sum + width, 0);
  return {
    ...layer,
    width: Math.min(LIMITS.layerDimension, layer.width + widths),
    columns: layer.columns.toSpliced(from + count, 0, ...layer.columns.slice(from, from + count)),
    cells: layer.cells.map((row) => row.toSpliced(from + count, 0, ...row.slice(from, from + count))),
  };
}

const moved = <Entry>(list: readonly Entry[], from: number, count: number, to: number): Entry[] =>
  list.toSpliced(from, count).toSpliced(to > from ? to - count : to, 0, ...list.slice(from, from + count));

/** Moves rows or columns to before the one that has index `to` now. */
export function moveTracks(layer: TableLayer, axis: Axis, from: number, count: number, to: number): TableLayer {
  if (to >= from && to <= from + count) return layer;
  if (axis === 'row')
    return { ...layer, rows: moved(layer.rows, from, count, to), cells: moved(layer.cells, from, count, to) };
  return {
    ...layer,
    columns: moved(layer.columns, from, count, to),
    cells: layer.cells.map((row) => moved(row, from, count, to)),
  };
}

const numbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Clothes sizes have their own order: alphabetically they would be L, M, S. */
const SIZES = new Map(
  ['3xs', 'xxs', '2xs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'].map((size, at) => [
    size,
    at,
  ]),
);

function compareWords(a: string, b: string): number {
  const [sizeA, sizeB] = [SIZES.get(a.trim().toLowerCase()), SIZES.get(b.trim().toLowerCase())];
  if (sizeA !== undefined && sizeB !== undefined) return sizeA - sizeB;
  const amount = (text: string) => {
    const found = /-?\d[\d.,]*/.exec(text);
    return found && !/^\p{L}/u.test(text.trim()) ? Number.parseFloat(found[0].replaceAll(',', '')) : null;
  };
  const [first, second] = [amount(a), amount(b)];
  return first !== null && second !== null && first !== second ? first - second : numbers.compare(a, b);
}

/**
 * Sorts the rows by a column: numbers by value, clothes sizes in their order, words alphabetically. Empty cells come
 * last, the header row stays.
 */
export function sortRows(layer: TableLayer, column: number, direction: 'ascending' | 'descending'): TableLayer {
  const head = layer.headerRow ? 1 : 0;
  const order = layer.rows.map((_, row) => row).slice(head);
  const words = (row: number) => entryAt(entryAt(layer.cells, row), column).text;
  order.sort((a, b) => {
    const [first, second] = [words(a).trim(), words(b).trim()];
    if (first === '' || second === '') return (first === '' ? 1 : 0) - (second === '' ? 1 : 0);
    return direction === 'ascending' ? compareWords(first, second) : compareWords(second, first);
  });
  const all = [...(head === 1 ? [0] : []), ...order];
  return {
    ...layer,
    rows: all.map((row) => entryAt(layer.rows, row)),
    cells: all.map((row) => entryAt(layer.cells, row)),
  };
}

/** Makes all columns equally wide; all rows as high as the highest. */
export function distributeTracks(layer: TableLayer, axis: Axis): TableLayer {
  if (axis === 'column') return { ...layer, columns: layer.columns.map((column) => ({ ...column, width: 1 })) };
  const height = Math.ceil(Math.max(...rowHeights(layer)));
  return { ...layer, rows: layer.rows.map(() => ({ height })) };
}

/** Minimum width of a column when dragged, px. */
const NARROWEST = 8;

/**
 * Moves the line after a column: the column grows and the next one shrinks by as much; after the last column the table
 * itself resizes.
 */
export function withColumnBorder(layer: TableLayer, column: number, by: number): TableLayer {
  const widths = columnWidths(layer);
  const own = entryAt(widths, column);
  const next = widths[column + 1];
  const limited =
    next === undefined ? Math.max(NARROWEST - own, by) : Math.min(next - NARROWEST, Math.max(NARROWEST - own, by));
  const wanted = widths.map((width, index) =>
    Math.max(1, index === column ? own + limited : index === column + 1 ? width - limited : width),
  );
  const width = wanted.reduce((sum, each) => sum + each, 0);
  return {
    ...layer,
    width: Math.min(LIMITS.layerDimension, Math.round(width * 100) / 100),
    columns: layer.columns.map((each, index) => ({ ...each, width: shareOf(entryAt(wanted, index), width) })),
  };
}

/** A share in percent, to three decimals, which keeps widths readable in the document. */
const shareOf = (width: number, total: number): number =>
  Math.min(100, Math.max(0.01, Math.round((width / total) * 100_000) / 1000));

/** A row of at least that height, px; 0: as high as its text needs. */
export function withRowHeight(layer: TableLayer, row: number, height: number): TableLayer {
  return {
    ...layer,
    rows: layer.rows.map((each, index) =>
      index === row ? { height: Math.max(0, Math.min(LIMITS.layerDimension, Math.round(height * 100) / 100)) } : each,
    ),
  };
}

/** Aligns whole columns; their cells lose their own alignment. */
export function withColumnAlign(
  layer: TableLayer,
  range: Pick<CellRange, 'left' | 'right'>,
  align: TableCell['style']['align'] & string,
): TableLayer {
  const columns = layer.columns.map((column, index) =>
    index >= range.left && index <= range.right ? { ...column, align } : column,
  );
  return withCellStyle(
    { ...layer, columns },
    { top: 0, bottom: layer.rows.length - 1, left: range.left, right: range.right },
    { align: null },
  );
}

/** The words of a range as rows. */
export function wordsOf(layer: Pick<TableLayer, 'cells'>, { top, bottom, left, right }: CellRange): string[][] {
  return layer.cells.slice(top, bottom + 1).map((row) => row.slice(left, right + 1).map(({ text }) => text));
}
