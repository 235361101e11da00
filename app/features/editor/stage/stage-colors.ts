/** The theme's colors, resolved for the canvas; recomputed whenever the theme changes. */
import { useEffect, useState, type RefObject } from 'react';
import type { StageColors } from './canvas-controller.client.ts';

/** Null until the element is mounted. */
export function useStageColors(host: RefObject<HTMLElement | null>): StageColors | null {
  const [colors, setColors] = useState<StageColors | null>(null);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const read = () => {
      const accent = resolve(element, 'var(--accent)');
      setColors({
        accent,
        surface: '#ffffff',
        frame: resolve(element, 'color-mix(in srgb, var(--accent) 10%, transparent)'),
      });
    };
    read();
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', read);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      scheme.removeEventListener('change', read);
      observer.disconnect();
    };
  }, [host]);
  return colors;
}

/** Resolves a color expression on an element; the canvas understands no variables. */
function resolve(element: HTMLElement, expression: string): string {
  const probe = document.createElement('span');
  probe.style.color = expression;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
