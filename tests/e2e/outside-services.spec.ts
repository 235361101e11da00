/** Outside services against stand-ins on loopback: what reaches them, and what must not. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSentryServer, type SentryServer } from '../fakes/sentry-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import { photo, signIn } from './people.ts';
import { expect, SOON, test as base } from './server-fixture.ts';

interface Outside {
  sentry: SentryServer;
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sentry = await startSentryServer();
      await provide({ sentry });
      await sentry.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ outside: { sentry } }, provide) => {
      const server = await startServer({ SENTRY_DSN: sentry.dsn, SENTRY_ENVIRONMENT: 'browser-test' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const userOf = (events: SentryServer['events']) => events.map(({ user }) => user?.id);

test('errors of the server and of the browser reach Sentry with build and user, without secrets', async ({
  page,
  outside: { sentry },
  server,
  uncaught,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  // Thrown while the page loads, before its SDK is there.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/brand-kit') throw new RangeError('broken early');
    }),
  );
  await signIn(page, '/brand-kit?token=hush');
  await expect.poll(() => sentry.events.length, SOON).toBe(1);
  await page.evaluate(() => {
    for (let n = 0; n < 3; n += 1)
      setTimeout(() => {
        throw new TypeError('broken at /x?token=hush', { cause: new Error('below') });
      });
  });
  await expect.poll(() => sentry.events.length, SOON).toBe(2);
  const [early, late] = sentry.events;
  expect(early).toMatchObject({
    exception: { values: [{ type: 'RangeError', value: 'broken early' }] },
    request: { url: `${server.origin}/brand-kit` },
  });
  expect(late).toMatchObject({
    exception: { values: [{ value: 'below' }, { type: 'TypeError', value: 'broken at /x?token=[hidden]' }] },
    environment: 'browser-test',
    release: expect.stringMatching(/^blend@\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
    tags: { side: 'browser' },
  });

  // A file lies where the folder of files should be: a fault of the server.
  const assets = path.join(server.dataDir, 'assets');
  rmSync(assets, { recursive: true, force: true });
  writeFileSync(assets, '');
  const answer = await page.request.post('/api/assets?token=hush', {
    multipart: { file: { name: 'hush.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
    headers: { origin: server.origin },
  });
  expect(answer.status()).toBeGreaterThanOrEqual(500);
  await expect.poll(() => sentry.events.filter(({ tags }) => tags?.side === 'server').length, SOON).toBeGreaterThan(0);
  const onServer = sentry.events.find(({ tags }) => tags?.side === 'server');
  expect(onServer).toMatchObject({ environment: 'browser-test', release: late?.release, transaction: 'api/assets' });
  expect(onServer?.exception?.values.at(-1)?.stacktrace?.frames.length).toBeGreaterThan(0);

  const users = new Set(userOf(sentry.events));
  expect(users.size).toBe(1);
  expect([...users][0]).toMatch(/^\S{8,}$/);
  for (const { user } of sentry.events) expect(Object.keys(user ?? {})).toEqual(['id']);
  expect(sentry.raw.join('\n')).not.toMatch(/hush|@example\.com|session_token|"cookie"|x-forwarded|"ip_address"/);
  expect([...asked]).toEqual([server.origin]);
  expect(uncaught.splice(0).filter((error) => !error.includes('broken'))).toEqual([]);
});

test('the way to Sentry takes its own project’s errors only, and not without end', async ({
  request,
  outside: { sentry },
  server,
}) => {
  const send = (body: string) => request.post('/api/envelopes', { data: body, headers: { origin: server.origin } });
  const other = sentry.dsn.replace('127.0.0.1', 'localhost');
  const before = sentry.raw.length;
  expect((await send(`${JSON.stringify({ dsn: other })}\n{"type":"event"}\n{}`)).status()).toBe(400);
  expect((await send('x'.repeat(70_000))).status()).toBe(413);
  const event = { event_id: 'a'.repeat(32), platform: 'javascript', message: 'by hand' };
  const envelope = [{ dsn: sentry.dsn }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
  sentry.answer = { status: 429, headers: { 'retry-after': '60' } };
  const limited = await send(envelope);
  expect([limited.status(), limited.headers()['retry-after']]).toEqual([429, '60']);
  expect(sentry.raw.length).toBe(before + 1);
  sentry.answer = { status: 200 };
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await send(envelope)).status());
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
  expect(sentry.raw.length).toBeLessThan(before + 40);
});
