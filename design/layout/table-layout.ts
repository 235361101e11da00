/**
 * Positions of a table's rows, columns and cells, how each cell looks, and the lines of their texts. Shared by
 * painting, editing and tools. px, from the upper left corner of the table's box.
 */
import { createTextLayer } from '../document/create.ts';
import { entryAt } from '../document/entry.ts';
import type { Box } from '../document/geometry.ts';
import type { TableCell, TableLayer, TextLayer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import type { MeasureText } from '../document/measure.ts';
import { firstDirection } from './scripts.ts';
import { withLines } from './text-lines.ts';

/** A row or column as a range along one axis. */
export interface Track {
  start: number;
  size: number;
}

export interface TableGeometry {
  direction: 'ltr' | 'rtl';
  /** By index in the document; the first column of a right-to-left table is the rightmost. */
  columns: readonly Track[];
  rows: readonly Track[];
}

/** The resolved look of a cell. */
export interface CellLook {
  fontSize: number;
  fontWeight: number;
  color: string;
  fill: string | null;
  align: TableCell['style']['align'] & string;
  upper: boolean;
}

const BOLD = 700;
const REGULAR = 400;

/** The direction of the columns: the table's own, or that of its first letter. */
export function tableDirection({ direction, cells }: Pick<TableLayer, 'direction' | 'cells'>): 'ltr' | 'rtl' {
  if (direction !== 'auto') return direction;
  for (const row of cells) {
    for (const { text } of row) {
      const found = firstDirection(text);
      if (found) return found;
    }
  }
  return 'ltr';
}

/** Widths of the columns, px. */
export function columnWidths({ columns, width }: Pick<TableLayer, 'columns' | 'width'>): number[] {
  const total = columns.reduce((sum, column) => sum + column.width, 0);
  return columns.map((column) => (column.width / total) * width);
}

/** The cell of a row and column, both from 0; throws when the table has none there. */
export function cellOf(layer: Pick<TableLayer, 'cells'>, row: number, column: number): TableCell {
  return entryAt(entryAt(layer.cells, row), column);
}

/** The look of a cell: its own style over its column's, its row's and the table's. */
export function cellLook(layer: Omit<TableLayer, 'id' | 'parent' | 'order'>, row: number, column: number): CellLook {
  const { style } = cellOf(layer, row, column);
  const { header, body } = layer;
  const inHeader = layer.headerRow && row === 0;
  const inStub = !inHeader && layer.headerColumn && column === 0;
  const weight = inHeader || inStub ? header.fontWeight : layer.fontWeight;
  const striped = (row - (layer.headerRow ? 1 : 0)) % 2 === 1;
  return {
    fontSize: inHeader ? header.fontSize : layer.fontSize,
    fontWeight: style.bold === undefined ? weight : style.bold ? Math.max(BOLD, weight) : Math.min(REGULAR, weight),
    color: style.color ?? (inHeader ? header.color : body.color),
    fill: style.fill ?? (inHeader ? header.fill : striped ? (body.stripe ?? body.fill) : body.fill),
    align: style.align ?? entryAt(layer.columns, column).align,
    upper: inHeader && header.upper,
  };
}

/**
 * A cell's text as a text layer at the cell's position within the table, because line breaking and painting don't know
 * cells.
 */
function textLayerOf(layer: TableLayer, row: number, column: number, box: Box, direction: 'ltr' | 'rtl'): TextLayer {
  const { text, lines } = cellOf(layer, row, column);
  const look = cellLook(layer, row, column);
  const { padding } = layer;
  const align =
    look.align === 'center' ? 'center' : (look.align === 'start') === (direction === 'ltr') ? 'left' : 'right';
  return createTextLayer({
    id: layer.id,
    parent: layer.parent,
    order: layer.order,
    x: box.x + padding.x,
    y: box.y + padding.y,
    width: Math.max(1, box.width - 2 * padding.x),
    height: Math.max(1, box.height - 2 * padding.y),
    text,
    lines,
    align,
    fontFamily: layer.fontFamily,
    fontSize: look.fontSize,
    fontWeight: look.fontWeight,
    lineHeight: layer.lineHeight,
    verticalAlign: layer.verticalAlign,
    letterCase: look.upper ? 'upper' : 'as-typed',
    fill: { type: 'solid', color: look.color },
  });
}

/** The height that a row needs for its cells' lines, px. */
function neededHeight(layer: TableLayer, row: number): number {
  let needed = 0;
  for (const [column, { lines }] of entryAt(layer.cells, row).entries()) {
    needed = Math.max(needed, Math.max(1, lines.length) * cellLook(layer, row, column).fontSize * layer.lineHeight);
  }
  return needed + 2 * layer.padding.y;
}

/** Heights of the rows with the stored lines, px. */
export function rowHeights(layer: TableLayer): number[] {
  return layer.rows.map(({ height }, row) => Math.max(height, neededHeight(layer, row)));
}

const geometries = new WeakMap<TableLayer, TableGeometry>();

/** Rows and columns of a table. Layers are never changed in place, so each is laid out once. */
export function tableGeometry(layer: TableLayer): TableGeometry {
  let geometry = geometries.get(layer);
  if (!geometry) {
    const direction = tableDirection(layer);
    const heights = rowHeights(layer);
    // The box wins: between a change of style and the new line breaks the rows share the available height.
    const stretch = layer.height / heights.reduce((sum, height) => sum + height, 0);
    const rows = tracks(heights.map((height) => height * stretch));
    const columns = tracks(columnWidths(layer));
    geometry = {
      direction,
      rows,
      columns:
        direction === 'ltr' ? columns : columns.map(({ start, size }) => ({ start: layer.width - start - size, size })),
    };
    geometries.set(layer, geometry);
  }
  return geometry;
}

function tracks(sizes: readonly number[]): Track[] {
  let start = 0;
  return sizes.map((size) => {
    const track = { start, size };
    start += size;
    return track;
  });
}

/** The box of a cell within the table. */
export function cellBox(layer: TableLayer, row: number, column: number): Box {
  const { rows, columns } = tableGeometry(layer);
  const [across, down] = [entryAt(columns, column), entryAt(rows, row)];
  return { x: across.start, y: down.start, width: across.size, height: down.size };
}

/** The cell at a point within the table; null outside it. */
export function cellAt(layer: TableLayer, x: number, y: number): { row: number; column: number } | null {
  const { rows, columns } = tableGeometry(layer);
  const at = (list: readonly Track[], value: number) =>
    list.findIndex(({ start, size }) => value >= start && value <= start + size);
  const [row, column] = [at(rows, y), at(columns, x)];
  return row < 0 || column < 0 ? null : { row, column };
}

const texts = new WeakMap<TableLayer, TextLayer[][]>();

/** The texts of all cells, row by row, at their positions within the table, including empty cells. */
export function cellTexts(layer: TableLayer): readonly (readonly TextLayer[])[] {
  let known = texts.get(layer);
  if (!known) {
    const { direction } = tableGeometry(layer);
    known = layer.cells.map((cells, row) =>
      cells.map((_cell, column) => textLayerOf(layer, row, column, cellBox(layer, row, column), direction)),
    );
    texts.set(layer, known);
  }
  return known;
}

/**
 * Whether equal cells in two states of a table have the same lines, because their fonts, padding and header are equal.
 */
function sameLetters(a: TableLayer, b: TableLayer): boolean {
  return (
    a.fontFamily === b.fontFamily &&
    a.fontSize === b.fontSize &&
    a.fontWeight === b.fontWeight &&
    a.lineHeight === b.lineHeight &&
    a.headerRow === b.headerRow &&
    a.headerColumn === b.headerColumn &&
    a.header === b.header &&
    a.padding === b.padding
  );
}

/**
 * The table with its cells' lines broken again and its height fitted to its rows; its width stays. `before`: a state
 * with correct lines; cells that are equal in it are not measured again.
 */
export function withTableLines(layer: TableLayer, measure: MeasureText, before?: TableLayer): TableLayer {
  const widths = columnWidths(layer);
  const known = before && sameLetters(layer, before) ? before : null;
  const knownWidths = known ? columnWidths(known) : [];
  const cells = layer.cells.map((line, row) =>
    line.map((cell, column): TableCell => {
      if (known && cell === known.cells[row]?.[column] && widths[column] === knownWidths[column]) return cell;
      const box = { x: 0, y: 0, width: widths[column] ?? 1, height: 1 };
      const { lines } = withLines(textLayerOf(layer, row, column, box, 'ltr'), measure);
      return { text: cell.text, lines, style: cell.style };
    }),
  );
  const laid = { ...layer, cells };
  const height = rowHeights(laid).reduce((sum, each) => sum + each, 0);
  return { ...laid, height: Math.max(1, Math.min(LIMITS.layerDimension, Math.round(height * 100) / 100)) };
}

/** The colors of a table, in no particular order. */
export function tableColors({ body, header, borders, cells }: TableLayer): string[] {
  const own = cells.flatMap((row) => row.flatMap(({ style }) => [style.fill, style.color]));
  const rules = [borders.outer, borders.rows, borders.columns].map((rule) => rule?.color);
  const all = [body.color, body.fill, body.stripe, header.color, header.fill, ...rules, ...own];
  return [...new Set(all.filter((color) => typeof color === 'string'))];
}

/**
 * All text of a table, row by row, cells separated by tabs: for search, for people who can't see it, for the clipboard.
 */
export function tableText(layer: Pick<TableLayer, 'cells'>): string {
  return layer.cells.map((row) => row.map(({ text }) => text.replace(/\s+/g, ' ')).join('\t')).join('\n');
}
