/** Whether pictures wait for review, or were taken down after one: nobody but their owner may be shown them meanwhile. */
import { assetsOf } from '#app/services/moderation/moderation.ts';
import type { PrismaClient } from '#prisma/generated/client.ts';
import { resultsOf, stateOf, type GenerationRow } from './generation-rows.server.ts';
import { hiddenAssets } from './judged.ts';

/** What a flagged generation withholds: all that it made, or the refused ones among its results. */
function withheldBy(row: GenerationRow): string[] {
  if (stateOf(row) !== 'flagged') return hiddenAssets(resultsOf(row), row.input);
  const brought = new Set(assetsOf(row.input));
  return row.assets.filter((asset) => !brought.has(asset));
}

/** Whoever made them: the same bytes are the same picture. */
export async function anyWithheld(
  prisma: Pick<PrismaClient, 'generation'>,
  assets: readonly string[],
): Promise<boolean> {
  if (assets.length === 0) return false;
  const asked = new Set(assets);
  const flagged = await prisma.generation.findMany({
    where: {
      assets: { hasSome: [...asked] },
      flaggedAt: { not: null },
      OR: [{ decision: null }, { decision: { not: 'keep' } }],
    },
  });
  return flagged.some((row) => withheldBy(row).some((asset) => asked.has(asset)));
}
