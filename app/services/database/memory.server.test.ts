/** Databases in memory: migrated, copied, and isolated from each other. */
import { expect, test } from 'vitest';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { migrationsFolder } from './database.server.ts';
import { openMemoryDatabase, openMemoryEngine } from './memory.server.ts';
import { readMigrations } from './migrations.server.ts';

async function emptyDump(): Promise<Blob> {
  const empty = await openMemoryEngine();
  try {
    return await empty.dump();
  } finally {
    await empty.close();
  }
}

test('a copy has what was there and is its own; one from before the newest migration is brought up to date', async () => {
  // In an ordinary run it is migrated already, as whoever made the template has seen to.
  const first = await openMemoryDatabase(isLongRun ? await emptyDump() : await memoryTemplate());
  expect(first.migrated).toEqual(isLongRun ? readMigrations(migrationsFolder()).map(({ name }) => name) : []);
  const userId = await createTestUser(first);
  const dump = await first.dump();
  const copies = await Promise.all([openMemoryDatabase(dump), openMemoryDatabase(dump)]);
  try {
    for (const copy of copies) {
      expect(copy.migrated).toEqual([]);
      expect(await copy.prisma.user.findMany({ select: { id: true } })).toEqual([{ id: userId }]);
    }
    await copies[0].prisma.user.delete({ where: { id: userId } });
    await copies[1].prisma.user.update({ where: { id: userId }, data: { name: 'Changed' } });
    const again = await openMemoryDatabase(await copies[1].dump());
    expect((await again.prisma.user.findUniqueOrThrow({ where: { id: userId } })).name).toBe('Changed');
    await again.close();
    expect(await copies[0].prisma.user.count()).toBe(0);
    expect((await first.prisma.user.findUniqueOrThrow({ where: { id: userId } })).name).toBe(userId);
  } finally {
    await Promise.all([first, ...copies].map((database) => database.close()));
  }
});
