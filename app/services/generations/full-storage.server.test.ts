/**
 * An account without room for the results pays nothing, whether that is detected before the generation begins or at its
 * end.
 */
import { expect, test } from 'vitest';
import { StorageFullError } from '#app/services/quota/storage-full-error.ts';
import { ended, bookingsOf, openRails, outcome, request } from '#tests/fixtures/generation-rails.ts';

const { held, rails, closeAll, user } = openRails('embedded');
const full = new StorageFullError({ used: 200_000_000, allowed: 200_000_000, more: 'upgrade' }, 1);

test('without room nothing begins and nothing is booked', async () => {
  const one = rails(() => Promise.resolve(outcome('a')), { quota: { assertRoom: () => Promise.reject(full) } });
  const userId = await user();
  await expect(one.start(userId, request())).rejects.toThrow(full);
  expect(await one.list(userId)).toMatchObject({ generations: [] });
  expect((await one.ledger.balance(userId, 'image')).left).toBe(10);
  await closeAll();
});

test('when the room runs out meanwhile, it fails with the message of full storage and the credit comes back', async () => {
  const one = rails(() => Promise.reject(full));
  const userId = await user();
  const { id } = await one.start(userId, request());
  await one.told(ended(id));
  expect(await one.get(userId, id)).toMatchObject({ state: 'failed', error: full.message });
  expect(await bookingsOf(held.database, id)).toMatchObject({ spent: 0 });
  // Expected, so not reported as a fault.
  expect(one.errors).toEqual([]);
  await closeAll();
});
