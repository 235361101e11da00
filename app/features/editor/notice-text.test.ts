/** What the store tells, in words. */
import { describe, expect, it } from 'vitest';
import { noticeText, propertyWords } from './notice-text.ts';

describe('notices', () => {
  it('name properties as people do, each once', () => {
    expect(propertyWords(['layer:a:position'])).toBe('the position');
    expect(propertyWords(['layer:a:position', 'layer:b:position', 'layer:a:text'])).toBe('the position and one more');
    expect(propertyWords(['layer:a', 'design:size', 'page:p:background', 'layer:a:frame'])).toBe('a layer and 3 more');
    expect(propertyWords([])).toBe('the look');
  });

  it('say what was left alone by undo, and who replaced what', () => {
    expect(noticeText({ type: 'skipped', direction: 'undo', skipped: ['layer:a:fill'] }).title).toBe('Undone, but the colour changed since and stayed');
    expect(noticeText({ type: 'overwritten', author: 'agent', properties: ['layer:a:text'] }).title).toBe('The assistant replaced your change of the text');
    expect(noticeText({ type: 'rejected', label: 'Move', reasons: ['There is no layer "a"'] })).toEqual({
      title: 'Part of a change came too late',
      description: 'Move: There is no layer "a"',
      failed: true,
    });
  });
});
