/** Opening and migrating, on both kinds of database, and the error if that fails. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestUser,
  databaseKinds,
  openEmbeddedIn,
  openTestDatabase,
  type TestDatabase,
} from '#tests/fixtures/databases.ts';
import { fillWithDatabase } from '#tests/fixtures/database-templates.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { hasPostgres, startPostgres, type TestServer } from '#tests/fixtures/postgres.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase } from './database.server.ts';

const folders: string[] = [];
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'blend-database-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of migrations in Prisma's layout. */
function migrationsOf(migrations: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  }
  return folder;
}

async function refusalOf(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DatabaseError);
  const line = (error as DatabaseError).message;
  expect(line).not.toContain('\n');
  return line;
}

describe.each(databaseKinds)('%s', (kind) => {
  let test1: TestDatabase;
  beforeAll(async () => {
    test1 = await openTestDatabase(kind);
  });
  afterAll(() => test1.remove());

  test('keeps times, JSON and arrays as they were written', async () => {
    const { prisma } = test1.database;
    const userId = await createTestUser(test1.database);
    const before = Date.now();
    const draft = await prisma.draft.create({
      data: { id: 'd1', prompt: 'ünïcode 🎨', assets: ['a', 'b'], expiresAt: new Date(5) },
    });
    expect(draft).toMatchObject({ prompt: 'ünïcode 🎨', assets: ['a', 'b'], expiresAt: new Date(5) });
    const { rows } = await test1.database.pool.query<{ seconds: string }>(
      'select extract(epoch from now()::timestamp) as seconds',
    );
    // A column without a time zone means UTC, wherever the server is.
    expect(Math.abs(Number(rows[0]!.seconds) * 1000 - before)).toBeLessThan(60_000);
    await expect(prisma.user.create({ data: { id: userId, name: '', email: 'x' } })).rejects.toMatchObject({
      code: 'P2002',
    });
    await expect(prisma.chat.create({ data: { id: 'c', userId, designId: 'none', title: '' } })).rejects.toMatchObject({
      code: 'P2003',
    });
  });

  test('runs many transactions at once', async () => {
    const { prisma } = test1.database;
    const userId = await createTestUser(test1.database);
    await Promise.all(
      Array.from({ length: 30 }, () =>
        prisma.$transaction(async (tx) => {
          await tx.$queryRaw`select 1 from "user" where id = ${userId} for update`;
          const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
          await tx.user.update({ where: { id: userId }, data: { name: `${name}.` } });
        }),
      ),
    );
    const { name } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
    expect(name).toBe(`${userId}${'.'.repeat(30)}`);
  });
});

// Every ordinary run starts a server twice on the same folder.
test.runIf(isLongRun)('a second opening of the embedded database keeps what the first wrote', async () => {
  const dataDir = temporaryFolder();
  // That one is created where there was nothing is covered in every run by the maker of the copies
  // (database-templates.ts), and by `npm start`.
  await fillWithDatabase(dataDir, 'bare');
  const first = await openDatabase({ dataDir });
  expect(first.migrated.length).toBeGreaterThan(0);
  const userId = await createTestUser(first);
  await first.close();
  const second = await openDatabase({ dataDir });
  expect(second.migrated).toEqual([]);
  expect(await second.prisma.user.count({ where: { id: userId } })).toBe(1);
  await second.close();
});

test('a folder is open once: in this process and in others', async () => {
  const dataDir = temporaryFolder();
  const database = await openEmbeddedIn(dataDir);
  const line = `The data folder ${dataDir} is in use by process ${process.pid}.`;
  expect(await refusalOf(openDatabase({ dataDir, lockWaitMs: 0 }))).toContain(line);

  const source = `
    const { openDatabase } = await import(${JSON.stringify(new URL('./database.server.ts', import.meta.url).href)});
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, lockWaitMs: 300 }).catch((error) => console.log(error.name + ': ' + error.message));`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  other.stdout.on('data', (chunk) => (said += String(chunk)));
  await once(other, 'exit');
  expect(said).toContain(`DatabaseError: ${line}`);
  await database.close();
});

test('a data folder that cannot be made or written is named', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(await refusalOf(openDatabase({ dataDir: join(folder, 'file', 'data') }))).toBe(
    `The data folder ${join(folder, 'file', 'data')} cannot be written (part of the path is a file). Choose another folder with DATA_DIR.`,
  );
});

test('a damaged database is named and its folder let go', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
  expect(await refusalOf(openDatabase({ dataDir }))).toContain(
    `The embedded database in ${join(dataDir, 'database')} cannot be opened`,
  );
  expect(await refusalOf(openDatabase({ dataDir, lockWaitMs: 0 }))).toContain('cannot be opened');
});

test('migrations run in order, once, whole or not at all', async () => {
  const dataDir = temporaryFolder();
  const two = {
    '2_second': 'insert into t values (1); insert into t values (2);',
    '1_first': `create table t (n int); create function f() returns int language sql as $$ select 1; $$;`,
  };
  await fillWithDatabase(dataDir, 'bare');
  const opened = await openDatabase({ dataDir, migrations: migrationsOf(two) });
  expect(opened.migrated).toEqual(['1_first', '2_second']);
  await opened.close();

  const broken = { ...two, '3_third': 'insert into t values (3); insert into nowhere values (1);' };
  expect(await refusalOf(openDatabase({ dataDir, migrations: migrationsOf(broken) }))).toBe(
    'Migration 3_third cannot be applied: relation "nowhere" does not exist',
  );
  const again = await openDatabase({
    dataDir,
    migrations: migrationsOf({ ...two, '3_third': 'insert into t values (3);\r\n' }),
  });
  expect(again.migrated).toEqual(['3_third']);
  const { rows } = await again.pool.query<{ n: number }>('select n from t order by n');
  expect(rows.map(({ n }) => n)).toEqual([1, 2, 3]);
  await again.close();

  // Line ends converted by a checkout are no change; anything else is.
  await (
    await openDatabase({ dataDir, migrations: migrationsOf({ ...two, '3_third': 'insert into t values (3);\n' }) })
  ).close();
  expect(
    await refusalOf(
      openDatabase({ dataDir, migrations: migrationsOf({ ...two, '3_third': 'insert into t values (4);' }) }),
    ),
  ).toContain('Migration 3_third was changed after this database applied it.');
  expect(await refusalOf(openDatabase({ dataDir, migrations: migrationsOf(two) }))).toContain(
    'This database has migration 3_third, which this version',
  );
});

test('a migration that another tool left unfinished stops the start', async () => {
  const dataDir = temporaryFolder();
  const migrations = migrationsOf({ '1_first': 'create table t (n int);' });
  await fillWithDatabase(dataDir, 'bare');
  const opened = await openDatabase({ dataDir, migrations });
  await opened.pool.query(`update "_prisma_migrations" set finished_at = null`);
  await opened.close();
  expect(await refusalOf(openDatabase({ dataDir, migrations }))).toContain(
    'Migration 1_first began on this database and never finished.',
  );
});

describe.runIf(hasPostgres())('DATABASE_URL', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  const open = (databaseUrl: string) => openDatabase({ dataDir: '/nonexistent', databaseUrl });

  test('what is wrong is said in one line, without the password', async () => {
    const lines = [
      await refusalOf(open('not an address')),
      await refusalOf(open('mysql://root@localhost/x')),
      await refusalOf(open('postgresql://localhost')),
      await refusalOf(open('postgresql://blend:secret@127.0.0.1:1/blend')),
      await refusalOf(open('postgresql://blend:secret@blend.invalid/blend')),
      await refusalOf(open(server.address({ database: 'postgres', password: 'secret' }))),
      await refusalOf(open(server.address({ database: 'missing' }))),
    ];
    expect(lines).toEqual([
      'DATABASE_URL is not a PostgreSQL address such as postgresql://user:password@host:5432/name',
      'DATABASE_URL is not a PostgreSQL address such as postgresql://user:password@host:5432/name',
      'DATABASE_URL is not a PostgreSQL address such as postgresql://user:password@host:5432/name',
      'The database server at 127.0.0.1:1 refuses connections. Is PostgreSQL running there?',
      'The host of DATABASE_URL cannot be found: blend.invalid:5432',
      expect.stringMatching(/^The database server at [\d.:]+ rejects the user or password in DATABASE_URL\.$/),
      expect.stringMatching(/^The database missing does not exist on [\d.:]+\. Create it first\.$/),
    ]);
    expect(lines.join()).not.toContain('secret');
  });

  test('several processes that start at once migrate once', async () => {
    const url = await server.createDatabase();
    const opened = await Promise.all([open(url), open(url), open(url)]);
    expect(opened.map(({ migrated }) => migrated.length > 0).filter(Boolean)).toHaveLength(1);
    await Promise.all(opened.map((database) => database.close()));
  });

  test('a schema named in the address is used', async () => {
    const url = await server.createDatabase();
    const first = await open(url);
    await first.pool.query('create schema other');
    const second = await open(`${url}?schema=other`);
    expect(second.migrated.length).toBeGreaterThan(0);
    await createTestUser(second);
    expect(await second.prisma.user.count()).toBe(1);
    expect(await first.prisma.user.count()).toBe(0);
    await first.close();
    await second.close();
  });
});
