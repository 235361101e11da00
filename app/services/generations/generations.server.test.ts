/**
 * The shared part on both kinds of database: credits, news, cancelling, retrying, reporting, deleting, and other users'
 * ids.
 */
import { describe, expect, test } from 'vitest';
import { moveAnonymousData } from '#app/services/auth/link-anonymous.server.ts';
import { sampledKinds } from '#tests/fixtures/databases.ts';
import {
  bookingsOf,
  ended,
  jobsOf,
  openRails,
  outcome,
  request,
  workKind,
  type Work,
} from '#tests/fixtures/generation-rails.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { MadeVariation } from '#app/contracts/generation.ts';
import { GenerationFailure } from './generation-error.ts';
import type { Moderation } from '#app/services/moderation/moderation.ts';

describe.each(sampledKinds(0))('%s', (kind) => {
  const { held, rails, close, closeAll, user } = openRails(kind);

  test('does its work, tells how far it is, and settles its credits', async () => {
    const one = rails(async (_, { progress, done }) => {
      progress(0.5, 'Half of it');
      progress(0.2, 'Never backwards');
      expect(done.variations).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return outcome('a', 'b');
    });
    const userId = await user();
    const begun = await one.start(userId, request('a cat'));
    expect(begun).toMatchObject({
      kind: 'work',
      state: 'generating',
      progress: expect.any(Number),
      cost: { unit: 'image', amount: 1 },
      results: { variations: [] },
      input: { words: 'a cat', parts: 1 },
    });
    expect((await one.ledger.balance(userId, 'image')).left).toBe(9);
    await one.told(ended(begun.id));
    const done = await one.get(userId, begun.id);
    expect(done).toMatchObject({ state: 'succeeded', progress: 1, position: null, remainingMs: null, error: null });
    expect(done?.results.variations.map(({ asset }) => asset)).toEqual(['a', 'b']);
    const shares = one.news.flatMap(({ event }) =>
      event.type === 'generation' && event.stage !== null ? [event.progress] : [],
    );
    expect(shares).toEqual(shares.map(() => 0.5));
    expect(shares.length).toBeGreaterThan(0);
    expect(await bookingsOf(held.database, begun.id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
    expect(await jobsOf(held.database, begun.id)).toBe(0);
    expect(one.news.every((told) => told.userId === userId)).toBe(true);
    expect(one.errors).toEqual([]);
    await closeAll();
  });

  test.each<[string, Work, string]>([
    [
      'for a reason that people can read',
      () => Promise.reject(new GenerationFailure('The picture is too dark')),
      'The picture is too dark',
    ],
    [
      'because a port refuses',
      () => Promise.reject(new ToolRefusal('This picture is no longer there.')),
      'This picture is no longer there.',
    ],
    ['by a bug', () => Promise.reject(new TypeError('x is not a function')), 'Error while generating images'],
  ])('fails %s, gives its credits back, and can be tried again', async (_, work, words) => {
    let succeeds = false;
    const one = rails((input, context) => (succeeds ? Promise.resolve(outcome('a')) : work(input, context)));
    const userId = await user();
    const { id } = await one.start(userId, request());
    await one.told(ended(id));
    expect(await one.get(userId, id)).toMatchObject({ state: 'failed', error: words });
    expect(one.errors).toHaveLength(words === 'Error while generating images' ? 1 : 0);
    expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['release', 'reserve'], spent: 0 });
    succeeds = true;
    expect(await one.retry(userId, id)).toMatchObject({ state: 'generating', tries: 1, error: null });
    await one.told((event) => event.id === id && event.state === 'succeeded');
    expect(await bookingsOf(held.database, id)).toEqual({
      kinds: ['release', 'reserve', 'reserve', 'settle'],
      spent: 1,
    });
    await expect(one.retry(userId, id)).rejects.toMatchObject({ code: 'not_retryable' });
    await closeAll();
  });

  test('gives back what was worth less than was set aside, and what takes too long', async () => {
    const cheap = rails(
      workKind(() => Promise.resolve({ ...outcome('a'), used: 1 }), { cost: { unit: 'image', amount: 4 } }),
    );
    const userId = await user();
    const { id } = await cheap.start(userId, request());
    await cheap.told(ended(id));
    expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
    await closeAll();
    const slow = rails(workKind(() => new Promise(() => undefined), { timeoutMs: 20 }));
    const late = await slow.start(userId, request());
    await slow.told(ended(late.id));
    expect(await slow.get(userId, late.id)).toMatchObject({
      state: 'failed',
      error: 'This took too long. Try again, perhaps with a smaller picture.',
    });
    expect((await bookingsOf(held.database, late.id)).spent).toBe(0);
    await closeAll();
  });

  test('begins a request once, whoever sends it how often, and refuses another one of the same name', async () => {
    const one = rails(() => new Promise(() => undefined));
    const userId = await user();
    const named = { ...request('a dog'), requestKey: 'k' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => one.start(userId, named)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await bookingsOf(held.database, answers[0]?.id ?? '')).kinds).toEqual(['reserve']);
    await expect(one.start(userId, { ...named, input: { words: 'a cat' } })).rejects.toMatchObject({
      code: 'key_reused',
    });
    expect((await one.start(await user(), named)).id).not.toBe(answers[0]?.id);
    await closeAll();
  });

  test('stops at the limit of the plan, with nothing written, and at what one may have going', async () => {
    const one = rails(workKind(() => new Promise(() => undefined), { cost: { unit: 'video', amount: 1 } }));
    const userId = await user();
    const answers = await Promise.allSettled([1, 2, 3].map(() => one.start(userId, request())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          message: 'You have reached your limit of generations.',
          reached: { code: 'limit_reached', what: 'video' },
        });
    }
    expect(await held.database.prisma.generation.count({ where: { userId } })).toBe(1);
    await closeAll();
    const free = rails(
      workKind(() => new Promise(() => undefined), { cost: null }),
      { slots: 0 },
    );
    for (let count = 0; count < 20; count += 1) await free.start(userId, request());
    await expect(free.start(userId, request())).rejects.toMatchObject({ code: 'too_many_waiting', status: 429 });
    await closeAll();
  });

  test('is nobody else’s: an id of another user is like a missing one', async () => {
    const one = rails(() => Promise.resolve(outcome('a')));
    const [owner, other] = [await user(), await user()];
    const { id } = await one.start(owner, request());
    await one.told(ended(id));
    for (const [who, which] of [
      [other, id],
      [owner, 'never-was'],
    ] as const) {
      expect(await one.get(who, which)).toBeNull();
      const steps = [
        () => one.cancel(who, which),
        () => one.retry(who, which),
        () => one.report(who, which, ''),
        () => one.remove(who, which),
      ];
      for (const step of steps) await expect(step()).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await one.list(other)).generations).toEqual([]);
    expect(await one.get(owner, id)).toMatchObject({ state: 'succeeded' });
    await expect(one.start(owner, request('', { assets: ['f'.repeat(64)] }))).rejects.toMatchObject({
      code: 'missing_picture',
    });
    await expect(one.start(owner, { kind: 'constructor', input: {}, requestKey: null })).rejects.toMatchObject({
      code: 'unknown_kind',
    });
    await closeAll();
  });

  test('cancels what waits and what is at work; what was over stays', async () => {
    const aborted: unknown[] = [];
    const one = rails(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            aborted.push(signal.reason);
            reject(signal.reason as Error);
          }),
        ),
    );
    const userId = await user();
    const working = await one.start(userId, request('w'));
    await one.told(({ id, position }) => id === working.id && position === null);
    const waiting = await one.start(userId, request('q'));
    expect(await one.cancel(userId, waiting.id)).toMatchObject({ state: 'cancelled', position: null });
    expect(await one.cancel(userId, working.id)).toMatchObject({ state: 'cancelled' });
    expect(await one.cancel(userId, working.id)).toMatchObject({ state: 'cancelled' });
    for (const { id } of [working, waiting]) {
      expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['release', 'reserve'], spent: 0 });
      expect(await jobsOf(held.database, id)).toBe(0);
    }
    expect(aborted).toHaveLength(1);
    expect((await one.ledger.balance(userId, 'image')).left).toBe(10);
    await closeAll();
  });

  test('flags what moderation refuses, before and after the work, and nothing of it costs or shows', async () => {
    const asked: string[] = [];
    const moderation: Moderation = {
      check({ stage, texts, assets }) {
        asked.push(`${stage}: ${[...texts, ...assets].join()}`);
        const refused = texts.includes('bad words') || assets.includes('bad');
        return Promise.resolve(
          refused ? { allowed: false, reason: 'Swimwear of children is not made here.' } : { allowed: true },
        );
      },
    };
    const one = rails(({ words }) => Promise.resolve(outcome(words)), { moderation });
    const userId = await user();
    const before = await one.start(userId, request('bad words'));
    expect(before).toMatchObject({
      state: 'flagged',
      flaggedBy: 'moderation',
      error: 'Swimwear of children is not made here.',
      cost: null,
    });
    expect(await bookingsOf(held.database, before.id)).toEqual({ kinds: [], spent: 0 });
    const after = await one.start(userId, request('bad'));
    await one.told(ended(after.id));
    expect(await one.get(userId, after.id)).toMatchObject({ state: 'flagged', results: { variations: [] } });
    expect(await bookingsOf(held.database, after.id)).toEqual({ kinds: ['release', 'reserve'], spent: 0 });
    expect(asked).toEqual(['input: bad words', 'input: bad', 'results: bad']);
    // Kept for review.
    expect(
      (await held.database.prisma.generation.findUniqueOrThrow({ where: { id: after.id } })).results,
    ).toMatchObject({ variations: [{ asset: 'bad' }] });
    await closeAll();
  });

  test('shows moderation the pictures that an input only points to, before anything is made', async () => {
    const asked: string[][] = [];
    const moderation: Moderation = {
      check({ stage, assets }) {
        asked.push([stage, ...assets]);
        return Promise.resolve(
          assets.includes('bad photo') ? { allowed: false, reason: 'Not this photo.' } : { allowed: true },
        );
      },
    };
    let worked = 0;
    const one = rails(
      workKind(
        () => {
          worked += 1;
          return Promise.resolve(outcome('a'));
        },
        { pictures: () => Promise.resolve(['bad photo']) },
      ),
      { moderation },
    );
    const userId = await user();
    const view = await one.start(userId, request('a model'));
    expect(view).toMatchObject({ state: 'flagged', flaggedBy: 'moderation', error: 'Not this photo.', cost: null });
    expect([asked, worked]).toEqual([[['input', 'bad photo']], 0]);
    expect(await bookingsOf(held.database, view.id)).toEqual({ kinds: [], spent: 0 });
    // Its input does not name it: kept for review, shown to nobody else.
    expect(await held.database.prisma.generation.findUniqueOrThrow({ where: { id: view.id } })).toMatchObject({
      results: { pictures: ['bad photo'] },
    });
    expect(JSON.stringify(await one.get(userId, view.id))).not.toContain('bad photo');
    await closeAll();
  });

  test('hides what is reported, keeps it for review, and gives its credit back once', async () => {
    const one = rails(() => Promise.resolve(outcome('a')));
    const userId = await user();
    const { id } = await one.start(userId, request());
    await one.told(ended(id));
    const reports = await Promise.all([1, 2, 3].map(() => one.report(userId, id, 'A hand with six fingers')));
    for (const view of reports)
      expect(view).toMatchObject({ state: 'flagged', flaggedBy: 'user', results: { variations: [] } });
    expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['refund', 'reserve', 'settle'], spent: 0 });
    await one.remove(userId, id);
    expect(await one.get(userId, id)).toBeNull();
    expect(await held.database.prisma.generation.findUnique({ where: { id } })).toMatchObject({
      flagReason: 'A hand with six fingers',
      results: { variations: [{ asset: 'a' }] },
    });
    await closeAll();
  });

  test('hands out what it made, with its layers, to its owner alone and while it is there to be seen', async () => {
    const design = { title: 'Layers' } as unknown as NonNullable<MadeVariation['design']>;
    const [first, second] = outcome('a', 'b').variations;
    const one = rails(async () => ({ variations: [{ ...first!, design }, second!], problems: [] }));
    const [owner, other] = [await user(), await user()];
    const { id } = await one.start(owner, request());
    await one.told(ended(id));
    expect(await one.made(owner, id, 0)).toMatchObject({ asset: 'a', design });
    expect(await one.made(owner, id, 1)).toMatchObject({ asset: 'b' });
    // Layers stay on the server.
    expect(JSON.stringify(await one.get(owner, id))).not.toContain('Layers');
    for (const [whose, which] of [
      [owner, 2],
      [other, 0],
    ] as const)
      await expect(one.made(whose, id, which)).rejects.toMatchObject({ code: 'not_found' });
    await one.report(owner, id, 'Not mine');
    await expect(one.made(owner, id, 0)).rejects.toMatchObject({ code: 'not_found' });
    await closeAll();
  });

  test('lists page by page, by kind, newest first, and deletes', async () => {
    const one = rails(workKind(() => Promise.resolve(outcome('a')), { cost: null }));
    const userId = await user();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { id } = await one.start(userId, request(`${count}`));
      await one.told(ended(id));
      ids.unshift(id);
    }
    const first = await one.list(userId, { limit: 2 });
    const second = await one.list(userId, { limit: 2, after: first.next ?? '' });
    const third = await one.list(userId, { limit: 2, after: second.next ?? '', kind: 'work' });
    expect([...first.generations, ...second.generations, ...third.generations].map(({ id }) => id)).toEqual(ids);
    expect(third.next).toBeNull();
    expect((await one.list(userId, { kind: 'other' })).generations).toEqual([]);
    await one.remove(userId, ids[0] ?? '');
    expect((await one.list(userId)).generations.map(({ id }) => id)).toEqual(ids.slice(1));
    expect(one.news.at(-1)?.event).toEqual({ type: 'generation.deleted', id: ids[0] });
    await closeAll();
  });

  test('a server that stops gives its work back: the next one goes on, and the attempt does not count', async () => {
    const userId = await user();
    let id = '';
    for (let life = 0; life < 5; life += 1) {
      const one = rails(() => new Promise(() => undefined));
      if (life === 0) ({ id } = await one.start(userId, request()));
      else await one.open();
      await one.told((event) => event.id === id && event.position === null);
      await close(one);
    }
    const last = rails(() => Promise.resolve(outcome('a')));
    await last.open();
    await last.told(ended(id));
    expect(await last.get(userId, id)).toMatchObject({ state: 'succeeded' });
    await closeAll();
  });

  test('a visit’s generations, and what they cost, come along to the account', async () => {
    const { prisma } = held.database;
    const one = rails(() => Promise.resolve(outcome('a')), { slots: 0 });
    const [visitor, account] = [await user(), await user()];
    const kept = await one.start(account, { ...request('mine'), requestKey: 'k' });
    const moved = await one.start(visitor, { ...request('theirs'), requestKey: 'k' });
    await moveAnonymousData(prisma, visitor, account);
    await moveAnonymousData(prisma, visitor, account);
    expect((await one.list(account)).generations.map(({ id }) => id).toSorted()).toEqual(
      [kept.id, moved.id].toSorted(),
    );
    expect((await one.start(account, { ...request('mine'), requestKey: 'k' })).id).toBe(kept.id);
    expect(await one.cancel(account, moved.id)).toMatchObject({ state: 'cancelled' });
    expect((await one.ledger.balance(account, 'image')).left).toBe(9);
    await closeAll();
  });

  test('what has lost its job gets another one', async () => {
    const userId = await user();
    const idle = rails(() => Promise.resolve(outcome('a')), { slots: 0 });
    const { id } = await idle.start(userId, request());
    await held.database.prisma.$executeRaw`DELETE FROM "generation_queue"."job"`;
    await close(idle);
    const next = rails(() => Promise.resolve(outcome('a')));
    await next.open();
    await next.told(ended(id));
    expect(await bookingsOf(held.database, id)).toEqual({ kinds: ['reserve', 'settle'], spent: 1 });
    await closeAll();
  });
});
