/**
 * Reviews flagged or reported generations: what reviewers see, and what a decision does. Keeping gives the owner the
 * withheld result for free; taking down removes the result from its owner, and its files with the last holder. Credits
 * stay as the flag or the report left them.
 */
import { assetsOf } from '#app/services/moderation/moderation.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import { lockHolder, type Transaction } from '#app/services/billing/limits-left.server.ts';
import { message } from '#messages/message.ts';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import { resultsOf, stateOf, type GenerationRow } from './generation-rows.server.ts';
import { factsOf } from './kinds.ts';

export type ReviewChoice = 'keep' | 'uphold' | 'take-down';

/** What a review shows, by asset. Shows nothing of results that passed. */
export interface ReviewedAssets {
  results: string[];
  inputs: string[];
}

export function reviewedAssets(row: GenerationRow): ReviewedAssets {
  const { variations, refused = [], pictures = [] } = resultsOf(row);
  const inputs = new Set([...assetsOf(row.input), ...pictures]);
  const isWhole = stateOf(row) === 'flagged';
  const made = variations.filter(({ asset }) => isWhole || refused.some((one) => one.asset === asset));
  const results = new Set([...made.flatMap(({ asset, poster }) => (poster ? [asset, poster] : [asset]))]);
  return {
    results: [...results].filter((asset) => !inputs.has(asset)),
    inputs: isWhole ? [...inputs] : [],
  };
}

/** The possible decisions: without a result there is nothing to take down, only a verdict on the flag. */
export function choicesOf(row: GenerationRow): ReviewChoice[] {
  return reviewedAssets(row).results.length > 0 ? ['keep', 'take-down'] : ['keep', 'uphold'];
}

export interface ReviewsDependencies {
  prisma: PrismaClient;
  assets: Pick<Assets, 'discardUnused'>;
  /** Updates the user's screens. */
  changed(row: GenerationRow): Promise<void>;
  now(): Date;
}

export interface Reviews {
  /**
   * Decides once. `note` writes in the same transaction. Null: no flagged generation has that id. `decided` false:
   * already decided, or the decision isn't possible.
   */
  decide(
    id: string,
    choice: ReviewChoice,
    note: (tx: Transaction, row: GenerationRow) => Promise<void>,
  ): Promise<{ row: GenerationRow; decided: boolean } | null>;
}

export function createReviews({ prisma, assets, changed, now }: ReviewsDependencies): Reviews {
  /** Releases the withheld result to its owner. */
  async function release(tx: Transaction, row: GenerationRow): Promise<Partial<Prisma.GenerationUpdateInput>> {
    const { variations, refused: _refused, ...rest } = resultsOf(row);
    const name = message(factsOf(row.kind).title);
    const held = new Set([...row.assets, ...reviewedAssets(row).results]);
    const there = await tx.asset.findMany({ where: { id: { in: [...held] } }, select: { id: true } });
    await tx.assetGrant.createMany({
      data: there.map(({ id }) => ({ userId: row.userId, assetId: id, name })),
      skipDuplicates: true,
    });
    const results = { ...rest, variations, seen: variations.map(({ asset }) => asset), refused: [] };
    return {
      results: results as unknown as Prisma.InputJsonValue,
      // A flagged one was refunded already, and a later report must not refund it again.
      ...(row.state === 'flagged' ? { state: 'succeeded', error: null, progress: 1, unit: null, credits: 0 } : {}),
    };
  }

  const isWithheld = (row: GenerationRow) =>
    row.hiddenAt === null && row.flaggedBy !== 'user' && reviewedAssets(row).results.length > 0;

  return {
    async decide(id, choice, note) {
      const found = await prisma.generation.findUnique({ where: { id }, select: { userId: true } });
      if (!found) return null;
      const done = await prisma.$transaction(async (tx) => {
        if (!(await lockHolder(tx, found.userId))) return null;
        const row = await tx.generation.findUnique({ where: { id } });
        if (!row?.flaggedAt || row.userId !== found.userId) return null;
        if (row.decision !== null || !choicesOf(row).includes(choice)) return { row, decided: false, gone: [] };
        const decided = { decision: choice, decidedAt: now() };
        const down = choice === 'take-down' ? reviewedAssets(row).results : [];
        if (down.length > 0) await tx.assetGrant.deleteMany({ where: { userId: row.userId, assetId: { in: down } } });
        // After its user deleted it, it was kept only for this decision.
        const gone = row.hiddenAt === null ? down : [...down, ...row.assets];
        const released = choice === 'keep' && isWithheld(row) ? await release(tx, row) : {};
        await note(tx, row);
        const data = { ...released, ...decided };
        return { row: await tx.generation.update({ where: { id }, data }), decided: true, gone };
      });
      if (!done) return null;
      await assets.discardUnused(done.gone);
      if (done.decided && done.row.hiddenAt === null) await changed(done.row);
      return done;
    },
  };
}
