/** Operations that are checked elsewhere have the same effect without the schemas; what is in the way is still refused. */
import { expect, it } from 'vitest';
import { createDocument, createShapeLayer } from '../document/create.ts';
import { applyOperationsWith, applyTolerantlyWith } from './apply-with.ts';
import { applyOperations } from './apply.ts';
import type { Operation } from './operation.ts';
import { AS_GIVEN } from './value-check.ts';

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });
const changes: Operation[] = [
  { type: 'layer.add', layer: createShapeLayer({ id: 'a', parent: 'page', order: 'a0' }) },
  { type: 'layer.update', id: 'a', patch: { x: 30, opacity: 0.5 } },
  { type: 'page.update', id: 'page', patch: { name: 'Cover' } },
  { type: 'design.resize', width: 800, height: 600 },
  { type: 'layer.move', id: 'a', parent: 'page', order: 'a1' },
];

it('takes values as they are, with the effect of the same operations checked', () => {
  expect(applyOperationsWith(AS_GIVEN, empty, changes)).toEqual(applyOperations(empty, changes));
  const tooFar: Operation = { type: 'layer.update', id: 'a', patch: { x: 30_000 } };
  expect(() => applyOperations(empty, [...changes, tooFar])).toThrow('layers.a.x');
  expect(applyOperationsWith(AS_GIVEN, empty, [...changes, tooFar]).document.layers.a).toMatchObject({ x: 30_000 });
});

it('still refuses what the document does not have', () => {
  const unknown: Operation = { type: 'layer.update', id: 'b', patch: { x: 1 } };
  expect(() => applyOperationsWith(AS_GIVEN, empty, [unknown])).toThrow('b');
  expect(applyTolerantlyWith(AS_GIVEN, empty, [...changes, unknown]).rejected).toHaveLength(1);
});
