/** A turn is judged by every key that it expects, and judging changes nothing. */
import { describe, expect, it } from 'vitest';
import { expectationSchema } from '#agent/transcript/format/format.ts';
import { checksOf, trace } from '#tests/fixtures/judged-turns.ts';
import { JUDGED_KEYS } from './judge-turn.ts';

describe('a turn', () => {
  it('is judged by every key of the format', () => {
    expect([...JUDGED_KEYS].sort()).toEqual(Object.keys(expectationSchema.shape).sort());
  });

  it('has one check for each key that is written, and one for its end', async () => {
    const checks = await checksOf({ expect: { layers: 9, says: 'sorry' } });
    expect(checks.map(({ key, turn, divergence }) => [key, turn, divergence === null])).toEqual([
      ['state', 2, true],
      ['layers', 2, true],
      ['says', 2, false],
    ]);
    expect(checks[2]?.divergence).toMatchObject({ turn: 2, step: null, at: ['turns', 2, 'expect', 'says'] });
  });
});

it('leaves the trace as it was', async () => {
  const given = trace();
  const before = JSON.stringify(given);
  await checksOf({ expect: { document: { layers: [{ type: 'text' }] }, contains: 'x', changed: true }, trace: given });
  expect(JSON.stringify(given)).toBe(before);
});
