/**
 * The contacts on a page: a group with a reserved name, whose leaves are named after the kind of contact that they
 * show.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { GroupLayer } from '#design/document/layers.ts';
import { childrenOf, pagesInOrder } from '#design/document/tree.ts';
import { CONTACT_TYPES, type ContactType } from '../contract/ports/brand-kit-port.ts';

/** From the specification: only two contact details may be added to a design. */
export const CONTACTS_PER_DESIGN = 2;
export const CONTACTS_GROUP = 'Contacts';

/** The group that a new row of contacts replaces; null if there is none, or if it is locked. */
export function contactsGroup(document: DesignDocument, page: string): GroupLayer | null {
  const found = childrenOf(document, page).find(
    (layer) => layer.type === 'group' && layer.name === CONTACTS_GROUP && !layer.locked,
  );
  return found?.type === 'group' ? found : null;
}

/** The kinds of contact on a page, in order of occurrence. */
export function contactsOn(document: DesignDocument, page: string): ContactType[] {
  const group = contactsGroup(document, page);
  const names = new Set(group ? childrenOf(document, group.id).map(({ name }) => name) : []);
  return CONTACT_TYPES.filter((type) => names.has(type));
}

/** The kinds of contact on the other pages of a design, which count as well. */
export function contactsBeside(document: DesignDocument, page: string): ContactType[] {
  const on = new Set(pagesInOrder(document).flatMap(({ id }) => (id === page ? [] : contactsOn(document, id))));
  return CONTACT_TYPES.filter((type) => on.has(type));
}
