/** What the store tells, in words. */
import { describe, expect, it } from 'vitest';
import { noticeText } from './notice-text.ts';

describe('notices', () => {
  it('say who replaced what, and that one’s own can be had back', () => {
    expect(noticeText({ type: 'overwritten', author: 'agent', conflict: 'c', lost: ['text of “Sale”', 'position of “Sale”', 'size of “Photo”'] })).toEqual({
      title: 'The assistant replaced your change',
      description: 'text of “Sale” and 2 more',
      failed: false,
      conflict: 'c',
    });
    expect(noticeText({ type: 'overwrote', lost: ['fill of “Square”'] })).toMatchObject({ description: 'Yours counts now: fill of “Square”. Undo brings the other one back.' });
  });

  it('say what undo left alone, and what came too late', () => {
    expect(noticeText({ type: 'skipped', direction: 'undo', skipped: ['The fill of “A” stayed.', 'The text of “B” stayed.'] }).description).toBe('The fill of “A” stayed. The text of “B” stayed.');
    expect(noticeText({ type: 'rejected', label: 'Move', reasons: ['There is no layer "a"'] })).toEqual({
      title: 'Part of a change came too late',
      description: 'Move: There is no layer "a"',
      failed: true,
    });
  });
});
