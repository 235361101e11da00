/** Keeps what is in view in place when something is inserted above. Browsers do so too, except at the very top. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** `first` identifies the first message; when another one precedes it, the view moves along. */
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
    // Set in the same frame as the change, so that no jump is visible; this replaces the browser's own scroll
    // anchoring.
    if (area && was && was.element !== element && was.element.isConnected)
      area.scrollTop += was.element.offsetTop - was.offset;
    before.current = element && { element, offset: element.offsetTop };
  }, [scroller, content, first]);
}
