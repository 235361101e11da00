/** Deletes a page with everything on it. A design keeps at least one. */
import { Trash2 } from 'lucide-react';
import { findPage } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';

export const deletePageCommand = defineCommand<{ page: string }>({
  id: 'delete-page',
  label: 'editor.deletePage',
  icon: Trash2,
  isEnabled: ({ document }) => Object.keys(document.pages).length > 1,
  run: ({ document }, { page }) => (findPage(document, page) ? [{ type: 'page.remove', id: page }] : []),
});
