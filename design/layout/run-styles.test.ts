/** Styles within a text: applied to some letters or all, shared or not, tidied. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { textFindings } from '../document/text-consistency.ts';
import type { TextRun } from '../document/layers.ts';
import { sharedStyle, styleAll, styleAt, styleRange, tidied } from './run-styles.ts';

const layer = (text: string, runs: TextRun[] = [], given = {}) =>
  createTextLayer({ id: 't', parent: 'p', order: 'a0', text, runs, ...given });
const RED = { type: 'solid' as const, color: '#ff0000' };

describe('styles of some letters', () => {
  test('cut runs and leave the rest', () => {
    expect(styleRange(layer('Hello world'), { start: 2, end: 5 }, { italic: true })).toEqual([
      { start: 2, end: 5, style: { italic: true } },
    ]);
    const runs = [{ start: 0, end: 5, style: { fontWeight: 700 } }];
    expect(styleRange(layer('Hello world', runs), { start: 3, end: 8 }, { fill: RED })).toEqual([
      { start: 0, end: 3, style: { fontWeight: 700 } },
      { start: 3, end: 5, style: { fontWeight: 700, fill: RED } },
      { start: 5, end: 8, style: { fill: RED } },
    ]);
  });

  test('join neighbours alike and drop what is the base', () => {
    const runs = styleRange(
      layer('abcdef', [{ start: 0, end: 2, style: { italic: true } }]),
      { start: 2, end: 4 },
      { italic: true },
    );
    expect(runs).toEqual([{ start: 0, end: 4, style: { italic: true } }]);
    expect(styleRange(layer('abcdef', runs), { start: 0, end: 6 }, { italic: false })).toEqual([]);
  });

  test('are told where they differ', () => {
    const mixed = layer('Hello world', [{ start: 0, end: 5, style: { fontWeight: 700 } }]);
    expect(sharedStyle(mixed, { start: 0, end: 5 })).toMatchObject({ fontWeight: 700, italic: false });
    expect(sharedStyle(mixed, { start: 3, end: 8 })).toMatchObject({ fontWeight: null, italic: false });
    // After a run its style continues.
    expect(sharedStyle(mixed, { start: 5, end: 5 }).fontWeight).toBe(700);
    expect(sharedStyle(mixed, { start: 6, end: 6 }).fontWeight).toBe(400);
  });

  test('become the text’s own when every letter has them', () => {
    const whole = tidied(layer('abc', [{ start: 0, end: 3, style: { fontWeight: 700, italic: true } }]));
    expect(whole).toMatchObject({ fontWeight: 700, italic: true, runs: [] });
  });

  test('give way to a style for all', () => {
    const next = styleAll(layer('abcdef', [{ start: 0, end: 2, style: { italic: true, fill: RED } }]), {
      italic: true,
    });
    expect(next).toMatchObject({ italic: true, runs: [{ start: 0, end: 2, style: { fill: RED } }] });
  });

  test('hold for exactly the letters of the range, and stay sound and tidy', () => {
    const style = fc.record({ italic: fc.boolean(), fontWeight: fc.constantFrom(400, 700) }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), fc.nat(12), style), { maxLength: 6 }), (steps) => {
        const letters = Array.from({ length: 12 }, () => ({ italic: false, fontWeight: 400 }));
        const styled = layer('abcdefghijkl');
        for (const [a, b, given] of steps) {
          const [start, end] = [Math.min(a, b), Math.max(a, b)];
          styled.runs = styleRange(styled, { start, end }, given);
          for (let at = start; at < end; at += 1) letters[at] = { ...letters[at]!, ...given };
        }
        expect(textFindings(styled)).toEqual([]);
        letters.forEach((expected, at) => expect(styleAt(styled, at)).toMatchObject(expected));
        const tidy = tidied(styled);
        letters.forEach((expected, at) => expect(styleAt(tidy, at)).toMatchObject(expected));
      }),
      { numRuns: 200, seed: 3 },
    );
  });
});
