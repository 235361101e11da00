/** What the server's errors look like when they arrive at Sentry. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSentryServer, type SentryServer } from '#tests/fakes/sentry-server.ts';
import { createReporter } from './reporter.server.ts';
import { noteUser, withRequestScope } from './request-scope.server.ts';
import { openSentry } from './sentry.server.ts';

let sentry: SentryServer;
beforeAll(async () => (sentry = await startSentryServer()));
afterAll(() => sentry.close());

test('an error arrives with build, environment and user, and without secrets, even where nothing is logged', async () => {
  const service = openSentry({ dsn: sentry.dsn, environment: 'staging' });
  const reporter = createReporter({ level: 'silent', write: () => undefined, forward: service.send });
  reporter.conceal(['topsecretvalue']);
  await withRequestScope({ requestId: 'r1', method: 'POST', path: '/api/designs' }, async () => {
    noteUser('u1');
    await Promise.resolve();
    const error = new TypeError('broken topsecretvalue', { cause: new Error('below') });
    reporter.report(error, { designId: 'd1', headers: { cookie: 'hush' }, url: '/x?token=hush' });
    reporter.report(undefined, { source: 'browser', message: 'reported by the page itself' });
  });
  await service.close();
  expect(sentry.events).toHaveLength(1);
  expect(sentry.events[0]).toMatchObject({
    exception: {
      values: [
        { type: 'Error', value: 'below' },
        { type: 'TypeError', value: 'broken [hidden]' },
      ],
    },
    environment: 'staging',
    release: expect.stringMatching(/^blend@\d+\.\d+\.\d+/),
    user: { id: 'u1' },
    request: { method: 'POST', url: '/api/designs' },
    tags: { requestId: 'r1' },
    extra: { designId: 'd1' },
  });
  const frames = sentry.events[0]?.exception?.values[1]?.stacktrace?.frames ?? [];
  expect(frames.at(-1)?.filename).toContain('sentry.server.test.ts');
  expect(sentry.raw.join()).not.toMatch(/topsecretvalue|hush|ip_address|server_name/);
});

test('a service that is down stops nothing', async () => {
  const service = openSentry({ dsn: 'http://abc@127.0.0.1:9/1', environment: 'test' });
  const reporter = createReporter({ level: 'silent', forward: service.send });
  expect(() => reporter.report(new Error('x'))).not.toThrow();
  await service.close();
});
