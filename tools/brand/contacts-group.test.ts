/** Which of a brand's contacts are on a page. */
import { expect, it } from 'vitest';
import { createDocument, createGroupLayer, createTextLayer } from '#design/document/create.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { CONTACTS_GROUP, contactsGroup, contactsOn } from './contacts-group.ts';

function page(group: { name: string; locked?: boolean }) {
  const blank = createDocument({ width: 400, height: 400, newId: () => 'p' });
  return applyOperations(blank, [
    { type: 'layer.add', layer: createGroupLayer({ id: 'g', parent: 'p', order: 'a1', ...group }) },
    ...['email', 'instagram', 'rule'].map((name, index) => ({
      type: 'layer.add' as const,
      layer: createTextLayer({ id: name, parent: 'g', order: `a${index + 1}`, name, text: 'x' }),
    })),
  ]).document;
}

it('is read from the names in the group of contacts', () => {
  expect(contactsOn(page({ name: CONTACTS_GROUP }), 'p')).toEqual(['instagram', 'email']);
  expect(contactsOn(page({ name: 'Other' }), 'p')).toEqual([]);
  // A locked row stays and is not replaced.
  expect(contactsGroup(page({ name: CONTACTS_GROUP, locked: true }), 'p')).toBeNull();
});
