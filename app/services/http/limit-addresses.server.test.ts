/** What one IP address may upload in an hour and in a day, whoever sends it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter } from '#app/services/rate-limits/database-limiter.server.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { overAddressLimit } from './limit-addresses.server.ts';
import { addressLimits } from './request-limits.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('embedded');
});
afterAll(() => opened.remove());

test.each(['uploads', 'uploadedKilobytes', 'visits'] as const)(
  '%s end at the limit of the hour, for this address alone',
  async (kind) => {
    const limiter = createRateLimiter(opened.database);
    const { max, window } = addressLimits[kind].hour;
    const bring = (address: string, amount: number) => overAddressLimit(limiter, kind, address, amount);
    expect(await bring('2001:db8::1', max)).toBeNull();
    expect(await bring('2001:db8::1', 1)).toBeGreaterThan(window - 60);
    // The same household, and another one.
    expect(await bring('2001:db8::2', 1)).not.toBeNull();
    expect(await bring('2001:db8:0:1::1', 1)).toBeNull();
  },
);
