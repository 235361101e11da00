/**
 * A text area that is as tall as its text, within a minimum and maximum number of lines. Longer text scrolls, and sets
 * `data-scrolls`.
 */
import { useLayoutEffect, type RefObject } from 'react';

/** Runs again whenever `value` changes. Server rendering starts from the `rows` attribute. */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, value: string, mostLines: number): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    element.toggleAttribute('data-scrolls', false);
    const style = getComputedStyle(element);
    const line = Number.parseFloat(style.lineHeight) || 22;
    const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
    element.style.height = 'auto';
    const wanted = Math.min(element.scrollHeight, Math.round(line * mostLines + padding));
    element.style.height = `${wanted}px`;
    const scrolls = element.scrollHeight > wanted + 1;
    element.style.overflowY = scrolls ? 'auto' : 'hidden';
    element.toggleAttribute('data-scrolls', scrolls);
  }, [area, value, mostLines]);
}
