/** What the store reports, in words. */
import { describe, expect, it } from 'vitest';
import { timeText } from '#messages/time-text.ts';
import { noticeText } from './notice-text.ts';

describe('notices', () => {
  it('say who replaced what, and that one’s own can be had back', () => {
    expect(
      noticeText({
        type: 'overwritten',
        author: 'agent',
        conflict: 'c',
        lost: ['text of “Sale”', 'position of “Sale”', 'size of “Photo”'],
      }),
    ).toEqual({
      title: 'The assistant replaced your change',
      description: 'text of “Sale” and 2 more',
      failed: false,
      conflict: 'c',
    });
    expect(noticeText({ type: 'overwrote', lost: ['fill of “Square”'] })).toMatchObject({
      description: 'Yours is used now: fill of “Square”. Undo brings the other one back.',
    });
  });

  it('say which limit of the plan a tool came to, and when it starts over', () => {
    const reached = {
      code: 'limit_reached',
      what: 'logo',
      limit: { units: ['logo'], amount: 5, days: 3 },
      resetsAt: '2026-11-24T14:20:00.000Z',
    } as const;
    const failed = {
      type: 'tool-failed',
      label: 'Could not generate logos',
      reason: 'You have reached your limit of logo generations.',
      again: () => undefined,
    } as const;
    const time = timeText(reached.resetsAt, 'weekdayTime');
    expect(noticeText({ ...failed, reached })).toEqual({
      title: 'Generation limit reached!',
      description: `You have reached your limit of logo generations. Your plan includes 5 logos every 3 days. They renew on ${time}.`,
      failed: true,
    });
    expect(noticeText({ ...failed, reached: null })).toEqual({
      title: 'Could not generate logos',
      description: 'You have reached your limit of logo generations.',
      failed: true,
    });
  });

  it('say what undo left alone, and what came too late', () => {
    expect(
      noticeText({
        type: 'skipped',
        direction: 'undo',
        skipped: ['The fill of “A” stayed.', 'The text of “B” stayed.'],
      }).description,
    ).toBe('The fill of “A” stayed. The text of “B” stayed.');
    expect(noticeText({ type: 'rejected', label: 'Move', reasons: ['There is no layer "a"'] })).toEqual({
      title: 'Part of a change came too late',
      description: 'Move: There is no layer "a"',
      failed: true,
    });
  });
});
