/** Names a page for the strip, the palette and screen readers; with an empty name its number is used. */
import { PencilLine } from 'lucide-react';
import { LIMITS } from '#design/document/limits.ts';
import { findPage } from '#design/document/tree.ts';
import { defineCommand } from './command.ts';

export const renamePageCommand = defineCommand<{ page: string; name: string }>({
  id: 'rename-page',
  label: 'pages.rename',
  icon: PencilLine,
  isEnabled: () => true,
  run({ document }, { page, name: typed }) {
    const found = findPage(document, page);
    const name = typed.trim().slice(0, LIMITS.nameLength);
    return found && found.name !== name ? [{ type: 'page.update', id: page, patch: { name } }] : [];
  },
});
