/** The browser refuses what the server would, once the schemas are there. */
import { expect, it } from 'vitest';
import { createDocument, createShapeLayer } from '#design/document/create.ts';
import type { Operation } from '#design/operations/operation.ts';
import { applyOperations, applyTolerantly, areRuns, checkValues } from './value-checking.ts';

const empty = createDocument({ width: 400, height: 400, newId: () => 'page' });
const add: Operation = { type: 'layer.add', layer: createShapeLayer({ id: 'a', parent: 'page', order: 'a0' }) };
const tooFar: Operation = { type: 'layer.update', id: 'a', patch: { x: 30_000 } };

it('refuses values out of range, and runs that are none', async () => {
  await checkValues();
  const { document } = applyOperations(empty, [add]);
  expect(() => applyOperations(document, [tooFar])).toThrow('layers.a.x');
  expect(() => applyTolerantly(document, [tooFar])).toThrow('layers.a.x');
  expect(areRuns('nonsense')).toBe(false);
  expect(areRuns([{ start: 0, end: 2, style: { italic: true } }])).toBe(true);
});
