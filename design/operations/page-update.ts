/** `page.update`: a page's name, background or position among the pages. */
import type { Page } from '../document/document.ts';
import { defineOperation } from './kind.ts';
import { pageKey } from './properties.ts';
import type { PageUpdate } from './schemas.ts';

function given(patch: PageUpdate['patch']): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

export const pageUpdate = defineOperation({
  payload: 'patch',
  apply(draft, operation: PageUpdate) {
    const page = draft.page(operation.id);
    draft.putPage({ ...page, ...draft.check.pagePatch(page, Object.fromEntries(given(operation.patch))) });
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
