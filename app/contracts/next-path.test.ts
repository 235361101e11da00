/** Redirects after signing in stay on this site, whatever the address says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homePath, safeNext, signInPath } from './next-path.ts';

describe('safeNext', () => {
  test.each([
    ['/ai-design/chat?draft=abc', '/ai-design/chat?draft=abc'],
    ['/canvas/a1?x=1#top', '/canvas/a1?x=1#top'],
    ['/', '/'],
    ['/a/../b', '/b'],
  ])('keeps %j', (next, expected) => expect(safeNext(next)).toBe(expected));

  test.each([
    undefined,
    null,
    7,
    '',
    'ai-design',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    ' /x',
    'data:text/html,x',
    '/sign-in',
    '/sign-in?next=/x',
    '/__/auth/action?token=x',
    '/api/auth/sign-out',
    '/outbox',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (next) => expect(safeNext(next)).toBe(homePath));

  test('pages whose name only begins like a refused one are kept', () => {
    expect(safeNext('/sign-instructions')).toBe('/sign-instructions');
    expect(safeNext('/apiary')).toBe('/apiary');
  });

  test('no text leads off the site, and a result is its own result', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'http:',
      'https:',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      'a',
      'é',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
      fc.webPath(),
    );
    fc.assert(
      fc.property(
        text.chain((value) => fc.constantFrom(value, `/${value}`)),
        (next) => {
          const result = safeNext(next);
          expect(new URL(result, 'https://blend.example').origin).toBe('https://blend.example');
          expect(result.startsWith('/') && !result.startsWith('//')).toBe(true);
          expect(safeNext(result)).toBe(result);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

test.each([
  ['/canvas/a?b=c&d=e', '/canvas/a?b=c&d=e'],
  ['/canvas/a.data?b=c&_routes=root', '/canvas/a?b=c'],
  ['/ai-design/chat/_.data', '/ai-design/chat/'],
  ['/start-blank', '/start-blank'],
])('signInPath of %s comes back to %s', (path, next) => {
  const signIn = signInPath(new Request(`https://blend.example${path}`));
  expect(signIn.split('?')[0]).toBe('/sign-in');
  expect(new URL(signIn, 'https://blend.example').searchParams.get('next')).toBe(next);
});
