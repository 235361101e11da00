/** Puts a page elsewhere in the row of pages. */
import { MoveHorizontal } from 'lucide-react';
import { findPage } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';
import { orderAt } from './page-order.ts';

/** `index`: before which page it goes, counted in the current order; the number of pages means last. */
export const movePageCommand = defineCommand<{ page: string; index: number }>({
  id: 'move-page',
  label: 'editor.movePage',
  icon: MoveHorizontal,
  isEnabled: ({ document }) => Object.keys(document.pages).length > 1,
  run({ document }, { page, index }) {
    const order = findPage(document, page) ? orderAt(document, page, index) : null;
    return order === null ? [] : [{ type: 'page.update', id: page, patch: { order } }];
  },
});
