/**
 * Sessions that are put into a database before a server opens it: expired ones can't be made over HTTP in a test's
 * time. A look-up deletes an expired session, so every request of an expired visitor brings one of its own.
 */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '#app/services/database/database.server.ts';
import { Visitor } from './visitors.ts';

export interface PlantedSessions {
  /** Cookies of sessions that ended a second ago, of a signed-in account. */
  expired: string[];
  /** A cookie made in the same way that is good for an hour: shows that the others fail by their age alone. */
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

/** Someone who comes back after the session's time, each time with a cookie that the server has not looked up yet. */
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

/** A request with exactly this cookie. */
export function sendWith(origin: string, cookie: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('cookie', cookie);
  headers.set('origin', origin);
  return fetch(origin + path, { ...init, headers, redirect: 'manual' });
}
