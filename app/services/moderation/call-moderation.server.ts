/**
 * Moderation of requests to tools, wherever they are called from. Refused ones are kept for review like flagged
 * generations, as a row that its user does not see; the same words once, however often they are tried.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Prisma, PrismaClient } from '#prisma/generated/client.ts';
import type { ModerationPort } from '#tools/contract/run.ts';
import type { Moderation } from './moderation.ts';

/** A call whose picture was reported. */
export interface ReportedCall {
  tool: string;
  input: unknown;
  assets: readonly string[];
  /** In the user's words, if any. */
  reason: string | null;
}

export interface CallModeration {
  forUser(userId: string): ModerationPort;
  /** Keeps what an engine refused to make for review, once. */
  flag(userId: string, call: Omit<ReportedCall, 'reason'>, error: string): Promise<void>;
  /** Keeps what was reported for review, once. */
  report(userId: string, call: ReportedCall): Promise<void>;
}

export interface CallModerationOptions {
  prisma: PrismaClient;
  moderation: Moderation;
  now?: () => Date;
}

/** No answer within this time counts as none, ms. */
const TIME_LIMIT = 60_000;

const hashOf = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export function createCallModeration({
  prisma,
  moderation,
  now = () => new Date(),
}: CallModerationOptions): CallModeration {
  /** For reviewers: its user does not see the row. The same key is one row. */
  async function keep(
    userId: string,
    requestKey: string,
    { tool, input, assets }: Omit<ReportedCall, 'reason'>,
    flag: { flaggedBy: 'moderation' | 'user'; error: string | null; flagReason: string | null },
  ): Promise<void> {
    const at = now();
    await prisma.generation.upsert({
      where: { userId_requestKey: { userId, requestKey } },
      create: {
        id: randomUUID(),
        userId,
        kind: tool,
        input: input as Prisma.InputJsonValue,
        requestKey,
        state: 'flagged',
        ...flag,
        flaggedAt: at,
        results: { variations: assets.map((asset) => ({ asset })) },
        createdAt: at,
        queuedAt: at,
        endedAt: at,
        hiddenAt: at,
      },
      update: {
        flaggedAt: at,
        decision: null,
        decidedAt: null,
        ...(flag.flagReason === null ? {} : { flagReason: flag.flagReason }),
      },
    });
  }

  return {
    report: (userId, { reason, ...call }) =>
      keep(userId, `reported/${hashOf(call.tool, call.assets)}`, call, {
        flaggedBy: 'user',
        error: null,
        flagReason: reason,
      }),
    flag: (userId, call, error) =>
      keep(userId, `refused/${hashOf(call.tool, call.input)}`, call, {
        flaggedBy: 'moderation',
        error,
        flagReason: null,
      }),
    forUser: (userId) => ({
      async check({ tool, input, stage, texts, assets }, signal) {
        const verdict = await moderation.check(
          { userId, kind: tool, stage, texts, assets },
          AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
        );
        if (verdict.allowed) return null;
        await keep(
          userId,
          `refused/${hashOf(tool, stage, texts, assets)}`,
          { tool, input, assets },
          { flaggedBy: 'moderation', error: verdict.reason, flagReason: null },
        );
        return verdict.reason;
      },
    }),
  };
}
