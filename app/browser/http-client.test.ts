/** The browser's requests against a real server: whole answers, refusals, and answers that break off. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { httpGet } from './http-client.ts';

let server: Server;
let origin: string;
/** Called when the first half of an answer has been sent. */
let halfSent = (): void => undefined;

beforeAll(async () => {
  // Failures are reported from the page on which they happen.
  vi.stubGlobal('window', { location: { pathname: '/' }, setTimeout: () => 0, clearTimeout: () => undefined });
  server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (request.url === '/whole') return void response.end('{"uploads":[]}');
    if (request.url === '/empty') return void response.writeHead(204).end();
    if (request.url === '/refused') return void response.writeHead(409).end('{"error":{"code":"taken"}}');
    response.setHeader('Content-Length', '100');
    response.write('{"uploads":');
    if (request.url === '/cut') setTimeout(() => response.destroy(), 20);
    else setTimeout(() => halfSent(), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
});

test('whole answers are returned, refusals thrown as the server says them', async () => {
  expect(await httpGet(`${origin}/whole`)).toEqual({ uploads: [] });
  expect(await httpGet(`${origin}/empty`)).toBeNull();
  await expect(httpGet(`${origin}/refused`)).rejects.toEqual({ error: { code: 'taken' } });
});

test('an answer that breaks off is a failure, not an empty success', async () => {
  await expect(httpGet(`${origin}/cut`)).rejects.toEqual(expect.any(String));
});

test('a request that is taken back while its answer comes is rejected', async () => {
  const controller = new AbortController();
  halfSent = () => controller.abort();
  await expect(httpGet(`${origin}/half`, {}, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
