/** Takes pictures from their user that nothing of that user shows any more; their files go with the last grant. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from './assets.server.ts';

export interface LetGoDependencies {
  prisma: PrismaClient;
  assets: Pick<Assets, 'discardUnused'>;
}

/**
 * What the user brought to the library stays, and what designs (also what can be undone there), conversations, the brand kit, person
 * models and generations use. `apart`: a generation that has come to nothing, if one lets go, holds nothing. Resolves to the ids that went.
 */
export async function letGo({ prisma, assets }: LetGoDependencies, userId: string, ids: readonly string[], apart: { generation?: string } = {}): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await prisma.$queryRaw<{ assetId: string }[]>`
    DELETE FROM "asset_grant" g WHERE g."userId" = ${userId} AND g."assetId" = ANY(${[...ids]}) AND NOT g."inLibrary"
      AND NOT EXISTS (SELECT 1 FROM "design" d JOIN "design_layer" l ON l."designId" = d."id" WHERE d."userId" = ${userId} AND strpos(l."layer"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "design" d WHERE d."userId" = ${userId} AND strpos(d."frame"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "design" d JOIN "change" c ON c."designId" = d."id" WHERE d."userId" = ${userId}
        AND (strpos(c."operations"::text, g."assetId") > 0 OR strpos(c."inverse"::text, g."assetId") > 0))
      AND NOT EXISTS (SELECT 1 FROM "chat" h JOIN "message" m ON m."chatId" = h."id" WHERE h."userId" = ${userId} AND strpos(m."parts"::text, g."assetId") > 0)
      AND NOT EXISTS (SELECT 1 FROM "brand_kit" b WHERE b."userId" = ${userId} AND g."assetId" = ANY(b."logos"))
      AND NOT EXISTS (SELECT 1 FROM "person_model" p WHERE p."userId" = ${userId} AND g."assetId" IN (p."fullPhoto", p."upperPhoto", p."lowerPhoto"))
      AND NOT EXISTS (SELECT 1 FROM "generation" n WHERE n."userId" = ${userId} AND (n."id" <> ${apart.generation ?? ''} OR n."state" NOT IN ('failed', 'cancelled'))
        AND (g."assetId" = ANY(n."assets") OR strpos(n."input"::text, g."assetId") > 0))
    RETURNING g."assetId"`;
  const went = gone.map(({ assetId }) => assetId);
  await assets.discardUnused(went);
  return went;
}
