/** Storage use by kind and by account, and the free disk space. */
import { statfs } from 'node:fs/promises';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Database } from '#app/services/database/database.server.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import type { StorageKind, StorageView } from './admin.ts';
import { nameOfUser } from './user-name.ts';

export interface StorageReportDependencies {
  prisma: PrismaClient;
  database: Pick<Database, 'kind'>;
  entitlements: Pick<Entitlements, 'planOf' | 'storageOf'>;
  dataDir: string;
}

const LARGEST = 15;

interface Sum {
  count: number;
  bytes: number;
}

export async function storageReport({
  prisma,
  database,
  entitlements,
  dataDir,
}: StorageReportDependencies): Promise<StorageView> {
  const files = await prisma.$queryRaw<(Sum & { kind: StorageKind })[]>`
    SELECT CASE WHEN "mime" LIKE 'image/%' THEN 'pictures' WHEN "mime" LIKE 'video/%' THEN 'videos'
        WHEN "mime" LIKE 'audio/%' THEN 'music' ELSE 'otherFiles' END AS "kind",
      COUNT(*)::int AS "count", COALESCE(SUM("bytes"), 0)::float8 AS "bytes" FROM "asset" GROUP BY 1`;
  const [fonts] = await prisma.$queryRaw<Sum[]>`
    SELECT COUNT(*)::int AS "count", COALESCE(SUM(f."bytes"), 0)::float8 AS "bytes"
    FROM (SELECT "hash", MAX("bytes") AS "bytes" FROM "user_font" GROUP BY "hash") f`;
  const [designs] = await prisma.$queryRaw<Sum[]>`
    SELECT COUNT(*)::int AS "count", COALESCE(SUM("documentBytes" + "logBytes" + "versionBytes"), 0)::float8 AS "bytes" FROM "design"`;
  const [chats] = await prisma.$queryRaw<Sum[]>`
    SELECT COUNT(*)::int AS "count", COALESCE(SUM("bytes"), 0)::float8 AS "bytes" FROM "chat"`;
  const none = { count: 0, bytes: 0 };
  const ofFiles = (kind: StorageKind) => ({ kind, ...(files.find((one) => one.kind === kind) ?? none) });
  return {
    kinds: [
      ofFiles('pictures'),
      ofFiles('videos'),
      ofFiles('music'),
      ofFiles('otherFiles'),
      { kind: 'fonts', ...(fonts ?? none) },
      { kind: 'designs', ...(designs ?? none) },
      { kind: 'chats', ...(chats ?? none) },
    ],
    database: database.kind === 'server' ? await databaseBytes(prisma) : null,
    disk: await diskOf(dataDir),
    accounts: await largest(prisma, entitlements),
  };
}

async function databaseBytes(prisma: PrismaClient): Promise<number | null> {
  const [row] = await prisma.$queryRaw<{ bytes: number }[]>`
    SELECT pg_database_size(current_database())::float8 AS "bytes"`;
  return row?.bytes ?? null;
}

/** Space that the server's user may still write; null: unknown to the system. */
async function diskOf(folder: string): Promise<StorageView['disk']> {
  const found = await statfs(folder).catch(() => null);
  return found && { free: found.bavail * found.bsize, total: found.blocks * found.bsize };
}

/** The sums of storage_used, for all users in one query. */
async function largest(
  prisma: PrismaClient,
  entitlements: StorageReportDependencies['entitlements'],
): Promise<StorageView['accounts']> {
  const rows = await prisma.$queryRaw<
    {
      id: string;
      name: string;
      email: string;
      phoneNumber: string | null;
      plan: string;
      isAnonymous: boolean;
      used: number;
    }[]
  >`
    SELECT u."id", u."name", u."email", u."phoneNumber", u."plan", COALESCE(u."isAnonymous", FALSE) AS "isAnonymous", t."used"
    FROM (
      SELECT "userId", SUM("bytes")::float8 AS "used" FROM (
        SELECT "userId", "bytes" FROM "storage_account"
        UNION ALL
        SELECT "userId", "documentBytes" + "logBytes" + "versionBytes" FROM "design" WHERE "deletedAt" IS NULL
        UNION ALL
        SELECT c."userId", c."bytes" FROM "chat" c JOIN "design" d ON d."id" = c."designId" WHERE d."deletedAt" IS NULL
      ) held GROUP BY "userId" ORDER BY 2 DESC LIMIT ${LARGEST}
    ) t JOIN "user" u ON u."id" = t."userId" WHERE t."used" > 0 ORDER BY t."used" DESC, u."id"`;
  return rows.map((row) => ({
    user: { id: row.id, name: nameOfUser(row) },
    plan: entitlements.planOf(row),
    used: row.used,
    allowed: entitlements.storageOf(row).allowed,
  }));
}
