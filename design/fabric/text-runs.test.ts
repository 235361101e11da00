/** Runs stay with the characters they style, whatever is typed or deleted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextRun } from '#design/document/layers.ts';
import { spliceBetween, spliceRuns } from './text-runs.ts';

const bold = { fontWeight: 700 };
const run = (start: number, end: number, style: TextRun['style'] = bold): TextRun => ({ start, end, style });

describe('spliceBetween', () => {
  it('finds what was typed where the cursor says, between equal letters', () => {
    expect(spliceBetween('aaa', 'aaaa', 1)).toEqual({ start: 0, removed: 0, inserted: 1 });
    expect(spliceBetween('aaa', 'aaaa', 3)).toEqual({ start: 2, removed: 0, inserted: 1 });
    expect(spliceBetween('Hello', 'Help', 4)).toEqual({ start: 3, removed: 2, inserted: 1 });
  });

  it('turns one text into the other, whatever the cursor', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), (before, after, cursor) => {
        const { start, removed, inserted } = spliceBetween(before, after, cursor);
        expect(before.slice(0, start) + after.slice(start, start + inserted) + before.slice(start + removed)).toBe(
          after,
        );
      }),
    );
  });
});

describe('spliceRuns', () => {
  it('lets typed characters take the style of the one before them', () => {
    expect(spliceRuns([run(2, 5)], { start: 5, removed: 0, inserted: 2 })).toEqual([run(2, 7)]);
    expect(spliceRuns([run(2, 5)], { start: 2, removed: 0, inserted: 2 })).toEqual([run(4, 7)]);
    expect(spliceRuns([run(0, 5)], { start: 0, removed: 0, inserted: 2 })).toEqual([run(0, 7)]);
  });

  it('lets what replaces a selection take its style', () => {
    expect(spliceRuns([run(2, 5)], { start: 2, removed: 3, inserted: 1 })).toEqual([run(2, 3)]);
    expect(spliceRuns([run(2, 5)], { start: 0, removed: 4, inserted: 1 })).toEqual([run(1, 2)]);
  });

  it('shrinks, moves and drops runs with the characters that go', () => {
    expect(spliceRuns([run(2, 5), run(6, 8)], { start: 3, removed: 4, inserted: 0 })).toEqual([run(2, 3), run(3, 4)]);
    expect(spliceRuns([run(2, 5)], { start: 1, removed: 6, inserted: 0 })).toEqual([]);
  });

  it('leaves runs inside the text, sorted and apart', () => {
    const texts = fc.record({
      before: fc.string({ maxLength: 30 }),
      after: fc.string({ maxLength: 30 }),
      cuts: fc.array(fc.nat(30), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(texts, fc.nat(30), ({ before, after, cuts }, cursor) => {
        const marks = [...new Set(cuts.map((cut) => Math.min(cut, before.length)))].sort((a, b) => a - b);
        const runs: TextRun[] = [];
        for (let index = 0; index + 1 < marks.length; index += 2)
          runs.push(run(marks[index]!, marks[index + 1]!, { fontWeight: 100 + index }));
        let reached = 0;
        for (const { start, end } of spliceRuns(runs, spliceBetween(before, after, cursor))) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          reached = end;
        }
        expect(reached).toBeLessThanOrEqual(after.length);
      }),
    );
  });
});
