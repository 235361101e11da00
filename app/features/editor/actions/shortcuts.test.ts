/** Key presses and the shortcuts they match. */
import { describe, expect, it } from 'vitest';
import { EDITOR_ACTIONS } from './action-list.ts';
import { actionFor, matches, type KeyPress } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

describe('shortcuts', () => {
  it('take Ctrl and the Mac’s Command alike', () => {
    expect(matches(press('d', { ctrlKey: true }), 'Ctrl+D')).toBe(true);
    expect(matches(press('d', { metaKey: true }), 'Ctrl+D')).toBe(true);
    expect(matches(press('d'), 'Ctrl+D')).toBe(false);
  });

  it('tell with and without Shift apart', () => {
    expect(matches(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Z')).toBe(false);
    expect(matches(press('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+Z')).toBe(true);
  });

  it('know signs by their key whatever Shift makes of them', () => {
    expect(matches(press('}', { code: 'BracketRight', ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+]')).toBe(true);
    expect(matches(press('+', { code: 'Equal', ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+=')).toBe(true);
  });

  it('find the action', () => {
    expect(actionFor(press('Delete'), EDITOR_ACTIONS)?.id).toBe('delete');
    expect(actionFor(press('g', { ctrlKey: true }), EDITOR_ACTIONS)?.id).toBe('group');
    expect(actionFor(press('G', { ctrlKey: true, shiftKey: true }), EDITOR_ACTIONS)?.id).toBe('ungroup');
    expect(actionFor(press('#'), EDITOR_ACTIONS)).toBeNull();
  });

  it('know a sign whether or not the keyboard needs Shift for it, and letters whatever Alt makes of them', () => {
    expect(matches(press('?', { code: 'Slash', shiftKey: true }), '?')).toBe(true);
    expect(matches(press('?'), '?')).toBe(true);
    expect(matches(press('/', { code: 'Slash' }), '?')).toBe(false);
    expect(matches(press('ç', { code: 'KeyC', metaKey: true, altKey: true }), 'Ctrl+Alt+C')).toBe(true);
    expect(matches(press('ç', { code: 'KeyC', altKey: true }), 'Ctrl+Alt+C')).toBe(false);
  });

  it('leave to the browser what it tells by events of its own', () => {
    expect(actionFor(press('c', { ctrlKey: true }), [{ shortcuts: ['Ctrl+C'], browserKeys: true }])).toBeNull();
  });

  it('are each given once', () => {
    const all = EDITOR_ACTIONS.flatMap((action) => action.shortcuts ?? []);
    expect(new Set(all).size).toBe(all.length);
  });
});
