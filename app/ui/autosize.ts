/** A text area that is as tall as its words, between a least and a most number of lines. */
import { useLayoutEffect, type RefObject } from 'react';

/** Runs again whenever `value` changes. Server rendering starts from the `rows` attribute. */
export function useAutosize(area: RefObject<HTMLTextAreaElement | null>, value: string, mostLines: number): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const line = Number.parseFloat(style.lineHeight) || 22;
    const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
    element.style.height = 'auto';
    const wanted = Math.min(element.scrollHeight, Math.round(line * mostLines + padding));
    element.style.height = `${wanted}px`;
    element.style.overflowY = element.scrollHeight > wanted + 1 ? 'auto' : 'hidden';
  }, [area, value, mostLines]);
}
