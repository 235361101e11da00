/** `page.add`: a new, empty page; its layers follow as `layer.add`. */
import { LIMITS } from '../document/limits.ts';
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { pageKey } from './properties.ts';
import type { PageAdd } from './schemas.ts';

export const pageAdd = defineOperation({
  payload: 'page',
  apply(draft, operation: PageAdd) {
    const page = draft.check.page(operation.page);
    draft.assertFree(page.id);
    if (Object.keys(draft.pages).length >= LIMITS.pagesPerDesign)
      refuse('kernel.tooManyPages', 'pages', { limit: LIMITS.pagesPerDesign });
    draft.putPage(page);
  },
  invert(_draft, operation) {
    return [{ type: 'page.remove' as const, id: operation.page.id }];
  },
  touches(operation) {
    return [pageKey(operation.page.id)];
  },
});
