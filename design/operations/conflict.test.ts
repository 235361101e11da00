/** Keys of the properties that operations write, when two of them overlap, and how people read them. */
import { describe, expect, test } from 'vitest';
import { createDocument, createGroupLayer, createPage, createShapeLayer, createTextLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { keysOverlap, overwrittenProperties, touchedProperties } from './conflict.ts';
import type { Operation } from './operation.ts';
import { patchableProperties } from './patch.ts';
import { propertyGroup } from './properties.ts';
import { describeKey, readableProperties } from './readable.ts';

const shape = createShapeLayer({ id: 's', parent: 'g', order: 'a0', name: 'Badge' });
const text = createTextLayer({
  id: 't',
  parent: 'p',
  order: 'a1',
  text: '  Fresh\n bread from the oven, every morning at six  ',
});
const group = createGroupLayer({ id: 'g', parent: 'p', order: 'a0' });
const page = createPage({ id: 'q', order: 'a5' });

const document: DesignDocument = (() => {
  const empty = createDocument({ width: 800, height: 600, newId: () => 'p' });
  return { ...empty, pages: { ...empty.pages, q: page }, layers: { g: group, s: shape, t: text } };
})();

describe('touched properties', () => {
  test.each<[Operation, string[]]>([
    [{ type: 'layer.add', layer: shape }, ['layer:s']],
    [{ type: 'layer.remove', id: 's' }, ['layer:s']],
    [{ type: 'layer.move', id: 's', parent: 'p', order: 'a1' }, ['layer:s:place']],
    [
      { type: 'layer.update', id: 's', patch: { x: 1, y: 2, width: 3, fill: null } },
      ['layer:s:position', 'layer:s:size', 'layer:s:fill'],
    ],
    [
      { type: 'layer.update', id: 't', patch: { text: '', runs: [], lines: [], fontSize: 9, height: 9 } },
      ['layer:t:text', 'layer:t:fontSize', 'layer:t:size'],
    ],
    [{ type: 'page.add', page }, ['page:q']],
    [
      { type: 'page.update', id: 'p', patch: { background: { type: 'none' }, name: 'x' } },
      ['page:p:background', 'page:p:name'],
    ],
    [{ type: 'page.remove', id: 'p' }, ['page:p']],
    [{ type: 'design.resize', width: 500, height: 500 }, ['design:size']],
    [{ type: 'mask.unstroke', id: 'i', stroke: 'm' }, ['layer:i:mask:m']],
  ])('%j', (operation, keys) => {
    expect(touchedProperties(operation)).toEqual(keys);
  });

  test('with the document, what goes along with a group or page', () => {
    expect(touchedProperties({ type: 'layer.remove', id: 'g' }, document)).toEqual(['layer:g', 'layer:s']);
    expect(touchedProperties({ type: 'page.remove', id: 'p' }, document).sort()).toEqual([
      'layer:g',
      'layer:s',
      'layer:t',
      'page:p',
    ]);
  });
});

describe('overlap', () => {
  const keys = [
    'layer:a',
    'layer:a:position',
    'layer:a:mask',
    'layer:a:mask:m',
    'layer:ab',
    'layer:ab:position',
    'page:a',
    'page:a:background',
    'design:size',
  ];

  test.each([
    ['layer:a', 'layer:a:position', true],
    ['layer:a:mask:m', 'layer:a:mask', true],
    ['layer:a:mask:m', 'layer:a:mask:n', false],
    ['layer:a', 'layer:ab', false],
    ['layer:a:position', 'layer:a:size', false],
    ['layer:a', 'page:a', false],
  ])('%s and %s: %s', (a, b, overlap) => {
    expect(keysOverlap(a, b)).toBe(overlap);
    expect(keysOverlap(b, a)).toBe(overlap);
  });

  test('overwritten keys are those that overlap with an earlier one', () => {
    for (const written of keys)
      for (const earlier of keys)
        expect(overwrittenProperties([written], [earlier])).toEqual(keysOverlap(written, earlier) ? [written] : []);
    expect(overwrittenProperties(keys, keys)).toEqual(keys);
    expect(overwrittenProperties(keys, [])).toEqual([]);
  });
});

describe('in words', () => {
  test.each([
    ['layer:s:position', 'position of “Badge”'],
    ['layer:t:fill', 'colour of “Fresh bread from the oven, every mornin…”'],
    ['layer:g', '“Group”'],
    ['layer:s:mask:m1', 'cutout of “Badge”'],
    ['layer:gone:position', 'a layer that is no longer there'],
    ['page:p:background', 'background of “Page 1”'],
    ['page:q', '“Page 2”'],
    ['page:gone', 'a page that is no longer there'],
    ['design:size', 'size of the design'],
  ])('%s', (key, words) => {
    expect(describeKey(document, key)).toBe(words);
  });

  test('every property of every layer has words', () => {
    for (const type of ['text', 'image', 'shape', 'drawing', 'sticker', 'group'] as const) {
      for (const property of [...patchableProperties(type), 'parent'])
        expect(readableProperties([propertyGroup(property)])).not.toMatch(/[A-Z]/);
    }
    expect(readableProperties(['position', 'size', 'flipX', 'flipY'])).toBe('position, size, and flip');
  });
});
