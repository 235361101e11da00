/** The bus: who gets events, in which order, and across processes that share a server. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#app/services/database/transaction.server.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { createEvents, type Events } from './events.server.ts';

const note = (turnId: string): AppEvent => ({
  type: 'chat.turn',
  chatId: 'c',
  designId: 'd',
  turnId,
  state: 'running',
});

describe.each(databaseKinds)('%s', (kind) => {
  let opened: TestDatabase;
  const buses: Events[] = [];
  const reported: unknown[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.remove());
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
    reported.length = 0;
  });

  async function openBus(): Promise<Events> {
    const bus = createEvents({ database: opened.database, report: (error) => reported.push(error) });
    buses.push(bus);
    await bus.ready();
    return bus;
  }

  function listen(bus: Events, userId: string): AppEvent[] {
    const heard: AppEvent[] = [];
    bus.subscribe(userId, (event) => heard.push(event));
    return heard;
  }

  test('a user hears what is meant for it, in order, until it stops listening', async () => {
    const bus = await openBus();
    const mine = listen(bus, 'me');
    const theirs = listen(bus, 'they');
    const stopped: AppEvent[] = [];
    bus.subscribe('me', (event) => stopped.push(event))();
    bus.subscribe('me', () => {
      throw new Error('a listener with a bug');
    });
    for (const id of ['1', '2', '3']) await bus.publish('me', note(id));
    await expect.poll(() => mine).toEqual([note('1'), note('2'), note('3')]);
    expect(theirs).toEqual([]);
    expect(stopped).toEqual([]);
    expect(reported).toHaveLength(3);
  });

  test('what is published within a transaction is told when it commits, or never', async () => {
    const bus = await openBus();
    const heard = listen(bus, 'me');
    const publish = (fail: boolean) =>
      inTransaction(opened.database.pool, async (client) => {
        const tell = await bus.publishWithin(client, 'me', [note('a'), note('b')]);
        expect(heard).toEqual([]);
        if (fail) throw new Error('rolled back');
        return tell;
      });
    await expect(publish(true)).rejects.toThrow('rolled back');
    (await publish(false))();
    await expect.poll(() => heard).toEqual([note('a'), note('b')]);
  });

  test.runIf(kind === 'server')(
    'another process hears the same, and a lost connection is repaired and said',
    async () => {
      const [one, two] = [await openBus(), await openBus()];
      const heard = [listen(one, 'me'), listen(two, 'me')];
      await one.publish('me', note('1'));
      await two.publish('me', note('2'));
      for (const each of heard) await expect.poll(() => each).toEqual([note('1'), note('2')]);

      await opened.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
      );
      for (const each of heard)
        await expect.poll(() => each.at(-1), { timeout: 10_000 }).toEqual({ type: 'events.missed' });
      await one.publish('me', note('3'));
      for (const each of heard) await expect.poll(() => each.at(-1)).toEqual(note('3'));
      expect(reported.length).toBeGreaterThan(0);
    },
  );

  test.runIf(kind === 'server')('an event that is too large is reported and not sent', async () => {
    const bus = await openBus();
    await bus.publish('me', { type: 'design.renamed', designId: 'd', title: 'x'.repeat(9_000) });
    expect(String(reported[0])).toContain('An event of type design.renamed is too large to send');
  });
});
