/** The messages shown when a plan's limit is reached, in the user's time zone, and where they link. */
import { describe, expect, it } from 'vitest';
import type { PricedPlan } from '#app/contracts/priced-plan.ts';
import { beyondPlan, type LimitReached } from '#tools/contract/tool.ts';
import { limitText, wayToMore } from './limit-text.ts';

const videos: LimitReached = {
  code: 'limit_reached',
  what: 'video',
  limit: { units: ['video'], amount: 1, days: 30 },
  resetsAt: '2026-10-25T00:30:00.000Z',
};

describe('a limit', () => {
  it('says what it gives and when it resets, in the reader’s zone', () => {
    const inKolkata = limitText(videos, { zone: 'Asia/Kolkata' });
    expect(inKolkata).toEqual({
      title: 'Generation limit reached!',
      detail: 'Your plan includes 1 video every 30 days. They renew on Sunday 25 October at 06:00.',
    });
  });

  it('of several units names them, and one for ever says so', () => {
    const reached: LimitReached = {
      ...videos,
      what: 'logo',
      limit: { units: ['image', 'logo'], amount: 10, days: null },
      resetsAt: null,
    };
    expect(limitText(reached).detail).toBe('Your plan includes 10 images and logos in total. They don’t renew.');
    expect(limitText({ ...reached, limit: { units: ['try-on'], amount: 2, days: 1 } }).detail).toContain(
      '2 try-ons a day',
    );
  });

  it('of exports has nothing to wait for', () => {
    expect(limitText(beyondPlan('vector'))).toEqual({ title: 'Limits reached!', detail: null });
  });
});

describe('the way to more', () => {
  const free: PricedPlan = { metered: true, unlimitedScenes: false, isLargest: false, canBuy: true };
  const max: PricedPlan = { metered: true, unlimitedScenes: true, isLargest: true, canBuy: true };
  const from = '/canvas/a?x=1';

  it('leads to the plans and back', () => {
    expect(wayToMore(videos, { from, plan: free })).toMatchObject({
      label: 'See plans',
      path: '/paywall?limit=video&from=%2Fcanvas%2Fa%3Fx%3D1',
    });
    expect(wayToMore(beyondPlan('export-size'), { from: '/canvas/a', plan: null })?.path).toBe(
      '/paywall?limit=export-size&from=%2Fcanvas%2Fa',
    );
  });

  it('is a pack on the largest plan, and nothing where packs do not help or are not sold', () => {
    expect(wayToMore(videos, { from, plan: max })?.label).toBe('Add a pack');
    expect(wayToMore(videos, { from, plan: { ...max, canBuy: false } })).toBeNull();
    expect(wayToMore(videos, { from, plan: { ...max, metered: false } })).toBeNull();
    expect(wayToMore(beyondPlan('export-size'), { from, plan: max })).toBeNull();
  });

  it('of a larger export on the largest plan is another format', () => {
    expect(limitText(beyondPlan('export-size'), { plan: max }).detail).toContain('SVG or PDF');
    expect(limitText(beyondPlan('export-size'), { plan: free }).detail).toBeNull();
  });
});
