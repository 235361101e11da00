/** Dragging with Alt: the original stays, its copy goes where it was dropped. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import { assertInvariants } from '#design/document/invariants.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { CommandContext } from './command.ts';
import { duplicateToCommand } from './duplicate-to.ts';

const square = (id: string, parent: string, order: string, x: number) =>
  createShapeLayer({ id, parent, order, x, y: 0, width: 50, height: 50 });
const { document } = applyOperations(
  createDocument({ width: 400, height: 400, newId: () => 'page' }),
  [
    square('a', 'page', 'a0', 0),
    createGroupLayer({ id: 'g', parent: 'page', order: 'a1' }),
    square('b', 'g', 'a0', 100),
    square('c', 'g', 'a1', 200),
  ].map((layer) => ({ type: 'layer.add' as const, layer })),
);

function run(selection: readonly string[], places: ReadonlyMap<string, { x: number; y: number }> | null) {
  let count = 0;
  const context: CommandContext = {
    document,
    page: 'page',
    selection,
    measureText: measureRoughly,
    newId: () => `new${(count += 1)}`,
  };
  const operations = duplicateToCommand.run(context, { places });
  const next = applyOperations(document, operations).document;
  assertInvariants(next);
  return { next, selected: duplicateToCommand.selectAfter?.(context, operations) };
}

describe('duplicating by hand', () => {
  it('puts copies right above, where the hand let go, and selects them', () => {
    const { next, selected } = run(['a'], new Map([['a', { x: 12.345, y: 300 }]]));
    expect(next.layers).toMatchObject({ a: { x: 0, y: 0 }, new1: { x: 12.35, y: 300, width: 50 } });
    expect(childrenOf(next, 'page').map(({ id }) => id)).toEqual(['a', 'new1', 'g']);
    expect(selected).toEqual(['new1']);
  });

  it('copies groups with each leaf in its place', () => {
    const { next, selected } = run(
      ['g'],
      new Map([
        ['b', { x: 110, y: 20 }],
        ['c', { x: 210, y: 20 }],
      ]),
    );
    expect(selected).toEqual(['new1']);
    expect(leavesInPaintOrder(next, 'new1').map(({ x, y }) => [x, y])).toEqual([
      [110, 20],
      [210, 20],
    ]);
    expect(leavesInPaintOrder(next, 'g').map(({ x, y }) => [x, y])).toEqual([
      [100, 0],
      [200, 0],
    ]);
  });

  it('stands in for the originals, below them, while those are in hand', () => {
    const { next } = run(['g'], null);
    expect(childrenOf(next, 'page').map(({ id }) => id)).toEqual(['a', 'new1', 'g']);
    expect(leavesInPaintOrder(next, 'new1').map(({ x }) => x)).toEqual([100, 200]);
  });
});
