/** The look shared by everything that opens above the page: menus, popovers, lists. */

export const floatingClass =
  'z-50 animate-pop rounded-card border border-line bg-raised text-ink shadow-float outline-none data-[side=top]:[--pop-from:4px]';

export const itemClass =
  'relative flex min-h-8 cursor-default items-center gap-2.5 rounded-small px-2.5 py-1 text-13 outline-none select-none ' +
  'data-highlighted:bg-tint-strong data-disabled:pointer-events-none data-disabled:opacity-45';
