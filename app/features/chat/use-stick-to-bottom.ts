/** Keeps a scroller at its end while its contents grow, but only while the reader is there already. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Nearer than this to the end counts as being there, px. */
const near = 32;

export interface StickToBottom {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  /** The reader has scrolled up: something new may be out of sight. */
  away: boolean;
  toBottom(smooth?: boolean): void;
}

export function useStickToBottom(): StickToBottom {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const [away, setAway] = useState(false);

  const toBottom = useCallback((smooth = false): void => {
    stuck.current = true;
    setAway(false);
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.current?.scrollTo({
      top: scroller.current.scrollHeight,
      behavior: smooth && !calm ? 'smooth' : 'instant',
    });
  }, []);

  useEffect(() => {
    const area = scroller.current;
    const inside = content.current;
    if (!area || !inside) return;
    let height = area.scrollHeight;
    let top = area.scrollTop;
    const scrolled = (): void => {
      const atEnd = area.scrollHeight - area.scrollTop - area.clientHeight < near;
      // Growth moves the end away from a reader who has not moved; only scrolling up releases it.
      if (atEnd) stuck.current = true;
      else if (area.scrollTop < top - 1 && area.scrollHeight >= height) stuck.current = false;
      top = area.scrollTop;
      height = area.scrollHeight;
      setAway(!stuck.current);
    };
    const grown = new ResizeObserver(() => {
      if (!stuck.current) return;
      area.scrollTo({ top: area.scrollHeight, behavior: 'instant' });
      // Shrinking has moved the view by itself: this was not the reader, whatever grows before its event arrives.
      top = area.scrollTop;
      height = area.scrollHeight;
    });
    area.addEventListener('scroll', scrolled, { passive: true });
    grown.observe(inside);
    grown.observe(area);
    area.scrollTo({ top: area.scrollHeight, behavior: 'instant' });
    return () => {
      area.removeEventListener('scroll', scrolled);
      grown.disconnect();
    };
  }, []);

  return { scroller, content, away, toBottom };
}
