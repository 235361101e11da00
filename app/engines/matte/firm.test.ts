/** A veil inside a thing becomes firm; what is soft at its edge, or a hole half seen, does not. */
import { describe, expect, it } from 'vitest';
import { createPlane } from '../pixels/plane.ts';
import { firmInside } from './firm.ts';

const SIDE = 120;
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The value at a place of a mask of boxes, the first below the later ones, once it is firm inside. */
function firmed(...boxes: [Box, number][]) {
  const mask = createPlane(SIDE, SIDE);
  for (const [[left, top, right, bottom], value] of boxes)
    for (let y = top; y < bottom; y += 1) mask.data.fill(value, y * SIDE + left, y * SIDE + right);
  const { data } = firmInside(mask);
  return (x: number, y: number) => data[y * SIDE + x];
}
const thing: [Box, number] = [[10, 10, 50, 50], 1];

describe('a veil', () => {
  it('that a thing encloses becomes as firm as the thing is around it', () => {
    expect(firmed(thing, [[20, 20, 40, 40], 0.6])(30, 30)).toBe(1);
    expect(firmed([thing[0], 0.9], [[20, 20, 40, 40], 0.6], [[25, 25, 30, 30], 0.45])(27, 27)).toBeCloseTo(0.9, 2);
  });

  it('that is narrow and reaches the background stays, up to the firmest place that a way out of it must cross', () => {
    const open = firmed(thing, [[20, 20, 60, 40], 0.6]);
    expect(open(30, 30)).toBeCloseTo(0.6);
    const narrow = firmed(thing, [[20, 20, 40, 40], 0.6], [[40, 28, 50, 32], 0.8]);
    expect(narrow(30, 30)).toBeCloseTo(0.8, 2);
    expect(narrow(45, 30)).toBeCloseTo(0.8);
  });

  it('around a hole, or over one that is half seen, stays', () => {
    const handle = firmed(thing, [[20, 20, 40, 40], 0.5], [[25, 25, 35, 35], 0]);
    expect([handle(22, 30), handle(30, 30)]).toEqual([0.5, 0]);
    expect(firmed(thing, [[20, 20, 40, 40], 0.3])(30, 30)).toBeCloseTo(0.3);
  });

  it('that is wide becomes firm, whatever it reaches; a faint one stays', () => {
    const wide = firmed([[10, 10, 110, 110], 0.5]);
    expect([wide(60, 60), wide(11, 60), wide(5, 60)]).toEqual([1, 1, 0]);
    expect(firmed([[10, 10, 110, 110], 0.3])(60, 60)).toBeCloseTo(0.3);
  });
});
