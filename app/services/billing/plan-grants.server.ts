/**
 * Plans granted by operators. A user has one at a time, in addition to paid plans; it ends by itself, on withdrawal, or
 * when another grant replaces it.
 */
import { randomUUID } from 'node:crypto';
import type { PlanGrant, Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { PaidPlan } from './products.ts';
import { bookStandingPlan } from './standing-plan.server.ts';

type Transaction = Prisma.TransactionClient;

export interface GivenPlan {
  plan: PaidPlan;
  reason: string;
  /** Null: until it is withdrawn. */
  endsAt: Date | null;
}

/** Grants a plan, effective immediately. Locks the user's row from here on. */
export async function givePlan(
  tx: Transaction,
  userId: string,
  { plan, reason, endsAt }: GivenPlan,
  now: Date,
): Promise<PlanGrant> {
  await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  await tx.planGrant.updateMany({ where: { userId, endedAt: null }, data: { endedAt: now } });
  const grant = await tx.planGrant.create({
    data: { id: randomUUID(), userId, plan, reason, endsAt, createdAt: now },
  });
  await bookStandingPlan(tx, { userId, startedAt: now, reference: `grant/${grant.id}/given` }, now);
  return grant;
}

/** Null: no active grant with that id. */
export async function withdrawPlan(tx: Transaction, userId: string, id: string, now: Date): Promise<PlanGrant | null> {
  await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
  const standing = await tx.planGrant.findFirst({ where: { id, userId, endedAt: null } });
  if (!standing) return null;
  const grant = await tx.planGrant.update({ where: { id }, data: { endedAt: now } });
  await bookStandingPlan(tx, { userId, startedAt: now, reference: `grant/${id}/ended` }, now);
  return grant;
}

/** Ends expired grants. Returns the users whose plan changed. */
export async function endDuePlans(prisma: PrismaClient, now: Date): Promise<string[]> {
  const due = await prisma.planGrant.findMany({
    where: { endedAt: null, endsAt: { lte: now } },
    select: { id: true, userId: true, endsAt: true },
    take: 500,
  });
  const changed: string[] = [];
  for (const { id, userId, endsAt } of due) {
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
      const { count } = await tx.planGrant.updateMany({ where: { id, endedAt: null }, data: { endedAt: endsAt } });
      if (count === 0) return;
      await bookStandingPlan(tx, { userId, startedAt: endsAt ?? now, reference: `grant/${id}/ended` }, now);
      changed.push(userId);
    });
  }
  return changed;
}
