/**
 * The process dies between any two statements of a generation's life, or after a statement took effect and before its
 * answer arrived. After the next start it continues or has ended, and its credits are settled or returned exactly once.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type MemoryDatabase } from '#app/services/database/memory.server.ts';
import { createTestUser } from '#tests/fixtures/databases.ts';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';
import type { Moderation } from '#app/services/moderation/moderation.ts';
import {
  bookingsOf,
  createRails,
  gate,
  jobsOf,
  outcome,
  workKind,
  type Rails,
  type Work,
} from '#tests/fixtures/generation-rails.ts';
import { mortalDatabase, type MortalDatabase } from '#tests/fixtures/mortal-database.ts';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { GenerationFailure } from './generation-error.ts';
import { createJobQueue, type JobQueue } from './job-queue.server.ts';

let base: MemoryDatabase;
let mortal: MortalDatabase;
/**
 * The queue of the lives that end, and the one that comes after them: opened once, as opening is not under test here.
 */
let queues: { mortal: JobQueue; after: JobQueue };

const openedOnce = async (queue: JobQueue): Promise<JobQueue> => {
  await queue.open();
  return { ...queue, open: () => Promise.resolve(), close: () => Promise.resolve() };
};

const opened: JobQueue[] = [];
beforeAll(async () => {
  base = await openMemoryDatabase(await memoryTemplate());
  mortal = await mortalDatabase(base);
  for (const database of [mortal.database, base]) opened.push(createJobQueue({ database, report: () => undefined }));
  const [first, second] = opened;
  if (!first || !second) throw new Error('Two queues');
  queues = { mortal: await openedOnce(first), after: await openedOnce(second) };
}, 120_000);
afterAll(async () => {
  mortal?.revive();
  for (const queue of opened) await queue.close();
  await base?.close();
});

interface Story {
  work: Work;
  /** What the user does besides waiting. */
  person?(rails: Rails, userId: string, id: string): Promise<unknown>;
  /** States that it may end in when the process dies somewhere. */
  ends: readonly string[];
  /** Credits that it reserves; absent: one. */
  amount?: number;
  /** The asset that moderation rejects. */
  refused?: string;
}

const partAsset = (part: number) => `${part}`.repeat(64);

const parts: Work = async ({ parts: count }, { progress, checkpoint, done }) => {
  const made = [...done.variations];
  for (let part = made.length; part < count; part += 1) {
    progress(part / count, `Part ${part + 1}`);
    made.push(...outcome(partAsset(part)).variations);
    await checkpoint({ variations: made, problems: [] });
  }
  return { variations: made, problems: [] };
};

const stories: Record<string, Story> = {
  'one that succeeds': { work: parts, ends: ['succeeded'] },
  'one that fails': { work: () => Promise.reject(new GenerationFailure('It would not')), ends: ['failed'] },
  'one that is cancelled at work': {
    work: (_, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
    person: async (rails, userId, id) => {
      await rails.told(({ state, position }) => state === 'generating' && position === null);
      await rails.cancel(userId, id);
    },
    ends: ['cancelled', 'succeeded'],
  },
  'one that is tried again': {
    work: () => Promise.reject(new GenerationFailure('It would not')),
    person: async (rails, userId, id) => {
      await rails.told(({ state }) => state === 'failed');
      await rails.retry(userId, id);
      await rails.told(({ state, tries }) => state === 'failed' && tries === 1);
    },
    ends: ['failed'],
  },
  'one of whose results one is withheld': { work: parts, amount: 2, refused: partAsset(0), ends: ['succeeded'] },
  'one that is cancelled when its first result was shown': {
    work: parts,
    amount: 2,
    person: async (rails, userId, id) => {
      await rails.told(({ made }) => made > 0);
      await rails.cancel(userId, id);
    },
    ends: ['succeeded', 'cancelled'],
  },
  'one whose result is reported': {
    work: parts,
    person: async (rails, userId, id) => {
      await rails.told(({ state }) => state === 'succeeded');
      await rails.report(userId, id, 'Not nice');
    },
    ends: ['succeeded', 'flagged'],
  },
};

const isOver = (state: string) => state !== 'generating';

/** One life up to its n-th statement, and what comes after it. False: the story was over before. */
async function lifeEnding(
  { work, person, ends, amount = 1, refused }: Story,
  statements: number,
  acknowledged: boolean,
): Promise<boolean> {
  const userId = await createTestUser(base);
  const { died } = mortal.live(statements, acknowledged);
  /** What moderation has let through, in any life. */
  const allowed = new Set<string>();
  const moderation: Moderation = {
    check({ assets }) {
      if (assets.some((asset) => asset === refused)) return Promise.resolve({ allowed: false, reason: 'Not this.' });
      for (const asset of assets) allowed.add(asset);
      return Promise.resolve({ allowed: true });
    },
  };
  const kind = (does: Work) => workKind(does, { cost: { unit: 'image', amount } });
  const rails = createRails(mortal.database, kind(work), { queue: queues.mortal, moderation });
  // Requests in progress end with the process.
  let over = false;
  const requests: Promise<unknown>[] = [];
  const asking =
    <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Promise<Answer>) =>
    (...asked: Asked): Promise<Answer> => {
      if (over) return new Promise(() => undefined);
      const answer = ask(...asked);
      requests.push(answer.catch(() => undefined));
      return answer;
    };
  const living = {
    ...rails,
    start: asking(rails.start),
    cancel: asking(rails.cancel),
    retry: asking(rails.retry),
    report: asking(rails.report),
  };
  const story = (async () => {
    const { id } = await living.start(userId, { kind: 'work', input: { parts: 2 }, requestKey: 'first' });
    await (person ? person(living, userId, id) : rails.told(({ state }) => isOver(state)));
  })();
  await Promise.race([died, story.catch(() => died)]);
  over = true;
  // Whatever the dead process still tries has no effect.
  const wasKilled = mortal.isDead;
  if (!wasKilled) mortal.live(1, false);
  await rails.close().catch(() => undefined);
  await Promise.all(requests);
  story.catch(() => undefined);
  mortal.revive();

  const after = createRails(base, kind(work === stories['one that is cancelled at work']?.work ? parts : work), {
    queue: queues.after,
    moderation,
  });
  /** Everything visible was approved, and exists once. */
  const assertSeen = async () => {
    for (const { results } of (await after.list(userId)).generations) {
      const seen = results.variations.map(({ asset }) => asset);
      expect(seen.filter((asset) => !allowed.has(asset))).toEqual([]);
      expect(seen).toEqual([...new Set(seen)]);
    }
  };
  await assertSeen();
  await after.open();
  // The user returns and sends the same request: it is the same generation, begun once.
  const again = await after.start(userId, { kind: 'work', input: { parts: 2 }, requestKey: 'first' });
  if (!isOver(again.state)) await after.told(({ id, state }) => id === again.id && isOver(state));
  await assertSeen();
  const shown = (await after.get(userId, again.id))?.results.variations.length ?? 0;
  await after.close();

  const [row, ...others] = await base.prisma.generation.findMany({ where: { userId } });
  const { kinds, spent } = await bookingsOf(base, again.id);
  const told = `statement ${statements}${acknowledged ? ', not heard of' : ''}`;
  expect({
    told,
    others: others.length,
    state: row?.state,
    jobs: await jobsOf(base, again.id),
    running: row?.runningSince,
  }).toEqual({
    told,
    others: 0,
    state: expect.toSatisfy((state: string) => ends.includes(state)),
    jobs: 0,
    running: null,
  });
  const tries = (row?.tries ?? 0) + 1;
  const closed = kinds.filter((kind) => kind === 'settle' || kind === 'release').length;
  expect({ told, reserved: kinds.filter((kind) => kind === 'reserve').length, closed }).toEqual({
    told,
    reserved: tries,
    closed: tries,
  });
  expect({ told, spent, refunds: kinds.filter((kind) => kind === 'refund').length }).toEqual({
    told,
    spent: row?.state === 'succeeded' ? Math.min(amount, shown) : 0,
    refunds: row?.state === 'flagged' ? 1 : 0,
  });
  const results = row?.results as { variations?: unknown[]; short?: string } | undefined;
  if (row?.state === 'flagged' || (row?.state === 'succeeded' && results?.short === undefined))
    expect({ told, made: results?.variations?.length }).toEqual({ told, made: 2 });
  if (row?.state === 'succeeded')
    expect({ told, shown }).toEqual({
      told,
      shown: (results?.variations?.length ?? 0) - (refused === undefined ? 0 : 1),
    });
  expect(after.errors).toEqual([]);
  return wasKilled;
}

describe.each(Object.entries(stories))('%s', (_, story) => {
  test.each([
    ['before a statement', false],
    ['after a statement that nobody heard of', true],
  ])('and the process dies %s', { timeout: 300_000 }, async (_when, acknowledged) => {
    // An ordinary run tests every nineteenth statement, the other one in each case.
    const step = isLongRun ? 1 : 19;
    let deaths = 0;
    for (
      let statements = acknowledged && step > 1 ? 6 : 1;
      await lifeEnding(story, statements, acknowledged);
      statements += step
    )
      deaths += 1;
    expect(deaths * step).toBeGreaterThan(25);
  });
});

test('one that kills its process each time is given up, and its credit is back', async () => {
  const userId = await createTestUser(base);
  let id = '';
  for (let life = 0; life < 3; life += 1) {
    const began = gate();
    const rails = createRails(
      mortal.database,
      () => {
        began.open();
        return new Promise(() => undefined);
      },
      { queue: queues.mortal },
    );
    await rails.open();
    if (life === 0) ({ id } = await rails.start(userId, { kind: 'work', input: {}, requestKey: null }));
    await began.passed;
    mortal.live(1, false);
    await rails.close().catch(() => undefined);
    mortal.revive();
  }
  const after = createRails(base, parts, { queue: queues.after });
  await after.open();
  await after.told((event) => event.id === id && event.state === 'failed');
  expect(await after.get(userId, id)).toMatchObject({
    state: 'failed',
    error: 'This failed three times. Try again with a smaller picture.',
  });
  expect(await bookingsOf(base, id)).toEqual({ kinds: ['release', 'reserve'], spent: 0 });
  await after.close();
});
