/** Operations that arrive after another writer's: what is rejected, what is no conflict, what a commit copies. */
import { describe, expect, test } from 'vitest';
import { createPage } from '../document/create.ts';
import { KernelError } from '../document/issue.ts';
import { LIMITS } from '../document/limits.ts';
import { documentBytes } from '../document/size.ts';
import { applyOperations, applyTolerantly } from './apply.ts';
import type { Operation } from './operation.ts';
import { documentWith, fromOutside, group, shape, small } from '#tests/fixtures/small-document.ts';

describe('applied after another writer', () => {
  test.each<[string, Operation, Operation, string]>([
    [
      'a layer that is gone',
      { type: 'layer.remove', id: 's' },
      { type: 'layer.update', id: 's', patch: { x: 1 } },
      'There is no layer "s" on this design',
    ],
    [
      'a group that is gone',
      { type: 'layer.remove', id: 'g' },
      { type: 'layer.add', layer: shape('n', 'g') },
      'There is no page or group "g" on this design',
    ],
    [
      'removing what is gone',
      { type: 'layer.remove', id: 'g' },
      { type: 'layer.remove', id: 'inside' },
      'There is no layer "inside" on this design',
    ],
    [
      'what has become a circle',
      { type: 'layer.move', id: 'h', parent: 'p', order: 'a0' },
      { type: 'layer.move', id: 'g', parent: 'h', order: 'a0' },
      '',
    ],
  ])('%s', (_name, theirs, mine, reason) => {
    const now = applyOperations(small, [theirs]).document;
    const { document, rejected, applied } = applyTolerantly(now, [
      mine,
      { type: 'layer.update', id: 't', patch: { x: 9 } },
    ]);
    expect(rejected).toEqual(reason ? [{ index: 0, field: expect.any(String), reason }] : []);
    expect(applied).toHaveLength(reason ? 1 : 2);
    expect(document.layers.t).toMatchObject({ x: 9 });
  });

  test('a circle that two moves make together', () => {
    const both = documentWith(group('a'), group('b'));
    const now = applyOperations(both, [{ type: 'layer.move', id: 'a', parent: 'b', order: 'a0' }]).document;
    expect(applyTolerantly(now, [{ type: 'layer.move', id: 'b', parent: 'a', order: 'a0' }]).rejected).toEqual([
      { index: 0, field: 'layers.b.parent', reason: 'A group cannot be put inside itself' },
    ]);
  });

  test('the last page, which two writers would have removed together', () => {
    const two = applyOperations(small, [{ type: 'page.add', page: createPage({ id: 'q', order: 'a1' }) }]).document;
    const now = applyOperations(two, [{ type: 'page.remove', id: 'q' }]).document;
    expect(applyTolerantly(now, [{ type: 'page.remove', id: 'p' }]).rejected[0]?.reason).toBe(
      'A design keeps at least one page',
    );
  });

  test('lines of a text that has been rewritten since: the newer text keeps its own, the rest is written', () => {
    const now = applyOperations(small, [
      { type: 'layer.update', id: 't', patch: { text: 'Hi', runs: [], lines: [{ start: 0, end: 2, width: 9 }] } },
    ]).document;
    const { document, applied, rejected } = applyTolerantly(now, [
      { type: 'layer.update', id: 't', patch: { fontSize: 80, lines: [{ start: 0, end: 5, width: 200 }] } },
    ]);
    expect(rejected).toEqual([]);
    expect(applied).toEqual([{ type: 'layer.update', id: 't', patch: { fontSize: 80 } }]);
    expect(document.layers.t).toMatchObject({ text: 'Hi', fontSize: 80, lines: [{ start: 0, end: 2, width: 9 }] });
  });

  test.each<[string, unknown]>([
    ['a malformed value', { type: 'layer.update', id: 's', patch: { x: 'left' } }],
    ['malformed lines', { type: 'layer.update', id: 't', patch: { lines: [null] } }],
    ['a property of another type', { type: 'layer.update', id: 's', patch: { text: 'x' } }],
    [
      'a text whose own lines are wrong',
      { type: 'layer.update', id: 't', patch: { text: 'Hi', lines: [{ start: 0, end: 5, width: 1 }] } },
    ],
    ['an id that is taken', { type: 'layer.add', layer: shape('t') }],
  ])('%s is no conflict and throws', (_name, operation) => {
    expect(() => applyTolerantly(small, fromOutside(operation))).toThrow(KernelError);
  });
});

test('a commit on a document of nearly 1 MB copies only what it writes', () => {
  const layers = Array.from({ length: 1_900 }, (_, n) => shape(`s${n}`, `q${n % 10}`));
  const pages = Array.from({ length: 10 }, (_, n): Operation => ({
    type: 'page.add',
    page: createPage({ id: `q${n}`, order: 'a0' }),
  }));
  const before = applyOperations(documentWith(), [
    ...pages,
    ...layers.map((layer): Operation => ({ type: 'layer.add', layer })),
  ]).document;
  expect(documentBytes(before)).toBeGreaterThan(0.5 * LIMITS.documentBytes);
  const { document } = applyTolerantly(before, [{ type: 'layer.update', id: 's7', patch: { x: 7 } }]);
  expect(document.pages).toBe(before.pages);
  expect(Object.keys(document.layers).filter((id) => document.layers[id] !== before.layers[id])).toEqual(['s7']);
});
