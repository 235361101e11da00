/** How many pixels of its pictures a page requests. */
import { expect, it } from 'vitest';
import { createDocument, createImageLayer, NEUTRAL_FILTERS } from '../document/create.ts';
import { firstPage } from '../document/tree.ts';
import { assetNeeds } from './needs.ts';

const ASSET = 'a'.repeat(64);

function needOf({
  blur = 0,
  scale = 1,
  crop = { x: 0, y: 0, width: 1, height: 1 },
}: {
  blur?: number;
  scale?: number;
  crop?: { x: number; y: number; width: number; height: number };
}): number | undefined {
  const document = createDocument({ width: 1080, height: 1920, newId: () => 'page' });
  const page = firstPage(document);
  document.layers.photo = createImageLayer({
    id: 'photo',
    parent: page.id,
    order: 'a0',
    x: 0,
    y: 0,
    width: 1080,
    height: 960,
    asset: ASSET,
    crop,
    filters: { ...NEUTRAL_FILTERS, blur },
  });
  return assetNeeds(document, page.id, scale, () => true).get(ASSET);
}

it('asks for as many pixels as the part that is shown takes up', () => {
  expect([needOf({}), needOf({ scale: 2 }), needOf({ crop: { x: 0, y: 0, width: 0.5, height: 1 } })]).toEqual([
    1080, 2160, 2160,
  ]);
});

it('asks for fewer where nobody could see them', () => {
  expect([needOf({ blur: 6 }), needOf({ blur: 80 }), needOf({ blur: 80, scale: 0.1 })]).toEqual([1080, 108, 108]);
  // A strip of a photo's edge that is stretched over half a page.
  expect(needOf({ blur: 194, crop: { x: 0, y: 0, width: 1, height: 0.03 } })).toBe(1320);
});
