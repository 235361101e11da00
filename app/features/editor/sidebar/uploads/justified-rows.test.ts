/** Rows of pictures fill the width, keep ratios, and contain every picture once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { justifiedRows } from './justified-rows.ts';

const side = fc.integer({ min: 1, max: 6000 });
const pictures = fc.array(fc.record({ width: side, height: side }), { maxLength: 40 });
const space = { width: 264, height: 120, gap: 6 };

describe('rows of pictures', () => {
  it('hold every picture once, in order', () => {
    fc.assert(
      fc.property(pictures, (items) => {
        expect(justifiedRows(items, space).flatMap((row) => row.pictures.map(({ item }) => item))).toEqual(items);
      }),
    );
  });

  it('fill the width except for the last, and are never higher than asked or wider than there is room', () => {
    fc.assert(
      fc.property(pictures, (items) => {
        const rows = justifiedRows(items, space);
        rows.forEach((row, index) => {
          const taken = row.pictures.reduce((sum, { width }) => sum + width, 0) + space.gap * (row.pictures.length - 1);
          expect(row.height).toBeLessThanOrEqual(space.height + 1e-9);
          expect(taken).toBeLessThanOrEqual(space.width + 1e-6);
          if (index < rows.length - 1) expect(taken).toBeCloseTo(space.width, 6);
        });
      }),
    );
  });

  it('keep the ratios of ordinary pictures', () => {
    const [row] = justifiedRows(
      [
        { width: 300, height: 200 },
        { width: 200, height: 200 },
      ],
      space,
    );
    expect(row?.pictures.map(({ width }) => width / (row.height || 1))).toEqual([1.5, 1]);
  });
});
