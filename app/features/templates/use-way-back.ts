/**
 * The place on a page whose content comes after it: kept for each entry of the browser's history, and gone back to as
 * soon as the content is there. The router's own scrolling comes too early for that.
 */
import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** `ready`: the page is as high as it was left. */
export function useWayBack(ready: boolean): void {
  const { key } = useLocation();
  const came = useNavigationType();
  /** Only coming here counts: later the page writes into its own address. */
  const arrival = useRef({ key, isBack: came === NavigationType.Pop });

  // Let go of before the next page is scrolled to its top, which is no place on this one.
  useLayoutEffect(() => {
    if (!ready) return;
    const { isBack, key: first } = arrival.current;
    arrival.current = { key, isBack: false };
    const kept = isBack && first === key ? read(key) : null;
    const keep = (): void => write(key, window.scrollY);
    // At the next frame: only then what came has its height.
    const frame = requestAnimationFrame(() => {
      if (kept !== null) window.scrollTo({ top: kept, behavior: 'instant' });
      keep();
      window.addEventListener('scroll', keep, { passive: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [ready, key]);
}

const nameOf = (key: string): string => `blend.place.${key}`;

function read(key: string): number | null {
  try {
    const kept = Number(sessionStorage.getItem(nameOf(key)) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

function write(key: string, top: number): void {
  try {
    sessionStorage.setItem(nameOf(key), String(Math.round(top)));
  } catch {
    // Without storage the way back leads to the top.
  }
}
