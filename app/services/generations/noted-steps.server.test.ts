/** A note of a retry or of a cancelling, such as the record of an operator's action: written with it, or neither is. */
import { describe, expect, test } from 'vitest';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import { bookingsOf, ended, jobsOf, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';
import { GenerationFailure } from './generation-error.ts';
import type { StepNote } from './steps.ts';

describe.each(sampledKinds(1))('%s', (kind) => {
  const { held, rails, closeAll, user } = openRails(kind);

  const noteFor =
    (userId: string, subject: string, action: string): StepNote =>
    async (tx) => {
      const entry = { operator: 'ada@example.com', action, userId, subject, detail: {} };
      await tx.operatorAction.create({ data: { id: `${action} ${subject}`, ...entry } });
    };
  /** Fails after it has written. */
  const failing =
    (note: StepNote): StepNote =>
    async (tx) => {
      await note(tx);
      throw new Error('The record cannot be written');
    };
  const notedOf = async (subject: string) =>
    (await held.database.prisma.operatorAction.findMany({ where: { subject } })).map(({ action }) => action);
  const storedOf = async (id: string) => ({
    row: await held.database.prisma.generation.findUniqueOrThrow({ where: { id } }),
    jobs: await jobsOf(held.database, id),
    bookings: await bookingsOf(held.database, id),
  });

  test('a retry whose note fails leaves row, job and credits as they were', async () => {
    let succeeds = false;
    const one = rails(() =>
      succeeds ? Promise.resolve(outcome('a')) : Promise.reject(new GenerationFailure('Not this time')),
    );
    const userId = await user();
    const { id } = await one.start(userId, request());
    await one.told(ended(id));
    const before = await storedOf(id);
    const note = noteFor(userId, id, 'generation.retry');
    await expect(one.retry(userId, id, { note: failing(note) })).rejects.toThrow('The record cannot be written');
    expect(await storedOf(id)).toEqual(before);
    expect(await notedOf(id)).toEqual([]);
    succeeds = true;
    expect(await one.retry(userId, id, { note })).toMatchObject({ state: 'generating', tries: 1 });
    expect(await notedOf(id)).toEqual(['generation.retry']);
    await one.told((event) => event.id === id && event.state === 'succeeded');
    await closeAll();
  });

  test('a cancelling whose note fails lets the work go on; what has ended is noted no more', async () => {
    const one = rails(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    );
    const userId = await user();
    const working = await one.start(userId, request('w'));
    await one.told(({ id, position }) => id === working.id && position === null);
    const { id } = await one.start(userId, request('q'));
    const before = await storedOf(id);
    const note = noteFor(userId, id, 'generation.cancel');
    await expect(one.cancel(userId, id, { note: failing(note) })).rejects.toThrow('The record cannot be written');
    expect(await storedOf(id)).toEqual(before);
    expect(await notedOf(id)).toEqual([]);
    expect(await one.cancel(userId, id, { note })).toMatchObject({ state: 'cancelled' });
    expect(await one.cancel(userId, id, { note })).toMatchObject({ state: 'cancelled' });
    expect(await notedOf(id)).toEqual(['generation.cancel']);
    await closeAll();
  });
});
