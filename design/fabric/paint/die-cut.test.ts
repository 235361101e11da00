/** The distances that borders are cut from. */
import { describe, expect, it } from 'vitest';
import { distancesTo, withoutSpecks } from './distance-field.ts';

/** A disc of a radius in the center of a square, its edge antialiased. */
function disc(side: number, radius: number): Float32Array {
  return Float32Array.from({ length: side * side }, (_, index) => {
    const distance = Math.hypot((index % side) - side / 2 + 0.5, Math.floor(index / side) - side / 2 + 0.5);
    return Math.min(1, Math.max(0, radius - distance + 0.5));
  });
}

describe('distances to a silhouette', () => {
  it('are those to a disc, to a fraction of a pixel, all around it', () => {
    const side = 120;
    const found = distancesTo(disc(side, 20.3), side, side);
    let worst = 0;
    found.forEach((distance, index) => {
      const exact = Math.hypot((index % side) - side / 2 + 0.5, Math.floor(index / side) - side / 2 + 0.5) - 20.3;
      if (exact > 2) worst = Math.max(worst, Math.abs(distance - exact));
    });
    expect(worst).toBeLessThan(0.5);
  });

  it('are endless where there is no silhouette, and nothing inside one', () => {
    expect(Math.min(...distancesTo(new Float32Array(64), 8, 8))).toBeGreaterThan(1000);
    expect(Math.max(...distancesTo(new Float32Array(64).fill(1), 8, 8))).toBe(0);
  });

  it('leave dust out', () => {
    const side = 60;
    const cover = disc(side, 15);
    cover[3 * side + 3] = 1;
    cover[3 * side + 4] = 0.6;
    cover[50 * side + 50] = 0.1;
    withoutSpecks(cover, side, side, 0.01);
    expect([cover[3 * side + 3], cover[3 * side + 4]]).toEqual([0, 0]);
    expect(cover[30 * side + 30]).toBe(1);
    const two = new Float32Array(side * side);
    for (let y = 10; y < 20; y += 1) two.fill(1, y * side + 5, y * side + 15);
    for (let y = 10; y < 20; y += 1) two.fill(1, y * side + 30, y * side + 40);
    const before = two.slice();
    withoutSpecks(two, side, side, 0.01);
    expect(two).toEqual(before);
  });
});
