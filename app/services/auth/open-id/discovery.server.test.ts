/** What is trusted in a provider's discovery document, how long it is kept, and how the provider is reached. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderError } from './provider-error.ts';
import { createDiscovery } from './discovery.server.ts';
import { fixedSecret } from './client-authentication.server.ts';
import { providerFetch } from './provider-fetch.server.ts';

let server: Server;
let issuer: string;
/** Requested paths, and the responder. */
let asked: string[];
let answer: RequestListener;
const json = (body: unknown): RequestListener => {
  return (_request, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const documentOf = (over: Record<string, unknown> = {}) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  ...over,
});

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answer = json(documentOf());
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const discover = (aliases: string[] = []) =>
  createDiscovery({ issuer, aliases, clientId: 'blend', authentication: fixedSecret('secret'), timeoutMs: 10_000 });
const problem = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ProviderError ? error.problem : error),
  );
const post = (path: string) =>
  providerFetch(issuer + path, {
    method: 'POST',
    headers: {},
    body: new URLSearchParams({ client_secret: 'secret' }),
    redirect: 'manual',
  });

test('a document is asked for once, again after an hour, and stays in use while it cannot be had', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const get = discover();
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  vi.setSystemTime(3_599_000);
  expect(await get()).toBe(first);
  expect(asked).toEqual(['GET /.well-known/openid-configuration']);
  vi.setSystemTime(3_600_000);
  answer = (_request, response) => void response.writeHead(503).end();
  expect(await get()).toBe(first);
  answer = json(documentOf({ token_endpoint: `${issuer}/new-token` }));
  expect((await get()).serverMetadata().token_endpoint).toBe(`${issuer}/new-token`);
  expect(asked).toHaveLength(3);
});

test.each([
  ['lacks where to send people', { authorization_endpoint: undefined }, 'failed'],
  ['lacks where keys are', { jwks_uri: undefined }, 'failed'],
  ['names an address of another kind', { token_endpoint: 'file:///etc/passwd' }, 'failed'],
  ['knows PKCE without S256 only', { code_challenge_methods_supported: ['plain'] }, 'failed'],
  ['lists no methods where it should', { code_challenge_methods_supported: 7 }, 'failed'],
  ['knows S256', { code_challenge_methods_supported: ['plain', 'S256'] }, 'none'],
  ['speaks for nobody', { issuer: undefined }, 'failed'],
  ['speaks for another issuer', { issuer: 'https://elsewhere.example' }, 'failed'],
])('a document that %s: %o, %s', async (_what, over, expected) => {
  answer = json(documentOf(over));
  const get = discover();
  expect(await problem(get())).toBe(expected);
  answer = json(documentOf());
  expect(await problem(get())).toBe('none');
});

test('a document may speak under another known name, tokens are still expected under the configured one', async () => {
  answer = json(documentOf({ issuer: 'https://account.apple.com' }));
  expect((await discover(['https://account.apple.com'])()).serverMetadata().issuer).toBe(issuer);
});

test('a document may have moved, but a secret is not sent after a redirect', async () => {
  answer = (request, response) => {
    if (request.url === '/moved') json(documentOf())(request, response);
    else response.writeHead(307, { location: '/moved' }).end();
  };
  expect(await problem(discover()())).toBe('none');
  asked = [];
  expect((await post('/token')).status).toBe(307);
  expect(asked).toEqual(['POST /token']);
});

test.each([
  ['GET', () => discover()()],
  ['POST', () => post('/token')],
])('an answer to a %s without end is not read to the end', async (_method, ask) => {
  let sent = 0;
  answer = (_request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(' '.repeat(64 * 1024))) sent += 1;
    };
    response.on('drain', write);
    write();
  };
  await expect(ask()).rejects.toThrow('answered with more than 262144 bytes');
  expect(sent).toBeLessThan(1000);
});

test.each([
  [['client_secret_post'], 'client_id=blend&client_secret=se%3Acret', null],
  [['client_secret_basic'], '', `Basic ${btoa('blend:se%3Acret')}`],
  [undefined, '', `Basic ${btoa('blend:se%3Acret')}`],
])('a secret goes where the provider takes it: %o', async (methods, form, authorization) => {
  const [body, headers] = [new URLSearchParams(), new Headers()];
  const provider = { issuer, token_endpoint_auth_methods_supported: methods };
  await fixedSecret('se:cret')(provider, { client_id: 'blend' }, body, headers);
  expect([body.toString(), headers.get('authorization')]).toEqual([form, authorization]);
});
