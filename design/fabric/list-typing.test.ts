/** Keys in a list: a new item, one level out, one in, a line within an item. */
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import { typedInList, withoutLevels, type ListKey } from './list-typing.ts';

/** `|` is the cursor; two mark a selection. */
function pressed(marked: string, key: ListKey, list: 'none' | 'bullet' | 'number' = 'bullet'): string | null {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') === start ? start : marked.lastIndexOf('|') - 1;
  const text = marked.replaceAll('|', '');
  const layer = createTextLayer({ id: 't', parent: 'p', order: 'a0', text, list });
  const typed = typedInList(layer, { text, runs: [], start, end }, key);
  if (!typed) return null;
  const cut = (from: number, to?: number) => typed.text.slice(from, to);
  return typed.start === typed.end
    ? `${cut(0, typed.start)}|${cut(typed.start)}`
    : `${cut(0, typed.start)}|${cut(typed.start, typed.end)}|${cut(typed.end)}`;
}

describe('keys in a list', () => {
  test.each<[string, string, ListKey, string | null]>([
    ['Enter begins an item of the same level', 'a\n\tb|', 'Enter', 'a\n\tb\n\t|'],
    ['Enter parts an item', 'ab|cd', 'Enter', 'ab\n|cd'],
    ['Enter replaces a selection', 'a|b|c', 'Enter', 'a\n|c'],
    ['Enter on an empty item goes a level out', 'a\n\t\t|', 'Enter', 'a\n\t|'],
    ['Shift and Enter stay in the item', 'ab|cd', 'Shift+Enter', 'ab\u2028|cd'],
    ['Tab goes a level in', 'a\nb|', 'Tab', 'a\n\tb|'],
    ['Tab moves all items that are selected', 'a|a\nb|b\nc', 'Tab', '\ta|a\n\tb|b\nc'],
    ['Tab goes no deeper than the deepest level', '\t\t\t\t\ta|', 'Tab', '\t\t\t\t\ta|'],
    ['Shift and Tab go a level out', 'a\n\tb|', 'Shift+Tab', 'a\nb|'],
    ['Shift and Tab leave the first level alone', 'a|', 'Shift+Tab', 'a|'],
    ['Backspace before the words goes a level out', 'a\n\t|b', 'Backspace', 'a\n|b'],
    ['Backspace within the words deletes as ever', 'a\n\tb|', 'Backspace', null],
    ['Backspace at the first level joins lines as ever', 'a\n|b', 'Backspace', null],
  ])('%s', (_name, before, key, after) => {
    expect(pressed(before, key)).toBe(after);
  });

  test('are nothing special in other texts', () => {
    expect(pressed('a|', 'Enter', 'none')).toBeNull();
    expect(pressed('a|', 'Tab', 'none')).toBeNull();
  });

  test('a text that is no list any more has no levels left, and its runs are where they were', () => {
    const layer = createTextLayer({
      id: 't',
      parent: 'p',
      order: 'a0',
      text: 'a\n\t\tbold',
      list: 'bullet',
      runs: [{ start: 4, end: 8, style: { fontWeight: 700 } }],
    });
    expect(withoutLevels(layer)).toEqual({ text: 'a\nbold', runs: [{ start: 2, end: 6, style: { fontWeight: 700 } }] });
  });
});
