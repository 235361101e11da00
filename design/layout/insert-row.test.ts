/** A new row in a column: nothing is overtaken, nothing is squeezed, and what is near gives way before what is far. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertRow, type ColumnRow, type RowInsertion } from './insert-row.ts';

const row = (top: number, bottom: number, isFixed = false): ColumnRow => ({ top, bottom, isFixed });
const asked = (rows: ColumnRow[], at: number, more: Partial<RowInsertion> = {}): RowInsertion => ({
  rows,
  at,
  height: 50,
  gap: { before: 10, after: 20 },
  from: 50,
  to: 950,
  least: 12,
  keeps: 'above',
  ...more,
});

describe('insertRow', () => {
  it('moves nothing where there is room already', () => {
    expect(insertRow(asked([row(100, 200), row(300, 400)], 1))).toEqual({ top: 210, shifts: [0, 0] });
  });

  it('puts a last row right under the one before, and a first row right above the next', () => {
    expect(insertRow(asked([row(100, 200)], 1))?.top).toBe(210);
    expect(insertRow(asked([row(300, 400)], 0))?.top).toBe(230);
  });

  it('leaves what is far away where it is, when the gaps nearby have enough', () => {
    const made = insertRow(asked([row(100, 200), row(220, 300), row(700, 800)], 1));
    expect(made?.shifts[1]).toBeGreaterThan(0);
    expect(made?.shifts[2]).toBe(0);
  });

  it('leaves the neighbor that is kept in its place while the other side has room', () => {
    const rows = [row(300, 400), row(420, 500)];
    expect(insertRow(asked(rows, 1, { keeps: 'above' }))?.shifts).toEqual([0, 60]);
    expect(insertRow(asked(rows, 1, { keeps: 'below' }))?.shifts).toEqual([-60, 0]);
    expect(insertRow(asked(rows, 1, { keeps: 'above', to: 520 }))?.shifts[0]).toBeLessThan(0);
  });

  it('goes past no fixed row', () => {
    expect(insertRow(asked([row(100, 200, true), row(220, 300, true)], 1))).toBeNull();
    const made = insertRow(asked([row(100, 200, true), row(220, 300), row(600, 700, true)], 1));
    expect(made?.shifts.map(Math.round)).toEqual([0, 60, 0]);
  });

  it('says so when the column is full', () => {
    expect(insertRow(asked([row(50, 500), row(505, 950)], 1))).toBeNull();
  });

  it('keeps the order, the bounds, the fixed rows and half of every gap', () => {
    const columns = fc
      .record({
        sizes: fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 5, max: 200 }), fc.boolean()), {
          minLength: 1,
          maxLength: 7,
        }),
        at: fc.nat(7),
        height: fc.integer({ min: 1, max: 300 }),
        before: fc.integer({ min: 0, max: 60 }),
        after: fc.integer({ min: 0, max: 60 }),
        end: fc.integer({ min: 0, max: 400 }),
        keeps: fc.constantFrom('above', 'below'),
      })
      .map(({ sizes, at, height, before, after, end, keeps }) => {
        let y = 0;
        const rows = sizes.map(([gap, size, isFixed]) => {
          const top = y + gap;
          y = top + size;
          return row(top, y, isFixed);
        });
        const insertion: RowInsertion = {
          rows,
          at: Math.min(at, rows.length),
          height,
          gap: { before, after },
          from: 0,
          to: y + end,
          least: 12,
          keeps,
        };
        return insertion;
      });
    fc.assert(
      fc.property(columns, (insertion) => {
        const made = insertRow(insertion);
        if (!made) return;
        const { rows, at, height, to } = insertion;
        const moved = rows.map(({ top, bottom }, index) => ({
          top: top + (made.shifts[index] ?? 0),
          bottom: bottom + (made.shifts[index] ?? 0),
        }));
        const all = moved.toSpliced(at, 0, { top: made.top, bottom: made.top + height });
        for (const [index, { top, bottom }] of all.entries()) {
          expect(top).toBeGreaterThanOrEqual((all[index - 1]?.bottom ?? 0) - 0.01);
          expect(bottom).toBeLessThanOrEqual(to + 0.01);
        }
        for (const [index, { isFixed }] of rows.entries()) if (isFixed) expect(made.shifts[index]).toBe(0);
        for (const [index, { top }] of rows.entries()) {
          const last = rows[index - 1];
          if (!last || index === at) continue;
          const gap = (moved[index]?.top ?? 0) - (moved[index - 1]?.bottom ?? 0);
          expect(gap).toBeGreaterThanOrEqual(Math.min(top - last.bottom, (top - last.bottom) / 2) - 0.01);
        }
      }),
    );
  });
});
