/** Key presses and the shortcuts they mean. */
import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/command-list.ts';
import { commandFor, matches, type KeyPress } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

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

  it('find the command', () => {
    expect(commandFor(press('Delete'), COMMANDS)?.id).toBe('delete');
    expect(commandFor(press('g', { ctrlKey: true }), COMMANDS)?.id).toBe('group');
    expect(commandFor(press('G', { ctrlKey: true, shiftKey: true }), COMMANDS)?.id).toBe('ungroup');
    expect(commandFor(press('x'), COMMANDS)).toBeNull();
  });

  it('are each given once', () => {
    const all = COMMANDS.flatMap((command) => command.shortcuts ?? []);
    expect(new Set(all).size).toBe(all.length);
  });
});
