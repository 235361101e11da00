/** Who may talk to the server and what pages may load. */
import { describe, expect, test } from 'vitest';
import { createRateLimit } from '#app/services/rate-limits/process-limiter.ts';
import { comesFromOwnPage, isOwnHost } from './same-origin.server.ts';
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

describe('the content security policy', () => {
  test('scripts and styles need the nonce, nothing is allowed by default', () => {
    const policy = contentSecurityPolicy('abc', { https: false, development: false });
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'nonce-abc'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'nonce-abc' 'unsafe");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('on https everything is upgraded', () => {
    expect(contentSecurityPolicy('abc', { https: true, development: false })).toContain('upgrade-insecure-requests');
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
