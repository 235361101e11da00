/** Removes the row of contacts from the current page. */
import { Contact } from 'lucide-react';
import { contactsGroup } from '#tools/brand/contacts-group.ts';
import { defineCommand } from './command.ts';

export const removeContactsCommand = defineCommand({
  id: 'remove-contacts',
  label: 'library.removeContacts',
  icon: Contact,
  isEnabled: ({ document, page }) => contactsGroup(document, page) !== null,
  run({ document, page }) {
    const group = contactsGroup(document, page);
    return group ? [{ type: 'layer.remove', id: group.id }] : [];
  },
});
