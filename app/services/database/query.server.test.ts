/** Prepared queries: named once, not without limit, and an error in one leaves the connection usable. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';
import { openMemoryDatabase, type MemoryDatabase } from './memory.server.ts';
import { query, statementName } from './query.server.ts';

let database: MemoryDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase(await memoryTemplate());
});
afterAll(() => database.close());

const prepared = async () =>
  (await database.pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(({ name }) => name);

test('a query that fails, while it is read or while it runs, does not keep the next one from running', async () => {
  for (let round = 0; round < 2; round += 1) {
    await expect(query(database.pool, 'select 1 / $1::int as n', [0])).rejects.toThrow('division by zero');
    await expect(query(database.pool, 'select nowhere from nothing where n = $1', [1])).rejects.toThrow(
      'does not exist',
    );
    expect(await query(database.pool, 'select 6 / $1::int as n', [2])).toEqual([{ n: 3 }]);
    expect(await query(database.pool, 'select $1::text as word', ['ünï'])).toEqual([{ word: 'ünï' }]);
  }
});

test('a text has one name, whoever asks, and is prepared once', async () => {
  await database.prisma.user.count();
  const before = await prepared();
  expect(before).toContain(statementName('select $1::text as word'));
  await database.prisma.user.count();
  await query(database.pool, 'select $1::text as word', ['again']);
  expect(await prepared()).toEqual(before);
});

test('texts made again each time do not fill the connection', async () => {
  for (let n = 0; n < 2_000; n += 1) statementName(`select ${n}`);
  const before = await prepared();
  expect(statementName('select 1 as late')).toBe('');
  expect(await query(database.pool, 'select 1 as late', [])).toEqual([{ late: 1 }]);
  expect(await prepared()).toEqual(before);
  // Named ones keep their name.
  expect(statementName('select $1::text as word')).not.toBe('');
});
