/** Which part of the brand a selection concerns. */
import { expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createTextLayer,
} from '#design/document/create.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { CONTACTS_GROUP } from '#tools/brand/contacts-group.ts';
import { brandPartOf } from './brand-editing.ts';

const asset = 'a'.repeat(64);
const kit = { logos: [{ asset, name: 'mark.png' }] };
const { document } = applyOperations(createDocument({ width: 400, height: 400, newId: () => 'p' }), [
  { type: 'layer.add', layer: createGroupLayer({ id: 'row', parent: 'p', order: 'a1', name: CONTACTS_GROUP }) },
  {
    type: 'layer.add',
    layer: createTextLayer({ id: 'email', parent: 'row', order: 'a1', name: 'email', text: 'a@b.co' }),
  },
  { type: 'layer.add', layer: createGroupLayer({ id: 'plated', parent: 'p', order: 'a2', name: 'Logo' }) },
  { type: 'layer.add', layer: createShapeLayer({ id: 'plate', parent: 'plated', order: 'a1', name: 'plate' }) },
  { type: 'layer.add', layer: createImageLayer({ id: 'logo', parent: 'plated', order: 'a2', name: 'Logo', asset }) },
  { type: 'layer.add', layer: createTextLayer({ id: 'headline', parent: 'p', order: 'a3', text: 'Sale' }) },
]);

it.each([
  [['row'], 'contacts'],
  [['email'], 'contacts'],
  [['logo'], 'logo'],
  [['plated'], 'logo'],
  [['plate'], 'logo'],
  [['headline'], null],
  [['row', 'headline'], null],
  [[], null],
] as const)('%j is %s', (selected, part) => {
  expect(brandPartOf(document, 'p', selected, kit)).toBe(part);
});

it('is no logo where none of the kit nor one by name stands', () => {
  const named = {
    ...document,
    layers: { headline: createTextLayer({ id: 'headline', parent: 'p', order: 'a3', text: 'Sale' }) },
  };
  expect(brandPartOf(named, 'p', ['headline'], kit)).toBeNull();
});
