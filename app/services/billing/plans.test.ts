/** The plan table against the product's numbers, and who may do what. */
import { describe, expect, test } from 'vitest';
import { createEntitlements } from './entitlements.server.ts';
import { plans } from './plans.ts';
import { windowAt } from './windows.ts';

describe('plans', () => {
  const metered = createEntitlements({ plans: 'metered' });
  const off = createEntitlements({ plans: 'off' });

  test('export sizes and watermark', () => {
    expect(metered.entitlementsOf({ plan: 'free' })).toEqual({
      exportShorterSide: 1080,
      watermark: true,
      vectorExport: false,
      upscale: false,
    });
    expect(metered.entitlementsOf({ plan: 'pro' })).toEqual({
      exportShorterSide: 2160,
      watermark: false,
      vectorExport: true,
      upscale: true,
    });
    expect(metered.entitlementsOf({ plan: 'max' })).toEqual({
      exportShorterSide: 2160,
      watermark: false,
      vectorExport: true,
      upscale: true,
    });
  });

  test('an unknown plan gets the least', () => {
    expect(metered.entitlementsOf({ plan: 'gold' })).toEqual({
      exportShorterSide: 1080,
      watermark: true,
      vectorExport: false,
      upscale: false,
    });
    expect(metered.can({ plan: 'constructor' }, 'batch')).toBe(false);
  });

  test('features', () => {
    for (const feature of ['vector-export', 'upscale-4k', 'custom-models', 'batch'] as const) {
      expect([
        metered.can({ plan: 'free' }, feature),
        metered.can({ plan: 'pro' }, feature),
        metered.can({ plan: 'max' }, feature),
      ]).toEqual([false, true, true]);
    }
    expect([
      metered.can({ plan: 'pro' }, 'unlimited-scenes'),
      metered.can({ plan: 'max' }, 'unlimited-scenes'),
    ]).toEqual([false, true]);
  });

  test('plans switched off are Max for everyone, unmetered', () => {
    expect(off.entitlementsOf({ plan: 'free' })).toEqual({
      exportShorterSide: 2160,
      watermark: false,
      vectorExport: true,
      upscale: true,
    });
    expect(off.can({ plan: 'free' }, 'unlimited-scenes')).toBe(true);
    expect(off.limitsOf({ plan: 'free' })).toBeNull();
  });

  test('Max has the videos, pictures and try-ons of the specification', () => {
    const amount = (unit: 'video' | 'image' | 'try-on') =>
      plans.max.limits.find((limit) => limit.units.includes(unit))?.amount;
    expect([amount('video'), amount('image'), amount('try-on')]).toEqual([50, 500, 500]);
  });
});

describe('windows', () => {
  const anchor = new Date('2026-01-31T10:00:00Z');
  test.each([
    ['daily', '2026-02-01T09:59:59Z', '2026-01-31T10:00:00Z', '2026-02-01T10:00:00Z'],
    ['three-days', '2026-02-03T10:00:00Z', '2026-02-03T10:00:00Z', '2026-02-06T10:00:00Z'],
    ['weekly', '2026-02-13T00:00:00Z', '2026-02-07T10:00:00Z', '2026-02-14T10:00:00Z'],
    ['monthly', '2026-03-02T10:00:00Z', '2026-03-02T10:00:00Z', '2026-04-01T10:00:00Z'],
    ['monthly', '2026-01-31T09:00:00Z', '2026-01-01T10:00:00Z', '2026-01-31T10:00:00Z'],
  ] as const)('%s at %s', (window, now, start, end) => {
    expect(windowAt(window, anchor, new Date(now))).toEqual({ start: new Date(start), end: new Date(end) });
  });

  test('a lifetime has no end', () => {
    expect(windowAt('lifetime', anchor, anchor)).toEqual({ start: new Date(0), end: null });
  });
});
