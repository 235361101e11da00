/** Removes pictures from a user whose designs no longer show them; their files are deleted with the last grant. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { Assets } from './assets.server.ts';

export interface LetGoDependencies {
  prisma: PrismaClient;
  assets: Pick<Assets, 'discardUnused'>;
}

/**
 * Each id is searched for in everything that the user has written: not too many per statement, others wait for the
 * embedded database.
 */
const AT_ONCE = 20;

/**
 * Keeps what the user added to the library, and what is used by designs (including undo), conversations, the brand kit,
 * person models and generations. `apart`: a failed generation that is being discarded, which therefore holds nothing.
 * The masks of deleted pictures are deleted too. Resolves to the deleted ids.
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
  // Cutouts reachable only through those pictures may have no grant.
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
      // Locks the user first, as everything that writes grants does.
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
