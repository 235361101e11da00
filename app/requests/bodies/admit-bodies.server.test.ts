/** Decisions of the web server about bodies before it reads them, over real connections. */
import { once } from 'node:events';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { addressHeader } from '#app/services/http/request-context.ts';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { admitBodies } from './admit-bodies.server.ts';
import { SMALL_BODY } from './body-rules.ts';
import { bodyTime } from './body-times.ts';
import { createByteBudget } from './byte-budget.ts';

const large = SMALL_BODY + 1;
const form = 'multipart/form-data; boundary=x';
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(endings.splice(0).map((end) => end()));
});

/** A server that reads accepted bodies and answers with their size; `hold` delays its answers. */
async function start({ burst = 1_000, counted = 1_000, perKey = 1_000_000, waitingPerKey = 0 } = {}) {
  const seen = { counted: [] as string[], held: [] as (() => void)[], isHolding: false, admitted: 0 };
  const app = express();
  app.use((request, _response, next) => {
    request.headers[addressHeader] = String(request.headers['x-from'] ?? '192.0.2.1');
    next();
  });
  app.use(
    admitBodies({
      rate: createRateLimit({ burst, perMinute: 1 }),
      budget: createByteBudget({
        perKey,
        total: 2 * perKey,
        waitMs: 60_000,
        waitingPerKey,
        waitingInAll: waitingPerKey,
      }),
      count(address) {
        seen.counted.push(address);
        return Promise.resolve(seen.counted.length > counted ? 40 : null);
      },
    }),
  );
  app.use((request, response) => {
    let bytes = 0;
    seen.admitted += 1;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    const answer = () => void response.send(String(bytes));
    request.on('end', () => (seen.isHolding ? seen.held.push(answer) : answer()));
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endings.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  const open = (length: number, headers: Record<string, string> = {}, path = '/api/assets'): ClientRequest => {
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      path,
      method: 'POST',
      headers: { 'content-type': form, 'content-length': String(length), ...headers },
    });
    sent.on('error', () => undefined);
    return sent;
  };
  const post = async (length: number, headers?: Record<string, string>, path?: string) =>
    answerTo(open(length, headers, path).end(Buffer.alloc(length)));
  return { seen, open, post, port };
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  await once(response, 'end');
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'] ?? null,
    text: Buffer.concat(parts).toString(),
  };
}

test('a body within the limit arrives whole, a large one is counted first', async () => {
  const { post, seen } = await start();
  expect((await post(SMALL_BODY)).text).toBe(String(SMALL_BODY));
  expect(seen.counted).toEqual([]);
  expect((await post(large)).text).toBe(String(large));
  expect(seen.counted).toEqual(['192.0.2.1']);
});

test.each([
  ['too large a form', large, {}, '/api/chats', 413, 'too_large', 'at most 64 kB'],
  [
    'too large a text where files are taken',
    large,
    { 'content-type': 'application/json' },
    '/api/assets',
    413,
    'too_large',
    'at most 64 kB',
  ],
  [
    'a compressed body',
    10,
    { 'content-encoding': 'gzip' },
    '/api/assets',
    415,
    'encoded_body',
    'without Content-Encoding',
  ],
])(
  '%s is refused and not read, and its sender gets the answer',
  async (_, length, headers, path, status, code, words) => {
    const { post, seen } = await start();
    const answer = await post(length, headers, path);
    expect([answer.status, (JSON.parse(answer.text) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ]);
    expect(answer.text).toContain(words);
    expect(seen.counted).toEqual([]);
  },
);

test('a body of unknown length is refused', async () => {
  const { port } = await start();
  for (const coding of ['chunked', 'gzip']) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST /api/assets HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: ${coding}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 411 /);
    socket.destroy();
  }
});

test('refused bodies count, so that refusing them ends as well', async () => {
  const { post, seen } = await start({ burst: 3 });
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await post(large, {}, '/api/chats')).status);
  expect(statuses).toEqual([413, 413, 413, 429, 429]);
  // A valid large body from that address waits, too, before the database is queried; small ones and others continue.
  expect(await post(large)).toMatchObject({ status: 429, retryAfter: '60' });
  expect(seen.counted).toEqual([]);
  expect([(await post(10)).status, (await post(large, { 'x-from': '192.0.2.2' })).status]).toEqual([200, 200]);
});

test('whom the table of limits refuses is told when to come again', async () => {
  const { post } = await start({ counted: 1 });
  expect((await post(large)).status).toBe(200);
  expect(await post(large)).toMatchObject({ status: 429, retryAfter: '40' });
});

test('an address has so many bytes under way, and gets its room back with the answer', async () => {
  const { post, open, seen } = await start({ perKey: 1.5 * large });
  seen.isHolding = true;
  const first = answerTo(open(large).end(Buffer.alloc(large)));
  await vi.waitUntil(() => seen.held.length === 1);
  expect(await post(large)).toMatchObject({ status: 429, retryAfter: '10' });
  seen.isHolding = false;
  expect((await post(large, { 'x-from': '192.0.2.2' })).status).toBe(200);
  seen.held.pop()?.();
  expect((await first).status).toBe(200);
  expect((await post(large)).status).toBe(200);
});

test('all addresses together have so many', async () => {
  const { post, open, seen } = await start({ perKey: 1.2 * large });
  seen.isHolding = true;
  for (const from of ['192.0.2.1', '192.0.2.2']) open(large, { 'x-from': from }).end(Buffer.alloc(large));
  await vi.waitUntil(() => seen.held.length === 2);
  expect(await post(large, { 'x-from': '192.0.2.3' })).toMatchObject({ status: 503, retryAfter: '10' });
});

test('who finds no room waits unread, and is read when another one leaves, even without an answer', async () => {
  const { open, seen } = await start({ perKey: 1.5 * large, waitingPerKey: 5 });
  const first = open(large);
  first.write('a');
  await vi.waitUntil(() => seen.counted.length === 1);
  const second = answerTo(open(large).end(Buffer.alloc(large)));
  await vi.waitUntil(() => seen.counted.length === 2);
  first.destroy();
  expect((await second).text).toBe(String(large));
});

test('a body that does not come in time is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { open, seen } = await start();
  for (const [nth, length] of [10, large].entries()) {
    const sent = open(length);
    sent.write('a');
    const answer = answerTo(sent);
    await vi.waitUntil(() => seen.admitted === nth + 1);
    await vi.advanceTimersByTimeAsync(bodyTime(length));
    expect((await answer).status).toBe(408);
  }
});
