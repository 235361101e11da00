/** What the assistant's markup becomes, whole and while it is being written. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLightMarkdown, type Block, type ListBlock } from './light-markdown.ts';

const wordsOfList = ({ items }: ListBlock): string =>
  items
    .map(({ parts, inner }) => [parts.map(({ text }) => text).join(' '), ...inner.map(wordsOfList)].join(' '))
    .join(' ');

function wordsOf(block: Block): string {
  if (block.type === 'code') return block.text;
  if (block.type === 'list') return wordsOfList(block);
  const lines = block.type === 'table' ? [block.head, ...block.rows].flat() : block.lines;
  return lines
    .flat()
    .map(({ text }) => text)
    .join(' ');
}

const words = (blocks: Block[]): string => blocks.map(wordsOf).join('\n');
const item = (text: string, ...inner: ListBlock[]) => ({ parts: [{ type: 'text' as const, text }], inner });

test('paragraphs, line breaks, bold and code', () => {
  expect(parseLightMarkdown('First **bold** and `code`.\nSecond line\n\nNext')).toEqual([
    {
      type: 'paragraph',
      lines: [
        [
          { type: 'text', text: 'First ' },
          { type: 'bold', text: 'bold' },
          { type: 'text', text: ' and ' },
          { type: 'code', text: 'code' },
          { type: 'text', text: '.' },
        ],
        [{ type: 'text', text: 'Second line' }],
      ],
    },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'Next' }]] },
  ]);
});

test('lists of both kinds, also with blank lines between the items', () => {
  expect(parseLightMarkdown('- one\n\n- two\n3. three\n4) four\nafter')).toEqual([
    { type: 'list', ordered: false, start: 1, items: [item('one'), item('two')] },
    { type: 'list', ordered: true, start: 3, items: [item('three'), item('four')] },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'after' }]] },
  ]);
});

test('lists inside lists', () => {
  expect(parseLightMarkdown('1. one\n   - a\n   - b\n2. two\n     * c')).toEqual([
    {
      type: 'list',
      ordered: true,
      start: 1,
      items: [
        item('one', { type: 'list', ordered: false, start: 1, items: [item('a'), item('b')] }),
        item('two', { type: 'list', ordered: false, start: 1, items: [item('c')] }),
      ],
    },
  ]);
});

test('tables, also with rows that are too short', () => {
  expect(parseLightMarkdown('| Size | Use |\n|---|:--:|\n| 1:1 | **Post** |\n| 9:16 |\nafter')).toEqual([
    {
      type: 'table',
      head: [[{ type: 'text', text: 'Size' }], [{ type: 'text', text: 'Use' }]],
      rows: [
        [[{ type: 'text', text: '1:1' }], [{ type: 'bold', text: 'Post' }]],
        [[{ type: 'text', text: '9:16' }], []],
      ],
    },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'after' }]] },
  ]);
  expect(words(parseLightMarkdown('a | b\nno table'))).toBe('a | b no table');
});

test('italic words, but not inside names and sums', () => {
  expect(parseLightMarkdown('an *italic* and _another_')).toEqual([
    {
      type: 'paragraph',
      lines: [
        [
          { type: 'text', text: 'an ' },
          { type: 'italic', text: 'italic' },
          { type: 'text', text: ' and ' },
          { type: 'italic', text: 'another' },
        ],
      ],
    },
  ]);
  expect(words(parseLightMarkdown('snake_case_name 2*3*4'))).toBe('snake_case_name 2*3*4');
});

test('links lead to the web or to mail and nowhere else; pictures are words', () => {
  const [first] = parseLightMarkdown(
    '[docs](https://example.com/a_(b)) https://example.com/x. [run](javascript:alert(1)) [f](file:///etc/passwd) ![a shoe](https://example.com/shoe.png)',
  );
  const parts = first?.type === 'paragraph' ? first.lines[0] : [];
  expect(parts).toEqual([
    { type: 'link', text: 'docs', href: 'https://example.com/a_(b)' },
    { type: 'text', text: ' ' },
    { type: 'link', text: 'https://example.com/x', href: 'https://example.com/x' },
    { type: 'text', text: '. run f a shoe' },
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
  expect(parseLightMarkdown('This is **imp', true)).toEqual([
    {
      type: 'paragraph',
      lines: [
        [
          { type: 'text', text: 'This is ' },
          { type: 'bold', text: 'imp' },
        ],
      ],
    },
  ]);
  expect(parseLightMarkdown('This is **important*', true)).toEqual([
    {
      type: 'paragraph',
      lines: [
        [
          { type: 'text', text: 'This is ' },
          { type: 'bold', text: 'important' },
        ],
      ],
    },
  ]);
  expect(words(parseLightMarkdown('This is **imp', false))).toBe('This is **imp');
});

test('a heading is a bold paragraph', () => {
  expect(parseLightMarkdown('## Colours\nWarm')).toEqual([
    { type: 'paragraph', lines: [[{ type: 'bold', text: 'Colours' }]] },
    { type: 'paragraph', lines: [[{ type: 'text', text: 'Warm' }]] },
  ]);
});

test('never throws, never loses a letter', () => {
  const text = fc.stringMatching(/^[a-c*_`|\-#\d.\n <>]{0,60}$/);
  const keepsLetters = fc.property(text, fc.boolean(), (source, open) => {
    const letters = (value: string): string => value.replace(/[^a-c]/g, '');
    // The line of a fence may name a language, which is not shown.
    return /^\s{0,3}```/m.test(source) || letters(words(parseLightMarkdown(source, open))) === letters(source);
  });
  expect(() => fc.assert(keepsLetters)).not.toThrow();
});
