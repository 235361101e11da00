/** The generation's states on a simulated clock, with a scripted server. */
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { NO_RESULTS, type GenerationNews, type GenerationView, type StartRequest } from '#app/contracts/generation.ts';
import type { LimitReached } from '#tools/contract/tool.ts';
import type { GenerationEvent, GenerationInput } from './generation-event.ts';
import { generationMachine, mostRetries, readAfter, retryAfter } from './generation.machine.ts';
import { RefusedGeneration } from './refused-generation.ts';
import { isOffline, phaseOf } from './use-generation.ts';

const view = (more: Partial<GenerationView> = {}): GenerationView => ({
  id: 'g1',
  kind: 'remove-background',
  state: 'generating',
  tries: 0,
  progress: 0,
  stage: null,
  position: null,
  remainingMs: null,
  made: 0,
  input: {},
  results: NO_RESULTS,
  error: null,
  cost: null,
  flaggedBy: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  ...more,
});
const news = (more: Partial<GenerationNews> = {}): GenerationEvent => ({
  type: 'news',
  news: {
    id: 'g1',
    kind: 'remove-background',
    state: 'generating',
    tries: 0,
    progress: 0,
    stage: null,
    position: null,
    remainingMs: null,
    made: 0,
    ...more,
  },
});
const waits = view({ position: 3 });
const works = view({ progress: 0.2 });
const done = view({
  state: 'succeeded',
  progress: 1,
  results: { ...NO_RESULTS, variations: [{ asset: 'a', name: 'a', width: 1, height: 1, mime: 'image/png' }] },
});
const failed = view({ state: 'failed', error: 'Error while generating images' });
const cancelled = view({ state: 'cancelled' });
const flagged = view({ state: 'flagged', flaggedBy: 'user' });
const request: StartRequest = { kind: 'remove-background', input: { assets: [] } };
const reached: LimitReached = { code: 'limit_reached', what: 'image', limit: null, resetsAt: null };
const lost = new TypeError('Failed to fetch');
const missing = new RefusedGeneration('not_found', 'This is not there');

type Answer = GenerationView | Error;
type Call = 'start' | 'read' | 'cancel' | 'retry' | 'report';

function begin(script: Partial<Record<Call, Answer[]>>, input: Partial<GenerationInput> = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const answer = async (call: Call, what: string) => {
    calls.push(`${call} ${what}`);
    const next = script[call]?.shift();
    if (!next) return new Promise<never>(() => undefined);
    if (next instanceof Error) throw next;
    return next;
  };
  let listening = 0;
  const actor = createActor(
    generationMachine.provide({
      actors: {
        start: fromPromise<GenerationView, StartRequest & { key: string }>(({ input: asked }) =>
          answer('start', asked.key),
        ),
        read: fromPromise<GenerationView, { id: string }>(({ input: asked }) => answer('read', asked.id)),
        cancel: fromPromise<GenerationView, { id: string }>(({ input: asked }) => answer('cancel', asked.id)),
        retry: fromPromise<GenerationView, { id: string }>(({ input: asked }) => answer('retry', asked.id)),
        report: fromPromise<GenerationView, { id: string; reason: string }>(({ input: asked }) =>
          answer('report', asked.reason),
        ),
        listen: fromCallback<GenerationEvent, { id: string }>(() => {
          listening += 1;
          return () => void (listening -= 1);
        }),
      },
    }),
    { input: { id: null, key: 'key', ...input }, clock },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  };
  return {
    actor,
    calls,
    clock,
    settle,
    phase: () => phaseOf(actor.getSnapshot()),
    offline: () => isOffline(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    listening: () => listening,
    async send(event: GenerationEvent) {
      actor.send(event);
      await settle();
    },
    async after(ms: number) {
      clock.increment(ms);
      await settle();
    },
  };
}

test('starts, waits, generates, succeeds', async () => {
  const one = begin({ start: [waits], read: [done] });
  expect(one.phase()).toBe('idle');
  one.actor.send({ type: 'start', request });
  expect(one.phase()).toBe('starting');
  await one.settle();
  expect([one.phase(), one.context().view?.position, one.listening()]).toEqual(['waiting', 3, 1]);
  await one.send(news({ position: 1, remainingMs: 4_000 }));
  expect([one.phase(), one.context().view?.position, one.context().view?.remainingMs]).toEqual(['waiting', 1, 4_000]);
  await one.send(news({ progress: 0.4, stage: 'Cutting' }));
  expect([one.phase(), one.context().view?.progress, one.context().view?.stage]).toEqual([
    'generating',
    0.4,
    'Cutting',
  ]);
  // It had to give others their turn.
  await one.send(news({ progress: 0.5, position: 2 }));
  expect(one.phase()).toBe('waiting');
  await one.send(news({ state: 'succeeded', progress: 1 }));
  expect([one.phase(), one.context().view?.results.variations.length, one.listening()]).toEqual(['succeeded', 1, 0]);
  expect(one.calls).toEqual(['start key-1', 'read g1']);
});

test('a result that is there is read at once, while the others are still made', async () => {
  const [variation] = done.results.variations;
  const one = begin(
    { read: [view({ progress: 0.3, made: 1, results: { variations: [variation!], problems: [] } }), done] },
    { view: works },
  );
  await one.send(news({ progress: 0.2 }));
  expect(one.calls).toEqual([]);
  one.actor.send(news({ progress: 0.25, made: 1 }));
  // More of the same news does not restart the request.
  one.actor.send(news({ progress: 0.3, made: 1 }));
  await one.settle();
  expect([one.calls, one.phase(), one.context().view?.results.variations.length]).toEqual([
    ['read g1'],
    'generating',
    1,
  ]);
  await one.send(news({ progress: 0.5, made: 1 }));
  expect(one.calls).toHaveLength(1);
  await one.send(news({ progress: 0.6, made: 2 }));
  expect([one.calls.length, one.phase()]).toEqual([2, 'succeeded']);
});

test('a request of the page begins by itself, under its own key', async () => {
  const one = begin({ start: [works] }, { request });
  await one.settle();
  expect([one.calls, one.phase()]).toEqual([['start key'], 'generating']);
});

describe('without a connection', () => {
  test('a start is sent again under the same key, then left to the person', async () => {
    const one = begin({ start: [...Array.from({ length: mostRetries + 1 }, () => lost), works] }, { request });
    await one.settle();
    for (let times = 0; times < mostRetries; times += 1) {
      expect([one.phase(), one.offline()]).toEqual(['starting', true]);
      await one.after(retryAfter(times));
    }
    await one.after(600_000);
    expect(one.calls).toEqual(Array.from({ length: mostRetries + 1 }, () => 'start key'));
    await one.send({ type: 'connect' });
    expect([one.phase(), one.offline(), one.calls.at(-1)]).toEqual(['generating', false, 'start key']);
  });

  test('work goes on: it is read again until there is an answer, and what was known stays in sight', async () => {
    const one = begin({ read: [lost, lost, works] }, { view: works });
    await one.send({ type: 'offline' });
    expect([one.phase(), one.offline(), one.context().view?.progress]).toEqual(['generating', true, 0.2]);
    await one.after(retryAfter(0));
    await one.after(retryAfter(1));
    expect(one.offline()).toBe(true);
    await one.after(retryAfter(2));
    expect([one.phase(), one.offline(), one.calls.length]).toEqual(['generating', false, 3]);
  });

  test('a stream that says nothing for long is not believed', async () => {
    const one = begin({ read: [works, done] }, { view: works });
    await one.after(readAfter - 1);
    await one.send(news({ progress: 0.3 }));
    await one.after(readAfter - 1);
    expect(one.calls).toEqual([]);
    await one.after(1);
    expect([one.calls, one.phase(), one.listening()]).toEqual([['read g1'], 'generating', 1]);
    await one.after(readAfter);
    expect(one.phase()).toBe('succeeded');
  });

  test('coming back looks at once', async () => {
    const one = begin({ read: [done] }, { view: works });
    await one.send({ type: 'look' });
    expect(one.phase()).toBe('succeeded');
  });
});

test.each<[GenerationView, string]>([
  [waits, 'waiting'],
  [works, 'generating'],
  [done, 'succeeded'],
  [failed, 'failed'],
  [flagged, 'flagged'],
  [cancelled, 'cancelled'],
])('a reload goes on by the id: %#', async (now, phase) => {
  const read = begin({ read: [now] }, { id: 'g1' });
  expect(read.phase()).toBe('loading');
  await read.settle();
  expect(read.phase()).toBe(phase);
  expect(begin({}, { view: now }).phase()).toBe(phase);
});

test('one that is gone says so, and one that is deleted elsewhere', async () => {
  const gone = begin({ read: [missing] }, { id: 'g1' });
  await gone.settle();
  expect(gone.phase()).toBe('missing');
  for (const known of [works, done, failed]) {
    const one = begin({}, { view: known });
    await one.send({ type: 'deleted' });
    expect(one.phase()).toBe('missing');
  }
});

describe('cancelling', () => {
  test('ends it; news on the way do not', async () => {
    const one = begin({ cancel: [cancelled] }, { view: works });
    one.actor.send({ type: 'cancel' });
    one.actor.send(news({ progress: 0.9 }));
    expect(one.phase()).toBe('cancelling');
    await one.settle();
    expect(one.phase()).toBe('cancelled');
  });

  test('may come too late', async () => {
    const one = begin({ cancel: [done] }, { view: works });
    await one.send({ type: 'cancel' });
    expect(one.phase()).toBe('succeeded');
  });

  test('without an answer it is read what it is', async () => {
    const one = begin({ cancel: [lost], read: [cancelled] }, { view: waits });
    await one.send({ type: 'cancel' });
    expect([one.phase(), one.calls]).toEqual(['cancelled', ['cancel g1', 'read g1']]);
  });
});

describe('another try', () => {
  test('of what failed is the same generation', async () => {
    const one = begin({ retry: [view({ tries: 1, position: 1 })] }, { view: failed });
    await one.send({ type: 'retry' });
    expect([one.phase(), one.calls, one.context().view?.tries]).toEqual(['waiting', ['retry g1'], 1]);
    // News about the previous try is outdated.
    await one.send(news({ state: 'failed', tries: 0 }));
    expect(one.phase()).toBe('waiting');
  });

  test('of a refused start is a request of its own', async () => {
    const one = begin({ start: [new RefusedGeneration('missing_picture', 'Choose it again'), works] }, { request });
    await one.settle();
    expect([one.phase(), one.context().refusal]).toEqual(['refused', 'Choose it again']);
    await one.send({ type: 'retry' });
    expect([one.phase(), one.calls]).toEqual(['generating', ['start key', 'start key-1']]);
  });

  test.each<[string, Partial<GenerationInput>, Call]>([
    ['at the start', { request }, 'start'],
    ['after a failure', { view: failed }, 'retry'],
  ])('meets the limit of the plan %s', async (_, input, call) => {
    const one = begin(
      {
        [call]: [new RefusedGeneration('limit_reached', 'You have reached your limit of generations.', reached), works],
      },
      input,
    );
    if (call === 'retry') one.actor.send({ type: 'retry' });
    await one.settle();
    expect([one.phase(), one.context().refusal, one.context().reached?.what]).toEqual([
      'limited',
      'You have reached your limit of generations.',
      'image',
    ]);
    // Credits were bought in another tab.
    await one.send({ type: 'retry' });
    expect(one.phase()).toBe('generating');
  });

  test('without an answer may have begun all the same', async () => {
    const one = begin({ retry: [lost], read: [view({ tries: 1 })] }, { view: cancelled });
    await one.send({ type: 'retry' });
    expect(one.phase()).toBe('generating');
  });

  test('in another tab shows here', async () => {
    const one = begin({ read: [view({ tries: 1, position: 1 })] }, { view: failed });
    await one.send(news({ tries: 1, position: 1 }));
    expect(one.phase()).toBe('waiting');
  });
});

test('a result is reported, hidden, and may be reported again when that got lost', async () => {
  const one = begin({ report: [lost, flagged] }, { view: done });
  await one.send({ type: 'report', reason: 'Six fingers' });
  expect(one.actor.getSnapshot().matches({ succeeded: 'notReported' })).toBe(true);
  await one.send({ type: 'report', reason: 'Six fingers' });
  expect([one.phase(), one.calls]).toEqual(['flagged', ['report Six fingers', 'report Six fingers']]);
});

test('another generation takes the place of the one that is shown', async () => {
  const one = begin({ start: [view({ id: 'g2' })], read: [failed] }, { view: done });
  await one.send({ type: 'start', request });
  expect([one.context().id, one.phase(), one.calls]).toEqual(['g2', 'generating', ['start key-1']]);
  await one.send(news({ id: 'g1', progress: 0.9 }));
  expect(one.context().view?.progress).toBe(0);
  await one.send({ type: 'show', id: 'g1' });
  expect([one.context().id, one.phase()]).toEqual(['g1', 'failed']);
  await one.send({ type: 'show', id: null });
  expect(one.phase()).toBe('idle');
});
