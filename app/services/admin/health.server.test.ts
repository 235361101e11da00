/** What the checks of hosted services find, against a server on this machine that answers, refuses or stays silent. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine, Part } from '#app/services/account/engines.ts';
import { createTestUser, openTestDatabase, type TestDatabase } from '#tests/fixtures/databases.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { createHealth, type HealthDependencies } from './health.server.ts';

let opened: TestDatabase;
let server: Server;
/** http://127.0.0.1:port */
let origin: string;
let respond: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  opened = await openTestDatabase('embedded');
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await opened.remove();
});

const status =
  (code: number, headers: Record<string, string> = {}): typeof respond =>
  (_, response) =>
    void response.writeHead(code, headers).end('{}');

/** The health of one hosted part whose service is at `at`. */
async function healthOf(part: Part, at = origin, more: Partial<HealthDependencies> = {}) {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const check = createHealth({
    prisma: opened.database.prisma,
    config: {
      openaiApiKey: 'sk-secret',
      openaiBaseUrl: `${at}/v1/`,
      backgroundService: { url: `${at}/cut-out`, key: 'secret', field: 'file' },
      google: { clientId: 'id', clientSecret: 'secret', issuer: `${at}/google/` },
      apple: undefined,
    } as HealthDependencies['config'],
    storage: {
      put: (key, bytes) => Promise.resolve(void stored.set(key, Uint8Array.from(bytes))),
      get: (key) => Promise.resolve(stored.get(key) ?? null),
      delete: (key) => Promise.resolve(void stored.delete(key)),
    },
    mailer: {},
    sms: {},
    payments: { check: undefined },
    now: () => new Date(),
    timeoutMs: 10_000,
    ...more,
  });
  const engine: Engine = { part, name: 'A service', place: 'hosted' };
  return (await check([engine]))[part];
}

test('a service that answers is well; it is asked at its address, with its key', async () => {
  const asked: unknown[] = [];
  respond = ({ method, url, headers }, response) => {
    asked.push([method, url, headers.authorization]);
    response.end('{}');
  };
  for (const part of ['assistant', 'moderation', 'imaging', 'google'] as const)
    expect(await healthOf(part)).toEqual({ state: 'ok', reason: null });
  expect(asked).toEqual([
    ['GET', '/v1/models', 'Bearer sk-secret'],
    ['GET', '/v1/models', 'Bearer sk-secret'],
    ['GET', '/', undefined],
    ['GET', '/google/.well-known/openid-configuration', undefined],
  ]);
});

test('a service that refuses fails with its status; any answer shows that the cutout service is there', async () => {
  for (const code of [401, 403, 429, 500, 503]) {
    respond = status(code);
    expect(await healthOf('assistant')).toEqual({ state: 'failing', reason: `HTTP ${code}` });
    expect(await healthOf('google')).toEqual({ state: 'failing', reason: `HTTP ${code}` });
    expect(await healthOf('imaging')).toEqual({ state: 'ok', reason: null });
  }
});

test('a redirect is not followed, so that no other server gets the key', async () => {
  const asked: unknown[] = [];
  respond = ({ url }, response) => {
    asked.push(url);
    response.writeHead(302, { location: `${origin}/elsewhere` }).end();
  };
  expect(await healthOf('moderation')).toEqual({ state: 'failing', reason: 'HTTP 302' });
  expect(await healthOf('imaging')).toEqual({ state: 'ok', reason: null });
  expect(asked).toEqual(['/v1/models', '/']);
});

test('where nothing can be tested, nothing is claimed', async () => {
  for (const code of [404, 405]) {
    respond = status(code);
    expect(await healthOf('moderation')).toEqual({ state: 'unchecked', reason: null });
  }
  for (const part of ['apple', 'mail', 'sms', 'payments', 'push'] as const)
    expect(await healthOf(part)).toEqual({ state: 'unchecked', reason: null });
});

test('a port where nobody listens is named by its code, never by its address', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  for (const part of ['assistant', 'imaging', 'google'] as const)
    expect(await healthOf(part, nowhere)).toEqual({ state: 'failing', reason: 'ECONNREFUSED' });
});

test('a server that stays silent is given up, as is a check that never ends', async () => {
  respond = () => undefined;
  const late = { state: 'failing', reason: 'TimeoutError' };
  for (const part of ['assistant', 'imaging', 'google'] as const)
    expect(await healthOf(part, origin, { timeoutMs: 50 })).toEqual(late);
  expect(
    await healthOf('mail', origin, { timeoutMs: 50, mailer: { check: () => new Promise(() => undefined) } }),
  ).toEqual(late);
});

test('three failures in a row outweigh an answer, and one success outweighs them', async () => {
  const { prisma } = opened.database;
  const userId = await createTestUser(opened.database);
  let endedAt = Date.now() - 60_000;
  const generation = (id: string, state: string) =>
    prisma.generation.create({
      data: {
        id,
        userId,
        kind: 'remove-background',
        input: {},
        lane: 'hosted',
        state,
        error: state === 'failed' ? 'The service is closed' : null,
        endedAt: new Date((endedAt += 1000)),
      },
    });
  respond = status(200);
  for (const id of ['a', 'b']) await generation(id, 'failed');
  expect(await healthOf('imaging')).toEqual({ state: 'ok', reason: null });
  await generation('c', 'failed');
  expect(await healthOf('imaging')).toEqual({ state: 'failing', reason: 'The service is closed' });
  await generation('d', 'succeeded');
  expect(await healthOf('imaging')).toEqual({ state: 'ok', reason: null });
});
