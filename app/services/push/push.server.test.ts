/** Who is sent what, if nobody is watching; what happens to subscriptions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, sampledKinds, type TestDatabase } from '#tests/fixtures/databases.ts';
import type { PushMessage } from '#app/contracts/push.ts';
import { createDevices } from '#app/services/account/devices.server.ts';
import { createPush, MOST_BROWSERS, type PushDependencies } from './push.server.ts';
import { PushError, type PushTarget } from './push.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, seconds));

describe.each(sampledKinds(0))('%s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.remove());

  const sent: { target: PushTarget; message: PushMessage }[] = [];
  const reported: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    reported.length = 0;
  });

  async function person(): Promise<{ userId: string; sessionId: string }> {
    const userId = randomUUID();
    await opened.database.prisma.user.create({ data: { id: userId, name: 'P', email: `${userId}@example.com` } });
    return { userId, sessionId: await session(userId) };
  }

  async function session(userId: string, expiresAt = at(3_600)): Promise<string> {
    const id = randomUUID();
    await opened.database.prisma.session.create({ data: { id, token: id, userId, expiresAt } });
    return id;
  }

  const browser = (): PushTarget => ({
    endpoint: `https://push.example.com/${randomUUID()}`,
    p256dh: randomUUID(),
    auth: randomUUID(),
  });
  const ended = (userId: string, more: object = {}) => ({
    id: 'g1',
    userId,
    kind: 'ai-video',
    state: 'succeeded',
    input: {},
    error: null,
    ...more,
  });

  function pushOf(options: Partial<PushDependencies> = {}) {
    return createPush({
      prisma: opened.database.prisma,
      sender: {
        async send(target, message) {
          sent.push({ target, message });
          return 'sent';
        },
      },
      publicKey: 'key',
      report: (error) => reported.push(error),
      now: () => at(0),
      pausesMs: [0, 0],
      ...options,
    });
  }
  const rowsOf = (userId: string) =>
    opened.database.prisma.pushSubscription.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });

  test('all browsers of the user hear what came of it, and nobody else', async () => {
    const push = pushOf();
    const [me, other] = [await person(), await person()];
    const [one, two] = [browser(), browser()];
    await push.subscribe(me, one);
    await push.subscribe({ ...me, sessionId: await session(me.userId) }, two);
    await push.subscribe(other, browser());
    await push.generationEnded(ended(me.userId));
    expect(sent.map(({ target }) => target.endpoint).sort()).toEqual([one.endpoint, two.endpoint].sort());
    expect(sent[0]?.message).toEqual({
      title: 'Your video is ready',
      body: 'Open it in Blend.',
      path: '/ai-video/g1',
      tag: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect((await rowsOf(me.userId)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([at(0), at(0)]);
    expect(await push.endpoints(me.sessionId)).toEqual([one.endpoint]);
  });

  test('failed and flagged ones are told with their reason, cancelled ones not at all', async () => {
    const push = pushOf();
    const me = await person();
    await push.subscribe(me, browser());
    await push.generationEnded(ended(me.userId, { state: 'failed', error: 'It took too long.' }));
    await push.generationEnded(ended(me.userId, { state: 'flagged', kind: 'logo', error: null }));
    await push.generationEnded(ended(me.userId, { state: 'cancelled' }));
    await push.generationEnded(ended(me.userId, { state: 'generating' }));
    expect(sent.map(({ message }) => [message.title, message.body])).toEqual([
      ['Could not generate video.', 'It took too long.'],
      ['Could not generate logos', 'Open it in Blend to try again.'],
    ]);
  });

  test('who watches in one browser is sent nothing, in none of them, until it leaves or falls silent', async () => {
    let time = at(0);
    const push = pushOf({ now: () => time });
    const me = await person();
    await push.subscribe(me, browser());
    await push.subscribe({ ...me, sessionId: await session(me.userId) }, browser());
    await push.watch(me.sessionId, true);
    await push.generationEnded(ended(me.userId));
    expect(sent).toEqual([]);
    await push.watch(me.sessionId, false);
    await push.generationEnded(ended(me.userId));
    expect(sent).toHaveLength(2);
    await push.watch(me.sessionId, true);
    time = at(44);
    await push.generationEnded(ended(me.userId));
    expect(sent).toHaveLength(2);
    time = at(46);
    await push.generationEnded(ended(me.userId));
    expect(sent).toHaveLength(4);
  });

  test('a subscription ends with its session, its account, and by itself', async () => {
    const push = pushOf();
    const { prisma } = opened.database;
    const me = await person();
    const elsewhere = await session(me.userId);
    const [here, there] = [browser(), browser()];
    await push.subscribe(me, here);
    await push.subscribe({ ...me, sessionId: elsewhere }, there);
    await createDevices({ prisma, sessionEnded: () => undefined }).end(me.userId, me.sessionId);
    expect((await rowsOf(me.userId)).map(({ endpoint }) => endpoint)).toEqual([there.endpoint]);
    // Not by another user.
    await push.unsubscribe((await person()).userId, there.endpoint);
    expect(await rowsOf(me.userId)).toHaveLength(1);
    await push.unsubscribe(me.userId, there.endpoint);
    expect(await rowsOf(me.userId)).toEqual([]);
    await push.subscribe({ ...me, sessionId: elsewhere }, here);
    await prisma.user.delete({ where: { id: me.userId } });
    expect(await rowsOf(me.userId)).toEqual([]);
  });

  test('a session that is over is sent nothing', async () => {
    const push = pushOf();
    const { userId } = await person();
    await push.subscribe({ userId, sessionId: await session(userId, at(-1)) }, browser());
    await push.generationEnded(ended(userId));
    expect(sent).toEqual([]);
  });

  test('a browser in which somebody else signs in is theirs', async () => {
    const push = pushOf();
    const [me, other] = [await person(), await person()];
    const shared = browser();
    await push.subscribe(me, shared);
    await push.subscribe(other, shared);
    await push.generationEnded(ended(me.userId));
    expect(sent).toEqual([]);
    expect(await rowsOf(other.userId)).toHaveLength(1);
  });

  test(`of more than ${MOST_BROWSERS} browsers the oldest make room, also when many come at once`, async () => {
    let count = 0;
    const push = pushOf({ now: () => at((count += 1)) });
    const me = await person();
    const first = browser();
    await push.subscribe(me, first);
    await Promise.all(Array.from({ length: MOST_BROWSERS + 3 }, () => push.subscribe(me, browser())));
    const rows = await rowsOf(me.userId);
    expect(rows).toHaveLength(MOST_BROWSERS);
    expect(rows.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  test('a browser that is gone is forgotten', async () => {
    const push = pushOf({ sender: { send: () => Promise.resolve('gone') } });
    const me = await person();
    await push.subscribe(me, browser());
    await push.generationEnded(ended(me.userId));
    expect(await rowsOf(me.userId)).toEqual([]);
    expect(reported).toEqual([]);
  });

  test('what may pass is tried again, a few times, then reported', async () => {
    const send = vi.fn<() => Promise<'sent' | 'gone'>>();
    const push = pushOf({ sender: { send } });
    const me = await person();
    await push.subscribe(me, browser());
    send.mockRejectedValueOnce(new PushError('busy', { isPassing: true })).mockResolvedValueOnce('sent');
    await push.generationEnded(ended(me.userId));
    expect(send).toHaveBeenCalledTimes(2);
    expect(reported).toEqual([]);
    for (const [error, calls] of [
      [new PushError('busy', { isPassing: true }), 3],
      [new PushError('busy for a day', { isPassing: true, retryAfterMs: 86_400_000 }), 1],
      [new PushError('refused', { isPassing: false }), 1],
      [new Error('a bug'), 1],
    ] as const) {
      send.mockReset().mockRejectedValue(error);
      reported.length = 0;
      await push.generationEnded(ended(me.userId));
      expect(send, error.message).toHaveBeenCalledTimes(calls);
      expect(reported).toEqual([error]);
    }
    expect(await rowsOf(me.userId)).toHaveLength(1);
  });

  test('closing gives up what waits', async () => {
    const send = vi.fn(() => Promise.reject(new PushError('busy', { isPassing: true })));
    const push = pushOf({ sender: { send }, pausesMs: [60_000] });
    const me = await person();
    await push.subscribe(me, browser());
    const telling = push.generationEnded(ended(me.userId));
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    await push.close();
    await telling;
    expect(send).toHaveBeenCalledOnce();
  });
});
