/** The look and place shared by everything that opens above the page: menus, popovers, lists. */
import { createContext, useContext } from 'react';

export const floatingClass =
  'z-50 animate-pop rounded-card border border-line bg-raised text-ink shadow-float outline-none data-[side=top]:[--pop-from:4px]';

export const itemClass =
  'relative flex min-h-8 cursor-default items-center gap-2.5 rounded-small px-2.5 py-1 text-13 outline-none select-none ' +
  'data-highlighted:bg-tint-strong data-disabled:pointer-events-none data-disabled:opacity-45';

/** Set inside dialogs, which cover the page's main part and hide it from screen readers. */
export const InDialog = createContext(false);

/**
 * The parent of menus, lists and tooltips: the page's main part, above everything by their z-index, so that screen
 * reader users who navigate by landmarks find them too. Undefined, which means the end of the page, on the server, on a
 * page without a main part, and in a dialog, whose menus must be above it.
 */
export function useFloatingContainer(): HTMLElement | undefined {
  const inDialog = useContext(InDialog);
  if (inDialog || typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLElement>('main') ?? undefined;
}
