/**
 * The open event streams of this process (server-sent events): one per browser, carrying everything of its user until
 * the session ends.
 */
import type { AppEvent, StreamMessage } from '#app/contracts/event.ts';
import type { Events } from './events.server.ts';

export interface StreamRequest {
  userId: string;
  sessionId: string;
  /** Called with every heartbeat: whether the session is still valid. */
  isStillValid(): Promise<boolean>;
  /** Ends when the browser goes away. */
  signal: AbortSignal;
}

export interface EventStreams {
  /** The answer to GET /api/events. It is subscribed already when it is returned. */
  open(request: StreamRequest): Promise<Response>;
  /** How many are open. */
  count(): number;
  close(): void;
}

export interface StreamOptions {
  events: Pick<Events, 'subscribe' | 'ready'>;
  heartbeatMs?: number;
  /** Beyond this the user's oldest stream is closed. */
  perUser?: number;
  /** A browser that lets more than this pile up is disconnected; it reconnects and catches up. Bytes. */
  backlog?: number;
  report?: (error: unknown) => void;
}

/** How long a browser waits before it reopens the stream, ms. */
const RETRY = 1_500;
/** The same for a stream that had to make room for newer ones. */
const RETRY_WHEN_CROWDED = 60_000;

interface Stream {
  end(): void;
  makeRoom(): void;
}

export function createEventStreams({
  events,
  heartbeatMs = 20_000,
  perUser = 20,
  backlog = 4_000_000,
  report = () => {},
}: StreamOptions): EventStreams {
  const byUser = new Map<string, Set<Stream>>();

  async function open({ userId, sessionId, isStillValid, signal }: StreamRequest): Promise<Response> {
    await events.ready();
    const own = byUser.get(userId) ?? new Set<Stream>();
    byUser.set(userId, own);
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let ended = false;

    function write(text: string): void {
      if (ended || !controller) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) < -backlog) end();
    }

    function end(): void {
      if (ended) return;
      ended = true;
      clearInterval(heartbeat);
      unsubscribe();
      signal.removeEventListener('abort', end);
      own.delete(stream);
      if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
      try {
        controller?.close();
      } catch {
        // The browser was faster.
      }
    }

    function hear(event: AppEvent): void {
      if (event.type === 'session.ended' && event.sessionId !== sessionId) return;
      write(dataOf(event));
      if (event.type === 'session.ended') end();
    }

    let checking = false;
    async function beat(): Promise<void> {
      write(': beat\n\n');
      if (checking) return;
      checking = true;
      try {
        if (!(await isStillValid())) hear({ type: 'session.ended', sessionId });
      } catch (error) {
        // A failed check is no reason to end: the next heartbeat checks again.
        report(error);
      } finally {
        checking = false;
      }
    }

    const stream: Stream = {
      end,
      makeRoom() {
        write(`retry: ${RETRY_WHEN_CROWDED}\n\n`);
        end();
      },
    };
    const body = new ReadableStream<Uint8Array>(
      {
        start(given) {
          controller = given;
        },
        cancel: end,
      },
      { highWaterMark: 1, size: (chunk) => chunk?.byteLength ?? 0 },
    );
    const unsubscribe = events.subscribe(userId, hear);
    const heartbeat = setInterval(() => void beat(), heartbeatMs);
    heartbeat.unref();
    own.add(stream);
    signal.addEventListener('abort', end);
    for (const oldest of own) {
      if (own.size <= perUser) break;
      oldest.makeRoom();
    }
    write(`retry: ${RETRY}\n\n${dataOf({ type: 'stream.open', userId })}`);
    if (signal.aborted) end();

    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        // nginx buffers responses by default.
        'X-Accel-Buffering': 'no',
      },
    });
  }

  return {
    open,
    count: () => [...byUser.values()].reduce((sum, streams) => sum + streams.size, 0),
    close() {
      for (const streams of [...byUser.values()]) for (const stream of [...streams]) stream.end();
    },
  };
}

function dataOf(message: StreamMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}
