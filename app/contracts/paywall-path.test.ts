/** The way to the plans and back: only our own pages, never in a circle. */
import { describe, expect, test } from 'vitest';
import { checkoutPath, paywallLimitOf, paywallPath, purchasePath, wayBack } from './paywall-path.ts';

describe('the way to the plans', () => {
  test('carries why and from where', () => {
    expect(paywallPath()).toBe('/paywall');
    expect(paywallPath({ limit: 'logo', from: '/ai-design/chat/x' })).toBe(
      '/paywall?limit=logo&from=%2Fai-design%2Fchat%2Fx',
    );
    expect(paywallPath({ from: '/canvas/a?page=2' })).toBe('/paywall?from=%2Fcanvas%2Fa%3Fpage%3D2');
    expect(checkoutPath({ product: 'pro-yearly', currency: 'EUR', from: '/canvas/a' })).toBe(
      '/checkout?product=pro-yearly&currency=EUR&from=%2Fcanvas%2Fa',
    );
    expect(purchasePath({ id: 'p1' })).toBe('/checkout?purchase=p1');
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    null,
    7,
    '/sign-in',
    '/api/offers',
    '/paywall?from=/x',
    '/checkout',
    '/checkout?purchase=1',
  ])('leads home rather than to %j', (from) => expect(wayBack(from)).toBe('/ai-design'));

  test.each(['/canvas/a?page=2#x', '/settings', '/paywalls', '/ai-design/chat/x'])('leads back to %s', (from) =>
    expect(wayBack(from)).toBe(from),
  );

  test('a reason that nobody gives is none', () => {
    expect(['logo', 'vector', 'gold', '__proto__', null].map(paywallLimitOf)).toEqual([
      'logo',
      'vector',
      null,
      null,
      null,
    ]);
  });
});
