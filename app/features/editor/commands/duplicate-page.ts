/** Copies a page with everything on it, right after it. */
import { Copy } from 'lucide-react';
import { childrenOf, findPage } from '#design/document/tree.ts';
import { hasRoomForPage } from './add-page.ts';
import { defineCommand } from './command.ts';
import { copyLayer } from './copy-layers.ts';
import { orderBehind } from './page-order.ts';

export const duplicatePageCommand = defineCommand<{ page: string; id: string }>({
  id: 'duplicate-page',
  label: 'editor.duplicatePage',
  icon: Copy,
  isEnabled: hasRoomForPage,
  run({ document, newId }, { page, id }) {
    const original = findPage(document, page);
    if (!original) return [];
    return [
      { type: 'page.add', page: { ...original, id, order: orderBehind(document, page) } },
      ...childrenOf(document, page).flatMap((layer) =>
        copyLayer(document, layer, { parent: id, order: layer.order, newId }),
      ),
    ];
  },
});
