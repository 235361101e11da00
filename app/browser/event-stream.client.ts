/**
 * The user's event stream in the browser: one connection for all tabs. A lock makes one tab the leader, which holds the
 * connection and relays everything by BroadcastChannel; when it closes, the next tab takes over. Without locks each tab
 * has its own connection.
 */
import type { AppEvent, StreamMessage } from '../contracts/event.ts';

export interface EventSubscriber {
  event(event: AppEvent): void;
  /** The stream is open (again): earlier events must be caught up by revision. Called at least once. */
  reconnected(): void;
}

export interface EventFeed {
  /** Listens until the returned function is called. The stream is open as long as there are listeners. */
  subscribe(subscriber: EventSubscriber): () => void;
}

type Source = Pick<EventSource, 'readyState' | 'close' | 'onmessage' | 'onerror'>;
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** The browser's APIs; tests pass their own. */
export interface FeedParts {
  openSource(): Source;
  openChannel(name: string): Channel;
  /** Holds a lock of this name until the callback's promise settles; null if there are no locks. */
  locks: {
    request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>;
  } | null;
  newTabId(): string;
}

type TabMessage =
  | { kind: 'event'; event: AppEvent }
  /** The stream is open; `tab` is the requesting tab, null means all. */
  | { kind: 'open'; tab: string | null }
  | { kind: 'hello'; tab: string };

const RETRY_FIRST = 2_000;
const RETRY_LONGEST = 60_000;
/** EventSource.CLOSED: the server's answer was not a stream, and the browser does not retry. */
const CLOSED = 2;

/** A feed of one user's events; tabs of the same user share it. */
export function createEventFeed(userId: string, parts: FeedParts = browserParts()): EventFeed {
  const subscribers = new Set<EventSubscriber>();
  const tab = parts.newTabId();
  let isOpen = false;
  let stop: (() => void) | null = null;

  function hear(event: AppEvent): void {
    if (event.type === 'events.missed') {
      reconnected();
      return;
    }
    // Before the subscribers are called: one of them may sign in again and subscribe again.
    if (event.type === 'session.ended') end();
    for (const subscriber of [...subscribers]) subscriber.event(event);
  }

  function reconnected(): void {
    isOpen = true;
    for (const subscriber of [...subscribers]) subscriber.reconnected();
  }

  function end(): void {
    stop?.();
    stop = null;
    isOpen = false;
  }

  /** Joins the tabs, and leads them once it is this tab's turn. The returned function leaves. */
  function start(): () => void {
    const name = `blend-events:${userId}`;
    const left = new AbortController();
    if (!parts.locks) {
      lead(left.signal, () => {});
      return () => left.abort();
    }
    const channel = parts.openChannel(name);
    const tell = (message: TabMessage) => channel.postMessage(message);
    let leads = false;
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === 'event') hear(data.event);
      else if (data.kind === 'open' && (data.tab === null || data.tab === tab)) reconnected();
      else if (data.kind === 'hello' && leads && isOpen) tell({ kind: 'open', tab: data.tab });
    };
    parts.locks
      .request(name, { signal: left.signal }, () => {
        leads = true;
        return new Promise<void>((resolve) => {
          if (left.signal.aborted) return resolve();
          left.signal.addEventListener('abort', () => resolve());
          lead(left.signal, tell);
        });
      })
      .catch(() => {
        // Left before its turn.
      });
    tell({ kind: 'hello', tab });
    return () => {
      left.abort();
      channel.close();
    };
  }

  /** Holds the connection until `left`. */
  function lead(left: AbortSignal, tell: (message: TabMessage) => void): void {
    let source: Source | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;

    function take(event: AppEvent): void {
      tell({ kind: 'event', event });
      hear(event);
    }

    function connect(): void {
      const opened = parts.openSource();
      source = opened;
      opened.onmessage = ({ data }: MessageEvent<string>) => {
        if (left.aborted) return;
        const message = JSON.parse(data) as StreamMessage;
        if (message.type !== 'stream.open') take(message);
        // Another user has signed in with this browser since.
        else if (message.userId !== userId) take({ type: 'session.ended', sessionId: '' });
        else {
          failures = 0;
          tell({ kind: 'open', tab: null });
          reconnected();
        }
      };
      opened.onerror = () => {
        isOpen = false;
        if (opened.readyState !== CLOSED || left.aborted) return;
        failures += 1;
        timer = setTimeout(connect, Math.min(RETRY_LONGEST, RETRY_FIRST * 2 ** (failures - 1)));
      };
    }

    left.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
    });
    connect();
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (!stop) stop = start();
      else if (isOpen) queueMicrotask(() => subscribers.has(subscriber) && subscriber.reconnected());
      return () => {
        if (subscribers.delete(subscriber) && subscribers.size === 0) end();
      };
    },
  };
}

const feeds = new Map<string, EventFeed>();

/** The feed of this tab for a user. */
export function eventFeedOf(userId: string): EventFeed {
  const feed = feeds.get(userId) ?? createEventFeed(userId);
  feeds.set(userId, feed);
  return feed;
}

function browserParts(): FeedParts {
  return {
    openSource: () => new EventSource('/api/events'),
    openChannel: (name) => new BroadcastChannel(name),
    locks: 'locks' in navigator && 'BroadcastChannel' in globalThis ? navigator.locks : null,
    newTabId: () => Math.random().toString(36).slice(2),
  };
}
