/** How requests are counted against the table of limits, and that the table leaves room for people at work. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tooManyRequests } from '#app/requests/error-response.ts';
import { createProcessLimiter } from '#app/services/rate-limits/process-limiter.ts';
import type { RateLimiter } from '#app/services/rate-limits/rate-rule.ts';
import { overLimit } from '#app/requests/limit-requests.server.ts';
import { countedAddress, requestLimits, type LimitedRequest, type RequestLimit } from './request-limits.ts';

/** Counts by its own clock. */
function limiterWithClock() {
  const clock = { seconds: 0 };
  const counts = createProcessLimiter(() => clock.seconds * 1000);
  const limiter: RateLimiter = {
    consume: (...asked) => Promise.resolve(counts.consume(...asked)),
    cleanUp: () => Promise.resolve(),
  };
  return { clock, limiter };
}

const small: RequestLimit = { user: { window: 60, max: 2 }, address: { window: 60, max: 3 } };
const limits = Object.fromEntries(Object.keys(requestLimits).map((kind) => [kind, small])) as Record<
  LimitedRequest,
  RequestLimit
>;

describe('a limited request', () => {
  test('is counted by user and by address', async () => {
    const { clock, limiter } = limiterWithClock();
    const ask = (userId: string | null, address: string) => overLimit(limiter, 'uploads', { userId, address }, limits);
    expect([await ask('ada', '192.0.2.1'), await ask('ada', '192.0.2.1')]).toEqual([null, null]);
    clock.seconds = 20;
    // One user, from anywhere; and what is refused this way does not use up the address.
    expect([await ask('ada', '192.0.2.1'), await ask('ada', '192.0.2.9')]).toEqual([40, 40]);
    expect(await ask('grace', '192.0.2.1')).toBeNull();
    // One address, any user.
    expect(await ask('joan', '192.0.2.1')).toBe(40);
    expect(await ask('joan', '192.0.2.2')).toBeNull();
    clock.seconds = 61;
    expect(await ask('ada', '192.0.2.1')).toBeNull();
  });

  test('of one kind does not use up another', async () => {
    const { limiter } = limiterWithClock();
    for (const kind of ['uploads', 'messages', 'exports'] as const) {
      const ask = () => overLimit(limiter, kind, { userId: 'ada', address: '192.0.2.1' }, limits);
      expect([await ask(), await ask(), await ask()]).toEqual([null, null, 60]);
    }
  });

  test('of nobody is counted by address', async () => {
    const { limiter } = limiterWithClock();
    const ask = () => overLimit(limiter, 'uploads', { userId: null, address: '2001:db8::1' }, limits);
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([null, null, null, 60]);
  });

  test('that is refused says in words and in seconds when to come again', async () => {
    const response = tooManyRequests(40);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('40');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      error: { code: 'too_many', message: 'Too many requests. Try again in a moment' },
    });
  });
});

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, counted) => expect(countedAddress(address)).toBe(counted));

  test('all addresses of one household count as one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
        fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
        (groups, other) => {
          const write = (numbers: number[]) => numbers.map((group) => group.toString(16)).join(':');
          expect(countedAddress(write([...groups.slice(0, 4), ...other]))).toBe(countedAddress(write(groups)));
        },
      ),
    );
  });
});

test('an address may do more than one user, and a user as much as a busy hour needs', () => {
  for (const { user, address } of Object.values(requestLimits) as RequestLimit[]) {
    if (user) expect(address.max / address.window).toBeGreaterThan(user.max / user.window);
  }
  const perMinute = ({ user }: RequestLimit) => ((user?.max ?? 0) / (user?.window ?? 1)) * 60;
  expect(perMinute(requestLimits.messages)).toBeGreaterThanOrEqual(15);
  expect(perMinute(requestLimits.toolCalls)).toBeGreaterThanOrEqual(60);
  expect(perMinute(requestLimits.uploads)).toBeGreaterThanOrEqual(20);
  // A list of fifty designs, refreshed every ten seconds.
  expect(perMinute(requestLimits.previews)).toBeGreaterThanOrEqual(300);
  expect(perMinute(requestLimits.exports)).toBeGreaterThanOrEqual(12);
});
