/**
 * Deletes for good what users have deleted: designs after a while in the trash, or immediately when room is needed;
 * then pictures and fonts that only they showed. The same for pictures that tools made and nothing uses.
 */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { TRASH_DAYS } from '#app/contracts/projects.ts';
import { letGo, type LetGoDependencies } from '#app/services/assets/let-go.server.ts';
import { createInTurn } from '#app/services/database/in-turn.server.ts';
import type { Events } from '#app/services/events/events.server.ts';
import type { OwnFonts } from '#app/services/fonts/own/own-fonts.server.ts';

/**
 * How long an export, or anything else that a tool made and that no design, conversation or generation shows, can be
 * fetched.
 */
const LOOSE_DAYS = 1;
/**
 * Unused ones are checked on several consecutive days; those in use then are checked again when their last use ends.
 */
const LOOSE_LOOKS = 3;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface Trash {
  /** Empties a user's trash for good. Returns the deleted designs, without those that a turn is still working on. */
  empty(userId: string): Promise<string[]>;
  /** Whether it is in this user's trash. */
  holds(userId: string, designId: string): Promise<boolean>;
  /** Deletes one of its designs for good. False: not in this user's trash, or a turn is still working on it. */
  remove(userId: string, designId: string): Promise<boolean>;
  /**
   * Something that named these pictures and fonts is gone: deletes those that nothing else shows. Returns immediately;
   * `close` waits.
   */
  unnamed(userId: string, hashes: readonly string[]): void;
  /** The daily round. Stops early when `signal` says so. */
  cleanUp(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface TrashDependencies extends LetGoDependencies {
  prisma: PrismaClient;
  ownFonts: Pick<OwnFonts, 'release'>;
  events: Pick<Events, 'publish'>;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => number;
}

export function createTrash({ prisma, assets, ownFonts, events, report, now = Date.now }: TrashDependencies): Trash {
  const inTurn = createInTurn();
  const running = new Set<Promise<void>>();

  async function forget(userId: string, hashes: readonly string[]): Promise<void> {
    await letGo({ prisma, assets }, userId, hashes);
    await ownFonts.release(userId, hashes);
  }

  /**
   * Deletes designs for good, with their log and conversations. Those that a turn is still working on are deleted
   * another time.
   */
  async function purge(userId: string, before: Date): Promise<string[]> {
    const designs = await prisma.$queryRaw<{ id: string }[]>`
      SELECT d."id" FROM "design" d WHERE d."userId" = ${userId} AND d."deletedAt" <= ${before}
        AND NOT EXISTS (SELECT 1 FROM "turn" t WHERE t."designId" = d."id" AND t."state" = 'running')`;
    const gone: string[] = [];
    for (const { id } of designs) if (await purgeOne(userId, id)) gone.push(id);
    return gone;
  }

  /** False: it isn't in the trash (any more). */
  async function purgeOne(userId: string, id: string): Promise<boolean> {
    const named = await prisma.$queryRaw<{ hash: string }[]>`
      SELECT DISTINCT found[1] AS "hash" FROM (
        SELECT d."frame"::text AS "text" FROM "design" d WHERE d."id" = ${id}
        UNION ALL SELECT l."layer"::text FROM "design_layer" l WHERE l."designId" = ${id}
        UNION ALL SELECT c."operations"::text || ' ' || c."inverse"::text FROM "change" c WHERE c."designId" = ${id}
        UNION ALL SELECT v."document"::text FROM "design_version" v WHERE v."designId" = ${id}
        UNION ALL SELECT m."parts"::text FROM "message" m JOIN "chat" h ON h."id" = m."chatId" WHERE h."designId" = ${id}
      ) written, regexp_matches(written."text", '[0-9a-f]{64}', 'g') AS found`;
    const { count } = await prisma.design.deleteMany({ where: { id, userId, deletedAt: { not: null } } });
    if (count === 0) return false;
    await events.publish(userId, { type: 'design.purged', designId: id });
    await forget(
      userId,
      named.map(({ hash }) => hash),
    );
    return true;
  }

  async function dropLoose(userId: string): Promise<void> {
    const loose = await prisma.assetGrant.findMany({
      where: {
        userId,
        inLibrary: false,
        createdAt: {
          lt: new Date(now() - LOOSE_DAYS * DAY_MS),
          gte: new Date(now() - (LOOSE_DAYS + LOOSE_LOOKS) * DAY_MS),
        },
      },
      select: { assetId: true },
    });
    await letGo(
      { prisma, assets },
      userId,
      loose.map(({ assetId }) => assetId),
    );
  }

  return {
    empty: (userId) => inTurn.run(userId, () => purge(userId, new Date(now()))),

    holds: async (userId, designId) =>
      (await prisma.design.count({ where: { id: designId, userId, deletedAt: { not: null } } })) > 0,

    remove: (userId, designId) =>
      inTurn.run(userId, async () => {
        const turns = await prisma.turn.count({ where: { designId, state: 'running' } });
        return turns === 0 && (await purgeOne(userId, designId));
      }),

    unnamed(userId, hashes) {
      if (hashes.length === 0) return;
      const work = inTurn
        .run(userId, () => forget(userId, hashes))
        .catch((error: unknown) => report(error, { area: 'trash' }))
        .finally(() => running.delete(work));
      running.add(work);
    },

    async cleanUp(signal) {
      const before = new Date(now() - TRASH_DAYS * DAY_MS);
      const owners = await prisma.design.findMany({
        where: { deletedAt: { lte: before } },
        distinct: ['userId'],
        select: { userId: true },
      });
      for (const { userId } of owners) {
        if (signal?.aborted) return;
        await inTurn.run(userId, () => purge(userId, before));
      }
      const makers = await prisma.assetGrant.findMany({
        where: {
          inLibrary: false,
          createdAt: {
            lt: new Date(now() - LOOSE_DAYS * DAY_MS),
            gte: new Date(now() - (LOOSE_DAYS + LOOSE_LOOKS) * DAY_MS),
          },
        },
        distinct: ['userId'],
        select: { userId: true },
      });
      for (const { userId } of makers) {
        if (signal?.aborted) return;
        await inTurn.run(userId, () => dropLoose(userId));
      }
    },

    async close() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
