/** Lists: levels by leading tabs, markers that count and restart, indents, lines that don't overlap them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { arbitraryText, measureRoughly } from '../document/text.arbitraries.ts';
import type { TextLayer } from '../document/layers.ts';
import { paragraphsOf, textFindings } from '../document/text-consistency.ts';
import { indentAt, listIndents, listItems, markerCharacters } from './list-items.ts';
import { unwrappedWidth, withLines } from './text-lines.ts';

const list = (text: string, given: Partial<TextLayer> = {}) =>
  createTextLayer({ id: 't', parent: 'p', order: 'a0', fontSize: 20, list: 'number', text, ...given });
const markers = (layer: TextLayer) =>
  listItems(layer).map(({ marker }) => (marker?.type === 'number' ? marker.text : (marker?.type ?? null)));

describe('markers', () => {
  test.each<[string, string, (string | null)[]]>([
    ['count on', 'a\nb\nc', ['1.', '2.', '3.']],
    ['begin anew below each item', 'a\n\tb\n\tc\nd\n\te', ['1.', 'a.', 'b.', '2.', 'a.']],
    ['are roman at the third level', 'a\n\tb\n\t\tc\n\t\td', ['1.', 'a.', 'i.', 'ii.']],
    ['stand before empty items too', 'a\n\nb', ['1.', '2.', '3.']],
    ['are not repeated after a line separator', 'a\u2028b\nc', ['1.', null, '2.']],
    ['count levels that were skipped from one', '\t\ta\nb', ['i.', '1.']],
  ])('%s', (_name, text, expected) => {
    expect(markers(list(text))).toEqual(expected);
  });

  test('go on behind z', () => {
    const letters = markers(list(Array.from({ length: 28 }, () => '\tx').join('\n')));
    expect(letters.slice(25)).toEqual(['z.', 'aa.', 'ab.']);
  });

  test('are signs in a list without numbers', () => {
    expect(markers(list('a\n\tb\n\t\tc\n\t\t\td', { list: 'bullet' }))).toEqual(['disc', 'ring', 'square', 'disc']);
  });

  test('are none without a list and on a curve', () => {
    expect(listItems(list('a\nb', { list: 'none' }))).toEqual([]);
    expect(listItems(list('a\nb', { curve: 90 }))).toEqual([]);
  });

  test('name the characters that fonts need for them', () => {
    expect([...markerCharacters(list('a\n\tb'))].sort()).toEqual(['.', '1', 'a']);
    expect(markerCharacters(list('a', { list: 'bullet' }))).toBe('');
  });
});

describe('indents', () => {
  test('grow with the level and with the longest number', () => {
    const [first = 0, second = 0] = listIndents(list('a\n\tb'));
    expect(second).toBeGreaterThan(first);
    const [wide = 0] = listIndents(list(Array.from({ length: 10 }, () => 'x').join('\n')));
    expect(wide).toBeGreaterThan(first);
  });

  test('lines begin behind the tabs and stay inside the box', () => {
    fc.assert(
      fc.property(
        arbitraryText,
        fc.constantFrom('bullet' as const, 'number' as const),
        fc.integer({ min: 80, max: 600 }),
        (words, kind, width) => {
          const layer = withLines(list(words.replaceAll(' ', '\n\t'), { list: kind, width }), measureRoughly);
          expect(textFindings(layer)).toEqual([]);
          const items = listItems(layer);
          const indents = listIndents(layer, items);
          expect(items).toHaveLength(paragraphsOf(layer.text).length);
          for (const line of layer.lines) {
            if (items.some(({ start }) => start === line.start)) expect(layer.text[line.start]).not.toBe('\t');
            const room = width - indentAt(line.start, items, indents);
            // Only unbreakable pieces may be wider.
            if (line.width > Math.max(1, room) * 1.0001 + 0.02)
              expect([...layer.text.slice(line.start, line.end)].length).toBeLessThanOrEqual(12);
          }
        },
      ),
      { numRuns: 300, seed: 3 },
    );
  });

  test('count for the width that a list needs', () => {
    expect(unwrappedWidth(list('word'), measureRoughly)).toBeGreaterThan(
      unwrappedWidth(list('word', { list: 'none' }), measureRoughly),
    );
  });
});
