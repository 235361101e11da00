/** Pairing and edit scripts compared with brute force. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editScript } from './edit-script.ts';
import { pairUp } from './pair-up.ts';

/** The most expectations that can be met, by brute force. */
function most(fits: readonly (readonly boolean[])[], wish = 0, used = new Set<number>()): number {
  if (wish === fits.length) return 0;
  const ways = fits[wish]!.map((holds, candidate) =>
    holds && !used.has(candidate) ? 1 + most(fits, wish + 1, new Set([...used, candidate])) : 0,
  );
  return Math.max(most(fits, wish + 1, used), ...ways);
}

describe('pairing', () => {
  it('moves what was paired first where that takes it', () => {
    const fits = [
      [true, true],
      [true, false],
    ];
    expect(pairUp(2, 2, (wish, candidate) => fits[wish]![candidate]!)).toEqual([1, 0]);
  });

  it('meets as many wishes as can be met, each with a candidate of its own', () => {
    const table = fc
      .integer({ min: 0, max: 5 })
      .chain((candidates) =>
        fc.array(fc.array(fc.boolean(), { minLength: candidates, maxLength: candidates }), { maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, (fits) => {
        const pairs = pairUp(fits.length, fits[0]?.length ?? 0, (wish, candidate) => fits[wish]![candidate]!);
        const met = pairs.filter((candidate) => candidate !== null);
        expect(new Set(met).size).toBe(met.length);
        pairs.forEach((candidate, wish) => candidate === null || expect(fits[wish]![candidate]).toBe(true));
        expect(met.length).toBe(most(fits));
      }),
    );
  });
});

/** The longest common list, by brute force. */
function common(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined) return 0;
  const at = other.indexOf(first);
  return Math.max(common(rest, other), at === -1 ? 0 : 1 + common(rest, other.slice(at + 1)));
}

describe('an edit script', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });

  it('is as short as can be, and turns one list into the other', () => {
    fc.assert(
      fc.property(list, list, (expected, actual) => {
        const edits = editScript(expected, actual);
        const missing = edits.filter(({ expected: wanted }) => wanted !== undefined);
        const extra = edits.filter(({ came }) => came !== null);
        const kept = common(expected, actual);
        expect([missing.length, extra.length]).toEqual([expected.length - kept, actual.length - kept]);
        missing.forEach(({ index, expected: wanted }) => expect(wanted).toBe(expected[index]));
        extra.forEach(({ came, actual: there }) => expect(there).toBe(actual[came!]));
        const left = (whole: readonly string[], taken: readonly number[]) =>
          whole.filter((_, index) => !taken.includes(index));
        expect(
          left(
            expected,
            missing.map(({ index }) => index),
          ),
        ).toEqual(
          left(
            actual,
            extra.map(({ came }) => came!),
          ),
        );
      }),
    );
  });

  it('names what is in the place of another together with it', () => {
    expect(editScript(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([{ index: 1, came: 1, expected: 'b', actual: 'x' }]);
    expect(editScript(['a'], ['a', 'b'])).toEqual([{ index: 1, came: 1, actual: 'b' }]);
  });
});
