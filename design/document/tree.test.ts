/** Order, ancestors and descendants, also when two writers created equal keys. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDocument, createGroupLayer, createPage, createShapeLayer } from './create.ts';
import type { DesignDocument } from './document.ts';
import { arbitraryDocument } from './document.arbitraries.ts';
import { layerLabel } from './label.ts';
import { orderSchema } from './values.ts';
import {
  ancestorsOf,
  bottomOrder,
  childrenOf,
  descendantsOf,
  findLayer,
  findPage,
  firstPage,
  isWithin,
  lastPageOrder,
  leavesInPaintOrder,
  orderBetween,
  pageOf,
  pagesInOrder,
  topOrder,
} from './tree.ts';

const empty = createDocument({ width: 800, height: 600, newId: () => 'p' });
const document: DesignDocument = {
  ...empty,
  pages: { ...empty.pages, o: createPage({ id: 'o', order: 'Zz' }) },
  layers: {
    c: createShapeLayer({ id: 'c', parent: 'g', order: 'a1' }),
    b: createShapeLayer({ id: 'b', parent: 'g', order: 'a1' }),
    h: createGroupLayer({ id: 'h', parent: 'g', order: 'a2' }),
    d: createShapeLayer({ id: 'd', parent: 'h', order: 'a0' }),
    g: createGroupLayer({ id: 'g', parent: 'p', order: 'a1' }),
    a: createShapeLayer({ id: 'a', parent: 'p', order: 'a0', name: 'First' }),
  },
};

describe('reading the tree', () => {
  test('bottom to top, equal keys by id', () => {
    expect(childrenOf(document, 'p').map(({ id }) => id)).toEqual(['a', 'g']);
    expect(descendantsOf(document, 'p').map(({ id }) => id)).toEqual(['a', 'g', 'b', 'c', 'h', 'd']);
    expect(leavesInPaintOrder(document, 'p').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(pagesInOrder(document).map(({ id }) => id)).toEqual(['o', 'p']);
    expect(firstPage(document).id).toBe('o');
    expect(childrenOf(document, 'nowhere')).toEqual([]);
  });

  test('upwards', () => {
    expect(ancestorsOf(document, 'd').map(({ id }) => id)).toEqual(['h', 'g']);
    expect(pageOf(document, 'd')?.id).toBe('p');
    expect(pageOf(document, 'nowhere')).toBeNull();
    expect([isWithin(document, 'd', 'g'), isWithin(document, 'g', 'g'), isWithin(document, 'g', 'd')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('ids from outside find nothing that is inherited', () => {
    expect(findLayer(document, 'constructor')).toBeNull();
    expect(findPage(document, '__proto__')).toBeNull();
    expect(pageOf(document, 'toString')).toBeNull();
  });

  test('a circle in an unchecked document ends', () => {
    const circle = {
      ...document,
      layers: {
        x: createGroupLayer({ id: 'x', parent: 'y', order: 'a0' }),
        y: createGroupLayer({ id: 'y', parent: 'x', order: 'a0' }),
      },
    };
    expect(ancestorsOf(circle, 'x').length).toBeLessThan(3);
    expect(pageOf(circle, 'x')).toBeNull();
  });

  test('every layer is on one page, and painted once', () => {
    fc.assert(
      fc.property(arbitraryDocument, (each) => {
        const all = pagesInOrder(each).flatMap((page) =>
          descendantsOf(each, page.id).map((layer) => [layer.id, page.id]),
        );
        expect(all.map(([id]) => id).sort()).toEqual(Object.keys(each.layers).sort());
        for (const [id, page] of all) expect(pageOf(each, id!)?.id).toBe(page);
      }),
      { seed: 6, numRuns: 100 },
    );
  });
});

describe('order keys', () => {
  test('between, above, below', () => {
    expect(orderBetween(null, null)).toBe('a0');
    expect(topOrder(document, 'p') > 'a1').toBe(true);
    expect(bottomOrder(document, 'p') < 'a0').toBe(true);
    expect(topOrder(document, 'nowhere')).toBe('a0');
    expect(lastPageOrder(document) > 'a0').toBe(true);
  });

  test('a thousand between, above and below are order keys in order', () => {
    let [low, high] = ['a0', 'a1'];
    for (let turn = 0; turn < 1_000; turn += 1) {
      const key = orderBetween(low, high);
      expect(low < key && key < high).toBe(true);
      if (turn % 100 === 0) [low, high] = ['a0', 'a1'];
      else if (turn % 2) low = key;
      else high = key;
      expect(orderSchema.safeParse(key).success).toBe(true);
    }
  });

  test('between equal keys the new one falls above both, below the next', () => {
    const key = orderBetween('a1', 'a1');
    expect('a1' < key && key < 'a2').toBe(true);
    expect(orderBetween('a3', 'a1') > 'a3').toBe(true);
    expect(orderSchema.safeParse(key).success).toBe(true);
  });
});

test('labels say what people see', () => {
  expect(layerLabel(document.layers.a!)).toBe('First');
  expect(layerLabel(document.layers.b!)).toBe('Shape');
});
