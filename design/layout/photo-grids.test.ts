/** Grids fill their box without overlap, and their boxes are recognised again. */
import { describe, expect, it } from 'vitest';
import { cellBoxes, cellsOfBoxes, findGrid, gapOf, PHOTO_GRIDS } from './photo-grids.ts';

const box = { x: 40, y: 20, width: 900, height: 700 };

describe.each(PHOTO_GRIDS.map((grid) => [grid.id, grid] as const))('%s', (id, { cells }) => {
  it('has as many cells as it says, and they fill the box without overlap', () => {
    expect(cells).toHaveLength(Number(id[0]));
    expect(cells.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1, 9);
    for (const [index, one] of cells.entries()) {
      for (const other of cells.slice(index + 1)) {
        const over =
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1e-9 &&
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1e-9;
        expect(over).toBe(false);
      }
    }
  });

  it('is known again from its boxes, with its gap', () => {
    const boxes = cellBoxes(cells, box, 16);
    expect(gapOf(boxes)).toBeCloseTo(16, 6);
    for (const [index, cell] of cellsOfBoxes(boxes).entries()) {
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(cell[side]).toBeCloseTo(cells[index]![side], 6);
    }
  });
});

it('offers grids for two to nine pictures, each by an id of its own', () => {
  expect(PHOTO_GRIDS.length).toBeGreaterThanOrEqual(24);
  for (let count = 2; count <= 9; count += 1)
    expect(PHOTO_GRIDS.filter(({ cells }) => cells.length === count).length).toBeGreaterThanOrEqual(3);
  expect(new Set(PHOTO_GRIDS.map(({ id }) => id)).size).toBe(PHOTO_GRIDS.length);
  expect(findGrid('4-squares')?.cells).toHaveLength(4);
  expect(findGrid('none')).toBeNull();
});
