/** How models write tables: rows of words, looks by name, columns by number or by their heading. */
import { z } from 'zod';
import { scaleLayer } from '#design/document/geometry.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { READY_TABLES } from '#design/tables/ready-tables.ts';
import { TABLE_PALETTE, TABLE_STYLES, type TablePalette } from '#design/tables/styles.ts';
import { briefOf } from '../facts/layer-facts.ts';
import type { ToolContext } from '../contract/context.ts';
import { marginOf, type Size } from '../contract/page-space.ts';
import type { Json } from '../contract/tool.ts';

export const wordsInput = z.string().max(LIMITS.tableCellLength);
export const rowInput = z.array(wordsInput).min(1).max(LIMITS.tableColumns);
/** A starter table, by its id. */
export const readyInput = z.enum(READY_TABLES.map(({ id }) => id) as [string, ...string[]]);
export const tableStyleInput = z.enum(TABLE_STYLES);
/** 1 for the first, or the words of its heading. */
export const columnInput = z.union([z.number().int().min(1).max(LIMITS.tableColumns), z.string().min(1).max(100)]);

/** The palette around a requested accent. */
export const paletteFor = (color: string | undefined): TablePalette =>
  color === undefined ? TABLE_PALETTE : { ...TABLE_PALETTE, accent: color.slice(0, 7) };

/** The index of a named column; null: there is none. */
export function columnOf(layer: TableLayer, column: z.output<typeof columnInput>): number | null {
  if (typeof column === 'number') return column <= layer.columns.length ? column - 1 : null;
  const wanted = column.trim().toLowerCase();
  const heads = (layer.cells[0] ?? []).map(({ text }) => text.trim().toLowerCase());
  const exact = heads.indexOf(wanted);
  const near = exact >= 0 ? exact : heads.findIndex((head) => head !== '' && head.includes(wanted));
  return near < 0 ? null : near;
}

/** Moves a table that has grown back onto the page: up or to the left, and shrinks it if it is larger than the page. */
export function clampedToPage(
  layer: TableLayer,
  page: Size,
  measure: MeasureText,
): { layer: TableLayer; shrunk: boolean } {
  const margin = marginOf(page) / 2;
  const room = { width: page.width - 2 * margin, height: page.height - 2 * margin };
  if (layer.rotation !== 0) return { layer, shrunk: false };
  let fitted = layer;
  let shrunk = false;
  const factor = Math.min(1, room.width / layer.width, room.height / layer.height);
  if (factor < 1) {
    fitted = withTableLines(scaleLayer(layer, factor, { x: layer.x, y: layer.y }), measure);
    shrunk = true;
  }
  const inside = (start: number, length: number, available: number) =>
    Math.round(Math.max(Math.min(start, available - margin - length), Math.min(start, margin)));
  return {
    layer: { ...fitted, x: inside(layer.x, fitted.width, page.width), y: inside(layer.y, fitted.height, page.height) },
    shrunk,
  };
}

/** Most characters of cells in one answer to the model. */
const TOLD = 3_000;

/** A table's size and words for the model, so that it can continue. */
export function tableOutput(
  { document }: Pick<ToolContext, 'document'>,
  layer: TableLayer,
  notes: readonly string[],
): Json {
  const rows: string[][] = [];
  let told = 0;
  for (const row of layer.cells) {
    told += row.reduce((sum, { text }) => sum + text.length + 4, 0);
    if (told > TOLD) break;
    rows.push(row.map(({ text }) => text));
  }
  return {
    ...briefOf(document, layer),
    cells: rows,
    ...(rows.length < layer.rows.length ? { moreRows: layer.rows.length - rows.length } : {}),
    ...(notes.length > 0 ? { notes: [...notes] } : {}),
  };
}
