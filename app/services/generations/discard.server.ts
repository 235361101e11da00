/** Takes back what a generation made, as far as nothing else of the same user shows it. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';

export interface DiscardDependencies {
  prisma: PrismaClient;
  assets: Pick<Assets, 'discardUnused'>;
}

/**
 * Assets that designs (also what can be undone there), conversations, the brand kit or other generations use stay, and what the
 * generation itself has kept, unless it came to nothing.
 */
export async function discardMade({ prisma, assets }: DiscardDependencies, userId: string, generationId: string, made: readonly string[]): Promise<void> {
  if (made.length === 0) return;
  const gone = await prisma.$queryRaw<{ assetId: string }[]>`
    DELETE FROM "asset_grant" g WHERE g."userId" = ${userId} AND g."assetId" = ANY(${[...made]}) AND NOT g."inLibrary"
      AND NOT EXISTS (SELECT 1 FROM "design" d JOIN "design_layer" l ON l."designId" = d."id" WHERE d."userId" = ${userId} AND strpos(l."layer"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "design" d WHERE d."userId" = ${userId} AND strpos(d."frame"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "design" d JOIN "change" c ON c."designId" = d."id" WHERE d."userId" = ${userId}
        AND (strpos(c."operations"::text, g."assetId") > 0 OR strpos(c."inverse"::text, g."assetId") > 0))
      AND NOT EXISTS (SELECT 1 FROM "chat" h JOIN "message" m ON m."chatId" = h."id" WHERE h."userId" = ${userId} AND strpos(m."parts"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "brand_kit" b WHERE b."userId" = ${userId} AND g."assetId" = ANY(b."logos"))
      AND NOT EXISTS (SELECT 1 FROM "generation" n WHERE n."userId" = ${userId} AND (n."id" <> ${generationId} OR n."state" NOT IN ('failed', 'cancelled'))
        AND (g."assetId" = ANY(n."assets") OR strpos(n."input"::text, g."assetId") > 0))
    RETURNING g."assetId"`;
  await assets.discardUnused(gone.map(({ assetId }) => assetId));
}
