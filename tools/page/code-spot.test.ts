/** Where a square that must be seen whole goes: in corners, apart from words, on cards. */
import { expect, test } from 'vitest';
import { createShapeLayer } from '#design/document/create.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { salePost } from '#tests/fixtures/edit-talk.ts';
import { marginOf, overlapOf } from '../contract/page-space.ts';
import { spotForCode } from './code-spot.ts';
import { wordsOn } from './words-on.ts';

const SIDE = 260;

test('goes to the best corner of an empty page', () => {
  const { document, page } = new MemoryDesign();
  const margin = marginOf(document);
  const end = 1080 - margin - SIDE;
  expect(spotForCode(SIDE, 130, { document, page })).toEqual({
    x: Math.round(end),
    y: Math.round(end),
    width: SIDE,
    height: SIDE,
  });
});

test('keeps a distance to words', () => {
  const { document, page } = salePost();
  const { x, y, width, height } = spotForCode(SIDE, 130, { document, page });
  const gap = marginOf(document) * 0.3;
  const around = { x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap };
  for (const words of wordsOn({ document, page })) expect(overlapOf(around, words)).toBe(0);
});

test('lies on a card that fills the page, not across its edge', () => {
  const design = new MemoryDesign();
  const card = { x: 60, y: 60, width: 800, height: 800 };
  design.edit({
    type: 'layer.add',
    layer: createShapeLayer({
      id: 'card',
      parent: design.page,
      order: 'a1',
      shape: { kind: 'rectangle', radius: 20 },
      fill: { type: 'solid', color: '#ffffff' },
      ...card,
    }),
  });
  const box = spotForCode(SIDE, 200, design);
  expect(overlapOf(box, card)).toBe(SIDE * SIDE);
});
