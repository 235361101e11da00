/** How sure a rate and a difference of rates are: intervals of 95 % confidence. Pure. */

/** Of a normal distribution: 95 % lie within so many standard deviations. */
const Z = 1.959964;

export type Interval = readonly [low: number, high: number];

/** Wilson's interval of a rate, which also fits few runs, none of which or all passed. Null: there were no runs. */
export function wilson(passed: number, runs: number): Interval | null {
  if (runs === 0) return null;
  const rate = passed / runs;
  const square = Z * Z;
  const middle = rate + square / (2 * runs);
  const width = Z * Math.sqrt((rate * (1 - rate)) / runs + square / (4 * runs * runs));
  const whole = 1 + square / runs;
  // At the ends the sums are 0 and 1 but for their rounding.
  return [passed === 0 ? 0 : (middle - width) / whole, passed === runs ? 1 : (middle + width) / whole];
}

export interface Difference {
  /** Mean of `other − first`. */
  mean: number;
  interval: Interval;
  /** How many cases both have. */
  cases: number;
}

/**
 * By how much rates of the same cases differ. Agresti and Min's interval: two cases more of which half differ either
 * way, so that a few cases that all agree prove nothing. Null: there are no pairs.
 *
 * @param pairs - rates of the first reader and of the other, 0..1
 */
export function pairedDifference(pairs: readonly (readonly [first: number, other: number])[]): Difference | null {
  if (pairs.length === 0) return null;
  const differences = pairs.map(([first, other]) => other - first);
  const sum = differences.reduce((all, one) => all + one, 0);
  const squares = differences.reduce((all, one) => all + one * one, 0) + 1;
  const count = pairs.length + 2;
  const middle = sum / count;
  const width = Z * Math.sqrt(Math.max(0, squares / count - middle * middle) / count);
  return {
    mean: sum / pairs.length,
    interval: [Math.max(-1, middle - width), Math.min(1, middle + width)],
    cases: pairs.length,
  };
}

/** The value below which `share` of them lie, by the nearest rank; null: there are none. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
