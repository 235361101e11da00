/**
 * The page's reading direction: for components that handle keys and positions themselves (sliders, menus, segments),
 * and for code that computes in screen px.
 */
import * as Direction from 'radix-ui/direction';
import { useSyncExternalStore, type ReactNode } from 'react';

export type PageDirection = 'ltr' | 'rtl';

/** Calls the listener whenever the page's reading direction changes; returns the function that stops it. */
export function watchPageDirection(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** In the browser only. */
export const pageDirection = (): PageDirection => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Wraps the whole application: follows the `dir` of the page. */
export function PageDirectionProvider({ children }: { children: ReactNode }): ReactNode {
  const dir = useSyncExternalStore(watchPageDirection, pageDirection, () => 'ltr' as const);
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}

export const usePageDirection = (): PageDirection => Direction.useDirection();

/** The step of the right arrow key in a row: 1 forwards, -1 back. */
export function stepToTheRight(among: Element): 1 | -1 {
  return getComputedStyle(among).direction === 'rtl' ? -1 : 1;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * The side on which a part opens. Callers name it for left-to-right pages; in right-to-left pages left and right are
 * swapped.
 */
export function useSide(side: Side): Side {
  const mirrored = usePageDirection() === 'rtl';
  if (!mirrored || side === 'top' || side === 'bottom') return side;
  return side === 'left' ? 'right' : 'left';
}
