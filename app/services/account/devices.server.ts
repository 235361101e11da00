/** Where a user is signed in: one session per browser. Ending one ends its event streams immediately. */
import type { PrismaClient } from '#prisma/generated/client.ts';
import { deviceName } from './device-name.ts';
import type { Device } from './devices.ts';

export interface Devices {
  /** The asking one first, then by last use. */
  list(userId: string, currentId: string): Promise<Device[]>;
  /** False: this user has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  /** All except the asking one; returns how many. */
  endOthers(userId: string, currentId: string): Promise<number>;
  /** Every one. */
  endAll(userId: string): Promise<number>;
  /** Records that a session is in use. Never rejects, and writes rarely. */
  used(sessionId: string): void;
}

export interface DevicesOptions {
  prisma: PrismaClient;
  /** Called for every session ended here. */
  sessionEnded(userId: string, sessionId: string): unknown;
  now?: () => number;
}

/** Precision of 'last used', ms: one write per session in this time. */
const EXACTNESS = 5 * 60_000;
/** How many sessions' last writes are remembered. */
const REMEMBERED = 5_000;

export function createDevices({ prisma, sessionEnded, now = Date.now }: DevicesOptions): Devices {
  const noted = new Map<string, number>();

  async function endThese(userId: string, which: { id?: string | { not: string } }): Promise<number> {
    const sessions = await prisma.session.findMany({ where: { userId, ...which }, select: { id: true } });
    const { count } = await prisma.session.deleteMany({ where: { userId, id: { in: sessions.map(({ id }) => id) } } });
    for (const { id } of sessions) await sessionEnded(userId, id);
    return count;
  }

  return {
    async list(userId, currentId) {
      const rows = await prisma.session.findMany({
        where: { userId, expiresAt: { gt: new Date(now()) } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
        select: { id: true, userAgent: true, createdAt: true, updatedAt: true },
      });
      const devices = rows.map(({ id, userAgent, createdAt, updatedAt }): Device => ({
        id,
        isThis: id === currentId,
        ...deviceName(userAgent),
        signedInAt: createdAt.toISOString(),
        usedAt: updatedAt.toISOString(),
      }));
      return [...devices.filter(({ isThis }) => isThis), ...devices.filter(({ isThis }) => !isThis)];
    },

    end: async (userId, sessionId) => (await endThese(userId, { id: sessionId })) > 0,
    endOthers: (userId, currentId) => endThese(userId, { id: { not: currentId } }),
    endAll: (userId) => endThese(userId, {}),

    used(sessionId) {
      const time = now();
      if (time - (noted.get(sessionId) ?? 0) < EXACTNESS) return;
      noted.delete(sessionId);
      noted.set(sessionId, time);
      const [oldest] = noted.keys();
      if (noted.size > REMEMBERED && oldest !== undefined) noted.delete(oldest);
      // Not awaited: if it is lost, the next one comes soon.
      prisma.session
        .updateMany({ where: { id: sessionId }, data: { updatedAt: new Date(time) } })
        .catch(() => noted.delete(sessionId));
    },
  };
}
