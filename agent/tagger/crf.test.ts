/** The field against all label rows counted out one by one, on fields small enough for that. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beliefsOf, decode, scoresOf, type Field } from './crf.ts';
import { fieldOf, storeField } from './stored-field.ts';
import { train } from './train.ts';

const weight = fc.double({ min: -3, max: 3, noNaN: true });
const small = fc.integer({ min: 1, max: 3 }).chain((count) => fc.record({
  count: fc.constant(count),
  scores: fc.integer({ min: 1, max: 4 }).chain((length) => fc.array(weight, { minLength: length * count, maxLength: length * count })),
  transitions: fc.array(weight, { minLength: count * count, maxLength: count * count }),
}));

/** Every row of labels with its score. */
function rowsOf({ count, scores, transitions }: { count: number; scores: number[]; transitions: number[] }): { row: number[]; score: number }[] {
  const length = scores.length / count;
  const rows = Array.from({ length: count ** length }, (_, index) => Array.from({ length }, (_unused, at) => Math.floor(index / count ** at) % count));
  return rows.map((row) => ({ row, score: row.reduce((sum, label, at) => sum + scores[at * count + label]! + (at > 0 ? transitions[row[at - 1]! * count + label]! : 0), 0) }));
}

describe('a field', () => {
  it('finds the likeliest row of labels', () => {
    fc.assert(fc.property(small, ({ count, scores, transitions }) => {
      const field: Field = { labels: Array.from({ length: count }, (_, index) => String(index)), weights: new Map(), step: 1, transitions: Float64Array.from(transitions) };
      const rows = rowsOf({ count, scores, transitions });
      const found = decode(field, Float64Array.from(scores));
      const best = Math.max(...rows.map(({ score }) => score));
      expect(rows.find(({ row }) => row.join() === found.join())?.score).toBeCloseTo(best, 9);
    }));
  });

  it('tells how likely each label is at each place, and which follow each other', () => {
    fc.assert(fc.property(small, ({ count, scores, transitions }) => {
      const rows = rowsOf({ count, scores, transitions });
      const total = rows.reduce((sum, { score }) => sum + Math.exp(score), 0);
      const { single, pairs } = beliefsOf({ count, transitions: Float64Array.from(transitions) }, Float64Array.from(scores));
      for (let at = 0; at < scores.length / count; at += 1) {
        for (let label = 0; label < count; label += 1) {
          const share = rows.filter(({ row }) => row[at] === label).reduce((sum, { score }) => sum + Math.exp(score), 0) / total;
          expect(single[at * count + label]).toBeCloseTo(share, 9);
        }
      }
      for (let from = 0; from < count; from += 1) {
        for (let to = 0; to < count; to += 1) {
          const expected = rows.reduce((sum, { row, score }) => sum + (Math.exp(score) / total) * row.filter((label, at) => at > 0 && label === to && row[at - 1] === from).length, 0);
          expect(pairs[from * count + to]).toBeCloseTo(expected, 9);
        }
      }
    }));
  });

  it('learns what always holds, the same each time, and keeps it in a file', () => {
    const examples = Array.from({ length: 40 }, (_, index) => ({ features: [['price', `word${index % 4}`], ['talk'], ['talk', 'price']], labels: ['B-T', '-', '-'] }));
    const field = train(examples, { least: 2, drop: 0 });
    const again = train(examples, { least: 2, drop: 0 });
    expect(storeField(field)).toEqual(storeField(again));
    const kept = fieldOf(storeField(field));
    expect(decode(kept, scoresOf(kept, [['price'], ['talk']])).map((label) => kept.labels[label])).toEqual(['B-T', '-']);
  });
});
