/**
 * The cost of typing a letter into a table: writing the cell, breaking lines again where they may differ, fitting the
 * height.
 */
import { createTableLayer, createTextLayer, tableCells } from '#design/document/create.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { withWords } from '#design/tables/edit.ts';
import type { Row } from '../measure.ts';

/** Every letter is half its size wide: real measuring would dominate the result. */
const measureText: MeasureText = (text, style) => text.length * style.fontSize * 0.5;

export const table: Row = {
  name: 'table',
  about: 'A letter typed into a cell of a table. Floor: the lines of that cell’s text alone, as a text of its own.',
  async run(measure) {
    for (const [rows, columns] of [
      [7, 7],
      [60, 12],
    ] as const) {
      const cells = tableCells(
        Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (__, column) => `Cell ${row} ${column}`),
        ),
      );
      let now = withTableLines(
        createTableLayer({ id: 'table', parent: 'page', order: 'a0', width: 1000, fontSize: 14, cells }),
        measureText,
      );
      const text = createTextLayer({ id: 'text', parent: 'page', order: 'a0', width: 1000 / columns, fontSize: 14 });
      let typed = 0;
      await measure({
        size: `${rows} × ${columns}`,
        repetitions: 200,
        async ours() {
          now = withTableLines(withWords(now, { row: 2, column: 2 }, [[`typed ${(typed += 1)}`]]), measureText, now);
        },
        async floor() {
          withLines({ ...text, text: `typed ${(typed += 1)}` }, measureText);
        },
      });
    }
  },
};
