/**
 * Push messages: which browsers of a user want them, and what is sent to them. A subscription belongs to the session in
 * which it was made and ends with it. A user who has Blend open in one of these browsers is sent nothing: pages report
 * when they become visible and hidden.
 */
import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { PushMessage } from '#app/contracts/push.ts';
import { messageOf, type EndedGeneration } from './generation-message.ts';
import { PushError, type PushSender, type PushTarget } from './push.ts';

export interface Push {
  publicKey: string;
  /** Endpoints that were registered in a session. */
  endpoints(sessionId: string): Promise<string[]>;
  /** From now on the browser's messages go to this user, whoever had them before. */
  subscribe(who: { userId: string; sessionId: string }, target: PushTarget): Promise<void>;
  /** Does nothing if it is not this user's. */
  unsubscribe(userId: string, endpoint: string): Promise<void>;
  /** A page of this session became visible, still is, or was hidden. */
  watch(sessionId: string, visible: boolean): Promise<void>;
  /** Notifies its user, if nobody is watching. Resolves when everything is sent or abandoned; never rejects. */
  generationEnded(generation: EndedGeneration): Promise<void>;
  /** Cancels pending retries. */
  close(): Promise<void>;
}

export interface PushDependencies {
  prisma: PrismaClient;
  sender: PushSender;
  publicKey: string;
  report(error: unknown, context: Record<string, unknown>): void;
  now?: () => Date;
  /** How long to wait before each retry, ms. */
  pausesMs?: readonly number[];
}

/** Browsers per user; a newer one replaces the oldest. */
export const MOST_BROWSERS = 20;
/** A visible page says so every 30 seconds (`app/browser/push/watching.client.ts`); a silent one is gone. */
const WATCHED_FOR_MS = 45_000;
const PAUSES_MS = [2_000, 15_000, 60_000];
/** Longer waits that push services request are not honoured. */
const LONGEST_PAUSE_MS = 5 * 60_000;

export function createPush({
  prisma,
  sender,
  publicKey,
  report,
  now = () => new Date(),
  pausesMs = PAUSES_MS,
}: PushDependencies): Push {
  const closing = new AbortController();
  const going = new Set<Promise<void>>();

  /** False: everything ends. */
  function pause(ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      if (closing.signal.aborted) return resolve(false);
      const end = () => {
        clearTimeout(timer);
        resolve(false);
      };
      const timer = setTimeout(() => {
        closing.signal.removeEventListener('abort', end);
        resolve(true);
      }, ms);
      timer.unref();
      closing.signal.addEventListener('abort', end, { once: true });
    });
  }

  async function deliver(id: string, target: PushTarget, message: PushMessage): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await sender.send(target, message);
        if (outcome === 'gone') await prisma.pushSubscription.deleteMany({ where: { id, endpoint: target.endpoint } });
        else await prisma.pushSubscription.updateMany({ where: { id }, data: { lastUsedAt: now() } });
        return;
      } catch (error) {
        const wait = pausesMs[tries];
        if (!(error instanceof PushError) || !error.isPassing || wait === undefined) throw error;
        const asked = Math.max(wait, error.retryAfterMs ?? 0);
        if (asked > LONGEST_PAUSE_MS) throw error;
        if (!(await pause(asked))) return;
      }
    }
  }

  async function tell(generation: EndedGeneration): Promise<void> {
    const message = messageOf(generation);
    if (!message) return;
    const { userId } = generation;
    const browsers = await prisma.pushSubscription.findMany({
      where: { userId, session: { expiresAt: { gt: now() } } },
      select: { id: true, endpoint: true, p256dh: true, auth: true, watchedUntil: true },
    });
    if (browsers.some(({ watchedUntil }) => watchedUntil !== null && watchedUntil > now())) return;
    await Promise.all(
      browsers.map(({ id, endpoint, p256dh, auth }) =>
        deliver(id, { endpoint, p256dh, auth }, message).catch((error: unknown) => report(error, { area: 'push' })),
      ),
    );
  }

  return {
    publicKey,

    async endpoints(sessionId) {
      const rows = await prisma.pushSubscription.findMany({ where: { sessionId }, select: { endpoint: true } });
      return rows.map(({ endpoint }) => endpoint);
    },

    async subscribe({ userId, sessionId }, { endpoint, p256dh, auth }) {
      await prisma.$transaction(async (tx) => {
        // One after the other for each user, so that two concurrent ones can't exceed the limit.
        await tx.$queryRaw`SELECT "id" FROM "user" WHERE "id" = ${userId} FOR UPDATE`;
        const data = { userId, sessionId, p256dh, auth, watchedUntil: null, createdAt: now(), lastUsedAt: null };
        await tx.pushSubscription.upsert({
          where: { endpoint },
          create: { id: randomUUID(), endpoint, ...data },
          update: data,
        });
        const older = await tx.pushSubscription.findMany({
          where: { userId },
          orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
          skip: MOST_BROWSERS,
          select: { id: true },
        });
        await tx.pushSubscription.deleteMany({ where: { id: { in: older.map(({ id }) => id) } } });
      });
    },

    async unsubscribe(userId, endpoint) {
      await prisma.pushSubscription.deleteMany({ where: { userId, endpoint } });
    },

    async watch(sessionId, visible) {
      const watchedUntil = visible ? new Date(now().getTime() + WATCHED_FOR_MS) : null;
      await prisma.pushSubscription.updateMany({ where: { sessionId }, data: { watchedUntil } });
    },

    generationEnded(generation) {
      const telling = tell(generation)
        .catch((error: unknown) => report(error, { area: 'push' }))
        .finally(() => going.delete(telling));
      going.add(telling);
      return telling;
    },

    async close() {
      closing.abort();
      await Promise.all(going);
    },
  };
}
