/** Event streams as a browser reads them. */
import { afterEach, expect, test, vi } from 'vitest';
import { createEvents } from './events.server.ts';
import type { AppEvent } from '#app/contracts/event.ts';
import { createEventStreams, type StreamOptions } from './event-streams.server.ts';

const note = (turnId: string): AppEvent => ({
  type: 'chat.turn',
  chatId: 'c',
  designId: 'd',
  turnId,
  state: 'running',
});

afterEach(() => vi.useRealTimers());

function world(options: Partial<StreamOptions> = {}) {
  const events = createEvents();
  const streams = createEventStreams({ events, ...options });
  const open = async (
    userId: string,
    { sessionId = 's1', valid = async () => true }: { sessionId?: string; valid?: () => Promise<boolean> } = {},
  ) => {
    const leaves = new AbortController();
    const response = await streams.open({ userId, sessionId, isStillValid: valid, signal: leaves.signal });
    return { response, leave: () => leaves.abort(), read: reader(response) };
  };
  return { events, streams, open };
}

/** Reads what has arrived so far, and whether the stream has ended. */
function reader(response: Response) {
  const body = response.body!.getReader();
  const decoder = new TextDecoder();
  const seen = { text: '', ended: false };
  void (async () => {
    for (;;) {
      const { done, value } = await body.read();
      if (done) break;
      seen.text += decoder.decode(value, { stream: true });
    }
    seen.ended = true;
  })().catch(() => (seen.ended = true));
  return async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const events = seen.text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)) as { type: string });
    return { ...seen, events };
  };
}

test('it says whose it is, then everything that happens to that user', async () => {
  const { events, open, streams } = world();
  const stream = await open('me');
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toContain('no-store');
  await events.publish('me', note('1'));
  await events.publish('they', note('2'));
  await events.publish('me', note('3'));
  const { text, events: seen, ended } = await stream.read();
  expect(text.startsWith('retry: ')).toBe(true);
  expect(seen).toEqual([{ type: 'stream.open', userId: 'me' }, note('1'), note('3')]);
  expect(ended).toBe(false);
  stream.leave();
  expect((await stream.read()).ended).toBe(true);
  expect(streams.count()).toBe(0);
  await events.publish('me', note('4'));
});

test('it ends with its session, and only with its own', async () => {
  const { events, open, streams } = world();
  const [one, two] = [await open('me', { sessionId: 's1' }), await open('me', { sessionId: 's2' })];
  await events.publish('me', { type: 'session.ended', sessionId: 's1' });
  expect(await one.read()).toMatchObject({ ended: true, events: [{ type: 'stream.open' }, { type: 'session.ended' }] });
  expect(await two.read()).toMatchObject({ ended: false, events: [{ type: 'stream.open' }] });
  expect(streams.count()).toBe(1);
});

test('each heartbeat asks whether the session stands; not being able to ask ends nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const report = vi.fn();
  const { open, streams } = world({ report });
  let answer: () => Promise<boolean> = async () => true;
  const stream = await open('me', { valid: () => answer() });
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await stream.read()).text).toContain(': beat');
  answer = () => Promise.reject(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await stream.read()).toMatchObject({ ended: false });
  expect(report).toHaveBeenCalledOnce();
  answer = async () => false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await stream.read()).toMatchObject({ ended: true });
  expect((await stream.read()).events.at(-1)).toEqual({ type: 'session.ended', sessionId: 's1' });
  expect(streams.count()).toBe(0);
});

test('beyond the limit the oldest makes room and is told to wait', async () => {
  const { open, streams } = world({ perUser: 2 });
  const opened = [await open('me'), await open('me'), await open('they'), await open('me')];
  expect(streams.count()).toBe(3);
  expect(await opened[0]!.read()).toMatchObject({ ended: true, text: expect.stringMatching(/retry: 60000\n\n$/) });
  for (const stream of opened.slice(1)) expect((await stream.read()).ended).toBe(false);
});

test('who does not read is cut off and does not fill the memory', async () => {
  const { events, streams } = world({ backlog: 10_000 });
  const response = await streams.open({
    userId: 'me',
    sessionId: 's',
    isStillValid: async () => true,
    signal: new AbortController().signal,
  });
  for (let index = 0; index < 500; index += 1) await events.publish('me', note(String(index)));
  expect(streams.count()).toBe(0);
  expect((await response.text()).length).toBeLessThan(20_000);
});

test('a browser that was gone before the answer leaves nothing behind; closing ends all', async () => {
  const { streams, open } = world();
  await streams.open({ userId: 'me', sessionId: 's', isStillValid: async () => true, signal: AbortSignal.abort() });
  expect(streams.count()).toBe(0);
  const stream = await open('me');
  streams.close();
  expect((await stream.read()).ended).toBe(true);
});
