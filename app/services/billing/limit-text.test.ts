/** What users read when a plan stops them, by their own clock, and where they are sent. */
import { describe, expect, it } from 'vitest';
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
    const inKolkata = limitText(videos, 'Asia/Kolkata');
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

it('leads to the plans, a visitor without an account to the sign-in, and back', () => {
  expect(wayToMore(videos, { from: '/canvas/a?x=1' })).toEqual({
    label: 'See plans',
    path: '/paywall?limit=video&from=%2Fcanvas%2Fa%3Fx%3D1',
  });
  expect(wayToMore(beyondPlan('export-size'), { from: '/canvas/a' }).path).toBe(
    '/paywall?limit=export-size&from=%2Fcanvas%2Fa',
  );
  expect(wayToMore(videos, { from: '/text-2-image', anonymous: true })).toEqual({
    label: 'Sign in',
    path: '/sign-in?next=%2Ftext-2-image',
  });
});
