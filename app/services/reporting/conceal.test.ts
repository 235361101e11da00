/** What reports leave out, and what they keep. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concealText, formsOf, isSecretName } from './conceal.ts';
import { createReporter } from './reporter.server.ts';

describe('a text', () => {
  test.each([
    ['GET /__/auth/action?token=abcDEF&next=/x', 'GET /__/auth/action?token=[hidden]&next=/x'],
    ['/sign-in?next=%2Fai-design%2Fchat%3Fdraft%3DAbC123', '/sign-in?next=%2Fai-design%2Fchat%3Fdraft%3D[hidden]'],
    ['cookie: blend.session_token=abc.def%3D; theme=dark', 'cookie: blend.session_token=[hidden]; theme=dark'],
    ['__Secure-blend.session_token=abc', '__Secure-blend.session_token=[hidden]'],
    ['Authorization: Bearer abcdef123', 'Authorization: Bearer [hidden]'],
    ['connect postgresql://blend:s3cret@db:5432/x failed', 'connect postgresql://blend:[hidden]@db:5432/x failed'],
    ['Incorrect API key provided: sk-proj-abcdefghijkl1234', 'Incorrect API key provided: [hidden]'],
    ['the token was spent', 'the token was spent'],
    ['https://example.com/a:b@c is no password', 'https://example.com/a:b@c is no password'],
    ['status=500 code 42P01', 'status=500 code 42P01'],
  ])('%s', (text, shown) => expect(concealText(text)).toBe(shown));

  test('holds no given secret afterwards, wherever it stood', () => {
    const secret = fc.stringMatching(/^[\w+/=-]{8,40}$/);
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
        expect(concealText(`${before}${value}${after}`, formsOf(value))).not.toContain(value);
      }),
    );
  });
});

test.each([
  ['cookie', true],
  ['Authorization', true],
  ['client_secret', true],
  ['accessToken', true],
  ['x-api-key', true],
  ['tokens', false],
  ['message', false],
  ['code', false],
  ['tokenCount', false],
])('what stands under %s is hidden: %s', (name, hidden) => expect(isSecretName(name)).toBe(hidden));

test('an address gives away neither itself nor its password', () => {
  expect(formsOf('smtp://me:p%40ssword@mail.example.com')).toEqual(
    expect.arrayContaining(['p%40ssword', 'p@ssword', 'smtp://me:p%40ssword@mail.example.com']),
  );
});

test('a report conceals in every depth: messages, stacks, causes, context', () => {
  const lines: string[] = [];
  const reporter = createReporter({ level: 'info', write: (line) => lines.push(line) });
  reporter.conceal(['topsecretvalue']);
  const cause = new Error('below: topsecretvalue');
  reporter.report(new Error('with topsecretvalue in it', { cause }), {
    headers: { cookie: 'a=b', accept: 'x' },
    path: '/x?token=tell',
    list: ['topsecretvalue'],
  });
  reporter.note('event', { key: 'topsecretvalue' });
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).not.toMatch(/topsecretvalue|a=b|tell/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    headers: { cookie: '[hidden]', accept: 'x' },
    path: '/x?token=[hidden]',
  });
});
