/** Accounts for operators: identity, rights and usage, without their content. */
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts';
import { realEmail } from '#app/services/auth/placeholder-email.ts';
import type { Entitlements } from '#app/services/billing/entitlements.server.ts';
import { limitsLeft } from '#app/services/billing/limits-left.server.ts';
import { pageOf, writeCursor } from '#app/services/database/sort-cursor.ts';
import { stores } from '#app/services/payments/payments.ts';
import { showPhone } from '#design/contacts/phone-number.ts';
import { listActions } from './action-log.server.ts';
import type { GrantView, UserDetail, UserPage, UserRow } from './admin.ts';
import { turnCosts } from './cost-report.server.ts';
import { listGenerations } from './generation-list.server.ts';
import { placeIn } from './list-place.ts';
import { listReviews } from './review-list.server.ts';

const PAGE = 20;
const ORDER = 'users';
/** Number of newest generations, reports and actions shown on a user's page. */
const SOME = 10;

interface Row {
  id: string;
  name: string;
  email: string;
  phoneNumber: string | null;
  plan: string;
  createdAt: Date;
  planStartedAt: Date | null;
  planPeriod: number;
  seenAt: Date | null;
  storage: number;
  designs: number;
}

export interface UserListDependencies {
  prisma: PrismaClient;
  entitlements: Pick<Entitlements, 'planOf' | 'limitsOf' | 'storageOf'>;
  now(): Date;
}

export interface UserList {
  /** Newest first. `search`: part of an address, name or number, or an id. */
  list(asked: { search: string; after: string | null }): Promise<UserPage>;
  /** Null: no such id. */
  one(id: string): Promise<UserDetail | null>;
}

export function createUserList({ prisma, entitlements, now }: UserListDependencies): UserList {
  const rowsWhere = (where: Prisma.Sql, limit: number) => prisma.$queryRaw<Row[]>`
    SELECT u."id", u."name", u."email", u."phoneNumber", u."plan", u."createdAt", u."planStartedAt", u."planPeriod",
      (SELECT MAX(s."updatedAt") FROM "session" s WHERE s."userId" = u."id") AS "seenAt",
      storage_used(u."id")::float8 AS "storage",
      (SELECT COUNT(*) FROM "design" d WHERE d."userId" = u."id" AND d."deletedAt" IS NULL AND NOT d."isTemplate")::int AS "designs"
    FROM "user" u WHERE ${where} ORDER BY u."createdAt" DESC, u."id" DESC LIMIT ${limit}`;

  async function viewOf(row: Row): Promise<UserRow> {
    const limits = entitlements.limitsOf(row) ?? [];
    const lefts = await limitsLeft(prisma, row.id, limits, row, now());
    return {
      id: row.id,
      name: row.name,
      email: realEmail(row.email),
      phone: row.phoneNumber && showPhone(row.phoneNumber),
      plan: entitlements.planOf(row),
      limits: lefts.map(({ limit: { units, window, amount }, used }) => ({ units, window, amount, used })),
      storage: row.storage,
      designs: row.designs,
      createdAt: row.createdAt.toISOString(),
      seenAt: row.seenAt?.toISOString() ?? null,
    };
  }

  async function grantsOf(userId: string): Promise<GrantView[]> {
    const grants = await prisma.planGrant.findMany({ where: { userId }, orderBy: { createdAt: 'desc' }, take: SOME });
    const given = await prisma.operatorAction.findMany({
      where: { action: 'plan.give', subject: { in: grants.map(({ id }) => id) } },
      select: { subject: true, operator: true },
    });
    return grants.map(({ id, plan, reason, createdAt, endsAt, endedAt }) => ({
      id,
      plan,
      reason,
      by: given.find(({ subject }) => subject === id)?.operator ?? null,
      at: createdAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
    }));
  }

  return {
    async list({ search, after }) {
      const text = search.trim().slice(0, 200);
      const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
      // Numbers are stored without the spaces that people type.
      const digits = `%${text.replaceAll(/[\s()-]/g, '').replaceAll(/[\\%_]/g, '\\$&')}%`;
      const found =
        text === ''
          ? Prisma.sql`TRUE`
          : Prisma.sql`(u."id" = ${text} OR u."email" ILIKE ${like} OR u."name" ILIKE ${like} OR u."phoneNumber" ILIKE ${digits})`;
      const place = placeIn(ORDER, after);
      const older = place
        ? Prisma.sql`(u."createdAt", u."id") < (${place.at}::timestamp, ${place.id})`
        : Prisma.sql`TRUE`;
      const rows = await rowsWhere(
        Prisma.sql`COALESCE(u."isAnonymous", FALSE) = FALSE AND ${found} AND ${older}`,
        PAGE + 1,
      );
      const { shown, next } = pageOf(rows, PAGE, ({ id, createdAt }) => writeCursor(ORDER, createdAt, id));
      const users: UserRow[] = [];
      for (const row of shown) users.push(await viewOf(row));
      return {
        users,
        total: await prisma.user.count({ where: { OR: [{ isAnonymous: false }, { isAnonymous: null }] } }),
        next,
      };
    },

    async one(id) {
      const [row] = await rowsWhere(Prisma.sql`u."id" = ${id}`, 1);
      if (!row) return null;
      const user = await prisma.user.findUniqueOrThrow({
        where: { id },
        select: { isAnonymous: true, emailVerified: true, accounts: { select: { providerId: true } } },
      });
      const subscriptions = await prisma.subscription.findMany({
        where: { userId: id },
        orderBy: { startedAt: 'desc' },
        take: SOME,
      });
      const isAnonymous = user.isAnonymous === true;
      return {
        ...(await viewOf(row)),
        isAnonymous,
        emailVerified: user.emailVerified,
        providers: [...new Set(user.accounts.map(({ providerId }) => providerId))],
        chats: await prisma.chat.count({ where: { userId: id } }),
        storageAllowed: entitlements.storageOf({ plan: row.plan, isAnonymous }).allowed,
        grants: await grantsOf(id),
        subscriptions: subscriptions.map((one) => ({
          id: one.id,
          provider: one.provider,
          product: one.product,
          ref: one.ref,
          status: one.status,
          periodEnd: one.periodEnd.toISOString(),
          cancelsAt: one.cancelsAt?.toISOString() ?? null,
          endedAt: one.endedAt?.toISOString() ?? null,
          isElsewhere: stores.some((store) => store === one.provider),
        })),
        generations: (await listGenerations(prisma, { userId: id }, { limit: SOME, now: now() })).generations,
        reviews: (await listReviews(prisma, { userId: id }, { limit: SOME, now: now() })).reviews,
        turns: await turnCosts(prisma, id, SOME),
        actions: (await listActions(prisma, { userId: id, limit: SOME })).actions,
      };
    },
  };
}
