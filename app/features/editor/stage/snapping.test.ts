/** Snapping arithmetic. */
import { describe, expect, it } from 'vitest';
import { snap, snapTargets } from './snapping.ts';

const targets = snapTargets({ width: 1000, height: 800 }, [{ x: 100, y: 100, width: 200, height: 50 }]);

describe('snapping', () => {
  it('pulls the middle of a box to the middle of the page', () => {
    const found = snap({ x: 447, y: 700, width: 100, height: 40 }, targets, 6);
    expect(found.dx).toBe(3);
    expect(found.guides).toContainEqual({ axis: 'x', at: 500, from: 0, to: 800 });
  });

  it('pulls edges to edges of other layers and draws the guide between them', () => {
    const found = snap({ x: 104, y: 300, width: 37, height: 41 }, targets, 6);
    expect(found).toMatchObject({ dx: -4, dy: 0 });
    expect(found.guides).toEqual([{ axis: 'x', at: 100, from: 100, to: 341 }]);
  });

  it('leaves alone what is out of reach', () => {
    expect(snap({ x: 620, y: 250, width: 33, height: 21 }, targets, 6)).toEqual({ dx: 0, dy: 0, guides: [] });
  });

  it('takes the nearest of several', () => {
    const near = snapTargets({ width: 1000, height: 800 }, [{ x: 200, y: 0, width: 10, height: 10 }, { x: 203, y: 0, width: 10, height: 10 }]);
    expect(snap({ x: 202, y: 400, width: 61, height: 23 }, near, 6).dx).toBe(1);
  });
});
