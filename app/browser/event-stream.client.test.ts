/** The feed in simulated tabs: one connection, passed on when its tab closes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppEvent, StreamMessage } from '../contracts/event.ts';
import { createEventFeed, type FeedParts } from './event-stream.client.ts';

const note = (turnId: string): AppEvent => ({
  type: 'chat.turn',
  chatId: 'c',
  designId: 'd',
  turnId,
  state: 'running',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Source = ReturnType<FeedParts['openSource']>;
type Channel = ReturnType<FeedParts['openChannel']>;

/** One browser: its connections, channels and locks. */
function browser() {
  const sources: (Source & { closed: boolean })[] = [];
  const channels = new Map<string, Set<Channel>>();
  const queues = new Map<string, (() => void)[]>();
  let tabs = 0;

  const locks: NonNullable<FeedParts['locks']> = {
    request(name, { signal }, callback) {
      return new Promise((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const turn = () =>
          void callback().then((result) => {
            queue.shift();
            queue[0]?.();
            resolve(result);
          });
        signal.addEventListener('abort', () => {
          const place = queue.indexOf(turn);
          if (place > 0) {
            queue.splice(place, 1);
            reject(signal.reason as Error);
          }
        });
        queue.push(turn);
        if (queue.length === 1) turn();
      });
    },
  };

  const parts = (withLocks = true): FeedParts => ({
    openSource() {
      const source = {
        readyState: 0,
        closed: false,
        onmessage: null,
        onerror: null,
        close: () => void (source.closed = true),
      } as Source & { closed: boolean };
      sources.push(source);
      return source;
    },
    openChannel(name) {
      const all = channels.get(name) ?? new Set<Channel>();
      channels.set(name, all);
      const channel: Channel = {
        onmessage: null,
        postMessage(data: unknown) {
          for (const other of all) {
            if (other !== channel)
              other.onmessage?.call(
                other as BroadcastChannel,
                new MessageEvent('message', { data: structuredClone(data) }),
              );
          }
        },
        close: () => void all.delete(channel),
      };
      all.add(channel);
      return channel;
    },
    locks: withLocks ? locks : null,
    newTabId: () => `tab${(tabs += 1)}`,
  });

  const send = (message: StreamMessage, source = sources.at(-1)!) =>
    source.onmessage?.call(
      source as unknown as EventSource,
      new MessageEvent('message', { data: JSON.stringify(message) }),
    );
  const fail = (readyState: number, source = sources.at(-1)!) => {
    Object.assign(source, { readyState });
    source.onerror?.call(source as unknown as EventSource, new Event('error'));
  };
  const openConnections = () => sources.filter((source) => !source.closed).length;
  return { parts, send, fail, sources, openConnections };
}

function openTab(at: ReturnType<typeof browser>, userId = 'me', withLocks = true) {
  const heard: (AppEvent | 'reconnected')[] = [];
  const feed = createEventFeed(userId, at.parts(withLocks));
  const leave = feed.subscribe({ event: (event) => heard.push(event), reconnected: () => heard.push('reconnected') });
  return { feed, heard, leave };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('tabs share one connection and hear the same', async () => {
  const at = browser();
  const tabs = [openTab(at), openTab(at), openTab(at)];
  expect(at.openConnections()).toBe(1);
  at.send({ type: 'stream.open', userId: 'me' });
  at.send(note('1'));
  for (const { heard } of tabs) expect(heard).toEqual(['reconnected', note('1')]);
  // A tab opened later learns immediately that the stream is open; no other tab reloads because of it.
  const late = openTab(at);
  expect(late.heard).toEqual(['reconnected']);
  at.send(note('2'));
  for (const { heard } of tabs) expect(heard).toEqual(['reconnected', note('1'), note('2')]);
  expect(late.heard).toEqual(['reconnected', note('2')]);
});

test('when the leading tab goes, another opens the connection and all catch up', async () => {
  const at = browser();
  const [leader, ...others] = [openTab(at), openTab(at), openTab(at)];
  at.send({ type: 'stream.open', userId: 'me' });
  leader!.leave();
  await settle();
  expect(at.sources).toHaveLength(2);
  expect(at.openConnections()).toBe(1);
  at.send({ type: 'stream.open', userId: 'me' });
  at.send(note('1'));
  for (const { heard } of others) expect(heard).toEqual(['reconnected', 'reconnected', note('1')]);
  expect(leader!.heard).toEqual(['reconnected']);
  for (const { leave } of others) leave();
  await settle();
  expect(at.openConnections()).toBe(0);
});

test('each opening of the stream, and each admitted gap, tells to catch up', async () => {
  const at = browser();
  const tabs = [openTab(at), openTab(at)];
  at.send({ type: 'stream.open', userId: 'me' });
  at.fail(0);
  at.send({ type: 'stream.open', userId: 'me' });
  at.send({ type: 'events.missed' });
  for (const { heard } of tabs) expect(heard).toEqual(['reconnected', 'reconnected', 'reconnected']);
});

test('a connection that is refused is tried again, ever more slowly', async () => {
  const at = browser();
  openTab(at);
  for (const wait of [2_000, 4_000, 8_000]) {
    const before = at.sources.length;
    at.fail(2);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(at.sources).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(at.sources).toHaveLength(before + 1);
  }
});

test('the end of the session ends the stream in all tabs; subscribing again starts again', async () => {
  const at = browser();
  const tabs = [openTab(at), openTab(at)];
  at.send({ type: 'stream.open', userId: 'me' });
  at.send({ type: 'session.ended', sessionId: 's' });
  await vi.advanceTimersByTimeAsync(120_000);
  for (const { heard } of tabs) expect(heard).toEqual(['reconnected', { type: 'session.ended', sessionId: 's' }]);
  expect(at.openConnections()).toBe(0);
  expect(at.sources).toHaveLength(1);
  tabs[0]!.feed.subscribe({ event: () => {}, reconnected: () => {} });
  await settle();
  expect(at.openConnections()).toBe(1);
});

test('a stream of somebody else, who has signed in meanwhile, counts as the end', async () => {
  const at = browser();
  const tab = openTab(at);
  at.send({ type: 'stream.open', userId: 'they' });
  at.send(note('secret'));
  expect(tab.heard.map((each) => (each === 'reconnected' ? each : each.type))).toEqual(['session.ended']);
  expect(at.openConnections()).toBe(0);
});

test('users do not share, and without locks each tab has its own connection', async () => {
  const at = browser();
  const [mine, theirs] = [openTab(at, 'me'), openTab(at, 'they')];
  at.send({ type: 'stream.open', userId: 'me' }, at.sources[0]);
  at.send(note('1'), at.sources[0]);
  expect(mine.heard).toHaveLength(2);
  expect(theirs.heard).toEqual([]);
  openTab(at, 'me', false);
  expect(at.openConnections()).toBe(3);
});

test('a second subscriber in the same tab is told that the stream is open', async () => {
  const at = browser();
  const { feed } = openTab(at);
  at.send({ type: 'stream.open', userId: 'me' });
  const reconnected = vi.fn();
  feed.subscribe({ event: () => {}, reconnected });
  await settle();
  expect(reconnected).toHaveBeenCalledOnce();
});
