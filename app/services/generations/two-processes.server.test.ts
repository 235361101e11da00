/**
 * Two processes on one PostgreSQL server share the lane: each generation is worked on once, whichever begins, cancels
 * or dies.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#app/services/database/database.server.ts';
import { createTestUser, databaseKinds, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import {
  bookingsOf,
  createRails,
  gate,
  jobsOf,
  outcome,
  workKind,
  type Rails,
  type Work,
} from '#tests/fixtures/generation-rails.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';

const request = (words: string) => ({ kind: 'work', input: { words }, requestKey: null });

describe.runIf(databaseKinds.includes('server'))('two processes', () => {
  let held: TestDatabase;
  let other: Database;
  beforeAll(async () => {
    held = await openTestDatabase('server');
    other = await openDatabase(held.config);
  }, 120_000);
  afterAll(async () => {
    await other?.close();
    await held?.remove();
  });
  const opened: Rails[] = [];
  const rails = (
    database: Database,
    work: Parameters<typeof createRails>[1],
    more: Parameters<typeof createRails>[2] = {},
  ) => {
    const one = createRails(database, work, more);
    opened.push(one);
    return one;
  };
  const closeAll = async () => {
    for (const one of opened.splice(0)) await one.close();
  };
  const states = async (ids: readonly string[]) =>
    (
      await held.database.prisma.generation.findMany({
        where: { id: { in: [...ids] } },
        select: { state: true, attempts: true },
      })
    ).map(({ state, attempts }) => `${state} ${attempts}`);

  test('share what there is to do, and do each thing once', async () => {
    const doneBy: string[][] = [[], []];
    const working =
      (who: number): Work =>
      async ({ words }) => {
        doneBy[who]?.push(words);
        await new Promise((resolve) => setTimeout(resolve, 15));
        return outcome('a');
      };
    const times = { pollMs: 20, newsEveryMs: 0, noteEveryMs: 0 };
    const [here, there] = [
      rails(held.database, working(0), { slots: 2, times }),
      rails(other, working(1), { slots: 2, times }),
    ];
    await there.open();
    const users = await Promise.all(Array.from({ length: 5 }, () => createTestUser(held.database)));
    const ids: string[] = [];
    // Both are asked to begin generations, as visitors reach either.
    await Promise.all(
      users.map(async (userId, n) => {
        for (let count = 0; count < 6; count += 1)
          ids.push((await [here, there][(n + count) % 2]!.start(userId, request(`${n}/${count}`))).id);
      }),
    );
    await expect.poll(() => states(ids)).toEqual(Array(30).fill('succeeded 1'));
    const all = doneBy.flat();
    expect([...all].sort()).toEqual([...new Set(all)].sort());
    expect(all).toHaveLength(30);
    for (const mine of doneBy) expect(mine.length).toBeGreaterThan(3);
    for (const id of ids)
      expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
    expect([...here.errors, ...there.errors]).toEqual([]);
    await closeAll();
  });

  test('work at vendors waits for nothing that the machines do themselves, and is done once', async () => {
    const busy = gate();
    const doneBy: string[][] = [[], []];
    const both = (who: number) => ({
      work: workKind(async () => {
        await busy.passed;
        return outcome('a');
      }),
      vendor: workKind(
        async ({ words }) => {
          doneBy[who]?.push(words);
          await new Promise((resolve) => setTimeout(resolve, 15));
          return outcome('b');
        },
        { isHosted: true },
      ),
    });
    const times = { pollMs: 20, newsEveryMs: 0, noteEveryMs: 0 };
    const [here, there] = [
      rails(
        held.database,
        workKind(() => Promise.reject(new Error('Not this'))),
        { declarations: both(0), times },
      ),
      rails(
        other,
        workKind(() => Promise.reject(new Error('Not this'))),
        { declarations: both(1), times },
      ),
    ];
    await there.open();
    const users = await Promise.all(Array.from({ length: 4 }, () => createTestUser(held.database)));
    const heavy: string[] = [];
    for (const userId of users) heavy.push((await here.start(userId, request('heavy'))).id);
    // Both processes are busy, two wait behind them.
    await expect
      .poll(async () =>
        (await Promise.all(users.map((userId, n) => here.get(userId, heavy[n]!)))).map((view) => view?.position),
      )
      .toEqual([null, null, 1, 2]);
    const light: string[] = [];
    for (let n = 0; n < 12; n += 1)
      light.push((await [here, there][n % 2]!.start(users[n % 4]!, { ...request(`light ${n}`), kind: 'vendor' })).id);
    await expect.poll(() => states(light)).toEqual(Array(12).fill('succeeded 1'));
    expect(doneBy.flat().toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => `light ${n}`).toSorted());
    // Those behind the engines are where they were.
    expect((await here.get(users[3]!, heavy[3]!))?.position).toBe(2);
    busy.open();
    await expect.poll(() => states(heavy)).toEqual(Array(4).fill('succeeded 1'));
    for (const id of [...heavy, ...light]) expect(await jobsOf(held.database, id)).toBe(0);
    expect([...here.errors, ...there.errors]).toEqual([]);
    await closeAll();
  });

  test('what one cancels ends in the other', async () => {
    const ended = gate<unknown>();
    const there = rails(
      other,
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            ended.open(signal.reason);
            reject(signal.reason as Error);
          }),
        ),
      { times: { beatMs: 30, pollMs: 20 } },
    );
    const here = rails(held.database, () => Promise.reject(new Error('Not here')), { slots: 0 });
    await there.open();
    const userId = await createTestUser(held.database);
    const { id } = await here.start(userId, request('long'));
    await there.told((event) => event.id === id && event.position === null);
    expect(await here.cancel(userId, id)).toMatchObject({ state: 'cancelled' });
    await ended.passed;
    expect(await bookingsOf(held.database, id)).toMatchObject({ spent: 0 });
    expect(await jobsOf(held.database, id)).toBe(0);
    await closeAll();
  });

  // Silence is noticed after half a minute at the earliest.
  test.runIf(isLongRun)(
    'what a silent one had is done by the other, and counts once, even if the silent one comes back',
    async () => {
      const wakes = gate();
      const silent = rails(
        other,
        async () => {
          await wakes.passed;
          return outcome('late');
        },
        { times: { beatMs: 3_600_000, pollMs: 20 } },
      );
      await silent.open();
      const userId = await createTestUser(held.database);
      const { id } = await silent.start(userId, request('lost'));
      await silent.told((event) => event.id === id && event.position === null);
      const here = rails(held.database, () => Promise.resolve(outcome('mine')), { times: { pollMs: 100 } });
      await here.open();
      await expect.poll(() => states([id]), { timeout: 150_000, interval: 500 }).toEqual(['succeeded 2']);
      wakes.open();
      await silent.close();
      expect((await here.get(userId, id))?.results.variations.map(({ asset }) => asset)).toEqual(['mine']);
      expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
      await closeAll();
    },
  );
});
