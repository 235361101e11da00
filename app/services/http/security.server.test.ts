/** Who may talk to the server and what pages may load. */
import { describe, expect, test } from 'vitest';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { comesFromOwnPage, isOwnHost } from './same-origin.server.ts';
import { parseConfig } from '#app/services/config/config.ts';
import { contentSecurityPolicy } from './security-headers.server.ts';

describe('the host that was asked for', () => {
  const local = { host: '127.0.0.1', origin: 'http://127.0.0.1:3000', originIsFixed: false };

  test.each([
    ['127.0.0.1:3000', true],
    ['localhost:3000', true],
    ['[::1]:3000', true],
    ['localhost:8080', true],
    ['rebound.example:3000', false],
    ['127.0.0.1.nip.example', false],
    [undefined, false],
    ['', false],
    ['a b', false],
  ])('on loopback %s passes: %s', (host, passes) => {
    expect(isOwnHost(host, local)).toBe(passes);
  });

  test('behind a proxy on the same machine the public name passes', () => {
    const options = { host: '127.0.0.1', origin: 'https://blend.example.com', originIsFixed: true };
    expect(isOwnHost('blend.example.com', options)).toBe(true);
    expect(isOwnHost('other.example.com', options)).toBe(false);
  });

  test('a server for everybody answers under every name', () => {
    expect(isOwnHost('192.168.1.5:3000', { ...local, host: '0.0.0.0' })).toBe(true);
  });
});

describe('a change', () => {
  const own = ['http://127.0.0.1:3000'];
  test.each([
    ['from our page', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }, true],
    ['typed by the user', { 'sec-fetch-site': 'none' }, true],
    ['from a program', {}, true],
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['from a sister site', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }, false],
    ['from another port', { origin: 'http://127.0.0.1:9999' }, false],
    ['from a sandboxed page', { origin: 'null' }, false],
    ['from our page, by its address alone', { referer: 'http://127.0.0.1:3000/ai-design' }, true],
    ['from another site, by its address alone', { referer: 'https://evil.example/' }, false],
    ['from a page without a readable address', { referer: 'nonsense' }, false],
  ])('%s', (_who, headers, passes) => {
    expect(comesFromOwnPage(headers, own)).toBe(passes);
  });
});

const outsideOf = (env: Record<string, string>) => parseConfig(env).outsideOrigins;

/** The sources of each directive. */
const policyOf = (env: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy('abc', { https: false, development: false, outside: outsideOf(env) })
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('the content security policy', () => {
  test('scripts and styles need the nonce, nothing is allowed by default', () => {
    const policy = contentSecurityPolicy('abc', { https: false, development: false, outside: outsideOf({}) });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'nonce-abc' 'unsafe");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('on https everything is upgraded', () => {
    expect(contentSecurityPolicy('abc', { https: true, development: false, outside: outsideOf({}) })).toContain(
      'upgrade-insecure-requests',
    );
  });

  describe('is opened for what is configured, and for nothing else', () => {
    const closed = policyOf({});
    /** The sources that a configuration adds, by directive. */
    const opened = (env: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(policyOf(env)).flatMap(([name, sources]) => {
          const added = sources.filter((source) => !closed[name]?.includes(source));
          return added.length > 0 ? [[name, added]] : [];
        }),
      );

    test('Sentry: nothing, for pages report to us', () => {
      expect(opened({ SENTRY_DSN: 'https://abc@sentry.example.com/1' })).toEqual({});
    });

    test('the pixel: its script, and where that reports to', () => {
      expect(opened({ AD_PIXEL_ID: '12' })).toEqual({
        'script-src': ['https://connect.facebook.net'],
        'img-src': ['https://www.facebook.com'],
        'connect-src': ['https://www.facebook.com'],
      });
      const own = 'https://pixel.example.com';
      expect(opened({ AD_PIXEL_ID: '12', AD_PIXEL_SCRIPT: `${own}/a/b.js` })).toEqual({
        'script-src': [own],
        'img-src': [own],
        'connect-src': [own],
      });
    });

    test('the chat widget: its origin, and those that are named', () => {
      const [own, more] = ['https://chat.example.com', 'https://cdn.example.com'];
      const all = [own, more];
      expect(opened({ CHAT_WIDGET_URL: `${own}/widget.js`, CHAT_WIDGET_ORIGINS: more })).toEqual({
        'script-src': all,
        'style-src': all,
        'img-src': all,
        'media-src': all,
        'font-src': all,
        'frame-src': all,
        'connect-src': [...all, 'wss://chat.example.com', 'wss://cdn.example.com'],
      });
    });

    test.each([
      "https://a.example; script-src 'unsafe-inline'",
      'https://*.example',
      '*',
      'https:',
      "'unsafe-inline'",
      'data:',
    ])('%s is no origin', (origin) =>
      expect(() => policyOf({ CHAT_WIDGET_URL: 'https://a.example/x', CHAT_WIDGET_ORIGINS: origin })).toThrow(
        /^CHAT_WIDGET_ORIGINS is/,
      ),
    );
  });
});

test('a rate limit lets a burst pass, then one by one, each key for itself', () => {
  let time = 0;
  const limit = createRateLimit({ burst: 3, perMinute: 60, now: () => time });
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
  expect(limit.take('b')).toBe(true);
  time += 1_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false]);
  time += 3_600_000;
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
});
