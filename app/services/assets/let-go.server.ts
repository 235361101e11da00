/** Removes pictures from a user whose designs no longer show them; their files go with the last grant. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from './assets.server.ts';

export interface LetGoDependencies {
  prisma: PrismaClient;
  assets: Pick<Assets, 'discardUnused'>;
}

/**
 * Each id is looked for in all that the user has written: not too many in one statement, others wait for the embedded
 * database.
 */
const AT_ONCE = 20;

/**
 * What the user brought to the library stays, and what designs (also what can be undone there), conversations, the
 * brand kit, person models and generations use. `apart`: a generation that has come to nothing, if one lets go, holds
 * nothing. The masks of pictures that go, go with them. Resolves to the ids that went.
 */
export async function letGo(
  dependencies: LetGoDependencies,
  userId: string,
  ids: readonly string[],
  apart: { generation?: string } = {},
): Promise<string[]> {
  const went = await letGoOf(dependencies, userId, ids, apart);
  if (went.length === 0) return [];
  const cutouts = await dependencies.prisma.cutout.findMany({
    where: { assetId: { in: went } },
    select: { maskId: true, coloursId: true },
  });
  const masks = cutouts.flatMap(({ maskId, coloursId }) => (coloursId ? [maskId, coloursId] : [maskId]));
  await dependencies.assets.discardUnused(went);
  const masksWent = await letGoOf(dependencies, userId, masks, apart);
  // Cut-outs that only those pictures led to may have been granted to nobody.
  await dependencies.assets.discardUnused(masks);
  return [...went, ...masksWent];
}

async function letGoOf(
  { prisma }: LetGoDependencies,
  userId: string,
  ids: readonly string[],
  apart: { generation?: string },
): Promise<string[]> {
  const went: string[] = [];
  const all = [...new Set(ids)];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    const gone = await prisma.$transaction(async (tx) => {
      // As everything that writes grants does: who also waits for the account has the user first.
      await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
      return tx.$queryRaw<{ assetId: string }[]>`
        DELETE FROM "asset_grant" g WHERE g."userId" = ${userId} AND g."assetId" = ANY(${some}) AND NOT g."inLibrary"
          AND NOT named_in_designs(${userId}, g."assetId")
          AND NOT EXISTS (SELECT 1 FROM "chat" h JOIN "message" m ON m."chatId" = h."id" WHERE h."userId" = ${userId} AND strpos(m."parts"::text, g."assetId") > 0)
          AND NOT EXISTS (SELECT 1 FROM "brand_kit" b WHERE b."userId" = ${userId} AND g."assetId" = ANY(b."logos"))
          AND NOT EXISTS (SELECT 1 FROM "person_model" p WHERE p."userId" = ${userId} AND g."assetId" IN (p."fullPhoto", p."upperPhoto", p."lowerPhoto"))
          AND NOT EXISTS (SELECT 1 FROM "generation" n WHERE n."userId" = ${userId} AND (n."id" <> ${apart.generation ?? ''} OR n."state" NOT IN ('failed', 'cancelled'))
            AND (g."assetId" = ANY(n."assets") OR strpos(n."input"::text, g."assetId") > 0))
        RETURNING g."assetId"`;
    });
    went.push(...gone.map(({ assetId }) => assetId));
  }
  return went;
}
