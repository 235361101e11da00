/** add_table: a size chart, a price list, any rows and columns of words, sized and placed in free room. */
import { z } from 'zod';
import type { Box } from '#design/document/geometry.ts';
import { LIMITS } from '#design/document/limits.ts';
import { topOrder } from '#design/document/tree.ts';
import { makeTable, type TableWish } from '#design/tables/make-table.ts';
import { readyTable } from '#design/tables/ready-tables.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { colorInput } from './inputs/color-input.ts';
import type { ToolContext } from './contract/context.ts';
import { fontInput } from './inputs/font-input.ts';
import { backgroundBehind } from './page/background.ts';
import { boxAt, extentOf, isBackdrop, marginOf, standingOn } from './contract/page-space.ts';
import { placeInput } from './contract/place-input.ts';
import { coordinateInput, lengthInput } from './inputs/style-input.ts';
import { withReadableCells } from './tables/table-colors.ts';
import { paletteFor, readyInput, rowInput, tableOutput, tableStyleInput } from './tables/table-input.ts';
import { defineTool, type ToolResult } from './contract/tool.ts';
import { toolTexts } from './contract/tool-text.ts';

const TEXTS = toolTexts(
  'tools.addTable',
  {
    title: 'Add table',
    doing: 'Adding a table',
    failed: 'Could not add the table',
    tableTooHigh: 'the table is higher than the room that is left on the page',
  },
  { done: 'Added a table of {columns, number} by {rows, number}' },
);

const input = z.strictObject({
  rows: z.array(rowInput).min(1).max(LIMITS.tableRows).optional().describe('Rows of cells, the first one the header'),
  ready: readyInput
    .optional()
    .describe('Instead of rows: a ready table with standard values, such as womens-tops or rings'),
  style: tableStyleInput.optional(),
  color: colorInput.optional().describe('Of header and stripes'),
  headerRow: z.boolean().optional().describe('Whether the first row is a header; true unless told'),
  headerColumn: z.boolean().optional().describe('Whether the first column is bold'),
  place: placeInput.optional(),
  x: coordinateInput.optional().describe('Left edge in page px; with y instead of place'),
  y: coordinateInput.optional().describe('Top edge in page px'),
  width: lengthInput.optional().describe('px'),
  font: fontInput.optional(),
});
type Input = z.output<typeof input>;

/** A band between other things that is lower than this share of the page is too low for a table. */
const LEAST_BAND = 0.22;

/** The highest empty band across the page; the whole page if no band is high enough. */
function roomFor(given: Input, { document, page }: ToolContext): Box {
  const margin = marginOf(document);
  const width = given.width ?? document.width - 2 * margin;
  const whole = { x: given.x ?? (document.width - width) / 2, y: margin, width, height: document.height - 2 * margin };
  if (given.y !== undefined)
    return { ...whole, y: given.y, height: Math.max(1, document.height - given.y - margin / 2) };
  if (given.place !== undefined) return whole;
  const taken = standingOn(document, page)
    .map(({ box }) => box)
    .filter((box) => !isBackdrop(document, box));
  const edges = [whole.y, ...taken.map((box) => box.y + box.height + margin / 2)];
  const bands = edges.map((top) => {
    const below = taken.filter((box) => box.y + box.height > top - margin / 2 + 1).map((box) => box.y - margin / 2);
    return { y: top, height: Math.min(whole.y + whole.height, ...below) - top };
  });
  const best = bands.sort((a, b) => b.height - a.height)[0];
  return best && best.height >= document.height * LEAST_BAND ? { ...whole, ...best } : whole;
}

export const addTable = defineTool({
  name: 'add_table',
  icon: 'table',
  texts: TEXTS,
  use: 'size charts, price lists, menus, opening hours beside what is there',
  description:
    'Adds a table: size chart, price list, menu, opening hours, comparison. Give rows of cells, or ready for a common one with standard values (then adapt it with update_table). ' +
    'Size, column widths and alignment follow from the words; without a place it goes where there is room. Answers with the new layer, its box [x, y, width, height] and its cells.',
  input: input.refine((given) => (given.rows === undefined) !== (given.ready === undefined), {
    error: () => message('tools.rowsOrReady'),
  }),
  cost: null,
  approval: 'never',
  timeoutMs: 15_000,
  examples: {
    accepted: [
      {
        rows: [
          ['Size', 'Bust'],
          ['S', '84'],
          ['M', '88'],
        ],
      },
      { ready: 'womens-tops', style: 'dark', color: 'navy', place: 'bottom' },
      {
        rows: [
          ['Latte', '3.90'],
          ['Mocha', '4.20'],
        ],
        headerRow: false,
        headerColumn: true,
        x: 100,
        y: 120,
        width: 400,
        font: 'serif',
      },
      { rows: Array.from({ length: 60 }, (_, row) => Array.from({ length: 12 }, (__, column) => `${row} ${column}`)) },
    ],
    refused: [
      {},
      { rows: [] },
      { rows: [[]] },
      { ready: 'hats' },
      { rows: [['a']], ready: 'rings' },
      { rows: Array.from({ length: 61 }, () => ['a']) },
      { rows: [Array.from({ length: 13 }, () => 'a')] },
      { rows: [['x'.repeat(501)]] },
      { rows: [['a']], style: 'neon' },
    ],
  },
  async execute(given, context): Promise<ToolResult> {
    const { document, page, measureText } = context;
    const ready = given.ready === undefined ? null : readyTable(given.ready);
    const name = ready ? message(`table.ready.${ready.id}` as MessageKey) : '';
    const wish: TableWish = {
      ...(ready ?? { rows: given.rows ?? [], style: 'striped' as const }),
      name,
      ...(given.style !== undefined && { style: given.style }),
      ...(given.headerRow !== undefined && { headerRow: given.headerRow }),
      ...(given.headerColumn !== undefined && { headerColumn: given.headerColumn }),
      ...(given.font !== undefined && { fontFamily: given.font }),
      palette: paletteFor(given.color),
    };
    const room = roomFor(given, context);
    const made = makeTable(
      { id: context.newId(), parent: page, order: topOrder(document, page) },
      wish,
      room,
      measureText,
      document,
    );
    const at =
      given.place !== undefined && given.x === undefined && given.y === undefined
        ? boxAt(document, made, given.place)
        : { x: Math.round(room.x), y: given.y !== undefined ? Math.round(given.y) : made.y };
    const placed = { ...made, x: at.x, y: at.y };
    const background = await backgroundBehind(context, extentOf(placed));
    const layer = withReadableCells(placed, background.busy ? null : (background.colors[0] ?? null));
    const tooHigh = layer.y + layer.height > document.height;
    return {
      ok: true,
      operations: [{ type: 'layer.add', layer }],
      output: tableOutput(context, layer, tooHigh ? [message(TEXTS.tableTooHigh)] : []),
      card: {
        key: TEXTS.done.key,
        values: { rows: layer.rows.length, columns: layer.columns.length },
        layers: [layer.id],
      },
    };
  },
});
