/** Snapping arithmetic: lines, equal spacing, grid, edges; and invariants for any boxes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '#design/document/geometry.ts';
import { equalGaps } from './equal-spacing.ts';
import { snapMove } from './snap-move.ts';
import { marksForEdges, pulledEdges, snapPoint, snapScale } from './snap-scale.ts';
import { linesOf, sameMarks, snapTargets } from './snap-targets.ts';

const PAGE = { width: 1000, height: 800 };
const targets = snapTargets({ page: PAGE, others: [{ x: 100, y: 100, width: 200, height: 50 }] });

const length = fc.integer({ min: 1, max: 600 });
const place = fc.integer({ min: -300, max: 1200 });
const box: fc.Arbitrary<Box> = fc.record({ x: place, y: place, width: length, height: length });
const boxes = fc.array(box, { maxLength: 12 });
const reach = fc.integer({ min: 1, max: 20 });

describe('moving to lines', () => {
  it('pulls the middle of a box to the middle of the page', () => {
    const found = snapMove({ x: 447, y: 700, width: 100, height: 40 }, targets, 6);
    expect(found.dx).toBe(3);
    expect(found.guides).toContainEqual({ axis: 'x', at: 500, from: 0, to: 800 });
  });

  it('pulls edges to edges of other layers, draws the guide between them and tells the distance', () => {
    const found = snapMove({ x: 104, y: 300, width: 37, height: 41 }, targets, 6);
    expect(found).toMatchObject({ dx: -4, dy: 0 });
    expect(found.guides).toEqual([{ axis: 'x', at: 100, from: 100, to: 341 }]);
    expect(found.gaps).toEqual([{ axis: 'y', from: 150, to: 300, at: 100, equal: false }]);
  });

  it('leaves alone what is out of reach, except for whole pixels', () => {
    expect(snapMove({ x: 620, y: 250, width: 33, height: 21 }, targets, 6)).toEqual({
      dx: 0,
      dy: 0,
      guides: [],
      gaps: [],
    });
    const { dx, dy } = snapMove({ x: 620.3, y: 249.6, width: 33, height: 21 }, targets, 6);
    expect([620.3 + dx, 249.6 + dy]).toEqual([620, 250]);
  });

  it('takes the nearest of several', () => {
    const near = snapTargets({
      page: PAGE,
      others: [
        { x: 200, y: 0, width: 10, height: 10 },
        { x: 203, y: 0, width: 10, height: 10 },
      ],
    });
    expect(snapMove({ x: 202, y: 400, width: 61, height: 23 }, near, 6).dx).toBe(1);
  });

  it('meets the guides of the rulers, and the grid where nothing is nearer', () => {
    const lined = snapTargets({ page: PAGE, others: [], guides: { x: [333], y: [] }, grid: 20 });
    const found = snapMove({ x: 330, y: 247, width: 50, height: 50 }, lined, 6);
    expect([found.dx, found.dy]).toEqual([3, -7]);
    expect(found.guides).toEqual([{ axis: 'x', at: 333, from: 0, to: 800 }]);
  });

  it('stays on the axis that it may move on', () => {
    expect(snapMove({ x: 104, y: 104, width: 37, height: 41 }, targets, 6, 'y').dx).toBe(0);
  });
});

describe('keeping equal room', () => {
  const row = [
    { x: 100, y: 300, width: 100, height: 100 },
    { x: 240, y: 310, width: 80, height: 80 },
  ];

  it('continues a row with the room that it keeps', () => {
    const found = snapMove({ x: 363, y: 333, width: 57, height: 51 }, snapTargets({ page: PAGE, others: row }), 6);
    expect(found.dx).toBe(-3);
    expect(found.gaps.filter(({ equal }) => equal).map(({ from, to }) => [from, to])).toEqual([
      [200, 240],
      [320, 360],
    ]);
  });

  it('begins one, and is in the middle between two', () => {
    const found = snapMove({ x: 12, y: 333, width: 47, height: 51 }, snapTargets({ page: PAGE, others: row }), 6);
    expect(found.dx).toBe(1);
    const apart = [
      { x: 100, y: 300, width: 100, height: 100 },
      { x: 607, y: 310, width: 80, height: 80 },
    ];
    const between = snapMove({ x: 370, y: 333, width: 61, height: 51 }, snapTargets({ page: PAGE, others: apart }), 6);
    expect(370 + between.dx - 200).toBe(607 - (370 + between.dx + 61));
  });

  it('minds neither a background behind everything nor what stands in another row', () => {
    const background = { x: 0, y: 0, ...PAGE };
    const found = snapMove(
      { x: 363, y: 333, width: 57, height: 51 },
      snapTargets({ page: PAGE, others: [background, ...row, { x: 330, y: 500, width: 20, height: 20 }] }),
      6,
    );
    expect(found.dx).toBe(-3);
  });
});

describe('scaling', () => {
  it('knows which edges a handle pulls, turned by quarters too', () => {
    expect(pulledEdges({ x: 0.5, y: 0 }, 0)).toEqual({ x: 1, y: 0 });
    expect(pulledEdges({ x: 0.5, y: -0.5 }, 90)).toEqual({ x: 1, y: 1 });
    expect(pulledEdges({ x: 0.5, y: 0 }, -180)).toEqual({ x: -1, y: 0 });
    expect(pulledEdges({ x: 0.5, y: 0 }, 30)).toBeNull();
  });

  it('brings a point to lines, or to the grid', () => {
    expect(snapPoint({ x: 304, y: 121.5 }, targets, 6)).toMatchObject({
      dx: -4,
      dy: 3.5,
      guides: [
        { axis: 'x', at: 300 },
        { axis: 'y', at: 125 },
      ],
    });
    expect(snapPoint({ x: 617, y: 333 }, targets, 6)).toEqual({ dx: 0, dy: 0, guides: [], gaps: [] });
    expect(snapPoint({ x: 617, y: 333 }, { ...targets, grid: 20 }, 6)).toMatchObject({ dx: 3, dy: 7 });
  });

  it('brings a side to a line', () => {
    const pulled = { x: 500, y: 400, width: 497, height: 100 };
    expect(snapScale(pulled, { x: 1, y: 0 }, targets, 6, false)).toEqual({ dx: 3, dy: 0 });
    expect(marksForEdges({ ...pulled, width: 500 }, { x: 1, y: 0 }, targets).guides).toMatchObject([
      { axis: 'x', at: 1000 },
    ]);
  });

  it('brings a corner to one line while the ratio stays', () => {
    fc.assert(
      fc.property(
        box,
        fc.constantFrom(-1 as const, 1 as const),
        fc.constantFrom(-1 as const, 1 as const),
        boxes,
        reach,
        (before, x, y, others, within) => {
          const background = snapTargets({ page: PAGE, others });
          const { dx, dy } = snapScale(before, { x, y }, background, within, true);
          // A proportional handle shares the pointer's movement between both lengths.
          const factor = 1 + (dx * x + dy * y) / (before.width + before.height);
          const after = { ...before, width: before.width * factor, height: before.height * factor };
          const edge = (scaled: Box, side: 'x' | 'y') => {
            const longer = side === 'x' ? scaled.width - before.width : scaled.height - before.height;
            const start = before[side];
            const size = side === 'x' ? before.width : before.height;
            return (side === 'x' ? x : y) === 1 ? start + size + longer : start - longer;
          };
          if (dx === 0 && dy === 0) return;
          const side = dx !== 0 ? 'x' : 'y';
          expect(Math.abs(edge(after, side) - edge(before, side))).toBeLessThanOrEqual(within + 1e-6);
          expect(Math.min(...background[side].map(({ at }) => Math.abs(at - edge(after, side))))).toBeLessThan(1e-6);
        },
      ),
    );
  });
});

describe('any boxes', () => {
  it('never go further than the reach, and come to rest where they snap', () => {
    fc.assert(
      fc.property(box, boxes, reach, (moved, others, within) => {
        const background = snapTargets({ page: PAGE, others });
        const { dx, dy, guides } = snapMove(moved, background, within);
        expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeLessThanOrEqual(within);
        const rested = { ...moved, x: moved.x + dx, y: moved.y + dy };
        for (const { axis, at } of guides)
          expect(Math.min(...linesOf(rested, axis).map((line) => Math.abs(line - at)))).toBeLessThanOrEqual(0.01);
        // Boxes that snapped are on a line or have equal spacing; snapping again moves nothing along a line.
        const again = snapMove(rested, background, within);
        if (guides.some(({ axis }) => axis === 'x')) expect(Math.abs(again.dx)).toBeLessThanOrEqual(0.01);
        if (guides.some(({ axis }) => axis === 'y')) expect(Math.abs(again.dy)).toBeLessThanOrEqual(0.01);
      }),
    );
  });

  it('show room as equal only where it is', () => {
    fc.assert(
      fc.property(box, boxes, fc.constantFrom('x' as const, 'y' as const), (moved, others, axis) => {
        const gaps = equalGaps(moved, others, axis);
        for (const gap of gaps) {
          const room = gap.to - gap.from;
          expect(room).toBeGreaterThan(0);
          expect(gaps.filter((other) => Math.abs(other.to - other.from - room) <= 0.02).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('are told apart by what they show', () => {
    const marks = snapMove({ x: 104, y: 300, width: 37, height: 41 }, targets, 6);
    expect(sameMarks(marks, { guides: [...marks.guides], gaps: marks.gaps.map((gap) => ({ ...gap })) })).toBe(true);
    expect(sameMarks(marks, { guides: [], gaps: [] })).toBe(false);
    expect(sameMarks(marks, { ...marks, gaps: marks.gaps.map((gap) => ({ ...gap, to: gap.to + 1 })) })).toBe(false);
  });
});
