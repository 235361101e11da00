/** A design as it plays: its pages one after the other, and what is visible at each moment. */
import type { TransitionEffect } from '../document/animation.ts';
import type { DesignDocument, Page } from '../document/document.ts';
import { pagesInOrder } from '../document/tree.ts';

/** The visible content at one moment. */
export interface Moment {
  page: Page;
  /** ms since the page began. */
  at: number;
  /**
   * The last picture of the previous page during a transition; null when the page is alone. `share`: 0 begins, 1 over.
   */
  over: { page: Page; effect: TransitionEffect; share: number } | null;
}

/** How long the whole design plays, or some of its pages, ms. */
export function playingTime(pages: readonly Page[]): number {
  return pages.reduce((sum, { duration }) => sum + duration, 0);
}

/** The visible content `ms` after the first of the pages began. Beyond the end: the last picture. */
export function momentAt(pages: readonly Page[], ms: number): Moment {
  let begins = 0;
  for (const [index, page] of pages.entries()) {
    const last = index === pages.length - 1;
    if (ms < begins + page.duration || last) {
      const at = Math.min(Math.max(0, ms - begins), page.duration);
      const before = pages[index - 1];
      const transition = before?.transition;
      // A transition can't take longer than the new page.
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

/** When a page begins, ms after the first page began. */
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

/** Whether anything moves while a design plays: a layer, or a transition. */
export function isAnimated(document: DesignDocument): boolean {
  if (Object.values(document.layers).some(({ animation }) => animation !== null)) return true;
  return pagesInOrder(document)
    .slice(0, -1)
    .some(({ transition }) => transition !== null);
}
