/** Intervals against values from the literature, and what must hold of all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairedDifference, percentile, wilson } from './intervals.ts';

describe('the interval of a rate', () => {
  it.each([
    // Newcombe (1998), method 3.
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i of %i', (passed, runs, low, high) => {
    const [from, to] = wilson(passed, runs)!;
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });

  it('holds the rate, stays within 0 and 1, and gets narrower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (runs, share) => {
        const passed = Math.round(runs * share);
        const [low, high] = wilson(passed, runs)!;
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(passed / runs + 1e-9);
        expect(high).toBeGreaterThanOrEqual(passed / runs - 1e-9);
        const [lower, higher] = wilson(passed * 4, runs * 4)!;
        expect(higher - lower).toBeLessThan(high - low);
      }),
    );
  });

  it('is none without runs', () => {
    expect(wilson(0, 0)).toBeNull();
  });
});

describe('the interval of a paired difference', () => {
  const pairs = (both: number, first: number, other: number, none: number) => [
    ...Array.from({ length: both }, () => [1, 1] as const),
    ...Array.from({ length: first }, () => [1, 0] as const),
    ...Array.from({ length: other }, () => [0, 1] as const),
    ...Array.from({ length: none }, () => [0, 0] as const),
  ];

  it('is that of Agresti and Min', () => {
    // n = 100, b = 5, c = 15: middle 10/102, with half a case more of each kind.
    const { mean, interval, cases } = pairedDifference(pairs(60, 5, 15, 20))!;
    expect(cases).toBe(100);
    expect(mean).toBeCloseTo(0.1, 10);
    const middle = 10 / 102;
    const width = 1.959964 * Math.sqrt((5.5 + 15.5 - 10 ** 2 / 102) / 102 ** 2);
    expect(interval[0]).toBeCloseTo(middle - width, 6);
    expect(interval[1]).toBeCloseTo(middle + width, 6);
  });

  it('is wide where a few cases agree, and turns with the readers', () => {
    const [low, high] = pairedDifference(pairs(2, 0, 0, 1))!.interval;
    expect(low).toBeLessThan(-0.3);
    expect(high).toBeCloseTo(-low, 10);
    const one = pairedDifference(pairs(3, 1, 4, 2))!;
    const turned = pairedDifference(pairs(3, 4, 1, 2))!;
    expect(turned.mean).toBeCloseTo(-one.mean, 10);
    expect(turned.interval[0]).toBeCloseTo(-one.interval[1], 10);
  });

  it('is none without pairs', () => {
    expect(pairedDifference([])).toBeNull();
  });
});

it('percentiles are values that there are', () => {
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2);
  expect(
    percentile(
      Array.from({ length: 100 }, (_, at) => at + 1),
      0.95,
    ),
  ).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNull();
});
