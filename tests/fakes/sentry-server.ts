/**
 * A server on loopback that speaks the envelope part of Sentry's protocol: a path with the project, the key in the
 * address, lines of JSON. Keeps the accepted events, and what came with them.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentryEvent {
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename?: string }[] } }[] };
  message?: string;
  release?: string;
  environment?: string;
  user?: Record<string, unknown>;
  tags?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  request?: { url?: string };
  [field: string]: unknown;
}

export interface SentryServer {
  dsn: string;
  events: SentryEvent[];
  /** Raw bodies and headers, to search for what must not be there. */
  raw: string[];
  /** Answer to the next envelopes. */
  answer: { status: number; headers?: Record<string, string> };
  close(): Promise<void>;
}

const key = '0123456789abcdef0123456789abcdef';

export async function startSentryServer(): Promise<SentryServer> {
  const events: SentryEvent[] = [];
  const raw: string[] = [];
  const held: Pick<SentryServer, 'answer'> = { answer: { status: 200 } };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sentry');
    if (request.method !== 'POST' || pathname !== '/api/42/envelope/') return void response.writeHead(404).end();
    if (searchParams.get('sentry_key') !== key) return void response.writeHead(403).end();
    raw.push(`${JSON.stringify(request.headers)}\n${body}`);
    const lines = body.split('\n').filter(Boolean);
    for (let at = 1; at + 1 < lines.length; at += 2) {
      const { type } = JSON.parse(lines[at] ?? '') as { type: string };
      if (type === 'event') events.push(JSON.parse(lines[at + 1] ?? '') as SentryEvent);
    }
    response
      .writeHead(held.answer.status, { 'content-type': 'application/json', ...held.answer.headers })
      .end(JSON.stringify({ id: '0'.repeat(32) }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    dsn: `http://${key}@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    events,
    raw,
    get answer() {
      return held.answer;
    },
    set answer(next) {
      held.answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
