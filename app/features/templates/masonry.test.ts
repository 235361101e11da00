/** Tiles in columns: none overlapping, in order of height, only visible ones, and keys that lead to neighbours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsFor, placeTiles, stepFrom, tilesBetween } from './masonry.ts';

const ratios = fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { maxLength: 80 });

describe('masonry', () => {
  it('never lays a tile over another or beyond the edge, and stays as even as its tiles allow', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 200, max: 1400 }), (list, width) => {
        const columns = columnsFor(width, 220, 16);
        const { boxes, height } = placeTiles(list, { width, columns, gap: 16 });
        for (let column = 0; column < columns; column += 1) {
          const own = boxes.filter((box) => box.column === column);
          for (const [index, box] of own.entries()) {
            expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
            const before = own[index - 1];
            if (before) expect(box.y).toBe(before.y + before.height + 16);
          }
        }
        expect(height).toBe(Math.max(0, ...boxes.map((box) => box.y + box.height)));
      }),
    );
  });

  it('keeps equal tiles in rows, from the start of each', () => {
    const { boxes } = placeTiles([1, 1, 1, 1, 1], { width: 316, columns: 3, gap: 8 });
    expect(boxes.map(({ column, y }) => [column, y])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 108],
      [1, 108],
    ]);
  });

  it('ends all columns on one line after every batch that others follow, and moves none of the earlier ones', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.4, max: 3, noNaN: true }), { minLength: 40, maxLength: 90 }), (list) => {
        const options = { width: 800, columns: 4, gap: 16, batch: 20, total: 100 };
        const { boxes } = placeTiles(list, options);
        const first = boxes.slice(0, 20);
        const ends = [0, 1, 2, 3].flatMap((column) => {
          const own = first.filter((box) => box.column === column);
          for (const [index, box] of own.entries()) {
            const before = own[index - 1];
            expect(box.y).toBe(before ? before.y + before.height + 16 : 0);
          }
          return own.slice(-1).map(({ y, height }) => y + height);
        });
        expect(ends.length < 4 || new Set(ends).size === 1).toBe(true);
        expect(placeTiles(list.slice(0, 20), options).boxes).toEqual(first);
      }),
    );
  });

  it('leaves the columns as they are where nothing follows', () => {
    const list = [1, 0.5, 2, 1, 0.8, 1];
    const options = { width: 316, columns: 3, gap: 8 };
    expect(placeTiles(list, { ...options, batch: 6 })).toEqual(placeTiles(list, options));
  });

  it('has those in sight and no others', () => {
    const grid = placeTiles(
      Array.from({ length: 1000 }, () => 1),
      { width: 400, columns: 4, gap: 0 },
    );
    expect(tilesBetween(grid, 1000, 1150)).toEqual([36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47]);
    expect(grid.height).toBe(25_000);
  });

  it('leads to the tile beside, above and below, and nowhere at the edges', () => {
    //  0 | 1 | 2
    //  3 | . | 4
    const grid = placeTiles([1, 0.6, 1, 1, 1], { width: 300, columns: 3, gap: 0 });
    expect(stepFrom(grid, 0, 'right')).toBe(1);
    expect(stepFrom(grid, 3, 'right')).toBe(1);
    expect(stepFrom(grid, 0, 'down')).toBe(3);
    expect(stepFrom(grid, 3, 'up')).toBe(0);
    expect(stepFrom(grid, 0, 'left')).toBeNull();
    expect(stepFrom(grid, 4, 'down')).toBeNull();
    expect(stepFrom(grid, 2, 'last')).toBe(4);
    expect(stepFrom(grid, 2, 'first')).toBe(0);
  });
});
