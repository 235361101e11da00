/** `page.remove`: removes a page with all its layers. A design keeps at least one page. */
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { layerKey, pageKey } from './properties.ts';
import type { PageRemove } from './schemas.ts';

export const pageRemove = defineOperation({
  payload: null,
  apply(draft, operation: PageRemove) {
    const page = draft.page(operation.id);
    if (Object.keys(draft.pages).length === 1) refuse('kernel.lastPage', 'pages');
    for (const layer of draft.descendants(page.id)) draft.deleteLayer(layer.id);
    draft.deletePage(page.id);
  },
  invert(draft, operation) {
    return [
      { type: 'page.add' as const, page: draft.page(operation.id) },
      ...draft.descendants(operation.id).map((layer) => ({ type: 'layer.add' as const, layer })),
    ];
  },
  touches(operation, draft) {
    const layers = draft ? draft.descendants(operation.id) : [];
    return [pageKey(operation.id), ...layers.map((layer) => layerKey(layer.id))];
  },
});
