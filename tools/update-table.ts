/** update_table: writes cells, adds, removes and sorts rows and columns, changes the look. */
import { z } from 'zod';
import { KernelError } from '#design/document/issue.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { descendantsOf } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { insertTracks, removeTracks, sortRows, withWords } from '#design/tables/edit.ts';
import { spreadRows } from '#design/tables/spread-rows.ts';
import { withTableLook, TABLE_PALETTE } from '#design/tables/styles.ts';
import { message } from '#messages/message.ts';
import { chooseLayer, layerInput } from './page/chosen-layers.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { backgroundBehind } from './page/background.ts';
import { titleOf } from './page/layer-names.ts';
import { updateBetween } from './page/layer-patch.ts';
import { extentOf } from './contract/page-space.ts';
import { withReadableCells, withTableFills } from './tables/table-colors.ts';
import {
  columnInput,
  columnOf,
  clampedToPage,
  paletteFor,
  rowInput,
  tableOutput,
  tableStyleInput,
  wordsInput,
} from './tables/table-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.updateTable',
  {
    title: 'Edit table',
    doing: 'Editing the table',
    failed: 'Could not edit the table',
    tableShrunk: 'made smaller to stay on the page',
    tableSame: 'the table was like that already',
    noColumn: 'There is no column "{column}" in this table. Its columns: {columns}',
    noRowNamed: 'No row of this table begins with "{row}". Its rows: {rows}',
    noRow: 'There is no row {row, number}: the table has {count, number} rows, the header included',
    notATable: '{layer} is a {type}, not a table. Tables on this page: {list}',
    noTables: '{layer} is not a table, and this page has none. add_table makes one.',
    atWithoutRows: 'at goes with addRows or addColumns.',
  },
  { tableChanged: 'Changed {layer}' },
);

/** 1 for the first, the header included, or the words of its first cell. */
const rowInputOf = z.union([z.number().int().min(1).max(LIMITS.tableRows), z.string().min(1).max(100)]);

const input = z.strictObject({
  layer: layerInput.describe('Id of the table'),
  set: z
    .array(z.strictObject({ row: rowInputOf, column: columnInput, text: wordsInput }))
    .min(1)
    .max(LIMITS.tableRows * LIMITS.tableColumns)
    .optional()
    .describe(
      'Cells to write; rows by number from 1, the header included, or by their first cell; columns by number or heading',
    ),
  removeRows: z
    .array(rowInputOf)
    .min(1)
    .max(LIMITS.tableRows)
    .optional()
    .describe('Rows to take away, counted before anything else'),
  removeColumns: z.array(columnInput).min(1).max(LIMITS.tableColumns).optional(),
  addRows: z.array(rowInput).min(1).max(LIMITS.tableRows).optional().describe('Rows of cells to add'),
  addColumns: z
    .array(z.array(wordsInput).min(1).max(LIMITS.tableRows))
    .min(1)
    .max(LIMITS.tableColumns)
    .optional()
    .describe('Columns of cells to add, each from top to bottom, heading first'),
  at: z
    .number()
    .int()
    .min(1)
    .max(LIMITS.tableRows + 1)
    .optional()
    .describe('Row or column number that the first added one gets; at the end without it'),
  sort: z
    .strictObject({ column: columnInput, descending: z.boolean().optional() })
    .optional()
    .describe('Sorts the rows under the header'),
  style: tableStyleInput.optional(),
  color: colorInput.optional().describe('Of header and stripes'),
  headerRow: z.boolean().optional(),
  headerColumn: z.boolean().optional(),
});
type Input = z.output<typeof input>;

/** A row or column that the table does not have; the message names it. */
class Unplaced extends Error {}

function placeOf(layer: TableLayer, column: z.output<typeof columnInput>): number {
  const found = columnOf(layer, column);
  if (found === null)
    throw new Unplaced(
      message(TEXTS.noColumn, {
        column: String(column),
        columns: (layer.cells[0] ?? []).map(({ text }, index) => `${index + 1} ${text}`.trim()).join(', '),
      }),
    );
  return found;
}

function rowOf(layer: TableLayer, row: z.output<typeof rowInputOf>): number {
  if (typeof row === 'string') {
    const firsts = layer.cells.map((cells) => (cells[0]?.text ?? '').trim().toLowerCase());
    const found = firsts.indexOf(row.trim().toLowerCase());
    if (found < 0)
      throw new Unplaced(message(TEXTS.noRowNamed, { row, rows: firsts.filter(Boolean).slice(0, 20).join(', ') }));
    return found;
  }
  if (row > layer.rows.length) throw new Unplaced(message(TEXTS.noRow, { row, count: layer.rows.length }));
  return row - 1;
}

/** Applies all requested changes, in an order in which rows and columns are counted as the caller saw them. */
function changed(layer: TableLayer, given: Input): TableLayer {
  let next = layer;
  for (const { row, column, text } of given.set ?? [])
    next = withWords(next, { row: rowOf(layer, row), column: placeOf(layer, column) }, [[text]]);
  const columns = new Set((given.removeColumns ?? []).map((column) => placeOf(layer, column)));
  const rows = new Set((given.removeRows ?? []).map((row) => rowOf(layer, row)));
  for (const column of [...columns].sort((a, b) => b - a)) next = removeTracks(next, 'column', column);
  for (const row of [...rows].sort((a, b) => b - a)) next = removeTracks(next, 'row', row);
  if (given.addRows) {
    const at = Math.min(next.rows.length, (given.at ?? Infinity) - 1);
    next = insertTracks(next, 'row', at, given.addRows.length);
    next = withWords(next, { row: at, column: 0 }, given.addRows);
  }
  if (given.addColumns) {
    const at = Math.min(next.columns.length, ((given.addRows ? undefined : given.at) ?? Infinity) - 1);
    const { width } = next;
    // The table keeps its width: the other columns make room.
    next = { ...insertTracks(next, 'column', at, given.addColumns.length), width };
    given.addColumns.forEach((words, index) => {
      next = withWords(
        next,
        { row: 0, column: at + index },
        words.slice(0, next.rows.length).map((word) => [word]),
      );
    });
  }
  if (given.sort)
    next = sortRows(next, placeOf(next, given.sort.column), given.sort.descending ? 'descending' : 'ascending');
  if (given.headerRow !== undefined) next = { ...next, headerRow: given.headerRow };
  if (given.headerColumn !== undefined) next = { ...next, headerColumn: given.headerColumn };
  return restyled(next, given);
}

function restyled(layer: TableLayer, { style, color }: Input): TableLayer {
  if (style !== undefined) return withTableLook(layer, style, color === undefined ? TABLE_PALETTE : paletteFor(color));
  if (color === undefined) return layer;
  // For a color alone, the contrast is kept.
  const accent = layer.header.fill;
  if (accent === null) return { ...layer, header: { ...layer.header, color } };
  return withTableFills(layer, (one) => (one === accent ? color : one));
}

/** The answer to a call for a layer that is not a table: lists the tables. */
function noTable(id: string, { document, page }: ToolContext): string {
  const layer = document.layers[id];
  const list = descendantsOf(document, page)
    .filter((one) => one.type === 'table')
    .map((one) => `${one.id} (${titleOf(one)})`)
    .join(', ');
  return message(list === '' ? TEXTS.noTables : TEXTS.notATable, {
    layer: layer ? titleOf(layer) : id,
    type: layer?.type ?? '',
    list,
  });
}

export const updateTable = defineTool({
  name: 'update_table',
  icon: 'table-properties',
  texts: TEXTS,
  use: 'rows, columns and cells of a table that is there',
  description:
    'Changes a table: writes cells, adds and takes away rows and columns, sorts, restyles. Rows and columns count from 1 as the canvas shows them, the header row included; columns may be named by their heading. ' +
    'A table that outgrows the page is moved or made smaller. Answers with the table and all its cells.',
  input: input
    .refine((given) => Object.keys(given).length > 1, { error: () => message('tools.nothingToChange') })
    .refine((given) => given.at === undefined || given.addRows !== undefined || given.addColumns !== undefined, {
      error: () => message(TEXTS.atWithoutRows),
    }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      { layer: 'table', set: [{ row: 2, column: 'Price', text: '$30' }] },
      {
        layer: 'table',
        addRows: [
          ['Scarf', '$42'],
          ['Cap', '$18'],
        ],
        at: 2,
      },
      { layer: 'table', addColumns: [['Size', 'One', 'Two']], removeRows: [3], sort: { column: 1, descending: true } },
      { layer: 'table', style: 'striped', color: 'crimson', headerRow: false, headerColumn: true },
      { layer: 'table', removeColumns: ['price'] },
    ],
    refused: [
      {},
      { layer: 'table' },
      { layer: 'nope', headerRow: false },
      { layer: 't1', headerRow: false },
      { layer: 'table', set: [{ row: 9, column: 1, text: 'x' }] },
      { layer: 'table', set: [{ row: 1, column: 'Colour', text: 'x' }] },
      { layer: 'table', removeRows: [1, 2, 3] },
      { layer: 'table', at: 2 },
      { layer: 'table', addRows: Array.from({ length: 58 }, () => ['a']) },
      { layer: 'table', sort: { column: 7 } },
    ],
  },
  async execute(given, shown): Promise<ToolResult> {
    const { document, measureText } = shown;
    const chosen = chooseLayer(document, shown.page, given.layer);
    if ('error' in chosen) return { ok: false, error: chosen.error };
    const { layer } = chosen;
    if (layer.type !== 'table') return { ok: false, error: noTable(given.layer, shown) };
    let next: TableLayer;
    try {
      next = changed(layer, given);
    } catch (error) {
      if (error instanceof Unplaced || error instanceof KernelError) return { ok: false, error: error.message };
      throw error;
    }
    const context = { ...shown, page: chosen.page };
    // Rows that filled a given height keep sharing it when rows are added or removed.
    const isSpread = next.rows.length !== layer.rows.length && layer.rows.every(({ height }) => height > 0);
    const settled = clampedToPage(
      isSpread ? spreadRows(next, layer.height, measureText) : withTableLines(next, measureText),
      document,
      measureText,
    );
    const restyles = given.style !== undefined || given.color !== undefined;
    const background = restyles ? await backgroundBehind(context, extentOf(settled.layer), layer.id) : null;
    const after = background
      ? withReadableCells(settled.layer, background.busy ? null : (background.colors[0] ?? null))
      : settled.layer;
    const update = updateBetween(layer, after);
    return {
      ok: true,
      operations: update ? [update] : [],
      output: tableOutput(context, after, [
        ...(settled.shrunk ? [message(TEXTS.tableShrunk)] : []),
        ...(update ? [] : [message(TEXTS.tableSame)]),
      ]),
      card: {
        key: TEXTS.tableChanged.key,
        values: { layer: after.name === '' ? message('tools.theTable') : titleOf(after) },
        layers: [layer.id],
      },
    };
  },
});
