/** What a visitor made without an account moves to the account that they sign in to. */
import { moveOnboarding } from '#app/services/onboarding/onboarding.server.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';

/**
 * Gives everything of user `from` to user `to`, in one transaction. Doing it twice changes nothing the second time.
 * Must be done before `from` is deleted: the deletion includes whatever still belongs to it.
 */
export async function moveAnonymousData(prisma: PrismaClient, from: string, to: string): Promise<void> {
  if (from === to) return;
  await prisma.$transaction(async (tx) => {
    // In a fixed order, so that two simultaneous moves cannot deadlock.
    for (const id of [from, to].sort()) await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${id} FOR UPDATE`;
    const where = { userId: from };
    const data = { userId: to };
    await tx.design.updateMany({ where, data });
    await tx.folder.updateMany({ where, data });
    await tx.change.updateMany({ where, data });
    await tx.historyStep.updateMany({ where, data });
    await tx.designVersion.updateMany({ where, data });
    await tx.shareLink.updateMany({ where, data });
    await tx.chat.updateMany({ where, data });
    await tx.turn.updateMany({ where, data });
    // Another visit is no other budget.
    await tx.modelUse.updateMany({ where, data });
    await moveGenerations(tx, from, to);
    await tx.operatorAction.updateMany({ where, data });
    await moveCredits(tx, from, to);
    await tx.$executeRaw`
      INSERT INTO "asset_grant" ("userId", "assetId", "name", "inLibrary", "createdAt")
      SELECT ${to}, "assetId", "name", "inLibrary", "createdAt" FROM "asset_grant" WHERE "userId" = ${from}
      ON CONFLICT ("userId", "assetId") DO NOTHING`;
    await tx.assetGrant.deleteMany({ where });
    // A font that the account already has stays as it is there.
    await tx.$executeRaw`
      INSERT INTO "user_font" ("userId", "hash", "name", "style", "lightest", "boldest", "italic", "bytes", "createdAt", "removedAt")
      SELECT ${to}, "hash", "name", "style", "lightest", "boldest", "italic", "bytes", "createdAt", "removedAt" FROM "user_font" WHERE "userId" = ${from}
      ON CONFLICT DO NOTHING`;
    await tx.userFont.deleteMany({ where });
    // A kit that the account already has wins; the other is deleted with the visitor.
    if (!(await tx.brandKit.findUnique({ where: data, select: { userId: true } })))
      await tx.brandKit.updateMany({ where, data });
    await tx.personModel.updateMany({ where, data });
    await moveOnboarding(tx, where, to);
    await tx.draft.updateMany({ where: { claimedBy: from }, data: { claimedBy: to } });
  });
}

/** A request of the visitor with the same key as one of the account's is still a separate request. */
async function moveGenerations(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "generation" g SET "userId" = ${to},
      "requestKey" = CASE WHEN EXISTS (SELECT 1 FROM "generation" o WHERE o."userId" = ${to} AND o."requestKey" = g."requestKey") THEN NULL ELSE g."requestKey" END
    WHERE g."userId" = ${from}`;
}

/**
 * Spent credits move too: a new anonymous visit must not be a new allowance. They count in the account's windows and
 * current period; an account that is newer than the visit and has spent nothing yet takes over the visit's windows.
 */
async function moveCredits(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
  const visitor = await tx.user.findUnique({ where: { id: from }, select: { createdAt: true, planStartedAt: true } });
  const account = await tx.user.findUniqueOrThrow({
    where: { id: to },
    select: { createdAt: true, planStartedAt: true, planPeriod: true },
  });
  const began = visitor?.planStartedAt ?? visitor?.createdAt;
  if (
    began &&
    account.planStartedAt === null &&
    began < account.createdAt &&
    (await tx.ledgerEntry.count({ where: { userId: to } })) === 0
  ) {
    await tx.user.update({ where: { id: to }, data: { planStartedAt: began } });
  }
  await tx.ledgerEntry.updateMany({ where: { userId: from }, data: { userId: to, period: account.planPeriod } });
  // A visitor cannot buy; any plan changes would be deleted with the visitor: the account's own count.
}
