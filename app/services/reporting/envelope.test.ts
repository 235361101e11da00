/** What is forwarded from browsers to Sentry, and what is not. */
import { describe, expect, test } from 'vitest';
import { envelopeAddress, EnvelopeRefusal, readEnvelope } from './envelope.ts';

const dsn = 'https://abc@sentry.example.com/base/42';
const facts = { dsn, environment: 'test', release: 'blend@1+abc', userId: 'u1' };
const id = 'a'.repeat(32);
const event = {
  event_id: id,
  platform: 'javascript',
  exception: { values: [{ type: 'TypeError', value: 'broken', stacktrace: { frames: [{ filename: '/a.js' }] } }] },
};

const written = (header: unknown, ...items: [kind: unknown, payload: unknown][]) =>
  [header, ...items.flat()].map((line) => JSON.stringify(line)).join('\n');
const read = (...events: unknown[]) =>
  readEnvelope(written({ dsn }, ...events.map((one): [unknown, unknown] => [{ type: 'event' }, one])), facts);
const sent = (one: unknown) => JSON.parse((read(one) ?? '').split('\n')[2] ?? '') as Record<string, unknown>;

test('an event keeps its error, and gets the user of the session, the environment and the build', () => {
  expect(sent(event)).toMatchObject({
    ...event,
    user: { id: 'u1' },
    environment: 'test',
    release: 'blend@1+abc',
    sdk: { settings: { infer_ip: 'never' } },
  });
  expect(sent({ ...event, release: 'blend@0.9+old' }).release).toBe('blend@0.9+old');
  expect(sent({ ...event, release: 'someone else' }).release).toBe('blend@1+abc');
});

test('no mail, address, query, body, cookie, breadcrumb or token passes', () => {
  const text = JSON.stringify(
    sent({
      ...event,
      user: { id: 'other', email: 'me@example.com', ip_address: '192.0.2.7' },
      request: {
        url: 'https://blend.example.com/sign-in?next=hush#hush',
        query_string: 'hush',
        cookies: 'hush',
        data: 'hush',
        headers: { 'User-Agent': 'Browser', Cookie: 'hush' },
      },
      breadcrumbs: [{ message: 'hush' }],
      contexts: { anything: 'hush' },
      extra: { authorization: 'hush', note: 'at /x?token=hush' },
      exception: { values: [{ type: 'Error', value: 'at /__/auth/action?token=hush', stacktrace: { frames: [] } }] },
    }),
  );
  expect(text).toContain('"url":"https://blend.example.com/sign-in"');
  expect(text).toContain('Browser');
  expect(text).not.toMatch(/hush|example\.com\/sign-in\?|me@|192\.0\.2\.7|other/);
});

describe('refused', () => {
  test.each([
    ['another host', written({ dsn: 'https://abc@evil.example/base/42' }, [{ type: 'event' }, event])],
    ['another project', written({ dsn: 'https://abc@sentry.example.com/base/43' }, [{ type: 'event' }, event])],
    ['another key', written({ dsn: 'https://abd@sentry.example.com/base/42' }, [{ type: 'event' }, event])],
    ['no project', written({}, [{ type: 'event' }, event])],
    ['no envelope', 'hello'],
    ['nothing', ''],
    ['half an item', `${written({ dsn })}\n{"type":"event"}`],
    ['an event of something else', written({ dsn }, [{ type: 'event' }, { ...event, platform: 'native' }])],
    [
      'many items',
      written({ dsn }, ...Array.from({ length: 5 }, (): [unknown, unknown] => [{ type: 'event' }, event])),
    ],
  ])('%s', (_what, body) => expect(() => readEnvelope(body, facts)).toThrow(EnvelopeRefusal));
});

test('what is no error is left out', () => {
  expect(readEnvelope(written({ dsn }, [{ type: 'replay_event' }, {}]), facts)).toBeNull();
  expect(readEnvelope(written({ dsn }, [{ type: 'attachment' }, {}], [{ type: 'event' }, event]), facts)).toContain(id);
});

test('the address of a project', () => {
  expect(envelopeAddress(dsn)).toBe('https://sentry.example.com/base/api/42/envelope/?sentry_version=7&sentry_key=abc');
});
