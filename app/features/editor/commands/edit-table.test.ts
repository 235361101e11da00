/** Table commands: one step each, exact undo, the top left corner stays put even if the table is rotated. */
import { describe, expect, it } from 'vitest';
import { createDocument, createTableLayer, tableCells } from '#design/document/create.ts';
import type { DesignDocument } from '#design/document/document.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { cornersOf } from '#design/document/geometry.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import { tableText, withTableLines } from '#design/layout/table-layout.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { CommandContext } from './command.ts';
import {
  columnBorderCommand,
  distributeTracksCommand,
  insertRowsCommand,
  moveTracksCommand,
  pasteCellsCommand,
  removeTracksCommand,
  rowHeightCommand,
  sortRowsCommand,
  styleCellsCommand,
  styleTableCommand,
  tableLookCommand,
  typeInCellCommand,
} from './edit-table.ts';
import { insertTableCommand } from './insert-table.ts';
import { placeCommand } from './place.ts';
import { resizeCommand } from './resize.ts';

function opened(rotation = 0): CommandContext {
  const document = createDocument({ width: 1000, height: 800, newId: () => 'page' });
  const table = createTableLayer({
    id: 'table',
    parent: 'page',
    order: 'a0',
    x: 100,
    y: 100,
    width: 600,
    rotation,
    cells: tableCells([
      ['Size', 'Bust'],
      ['S', '84'],
      ['L', '92'],
      ['M', '88'],
    ]),
  });
  let count = 0;
  return {
    document: { ...document, layers: { table: withTableLines(table, measureRoughly) } },
    page: firstPage(document).id,
    selection: ['table'],
    measureText: measureRoughly,
    newId: () => `new${(count += 1)}`,
  };
}

const tableIn = (document: DesignDocument) => document.layers.table as TableLayer;
const range = { top: 1, bottom: 2, left: 0, right: 1 };

describe('table commands', () => {
  const steps = [
    [
      'types',
      (context: CommandContext) =>
        typeInCellCommand.run(context, {
          id: 'table',
          row: 1,
          column: 1,
          text: 'a long text that needs several lines to stand in its cell, far more than one',
        }),
    ],
    [
      'pastes',
      (context: CommandContext) =>
        pasteCellsCommand.run(context, {
          id: 'table',
          at: { row: 3, column: 1 },
          words: [
            ['88', 'x'],
            ['96', 'y'],
          ],
        }),
    ],
    ['adds rows', (context: CommandContext) => insertRowsCommand.run(context, { id: 'table', at: 2, count: 2 })],
    [
      'removes columns',
      (context: CommandContext) => removeTracksCommand.run(context, { id: 'table', axis: 'column', from: 0, count: 1 }),
    ],
    [
      'moves rows',
      (context: CommandContext) =>
        moveTracksCommand.run(context, { id: 'table', axis: 'row', from: 1, count: 1, to: 4 }),
    ],
    [
      'sorts',
      (context: CommandContext) => sortRowsCommand.run(context, { id: 'table', column: 0, direction: 'ascending' }),
    ],
    ['moves a line', (context: CommandContext) => columnBorderCommand.run(context, { id: 'table', column: 0, by: 80 })],
    ['makes a row higher', (context: CommandContext) => rowHeightCommand.run(context, { id: 'table', row: 1, by: 40 })],
    [
      'styles cells',
      (context: CommandContext) =>
        styleCellsCommand.run(context, { id: 'table', range, style: { bold: true, fill: '#ffd166' } }),
    ],
    ['restyles', (context: CommandContext) => tableLookCommand.run(context, { look: 'dark' })],
    [
      'pads',
      (context: CommandContext) => styleTableCommand.run(context, { style: () => ({ padding: { x: 30, y: 30 } }) }),
    ],
    ['is widened by number', (context: CommandContext) => placeCommand.run(context, { width: 900 })],
  ] as const;

  it.each(steps)('%s in one step that is taken back exactly, its corner in place', (_, run) => {
    for (const rotation of [0, 33]) {
      const context = opened(rotation);
      const operations = run(context);
      expect(operations).toHaveLength(1);
      const { document, inverse } = applyOperations(context.document, operations);
      expect(applyOperations(document, inverse).document).toEqual(context.document);
      const [before, after] = [cornersOf(tableIn(context.document))[0], cornersOf(tableIn(document))[0]];
      expect(Math.hypot(before.x - after.x, before.y - after.y)).toBeLessThan(0.05);
    }
  });

  it('does nothing where nothing would change, on locked tables, and on what is gone', () => {
    const context = opened();
    expect(typeInCellCommand.run(context, { id: 'table', row: 1, column: 1, text: '84' })).toEqual([]);
    expect(typeInCellCommand.run(context, { id: 'gone', row: 1, column: 1, text: 'x' })).toEqual([]);
    expect(typeInCellCommand.run(context, { id: 'table', row: 9, column: 1, text: 'x' })).toEqual([]);
    expect(distributeTracksCommand.run(context, { id: 'table', axis: 'column' })).toEqual([]);
    const locked = {
      ...context,
      document: { ...context.document, layers: { table: { ...tableIn(context.document), locked: true } } },
    };
    expect(insertRowsCommand.run(locked, { id: 'table', at: 0 })).toEqual([]);
    expect(tableLookCommand.isEnabled(locked)).toBe(false);
  });

  it('scales by its corners and only widens by its sides', () => {
    const context = opened();
    const { x, y, width, height } = tableIn(context.document);
    const reading = { x, y, rotation: 0, flipX: false, flipY: false };
    const after = (given: object) =>
      tableIn(
        applyOperations(
          context.document,
          resizeCommand.run(context, {
            readings: new Map([['table', { ...reading, scaleX: 1, scaleY: 1, width, height, ...given }]]),
          }),
        ).document,
      );
    const large = after({ width: width * 1.5, height: height * 1.5, scaleX: 1.5, scaleY: 1.5 });
    expect([large.fontSize, large.width, large.padding.x]).toEqual([30, 900, 24]);
    const wide = after({ width: width + 200 });
    expect([wide.fontSize, wide.width]).toEqual([20, 800]);
  });

  it('puts a new one in the middle of the page, no wider than it', () => {
    const context = { ...opened(), document: { ...opened().document, layers: {} } };
    const [operation] = insertTableCommand.run(context, {
      wish: {
        rows: [
          ['Size', 'EU'],
          ['S', '36'],
        ],
        style: 'striped',
      },
    });
    if (operation?.type !== 'layer.add' || operation.layer.type !== 'table') throw new Error('no table');
    const { x, y, width, height } = operation.layer;
    // On whole pixels, which may be half a pixel off the middle.
    expect([x, y]).toEqual([80, Math.round(400 - height / 2)]);
    expect(width).toBe(840);
    expect(tableText(operation.layer)).toBe('Size\tEU\nS\t36');
  });
});
