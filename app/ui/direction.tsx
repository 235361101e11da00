/**
 * The page's reading direction: for the parts that handle keys and places themselves (sliders, menus, segments), and
 * for code that computes in screen px.
 */
import * as Direction from 'radix-ui/direction';
import { useSyncExternalStore, type ReactNode } from 'react';

export type PageDirection = 'ltr' | 'rtl';

/** Calls back whenever the page turns to read the other way; answers how to stop. */
export function watchPageDirection(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** In the browser only. */
export const pageDirection = (): PageDirection => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Around the whole application: follows the `dir` of the page. */
export function PageDirectionProvider({ children }: { children: ReactNode }): ReactNode {
  const dir = useSyncExternalStore(watchPageDirection, pageDirection, () => 'ltr' as const);
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}

export const usePageDirection = (): PageDirection => Direction.useDirection();

/** The step of the right arrow key among things side by side: 1 forwards, -1 back. */
export function stepToTheRight(among: Element): 1 | -1 {
  return getComputedStyle(among).direction === 'rtl' ? -1 : 1;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * The side that a part opens to. Callers name it for a page that reads from the left; where it reads from the right,
 * left and right change places.
 */
export function useSide(side: Side): Side {
  const mirrored = usePageDirection() === 'rtl';
  if (!mirrored || side === 'top' || side === 'bottom') return side;
  return side === 'left' ? 'right' : 'left';
}
