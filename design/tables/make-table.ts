/** New tables from plain words: columns as wide as their words need, in a named look. */
import { createTableLayer, tableCells, type Placement } from '../document/create.ts';
import type { TableLayer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import type { MeasureText } from '../document/measure.ts';
import { paragraphsOf } from '../document/text-consistency.ts';
import { widestPiece } from '../layout/fit-text.ts';
import { unwrappedWidth } from '../layout/text-lines.ts';
import { cellTexts, withTableLines } from '../layout/table-layout.ts';
import { TABLE_PALETTE, withTableLook, type TablePalette, type TableStyle } from './styles.ts';
import type { ReadyTable } from './ready-tables.ts';

export interface TableWish extends Omit<ReadyTable, 'id' | 'keywords' | 'align' | 'style'> {
  /**
   * A look by name, or a function that applies one to the plain table: weights matter, because columns are as wide as
   * the styled words need.
   */
  style: TableStyle | ((plain: TableLayer) => TableLayer);
  /** s, c or e for each column; without it columns of numbers are centred, others aligned to the start. */
  align?: string;
  palette?: TablePalette;
  name?: string;
  /** The largest letters allowed, as a share of the page's shorter side. */
  largest?: number;
}

const ALIGN = { s: 'start', c: 'center', e: 'end' } as const;
/** Letters smaller than this share of the page's shorter side are illegible on a phone. */
const SMALLEST = 0.02;
/** From this size on, a broken line is worse than smaller letters. */
const READS_WELL = 0.027;
const LARGEST = 0.042;

/** Typical cells of a size chart or a price list: digits, with a currency or unit of a few letters around them. */
const NUMBERISH = /^[^\p{L}]{0,3}[\d][\d\s.,:–/×½¼¾-]*[^\d\s]{0,3}$/u;

function alignsOf(rows: TableWish['rows'], columns: number): string {
  return Array.from({ length: columns }, (_, column) => {
    const words = rows
      .slice(1)
      .map((row) => row[column] ?? '')
      .filter((word) => word.trim() !== '');
    return column > 0 && words.length > 0 && words.every((word) => NUMBERISH.test(word.trim())) ? 'c' : 's';
  }).join('');
}

/**
 * A table of these rows for a page, its letters as large as the width allows. `room`: the box that it should stay
 * within, px; the table is centred in it. The caller leaves out rows and columns beyond the limits of a table.
 */
export function makeTable(
  placement: Placement,
  wish: TableWish,
  room: { x: number; y: number; width: number; height: number },
  measure: MeasureText,
  page: { width: number; height: number },
): TableLayer {
  const shorter = Math.min(page.width, page.height);
  const cells = tableCells(wish.rows.slice(0, LIMITS.tableRows).map((row) => row.slice(0, LIMITS.tableColumns)));
  const count = cells[0]?.length ?? 1;
  const align = wish.align ?? alignsOf(wish.rows, count);
  const plain = createTableLayer({
    ...placement,
    cells,
    width: room.width,
    columns: Array.from({ length: count }, (_, column) => ({
      width: wish.widths?.[column] ?? 1,
      align: ALIGN[align[column] as keyof typeof ALIGN] ?? 'start',
    })),
    headerRow: wish.headerRow ?? true,
    headerColumn: wish.headerColumn ?? false,
    ...(wish.fontFamily !== undefined && { fontFamily: wish.fontFamily }),
    ...(wish.name !== undefined && { name: wish.name }),
  });
  const at = (fontSize: number): TableLayer => {
    const { style } = wish;
    const looked =
      typeof style === 'function'
        ? style({ ...plain, fontSize })
        : withTableLook({ ...plain, fontSize }, style, wish.palette ?? TABLE_PALETTE);
    return withTableLines(wish.widths ? looked : withFittedColumns(looked, measure), measure);
  };
  const sizes = [wish.largest ?? LARGEST, READS_WELL, SMALLEST].map((share) =>
    Math.max(LIMITS.minFontSize, Math.round(shorter * share)),
  ) as [number, number, number];
  const best =
    largestThatFits(
      at,
      sizes[0],
      sizes[1],
      (layer) => layer.height <= room.height && widestLines(layer, measure) <= 1,
    ) ??
    largestThatFits(
      at,
      sizes[0],
      sizes[2],
      (layer) => layer.height <= room.height && widestLines(layer, measure) <= 2,
    ) ??
    at(sizes[2]);
  return { ...best, x: Math.round(room.x), y: Math.round(room.y + (room.height - best.height) / 2) };
}

function largestThatFits(
  at: (size: number) => TableLayer,
  largest: number,
  smallest: number,
  fits: (layer: TableLayer) => boolean,
): TableLayer | null {
  for (let size = largest; size >= smallest; size -= Math.max(1, Math.round(largest * 0.04))) {
    const tried = at(size);
    if (fits(tried)) return tried;
  }
  return null;
}

/** Whether a table of `makeTable` stays within its room, px, with every word whole. */
export function staysWithin(layer: TableLayer, room: { width: number; height: number }, measure: MeasureText): boolean {
  return (
    layer.height <= room.height + 0.5 && layer.width <= room.width + 0.5 && Number.isFinite(widestLines(layer, measure))
  );
}

/** The largest number of lines that a cell has beyond its typed ones; infinite where a word is cut. */
function widestLines(layer: TableLayer, measure: MeasureText): number {
  return Math.max(
    ...cellTexts(layer)
      .flat()
      .map((cell) => {
        if (widestPiece(cell, measure) > cell.width + 0.02) return Infinity;
        return cell.lines.length - paragraphsOf(cell.text).length + 1;
      }),
  );
}

/** The table with columns as wide as their longest cells need, and the rest shared evenly. */
export function withFittedColumns(layer: TableLayer, measure: MeasureText): TableLayer {
  const texts = cellTexts(layer);
  const wanted = layer.columns.map(
    (_, column) =>
      Math.max(1, ...texts.map((row) => (row[column] ? unwrappedWidth(row[column], measure) : 0))) +
      2 * layer.padding.x +
      2,
  );
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const spare = layer.width - total;
  const equal = layer.width / layer.columns.length;
  const widths =
    spare < 0
      ? wanted.map((width) => Math.min(width, Math.max(equal, (width / total) * layer.width)))
      : wanted.map((width) => width + spare / wanted.length);
  const sum = widths.reduce((all, width) => all + width, 0);
  return {
    ...layer,
    columns: layer.columns.map((column, index) => ({
      ...column,
      width: Math.max(0.01, Math.round(((widths[index] ?? equal) / sum) * 10_000) / 100),
    })),
  };
}
