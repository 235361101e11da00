/** Waiting callers elsewhere are told once of each generation that ended by itself, and of no other. */
import { expect, test } from 'vitest';
import { ended, gate, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';
import { GenerationFailure, GenerationFlagged } from './generation-error.ts';
import type { GenerationRow } from './generation-rows.server.ts';

const { rails, closeAll, user } = openRails('embedded');

test('succeeded, failed and flagged ones are reported; those that go on or were cancelled are not', async () => {
  const heard: Pick<GenerationRow, 'id' | 'state' | 'error'>[] = [];
  const forever = gate();
  const one = rails(
    async ({ words }) => {
      if (words === 'fails') throw new GenerationFailure('No room left.');
      if (words === 'is flagged') throw new GenerationFlagged('Not allowed.');
      if (words === 'waits') await forever.passed;
      return outcome('a');
    },
    { ended: ({ id, state, error }) => heard.push({ id, state, error }) },
  );
  const userId = await user();
  const finished = async (words: string) => {
    const { id } = await one.start(userId, request(words));
    await one.told(ended(id));
    return id;
  };
  const good = await finished('a cat');
  const bad = await finished('fails');
  const refused = await finished('is flagged');
  const { id: waiting } = await one.start(userId, request('waits'));
  await one.told(({ id, stage, position }) => id === waiting && position === null && stage === null);
  await one.cancel(userId, waiting);
  forever.open();
  const last = await finished('another cat');
  expect(heard).toEqual([
    { id: good, state: 'succeeded', error: null },
    { id: bad, state: 'failed', error: 'No room left.' },
    { id: refused, state: 'flagged', error: 'Not allowed.' },
    { id: last, state: 'succeeded', error: null },
  ]);
  await closeAll();
});
