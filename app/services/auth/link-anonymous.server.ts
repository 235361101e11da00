/** What someone made without an account moves to the account that they sign in to. */
import { moveOnboarding } from '#app/services/onboarding/onboarding.server.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';

/**
 * Gives everything of user `from` to user `to`, in one transaction. Doing it twice changes nothing the second time.
 * Must be done before `from` is deleted: the deletion takes along what still belongs to it.
 */
export async function moveAnonymousData(prisma: PrismaClient, from: string, to: string): Promise<void> {
  if (from === to) return;
  await prisma.$transaction(async (tx) => {
    // In a fixed order, so that two moves at once cannot wait for each other.
    for (const id of [from, to].sort()) await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${id} FOR UPDATE`;
    const where = { userId: from };
    const data = { userId: to };
    await tx.design.updateMany({ where, data });
    await tx.folder.updateMany({ where, data });
    await tx.change.updateMany({ where, data });
    await tx.historyStep.updateMany({ where, data });
    await tx.designVersion.updateMany({ where, data });
    await tx.chat.updateMany({ where, data });
    await tx.turn.updateMany({ where, data });
    await moveGenerations(tx, from, to);
    await tx.operatorAction.updateMany({ where, data });
    await moveCredits(tx, from, to);
    await tx.$executeRaw`
      INSERT INTO "asset_grant" ("userId", "assetId", "name", "inLibrary", "createdAt")
      SELECT ${to}, "assetId", "name", "inLibrary", "createdAt" FROM "asset_grant" WHERE "userId" = ${from}
      ON CONFLICT ("userId", "assetId") DO NOTHING`;
    await tx.assetGrant.deleteMany({ where });
    // A font that the account has already stays as it is there.
    await tx.$executeRaw`
      INSERT INTO "user_font" ("userId", "hash", "name", "style", "lightest", "boldest", "italic", "bytes", "createdAt", "removedAt")
      SELECT ${to}, "hash", "name", "style", "lightest", "boldest", "italic", "bytes", "createdAt", "removedAt" FROM "user_font" WHERE "userId" = ${from}
      ON CONFLICT DO NOTHING`;
    await tx.userFont.deleteMany({ where });
    // A kit that the account has already is the one that counts; the other goes with the visitor.
    if (!(await tx.brandKit.findUnique({ where: data, select: { userId: true } })))
      await tx.brandKit.updateMany({ where, data });
    await tx.personModel.updateMany({ where, data });
    await moveOnboarding(tx, where, to);
    await tx.draft.updateMany({ where: { claimedBy: from }, data: { claimedBy: to } });
  });
}

/** A request of the visitor that is called like one of the account is a request of its own all the same. */
async function moveGenerations(tx: Prisma.TransactionClient, from: string, to: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "generation" g SET "userId" = ${to},
      "requestKey" = CASE WHEN EXISTS (SELECT 1 FROM "generation" o WHERE o."userId" = ${to} AND o."requestKey" = g."requestKey") THEN NULL ELSE g."requestKey" END
    WHERE g."userId" = ${from}`;
}

/**
 * Spent credits move too: a new anonymous visit must not be a new allowance. What was spent counts in the account's
 * windows and present period; an account that came after the visit and spent nothing yet takes over the windows of the
 * visit.
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
  // A visitor cannot buy; were there changes of a plan, they would go with the visitor: the account's own are what
  // counts.
}
