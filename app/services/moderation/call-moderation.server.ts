/**
 * Moderation of what is asked of tools, wherever they are called from. What is refused is kept for review as flagged generations are,
 * as a row that its user does not see; the same words once, however often they are tried.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { ModerationPort } from '#tools/run.ts';
import type { Moderation } from './moderation.ts';

export interface CallModeration {
  forUser(userId: string): ModerationPort;
}

export interface CallModerationOptions {
  prisma: PrismaClient;
  moderation: Moderation;
  now?: () => Date;
}

/** Whoever can't be asked in this time does not answer, ms. */
const TIME_LIMIT = 60_000;

export function createCallModeration({ prisma, moderation, now = () => new Date() }: CallModerationOptions): CallModeration {
  return {
    forUser: (userId) => ({
      async check({ tool, input, stage, texts, assets }, signal) {
        const verdict = await moderation.check({ userId, kind: tool, stage, texts, assets }, AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]));
        if (verdict.allowed) return null;
        const at = now();
        const requestKey = `refused/${createHash('sha256').update(JSON.stringify([tool, stage, texts, assets])).digest('hex')}`;
        await prisma.generation.upsert({
          where: { userId_requestKey: { userId, requestKey } },
          create: {
            id: randomUUID(), userId, kind: tool, input: input as Prisma.InputJsonValue, requestKey, state: 'flagged', flaggedBy: 'moderation', flaggedAt: at,
            error: verdict.reason, results: { variations: assets.map((asset) => ({ asset })) }, createdAt: at, queuedAt: at, endedAt: at, hiddenAt: at,
          },
          update: { flaggedAt: at },
        });
        return verdict.reason;
      },
    }),
  };
}
