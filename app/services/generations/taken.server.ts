/** When a result was first downloaded or used: its credits stay spent from then on, whatever is reported later. */
import type { PrismaClient } from '#prisma/generated/client.ts';

/**
 * Records a use of those pictures that a user's generations made. `finished`: only for finished generations, for
 * readers that also serve a generation working on its own pictures.
 */
export async function noteTaken(
  prisma: Pick<PrismaClient, '$executeRaw'>,
  userId: string,
  assets: readonly string[],
  { finished = false, at = new Date() } = {},
): Promise<void> {
  if (assets.length === 0) return;
  await prisma.$executeRaw`
    UPDATE "generation" SET "takenAt" = ${at}
    WHERE "userId" = ${userId} AND "assets" && ${[...assets]} AND "takenAt" IS NULL AND "unit" IS NOT NULL
      AND ("state" = 'succeeded' OR ("state" = 'generating' AND NOT ${finished}))`;
}
