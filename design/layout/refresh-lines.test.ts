/** Lines that two writers made stale together are broken anew; others are left alone. */
import { expect, test } from 'vitest';
import { createDocument, createShapeLayer, createTextLayer } from '../document/create.ts';
import { measureRoughly } from '../document/document.arbitraries.ts';
import { applyOperations } from '../operations/apply.ts';
import { staleLineUpdates } from './refresh-lines.ts';
import { withLines } from './text-lines.ts';

test('only texts whose lines differ', () => {
  const empty = createDocument({ width: 800, height: 600, newId: () => 'p' });
  const text = (id: string) => withLines(createTextLayer({ id, parent: 'p', order: 'a0', text: 'Hello big wide world', width: 300 }), measureRoughly);
  const document = { ...empty, layers: { a: text('a'), b: { ...text('b'), fontSize: 90 }, s: createShapeLayer({ id: 's', parent: 'p', order: 'a0' }) } };
  const updates = staleLineUpdates(document, ['a', 'b', 's', 'nowhere', 'b'], measureRoughly);
  expect(updates.map((operation) => operation.type === 'layer.update' && operation.id)).toEqual(['b']);
  const { document: fresh } = applyOperations(document, updates);
  expect(staleLineUpdates(fresh, ['a', 'b'], measureRoughly)).toEqual([]);
});
