/** Brings a part into sight that may have been requested from outside of the visible area. */
import { useEffect, useRef, type RefObject } from 'react';

/** `asked`: someone is waiting for it. */
export function useInSight(asked: boolean): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up function.
    if (asked) part.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return part;
}
