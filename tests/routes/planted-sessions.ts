/**
 * Sessions written into a database before a server opens it: a test can't wait for one made over HTTP to expire. A
 * look-up deletes an expired session, so every request of an expired visitor uses a new one.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '#app/services/database/database.server.ts';
import { Visitor } from './visitors.ts';

export interface PlantedSessions {
  /** Cookies of a signed-in account's sessions that expired a second ago. */
  expired: string[];
  /** A cookie made in the same way but valid for an hour: proves that the others fail only because they expired. */
  valid: string;
}

const hour = 3_600_000;

export async function plantSessions(dataDir: string, secret: string, count: number): Promise<PlantedSessions> {
  const database = await openDatabase({ dataDir });
  const token = () => randomBytes(24).toString('base64url');
  const cookie = (value: string) =>
    `blend.session_token=${encodeURIComponent(`${value}.${createHmac('sha256', secret).update(value).digest('base64')}`)}`;
  const session = (userId: string, value: string, lifeMs: number) => ({
    id: randomUUID(),
    token: value,
    userId,
    expiresAt: new Date(Date.now() + lifeMs),
  });
  try {
    const { prisma } = database;
    const user = await prisma.user.create({
      data: { id: randomUUID(), name: 'Expired', email: 'expired@example.com', emailVerified: true },
    });
    const expired = Array.from({ length: count }, token);
    const valid = token();
    await prisma.session.createMany({
      data: [...expired.map((value) => session(user.id, value, -1_000)), session(user.id, valid, hour)],
    });
    return { expired: expired.map(cookie), valid: cookie(valid) };
  } finally {
    await database.close();
  }
}

/** Someone who returns after the session has expired, each time with a cookie that the server has not looked up yet. */
export class ExpiredVisitor extends Visitor {
  readonly #cookies: string[];

  constructor(origin: string, cookies: readonly string[]) {
    super(origin);
    this.#cookies = [...cookies];
  }

  override send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = this.#cookies.pop();
    if (cookie === undefined) throw new Error('There are no more expired sessions: plant more');
    return sendWith(this.origin, cookie, path, init);
  }
}

/** Sends a request with exactly this cookie. */
export function sendWith(origin: string, cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookie);
  headers.set('origin', origin);
  return fetch(origin + path, { ...init, headers, redirect: 'manual' });
}
