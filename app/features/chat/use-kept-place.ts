/**
 * Keeps what is in view where it is when something is put in front of the list. Browsers do so too, but not at the very
 * top.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** `first` identifies the first message; when another one comes before it, the view moves along. */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  first: string | undefined,
): void {
  const before = useRef<{ element: HTMLElement; offset: number } | null>(null);
  useLayoutEffect(() => {
    const area = scroller.current;
    const element = content.current?.querySelector<HTMLElement>('article') ?? null;
    const was = before.current;
    // Set in the same breath as the change, so that nobody sees it elsewhere; the browser's own keeping is over with
    // that.
    if (area && was && was.element !== element && was.element.isConnected)
      area.scrollTop += was.element.offsetTop - was.offset;
    before.current = element && { element, offset: element.offsetTop };
  }, [scroller, content, first]);
}
