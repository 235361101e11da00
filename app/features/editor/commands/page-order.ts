/** Order keys of pages: after another page, or at a place in the row. */
import type { DesignDocument } from '#design/document/document.ts';
import { orderBetween, pagesInOrder } from '#design/document/tree.ts';

/** The key for a page right after another one. */
export function orderBehind(document: DesignDocument, after: string): string {
  const pages = pagesInOrder(document);
  const at = pages.findIndex(({ id }) => id === after);
  return orderBetween(pages[at]?.order ?? pages.at(-1)?.order ?? null, at < 0 ? null : (pages[at + 1]?.order ?? null));
}

/**
 * The key that puts a page before the one that is now at `index`; the number of pages means last. Null if it is there
 * already.
 */
export function orderAt(document: DesignDocument, page: string, index: number): string | null {
  const pages = pagesInOrder(document);
  const from = pages.findIndex(({ id }) => id === page);
  if (index === from || index === from + 1) return null;
  const others = pages.filter(({ id }) => id !== page);
  const to = index > from ? index - 1 : index;
  return orderBetween(others[to - 1]?.order ?? null, others[to]?.order ?? null);
}
