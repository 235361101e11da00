/** `page.update`: a page's name, background or position among the pages. */
import { z } from 'zod';
import { pageSchema, type Page } from '../document/document.ts';
import { issuesOf, KernelError } from '../document/issue.ts';
import { idSchema } from '../document/values.ts';
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { pageKey } from './properties.ts';

const { id: _id, duration, transition, ...rest } = pageSchema.shape;
/** Without the defaults for pages stored before a property existed: what a patch doesn't name stays unchanged. */
const patchSchema = z.strictObject({ ...rest, duration: duration.unwrap(), transition: transition.unwrap() }).partial();
export const pageUpdateOperationSchema = z.strictObject({
  type: z.literal('page.update'),
  id: idSchema,
  patch: patchSchema,
});
export type PageUpdate = z.infer<typeof pageUpdateOperationSchema>;

function given(patch: PageUpdate['patch']): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

export const pageUpdate = defineOperation({
  payload: 'patch',
  apply(draft, operation: PageUpdate) {
    const page = draft.page(operation.id);
    const patch = given(operation.patch);
    for (const [property] of patch) {
      if (property === 'id') refuse('kernel.fixedProperty', `pages.${page.id}.id`);
    }
    const parsed = patchSchema.safeParse(Object.fromEntries(patch));
    if (!parsed.success) throw new KernelError(issuesOf(parsed.error, `pages.${page.id}`));
    draft.putPage({ ...page, ...parsed.data });
  },
  invert(draft, operation) {
    const page = draft.page(operation.id);
    const patch: Partial<Page> = Object.fromEntries(
      given(operation.patch).map(([property]) => [property, page[property as keyof Page]]),
    );
    return [{ type: 'page.update' as const, id: operation.id, patch }];
  },
  touches(operation) {
    return given(operation.patch).map(([property]) => pageKey(operation.id, property));
  },
});
