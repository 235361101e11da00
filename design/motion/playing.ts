/** A design as it plays: its pages one after the other, and which of them is seen at a moment. */
import type { TransitionEffect } from '../document/animation.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import { pagesInOrder } from '../document/tree.ts';

/** What is seen at one moment. */
export interface Moment {
  page: Page;
  /** ms since the page began. */
  at: number;
  /** What the page comes over, as it was last seen; null: the page is there alone. `share`: 0 begins, 1 over. */
  over: { page: Page; effect: TransitionEffect; share: number } | null;
}

/** How long the whole design plays, or some of its pages, ms. */
export function playingTime(pages: readonly Page[]): number {
  return pages.reduce((sum, { duration }) => sum + duration, 0);
}

/** What is seen `ms` after the first of the pages began. Beyond the end: the last picture. */
export function momentAt(pages: readonly Page[], ms: number): Moment {
  let begins = 0;
  for (const [index, page] of pages.entries()) {
    const last = index === pages.length - 1;
    if (ms < begins + page.duration || last) {
      const at = Math.min(Math.max(0, ms - begins), page.duration);
      const before = pages[index - 1];
      const transition = before?.transition;
      // A change takes no more than the page that comes.
      const share = transition ? at / Math.min(transition.duration, page.duration) : 1;
      return {
        page,
        at,
        over: before && transition && share < 1 ? { page: before, effect: transition.effect, share } : null,
      };
    }
    begins += page.duration;
  }
  throw new Error('A design that plays has a page');
}

/** When a page begins, ms after the first one. */
export function beginOf(pages: readonly Page[], pageId: string): number {
  return playingTime(
    pages.slice(
      0,
      Math.max(
        0,
        pages.findIndex(({ id }) => id === pageId),
      ),
    ),
  );
}

/** Whether anything moves while a design plays: a layer, or one page over another. */
export function isAnimated(document: DesignDocument): boolean {
  if (Object.values(document.layers).some(({ animation }) => animation !== null)) return true;
  return pagesInOrder(document)
    .slice(0, -1)
    .some(({ transition }) => transition !== null);
}
