/** What the assistant's markup becomes, whole and while it is being written. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLightMarkdown, type Block } from './light-markdown.ts';

const words = (blocks: Block[]): string =>
  blocks.map((block) => (block.type === 'code' ? block.text : (block.type === 'list' ? block.items : block.lines).flat().map(({ text }) => text).join(' '))).join('\n');

test('paragraphs, line breaks, bold and code', () => {
  expect(parseLightMarkdown('First **bold** and `code`.\nSecond line\n\nNext')).toEqual([
    {
      type: 'paragraph',
      lines: [
        [{ type: 'text', text: 'First ' }, { type: 'bold', text: 'bold' }, { type: 'text', text: ' and ' }, { type: 'code', text: 'code' }, { type: 'text', text: '.' }],
        [{ type: 'text', text: 'Second line' }],
      ],
    },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'Next' }]] },
  ]);
});

test('lists of both kinds, also with blank lines between the items', () => {
  expect(parseLightMarkdown('- one\n\n- two\n3. three\n4) four\nafter')).toEqual([
    { type: 'list', ordered: false, start: 1, items: [[{ type: 'text', text: 'one' }], [{ type: 'text', text: 'two' }]] },
    { type: 'list', ordered: true, start: 3, items: [[{ type: 'text', text: 'three' }], [{ type: 'text', text: 'four' }]] },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'after' }]] },
  ]);
});

test('code blocks keep their markup, and end with the text when they are not closed', () => {
  expect(parseLightMarkdown('```html\n<b>**x**</b>\n```')).toEqual([{ type: 'code', text: '<b>**x**</b>' }]);
  expect(parseLightMarkdown('```\na\nb')).toEqual([{ type: 'code', text: 'a\nb' }]);
});

test('HTML is words', () => {
  expect(words(parseLightMarkdown('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>');
});

test('marks that mean nothing stay', () => {
  expect(words(parseLightMarkdown('2 ** 3 and a`b, 5 * 4, ****'))).toBe('2 ** 3 and a`b, 5 * 4, ****');
});

test('while it is being written, a begun mark does not show', () => {
  expect(parseLightMarkdown('This is **imp', true)).toEqual([{ type: 'paragraph', lines: [[{ type: 'text', text: 'This is ' }, { type: 'bold', text: 'imp' }]] }]);
  expect(parseLightMarkdown('This is **important*', true)).toEqual([{ type: 'paragraph', lines: [[{ type: 'text', text: 'This is ' }, { type: 'bold', text: 'important' }]] }]);
  expect(words(parseLightMarkdown('This is **imp', false))).toBe('This is **imp');
});

test('a heading is a bold paragraph', () => {
  expect(parseLightMarkdown('## Colours\nWarm')).toEqual([
    { type: 'paragraph', lines: [[{ type: 'bold', text: 'Colours' }]] },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'Warm' }]] },
  ]);
});

test('never throws, never loses a letter', () => {
  const text = fc.stringMatching(/^[a-c*`\-#\d.\n <>]{0,60}$/);
  const keepsLetters = fc.property(text, fc.boolean(), (source, open) => {
    const letters = (value: string): string => value.replace(/[^a-c]/g, '');
    // The line of a fence may name a language, which is not shown.
    return /^\s{0,3}```/m.test(source) || letters(words(parseLightMarkdown(source, open))) === letters(source);
  });
  expect(() => fc.assert(keepsLetters)).not.toThrow();
});
