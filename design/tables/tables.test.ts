/** Tables: editing, exchange with other programs, and the ready ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTableLayer, tableCells } from '../document/create.ts';
import { arbitraryLeaf } from '../document/layers.arbitraries.ts';
import { measureRoughly } from '../document/text.arbitraries.ts';
import { KernelError } from '../document/issue.ts';
import type { TableLayer } from '../document/layers.ts';
import { tableFindings } from '../document/table-consistency.ts';
import { contrast, LEGIBLE } from '../layout/contrast.ts';
import {
  cellAt,
  cellBox,
  cellLook,
  cellTexts,
  columnWidths,
  tableGeometry,
  withTableLines,
} from '../layout/table-layout.ts';
import { looksLikeCells, parseCells, writeCells } from './clipboard.ts';
import {
  distributeTracks,
  duplicateTracks,
  insertTracks,
  moveTracks,
  removeTracks,
  sortRows,
  withCellStyle,
  withColumnBorder,
  withRowHeight,
  withWords,
  wordsOf,
} from './edit.ts';
import { makeTable } from './make-table.ts';
import { READY_TABLES } from './ready-tables.ts';
import { TABLE_STYLES, tableLook, withTableLook } from './styles.ts';

const at = { id: 't', parent: 'p', order: 'a0' };
const table = (rows: string[][], more: Partial<TableLayer> = {}) =>
  withTableLines(createTableLayer({ ...at, cells: tableCells(rows), ...more }), measureRoughly);
const words = (layer: TableLayer) => wordsOf(layer, { top: 0, bottom: 99, left: 0, right: 99 });
const sizes = () =>
  table([
    ['Size', 'Bust'],
    ['S', '84'],
    ['M', '88'],
    ['XL', '96'],
    ['L', '92'],
  ]);

describe('layout', () => {
  it('is as high as its rows, and rows are as high as their text or more', () => {
    const layer = table(
      [
        ['A', 'B'],
        ['long words that need more than one line', 'x'],
      ],
      { width: 300, fontSize: 20, lineHeight: 1.2, padding: { x: 10, y: 5 } },
    );
    const { rows } = tableGeometry(layer);
    expect(layer.height).toBeCloseTo(
      rows.reduce((sum, { size }) => sum + size, 0),
      1,
    );
    expect(rows[0]?.size).toBeCloseTo(34, 1);
    expect(rows[1]!.size).toBeCloseTo(layer.cells[1]![0]!.lines.length * 24 + 10, 1);
    expect(tableGeometry(withTableLines(withRowHeight(layer, 0, 90), measureRoughly)).rows[0]?.size).toBeCloseTo(90, 1);
  });

  it('puts the first column of a right-to-left table at the right', () => {
    const layer = table(
      [
        ['المقاس', 'الطول'],
        ['صغير', '84'],
      ],
      { width: 400 },
    );
    expect(cellBox(layer, 0, 0).x).toBe(200);
    expect(cellTexts(layer)[0]?.[0]?.align).toBe('right');
    expect(cellAt(layer, 10, 10)).toEqual({ row: 0, column: 1 });
  });

  it('finds each cell at its middle', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(
        arbitraryLeaf.filter((leaf) => leaf.type === 'table'),
        (leaf) => {
          const layer = { ...leaf, id: 't', parent: 'p' } as TableLayer;
          layer.cells.forEach((line, row) =>
            line.forEach((_, column) => {
              const box = cellBox(layer, row, column);
              if (box.width > 0.01 && box.height > 0.01)
                expect(cellAt(layer, box.x + box.width / 2, box.y + box.height / 2)).toEqual({ row, column });
            }),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('editing', () => {
  it('adds, removes, moves and copies rows and columns with everything in them', () => {
    expect(words(insertTracks(sizes(), 'row', 5))[5]).toEqual(['', '']);
    expect(words(removeTracks(sizes(), 'row', 1))[1]).toEqual(['M', '88']);
    expect(words(moveTracks(sizes(), 'row', 4, 1, 3)).map(([size]) => size)).toEqual(['Size', 'S', 'M', 'L', 'XL']);
    expect(words(moveTracks(sizes(), 'row', 1, 2, 5)).map(([size]) => size)).toEqual(['Size', 'XL', 'L', 'S', 'M']);
    expect(words(duplicateTracks(sizes(), 'row', 1, 2)).map(([size]) => size)).toEqual([
      'Size',
      'S',
      'M',
      'S',
      'M',
      'XL',
      'L',
    ]);
    expect(words(duplicateTracks(sizes(), 'column', 0))[1]).toEqual(['S', 'S', '84']);
    expect(words(moveTracks(sizes(), 'column', 0, 1, 2))[0]).toEqual(['Bust', 'Size']);
  });

  it('keeps the widths of the other columns when one comes or goes', () => {
    const layer = table([['A', 'B', 'C']], {
      width: 600,
      columns: [
        { width: 1, align: 'start' },
        { width: 2, align: 'start' },
        { width: 3, align: 'end' },
      ],
    });
    const grown = insertTracks(layer, 'column', 1);
    expect(columnWidths(grown).map(Math.round)).toEqual([100, 100, 200, 300]);
    expect(columnWidths(removeTracks(grown, 'column', 3)).map(Math.round)).toEqual([100, 100, 200]);
  });

  it('refuses more than a table may have, and to be left with nothing', () => {
    expect(() => insertTracks(sizes(), 'row', 0, 56)).toThrow(KernelError);
    expect(() => insertTracks(sizes(), 'column', 0, 11)).toThrow('A table holds at most 12 columns');
    expect(() => removeTracks(sizes(), 'row', 0, 5)).toThrow('A table keeps at least one row');
  });

  it('grows for what is written beyond its end, up to the limits', () => {
    const grown = withWords(sizes(), { row: 4, column: 1 }, [
      ['92', 'x'],
      ['100', 'y'],
    ]);
    expect([grown.rows.length, grown.columns.length]).toEqual([6, 3]);
    expect(words(grown).slice(4)).toEqual([
      ['L', '92', 'x'],
      ['', '100', 'y'],
    ]);
    const huge = withWords(
      sizes(),
      { row: 0, column: 0 },
      Array.from({ length: 200 }, () => Array.from({ length: 40 }, () => 'a')),
    );
    expect([huge.rows.length, huge.columns.length]).toEqual([60, 12]);
    expect(tableFindings(withTableLines(huge, measureRoughly))).toEqual([]);
  });

  it('sorts sizes, numbers and words each in their order, below the header', () => {
    expect(words(sortRows(sizes(), 0, 'ascending')).map(([size]) => size)).toEqual(['Size', 'S', 'M', 'L', 'XL']);
    expect(words(sortRows(sizes(), 1, 'descending')).map(([, bust]) => bust)).toEqual(['Bust', '96', '92', '88', '84']);
    const prices = table([['$120'], ['$9'], [''], ['$42.50']], { headerRow: false });
    expect(words(sortRows(prices, 0, 'ascending')).flat()).toEqual(['$9', '$42.50', '$120', '']);
  });

  it('moves the line between two columns within what both can give, and the edge with the table', () => {
    const layer = table([['A', 'B']], { width: 400 });
    expect(columnWidths(withColumnBorder(layer, 0, 60)).map(Math.round)).toEqual([260, 140]);
    expect(columnWidths(withColumnBorder(layer, 0, 900)).map(Math.round)).toEqual([392, 8]);
    expect(Math.round(withColumnBorder(layer, 1, 100).width)).toBe(500);
    expect(distributeTracks(withColumnBorder(layer, 0, 60), 'column').columns.map(({ width }) => width)).toEqual([
      1, 1,
    ]);
  });

  it('gives and takes styles of cells', () => {
    const range = { top: 1, bottom: 1, left: 0, right: 1 };
    const bold = withCellStyle(sizes(), range, { bold: true, fill: '#ff0000' });
    expect([cellLook(bold, 1, 0).fontWeight, cellLook(bold, 1, 1).fill, cellLook(bold, 2, 1).fill]).toEqual([
      700,
      '#ff0000',
      null,
    ]);
    expect(withCellStyle(bold, range, { bold: null, fill: null }).cells).toEqual(sizes().cells);
  });

  it('stays sound whatever is done to it', () => {
    const step = fc.tuple(
      fc.constantFrom('insert', 'remove', 'move', 'copy', 'sort'),
      fc.constantFrom('row' as const, 'column' as const),
      fc.nat(),
      fc.nat(),
    );
    fc.assert(
      fc.property(
        arbitraryLeaf.filter((leaf) => leaf.type === 'table'),
        fc.array(step, { maxLength: 12 }),
        (leaf, steps) => {
          let layer = { ...leaf, id: 't', parent: 'p' } as TableLayer;
          for (const [what, axis, a, b] of steps) {
            const count = axis === 'row' ? layer.rows.length : layer.columns.length;
            try {
              if (what === 'insert') layer = insertTracks(layer, axis, a % (count + 1));
              else if (what === 'remove') layer = removeTracks(layer, axis, a % count);
              else if (what === 'move') layer = moveTracks(layer, axis, a % count, 1, b % (count + 1));
              else if (what === 'copy') layer = duplicateTracks(layer, axis, a % count);
              else layer = sortRows(layer, a % layer.columns.length, 'ascending');
            } catch (error) {
              expect(error).toBeInstanceOf(KernelError);
            }
          }
          expect(tableFindings(withTableLines(layer, measureRoughly))).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe('cells of other programs', () => {
  it('reads tabs, commas, semicolons and quotes', () => {
    expect(parseCells('Size\tBust\r\nS\t84\r\n')).toEqual([
      ['Size', 'Bust'],
      ['S', '84'],
    ]);
    expect(parseCells('name,price\n"Bag, large",24\n"Say ""hi""",3')).toEqual([
      ['name', 'price'],
      ['Bag, large', '24'],
      ['Say "hi"', '3'],
    ]);
    expect(parseCells('a;1,5\nb;2,5')).toEqual([
      ['a', '1,5'],
      ['b', '2,5'],
    ]);
    expect(parseCells('one\ntwo')).toEqual([['one'], ['two']]);
    expect([looksLikeCells('Hello, world'), looksLikeCells('a\tb'), looksLikeCells('a,b\nc,d')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('writes what it reads back', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.replace(/[\r\0]/g, '').trim());
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 }), (rows) => {
        fc.pre(rows.at(-1)!.some((text) => text !== ''));
        expect(parseCells(writeCells(rows))).toEqual(rows);
      }),
    );
  });
});

describe('ready tables', () => {
  it.each(READY_TABLES.map((ready) => [ready.id, ready] as const))(
    '%s is whole, fits a page and can be read',
    (_, ready) => {
      expect(new Set(ready.rows.map((row) => row.length)).size).toBe(1);
      expect(ready.align).toHaveLength(ready.rows[0]!.length);
      const made = makeTable(at, ready, { x: 80, y: 80, width: 920, height: 920 }, measureRoughly, {
        width: 1080,
        height: 1080,
      });
      expect(made.height).toBeLessThanOrEqual(920);
      expect(made.fontSize).toBeGreaterThanOrEqual(22);
      expect(words(made)).toEqual(ready.rows);
    },
  );

  it('has letters that read in every look, on any accent', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TABLE_STYLES), fc.integer({ min: 0, max: 0xffffff }), (style, number) => {
        const accent = `#${number.toString(16).padStart(6, '0')}`;
        const { body, header } = tableLook(style, 24, { ink: '#17150f', accent });
        expect(contrast(body.color, body.fill ?? '#ffffff')).toBeGreaterThan(LEGIBLE);
        if (body.stripe) expect(contrast(body.color, body.stripe)).toBeGreaterThan(LEGIBLE);
        expect(contrast(header.color, header.fill ?? '#ffffff')).toBeGreaterThan(3);
        return true;
      }),
    );
  });

  it('takes a look on without losing words or alignment', () => {
    const dressed = withTableLook(
      withCellStyle(sizes(), { top: 1, bottom: 1, left: 1, right: 1 }, { align: 'end', fill: '#ff0000' }),
      'dark',
    );
    expect(words(dressed)).toEqual(words(sizes()));
    expect(dressed.cells[1]?.[1]?.style).toEqual({ align: 'end' });
  });
});
