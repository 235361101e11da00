/**
 * One app server per database: the second is refused, a broken connection costs nothing, and a replaced server is told
 * so.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { lockServer, type ServerLock } from './server-lock.server.ts';
import { parseServerAddress, type ServerAddress } from './server.server.ts';

describe.runIf(databaseKinds.includes('server'))('the lock of a server', () => {
  let held: TestDatabase;
  let address: ServerAddress;
  beforeAll(async () => {
    held = await openTestDatabase('server');
    address = parseServerAddress(held.config.databaseUrl ?? '');
  }, 120_000);
  afterAll(() => held?.remove());

  const locks: ServerLock[] = [];
  const reports: unknown[] = [];
  afterEach(async () => {
    for (const lock of locks.splice(0)) await lock.release();
    reports.length = 0;
  });
  async function lock(waitMs = 0, of = address): Promise<ServerLock> {
    const taken = await lockServer(of, { waitMs, report: (error) => reports.push(error) });
    locks.push(taken);
    await taken.register(held.database.pool);
    return taken;
  }
  /** Ends the connections that hold locks, like a network failure. */
  const breakConnections = () =>
    held.database.pool.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objsubid = 2`,
    );
  const holders = async () =>
    (await held.database.pool.query(`select pid from pg_locks where locktype = 'advisory' and objsubid = 2`)).rows
      .length;

  test('is taken by one; the next is told whose it is, in one line', async () => {
    await lock();
    const refusal = await lock().then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refusal).toContain(`Another Blend server already runs on the database ${address.name}`);
    expect(refusal).toContain(`process ${process.pid} on `);
    expect(refusal.split('\n')).toHaveLength(1);
    // Another schema is another Blend.
    await lock(0, { ...address, schema: 'elsewhere' });
    expect(await holders()).toBe(2);
  });

  test('goes to one that waits as soon as it is let go', async () => {
    const first = await lock();
    const second = lock(60_000);
    await first.release();
    await second;
    expect(await holders()).toBe(1);
  });

  test('is taken again when its connection breaks', async () => {
    const first = await lock();
    await breakConnections();
    await expect.poll(() => reports.length).toBe(1);
    await expect.poll(holders).toBe(1);
    await expect(lock()).rejects.toThrow('already runs');
    await first.release();
    expect(await holders()).toBe(0);
  });

  test('is given up by one in whose absence another has started', async () => {
    const first = await lock();
    await held.database.pool.query(`update app_server set token = 'of another'`);
    await breakConnections();
    expect((await first.replaced).message).toContain('has taken over');
    await expect.poll(holders).toBe(0);
  });
});
