/** Results as designs of their own. */
import { expect, test } from 'vitest';
import { assertInvariants } from '#design/document/invariants.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { descendantsOf, firstPage } from '#design/document/tree.ts';
import type { MadeVariation } from '#app/contracts/generation.ts';
import { designOfResult, titleOfResult } from './result-design.ts';

const result = (width: number, height: number): MadeVariation => ({
  asset: 'a'.repeat(64),
  name: 'Red shoe cutout.png',
  width,
  height,
  mime: 'image/png',
});
let count = 0;
const newId = () => `id-${(count += 1)}`;

test.each([
  ['as large as the picture', [1200, 900], [1200, 900], [0, 0, 1200, 900]],
  ['no larger than pages may be', [8000, 4000], [4000, 2000], [0, 0, 4000, 2000]],
  ['no smaller either, in the same shape', [60, 30], [200, 100], [0, 0, 200, 100]],
  ['of a strip, with room beside it', [4000, 40], [4000, 100], [0, 30, 4000, 40]],
])('a page %s', (_, [width, height], [pageWidth, pageHeight], [x, y, shownWidth, shownHeight]) => {
  const document = designOfResult(result(width!, height!), newId);
  assertInvariants(document);
  expect([document.width, document.height]).toEqual([pageWidth, pageHeight]);
  const page = firstPage(document);
  expect(page.background).toEqual({ type: 'none' });
  const [layer, ...others] = descendantsOf(document, page.id).filter(isPicture);
  expect(others).toEqual([]);
  expect(layer).toMatchObject({
    asset: 'a'.repeat(64),
    name: 'Red shoe cutout',
    x,
    y,
    width: shownWidth,
    height: shownHeight,
  });
});

test('a cutout is its original with a mask', () => {
  const document = designOfResult({ ...result(800, 600), source: 'b'.repeat(64), mask: 'c'.repeat(64) }, newId);
  assertInvariants(document);
  expect(Object.values(document.layers)).toMatchObject([
    { asset: 'b'.repeat(64), mask: { asset: 'c'.repeat(64), strokes: [] }, width: 800, height: 600 },
  ]);
});

test('layers that came along are the design', () => {
  const design = designOfResult(result(500, 500), newId);
  expect(designOfResult({ ...result(1, 1), design }, newId)).toBe(design);
});

test('the title is the name without its ending, as long as titles may be', () => {
  expect(titleOfResult({ name: 'Red shoe cutout.png' })).toBe('Red shoe cutout');
  expect(titleOfResult({ name: `${'x'.repeat(300)}.jpg` })).toHaveLength(120);
});
