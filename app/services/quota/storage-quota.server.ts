/**
 * How much each account may store, and the one place that refuses. What is used is a sum that the database maintains
 * (the function storage_used and the triggers behind it), so that every grant and release is counted.
 */
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { Entitlements, StorageHolder } from '#app/services/billing/entitlements.server.ts';
import { StorageFullError } from './storage-full-error.ts';
import type { StorageUsage } from '#app/contracts/storage-usage.ts';

export interface StorageQuota {
  usage(userId: string): Promise<StorageUsage>;
  /** Before a write: throws StorageFullError if this many more bytes don't fit, after trying to make room. */
  assertRoom(userId: string, bytes: number): Promise<void>;
  /** The same without making room, for contents of the trash: they would be deleted with it. */
  assertRoomNow(userId: string, bytes: number): Promise<void>;
  /**
   * Runs writes of grants in one transaction, rolls them back if they exceed the limit, and throws StorageFullError.
   * `write` may use only `tx`.
   */
  keepWithin<Result>(userId: string, write: (tx: Prisma.TransactionClient) => Promise<Result>): Promise<Result>;
}

export interface StorageQuotaDependencies {
  prisma: PrismaClient;
  entitlements: Pick<Entitlements, 'storageOf'>;
  /** Frees what the user has deleted already: the trash. Called when something doesn't fit. */
  makeRoom?(userId: string): Promise<unknown>;
}

type Client = Pick<Prisma.TransactionClient, '$queryRaw'>;

async function readUsed(client: Client, userId: string): Promise<number> {
  const [row] = await client.$queryRaw<{ used: number }[]>`SELECT storage_used(${userId})::float8 AS "used"`;
  return row?.used ?? 0;
}

export function createStorageQuota({ prisma, entitlements, makeRoom }: StorageQuotaDependencies): StorageQuota {
  async function usage(userId: string): Promise<StorageUsage> {
    const [row] = await prisma.$queryRaw<(StorageHolder & { used: number })[]>`
      SELECT "plan", COALESCE("isAnonymous", false) AS "isAnonymous", storage_used("id")::float8 AS "used" FROM "user" WHERE "id" = ${userId}`;
    if (!row) throw new Error(`No user ${userId} to sum up`);
    return { used: row.used, ...entitlements.storageOf(row) };
  }

  async function assertRoomNow(userId: string, bytes: number): Promise<void> {
    const now = await usage(userId);
    if (!fits(now, bytes)) throw new StorageFullError(now, bytes);
  }

  return {
    usage,

    async assertRoom(userId, bytes) {
      if (fits(await usage(userId), bytes)) return;
      await makeRoom?.(userId);
      await assertRoomNow(userId, bytes);
    },

    assertRoomNow,

    keepWithin: (userId, write) =>
      prisma.$transaction(async (tx) => {
        // Locks the user's row first, as everything that writes grants does, to avoid deadlocks; then the account, so
        // that two go one after the other.
        const [holder] = await tx.$queryRaw<
          StorageHolder[]
        >`SELECT "plan", COALESCE("isAnonymous", false) AS "isAnonymous" FROM "user" WHERE "id" = ${userId} FOR KEY SHARE`;
        if (!holder) throw new Error(`No user ${userId} to keep something for`);
        await tx.$executeRaw`INSERT INTO "storage_account" ("userId") VALUES (${userId}) ON CONFLICT ("userId") DO UPDATE SET "bytes" = "storage_account"."bytes"`;
        const before = await readUsed(tx, userId);
        const result = await write(tx);
        const used = await readUsed(tx, userId);
        const { allowed, more } = entitlements.storageOf(holder);
        // An account that is over its limit, by a smaller plan, may still do what adds nothing.
        if (used > allowed && used > before) throw new StorageFullError({ used: before, allowed, more }, used - before);
        return result;
      }),
  };
}

const fits = ({ used, allowed }: StorageUsage, bytes: number): boolean => used + bytes <= allowed;

/** No limit: for replays and tools that work on their own data. */
export const unlimitedStorage = (prisma: PrismaClient): Pick<StorageQuota, 'assertRoom' | 'keepWithin'> => ({
  assertRoom: () => Promise.resolve(),
  keepWithin: (_userId, write) => prisma.$transaction(write),
});
