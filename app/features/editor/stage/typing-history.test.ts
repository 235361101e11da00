/** Undo while typing: one word per step, never two, and redo. */
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import { createTypingHistory, type TypingStep } from './typing-history.ts';

const state = (text: string, cursor = text.length): TypingStep => ({
  layer: createTextLayer({ id: 't', parent: 'p', order: 'a0', text }),
  start: cursor,
  end: cursor,
});

function typing(from: string, letters: string) {
  const history = createTypingHistory(state(from));
  let text = from;
  for (const letter of letters) history.note(state((text += letter)));
  return history;
}

describe('undo while typing', () => {
  test('goes back by words', () => {
    const history = typing('', 'two words');
    expect(history.back()?.layer.text).toBe('two ');
    expect(history.back()?.layer.text).toBe('');
    expect(history.back()).toBeNull();
  });

  test('goes forth again, until something else is typed', () => {
    const history = typing('', 'two words');
    history.back();
    expect(history.forth()?.layer.text).toBe('two words');
    expect(history.forth()).toBeNull();
    history.back();
    history.note(state('two things'));
    expect(history.forth()).toBeNull();
  });

  test('keeps deletions, pasted words and styles steps of their own', () => {
    const history = typing('', 'ab');
    history.note(state('a'));
    history.note(state('a pasted sentence'));
    history.note(state('a pasted sentence'));
    expect(history.back()?.layer.text).toBe('a pasted sentence');
    expect(history.back()?.layer.text).toBe('a');
    expect(history.back()?.layer.text).toBe('ab');
    expect(history.back()?.layer.text).toBe('');
  });

  test('begins a step where the cursor has moved', () => {
    const history = typing('', 'ab');
    history.note(state('xab', 1));
    expect(history.back()?.layer.text).toBe('ab');
  });
});
