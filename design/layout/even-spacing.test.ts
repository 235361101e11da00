/** Even spacing and aligned rows: arithmetic that must hold for any boxes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOfLayers, type Box } from '../document/geometry.ts';
import { evenGap, evenShifts, sharedGap, shiftsToGap } from './even-spacing.ts';
import { rowsOf, tidyPlaces } from './tidy-places.ts';

const box: fc.Arbitrary<Box> = fc.record({
  x: fc.integer({ min: -500, max: 1500 }),
  y: fc.integer({ min: -500, max: 1500 }),
  width: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 400 }),
});
const several = fc.array(box, { minLength: 2, maxLength: 9 });
const axis = fc.constantFrom('x' as const, 'y' as const);

const shifted = (boxes: readonly Box[], along: 'x' | 'y', shifts: readonly number[]) =>
  boxes.map((one, index) => ({ ...one, [along]: one[along] + (shifts[index] ?? 0) }));
const whole = (boxes: readonly Box[]) => boundsOfLayers(boxes.map((one) => ({ ...one, rotation: 0 })));

describe('even room', () => {
  it('is the same between all, and they reach as far as before', () => {
    fc.assert(
      fc.property(several, axis, (boxes, along) => {
        const spread = shifted(boxes, along, evenShifts(boxes, along));
        const [before, after] = [whole(boxes), whole(spread)];
        // Where a box overlaps even the one after its neighbour, only the first position is kept.
        if (evenGap(boxes, along) >= 0) {
          expect(sharedGap(spread, along)).toBeCloseTo(evenGap(boxes, along), 6);
          expect(after![along]).toBeCloseTo(before![along], 6);
          expect(along === 'x' ? after!.width : after!.height).toBeCloseTo(
            along === 'x' ? before!.width : before!.height,
            6,
          );
        }
        for (const [index, one] of spread.entries())
          expect(along === 'x' ? one.y : one.x).toBe(along === 'x' ? boxes[index]!.y : boxes[index]!.x);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(several, axis, (boxes, along) => {
        fc.pre(evenGap(boxes, along) >= 0);
        const once = shifted(boxes, along, evenShifts(boxes, along));
        for (const shift of evenShifts(once, along)) expect(Math.abs(shift)).toBeLessThan(1e-6);
      }),
    );
  });

  it('can be set to so many px', () => {
    fc.assert(
      fc.property(several, axis, fc.integer({ min: 0, max: 200 }), (boxes, along, gap) => {
        const spaced = shifted(boxes, along, shiftsToGap(boxes, along, gap));
        expect(sharedGap(spaced, along)).toBeCloseTo(gap, 6);
        expect(Math.min(...spaced.map((one) => one[along]))).toBeCloseTo(
          Math.min(...boxes.map((one) => one[along])),
          6,
        );
      }),
    );
  });
});

describe('tidying', () => {
  it('leaves nothing overlapping, keeps the corner, and rows stay rows', () => {
    fc.assert(
      fc.property(several, (boxes) => {
        const places = tidyPlaces(boxes);
        const tidy = boxes.map((one, index) => ({ ...one, ...places[index]! }));
        for (const [index, one] of tidy.entries()) {
          for (const other of tidy.slice(index + 1)) {
            const overlaps =
              Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1e-6 &&
              Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1e-6;
            expect(overlaps).toBe(false);
          }
        }
        for (const row of rowsOf(boxes)) {
          const middles = row.map((index) => tidy[index]!.y + tidy[index]!.height / 2);
          expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1e-6);
        }
        expect(
          rowsOf(boxes)
            .flat()
            .sort((a, b) => a - b),
        ).toEqual(boxes.map((_, index) => index));
      }),
    );
  });

  it('makes a crooked two by two straight', () => {
    const crooked = [
      { x: 100, y: 100, width: 100, height: 100 },
      { x: 230, y: 112, width: 100, height: 100 },
      { x: 94, y: 240, width: 100, height: 100 },
      { x: 236, y: 232, width: 100, height: 100 },
    ];
    const places = tidyPlaces(crooked);
    expect(places).toEqual([
      { x: 94, y: 100 },
      { x: 236, y: 100 },
      { x: 94, y: 240 },
      { x: 236, y: 240 },
    ]);
    expect(tidyPlaces(crooked, 20).slice(1)).toEqual([
      { x: 214, y: 100 },
      { x: 94, y: 220 },
      { x: 214, y: 220 },
    ]);
  });
});
