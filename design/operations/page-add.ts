/** `page.add`: a new, empty page; its layers follow as `layer.add`. */
import { z } from 'zod';
import { pageSchema } from '../document/document.ts';
import { parseOrThrow } from '../document/issue.ts';
import { LIMITS } from '../document/limits.ts';
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { pageKey } from './properties.ts';

export const pageAddOperationSchema = z.strictObject({ type: z.literal('page.add'), page: pageSchema });
export type PageAdd = z.infer<typeof pageAddOperationSchema>;

export const pageAdd = defineOperation({
  payload: 'page',
  apply(draft, operation: PageAdd) {
    const page = parseOrThrow(pageSchema, operation.page, `pages.${String(operation.page.id)}`);
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
