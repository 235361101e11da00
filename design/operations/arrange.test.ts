/**
 * Placing, reordering, grouping, removing, duplicating: the operations have the right result, and are undone exactly.
 */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { createDocument, createGroupLayer, createShapeLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { arbitraryDocument } from '../document/document.arbitraries.ts';
import { invariantFindings } from '../document/invariants.ts';
import type { Layer } from '../document/layers.ts';
import { childrenOf, leavesInPaintOrder, orderBetween } from '../document/tree.ts';
import { applyOperations } from './apply.ts';
import {
  duplicateLayers,
  groupLayers,
  outermost,
  placeLayers,
  removeLayers,
  reorderLayers,
  ungroupLayers,
  updateOf,
} from './arrange.ts';
import { idSource } from './operation.arbitraries.ts';
import type { Operation } from './operation.ts';

const options = { numRuns: process.env.BLEND_LONG ? 2_000 : 100, seed: 13 };

/** `'a b [c d] e'`: layers from bottom to top, a group `g` in brackets. */
function documentOf(tree: string): DesignDocument {
  const document = createDocument({ width: 800, height: 600, newId: () => 'p' });
  const layers: Layer[] = [];
  let parent = 'p';
  let order: string | null = null;
  for (const token of tree.match(/\[|\]|\w+/g) ?? []) {
    order = orderBetween(order, null);
    if (token === '[') layers.push(createGroupLayer({ id: (parent = 'g'), parent: 'p', order }));
    else if (token === ']') parent = 'p';
    else layers.push(createShapeLayer({ id: token, parent, order }));
  }
  return { ...document, layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])) };
}

function treeOf(document: DesignDocument, parent = 'p'): string {
  return childrenOf(document, parent)
    .map((layer) => (layer.type === 'group' ? `[${treeOf(document, layer.id)}]` : layer.id))
    .join(' ');
}

const after = (document: DesignDocument, operations: Operation[]) =>
  treeOf(applyOperations(document, operations).document);

describe('placing', () => {
  test.each([
    [['a'], 'p', 2, 'b [c d] a e'],
    [['e'], 'p', 0, 'e a b [c d]'],
    [['a', 'e'], 'g', 1, 'b [c a e d]'],
    [['c'], 'p', 99, 'a b [d] e c'],
    [['c', 'd'], 'p', 0, 'c d a b [] e'],
    [['nowhere'], 'p', 0, 'a b [c d] e'],
  ])('%j into %s at %d', (ids, parent, index, tree) => {
    const document = documentOf('a b [c d] e');
    expect(after(document, placeLayers(document, ids, parent, index))).toBe(tree);
  });

  test('between equal keys all siblings get fresh ones', () => {
    const document = documentOf('a b c d');
    const tied = {
      ...document,
      layers: Object.fromEntries(
        Object.entries(document.layers).map(([id, layer]) => [id, { ...layer, order: id === 'd' ? 'a5' : 'a1' }]),
      ),
    };
    expect(after(tied, placeLayers(tied, ['d'], 'p', 1))).toBe('a d b c');
  });

  test('keys stay short however often two layers are put between two others', () => {
    let document = documentOf('a b c d');
    for (let turn = 0; turn < 1_000; turn += 1)
      document = applyOperations(document, placeLayers(document, [turn % 2 ? 'b' : 'c'], 'p', 1)).document;
    expect(treeOf(document)).toBe('a b c d');
    for (const layer of Object.values(document.layers)) expect(layer.order.length).toBeLessThanOrEqual(60);
  });
});

describe('reordering', () => {
  test.each([
    [['a'], 'front', 'b c d e a'],
    [['b', 'd'], 'front', 'a c e b d'],
    [['d', 'b'], 'back', 'b d a c e'],
    [['b'], 'forward', 'a c b d e'],
    [['b', 'c'], 'forward', 'a d b c e'],
    [['b'], 'backward', 'b a c d e'],
    [['c', 'd'], 'backward', 'a c d b e'],
    [['b', 'd'], 'forward', 'a c e b d'],
  ] as const)('%j to %s', (ids, to, tree) => {
    const document = documentOf('a b c d e');
    expect(after(document, reorderLayers(document, ids, to))).toBe(tree);
  });

  test.each([
    [['e'], 'front'],
    [['e'], 'forward'],
    [['a', 'b'], 'back'],
    [['a'], 'backward'],
    [['nowhere'], 'front'],
  ] as const)('%j to %s is there already', (ids, to) => {
    expect(reorderLayers(documentOf('a b c d e'), ids, to)).toEqual([]);
  });

  test('each within its own group', () => {
    const document = documentOf('a b [c d] e');
    expect(after(document, reorderLayers(document, ['a', 'c'], 'front'))).toBe('b [d c] e a');
  });
});

describe('grouping', () => {
  test.each([
    [['a', 'd'], 'b c [a d] e'],
    [['e', 'b'], 'a c d [b e]'],
    [['c'], 'a b [c] d e'],
  ])('%j', (ids, tree) => {
    const document = documentOf('a b c d e');
    expect(after(document, groupLayers(document, ids, { id: 'g' }))).toBe(tree);
  });

  test('out of and into groups', () => {
    const document = documentOf('a b [c d] e');
    expect(after(document, groupLayers(document, ['a', 'c'], { id: 'h' }))).toBe('b [[a c] d] e');
    expect(after(document, groupLayers(document, ['g', 'c', 'e'], { id: 'h' }))).toBe('a b [[c d] e]');
    expect(groupLayers(document, [], { id: 'h' })).toEqual([]);
  });

  test('dissolving', () => {
    const document = documentOf('a b [c d] e');
    expect(after(document, ungroupLayers(document, 'g'))).toBe('a b c d e');
    expect(ungroupLayers(document, 'a')).toEqual([]);
  });

  test('grouping and dissolving again leaves neighbours as they were painted', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (document, picks) => {
        const ids = Object.keys(document.layers).sort();
        fc.pre(ids.length > 0);
        const chosen = outermost(
          document,
          picks.map((pick) => ids[pick % ids.length]!),
        );
        const grouped = applyOperations(
          document,
          groupLayers(
            document,
            chosen.map((layer) => layer.id),
            { id: 'new' },
          ),
        ).document;
        expect(invariantFindings(grouped)).toEqual([]);
        const group = grouped.layers.new!;
        expect(childrenOf(grouped, 'new').map((layer) => layer.id)).toEqual(chosen.map((layer) => layer.id));
        expect(group.parent).toBe(chosen.at(-1)!.parent);
        const flat = applyOperations(grouped, ungroupLayers(grouped, 'new')).document;
        expect(invariantFindings(flat)).toEqual([]);
        for (const page of Object.keys(document.pages)) {
          expect(leavesInPaintOrder(flat, page).map((layer) => layer.id)).toEqual(
            leavesInPaintOrder(grouped, page).map((layer) => layer.id),
          );
        }
      }),
      options,
    );
  });
});

describe('removing', () => {
  test.each([
    [['c', 'd'], 'a b e'],
    [['c'], 'a b [d] e'],
    [['g', 'c'], 'a b e'],
    [['a', 'nowhere'], 'b [c d] e'],
    [[], 'a b [c d] e'],
  ])('%j', (ids, tree) => {
    const document = documentOf('a b [c d] e');
    expect(after(document, removeLayers(document, ids))).toBe(tree);
  });
});

describe('duplicating', () => {
  test('leaves and groups, above the topmost, moved', () => {
    const document = documentOf('a b [c d] e');
    const { operations, copies } = duplicateLayers(document, ['a', 'g'], idSource('n'), { x: 10, y: 20 });
    const { document: copied } = applyOperations(document, operations);
    expect(treeOf(copied)).toBe('a b [c d] n1 [n3 n4] e');
    expect(copies).toEqual(['n1', 'n2']);
    expect(copied.layers.n3).toMatchObject({ x: 10, y: 20, parent: 'n2' });
    expect(invariantFindings(copied)).toEqual([]);
  });
});

test('an update of a changed layer names what differs, and nothing else', () => {
  const before = createShapeLayer({ id: 's', parent: 'p', order: 'a0' });
  expect(updateOf(before, { ...before, x: 5, order: 'a9', fill: { color: '#d9d9d9', type: 'solid' } })).toEqual([
    { type: 'layer.update', id: 's', patch: { x: 5 } },
  ]);
  expect(updateOf(before, { ...before })).toEqual([]);
});
