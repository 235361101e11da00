/** The sections that the header links to, and the section of a page. Pure. */
import type { MessageKey } from '#messages/message.ts';

export interface Section {
  to: string;
  label: MessageKey;
  /** The paths of its pages. */
  pages: RegExp;
}

const templates: Section = {
  to: '/recipes',
  label: 'shell.templates',
  pages: /^\/(?:recipes|assisted|load-editor-recipe)(?:$|\/)/,
};
const tools: Section = {
  to: '/create-design',
  label: 'shell.tools',
  pages:
    /^\/(?:create-design|ai-backgrounds|ai-video|lifestyle-shot|logo-generator|magic-erase|models|remove-background|retake|text-2-image|text-on-image|try-on|upscale)(?:$|\/)/,
};

/** For accounts. */
export const accountSections: readonly Section[] = [
  { to: '/ai-design', label: 'shell.home', pages: /^\/ai-design(?:$|\/)/ },
  { to: '/projects', label: 'shell.projects', pages: /^\/(?:projects|blend)(?:$|\/)/ },
  templates,
  tools,
  { to: '/brand-kit', label: 'shell.brandKit', pages: /^\/brand-kit(?:$|\/)/ },
];

export const visitorSections: readonly Section[] = [tools, templates];

/** Prices for visitors: a section of the front page. */
export const prices: Section = { to: '/#prices', label: 'shell.prices', pages: /^$/ };

/** Pages about the account itself. */
export const personalPages: readonly Section[] = [
  { to: '/uploads', label: 'shell.uploads', pages: /^\/uploads(?:$|\/)/ },
  { to: '/history/generations', label: 'shell.history', pages: /^\/history(?:$|\/)/ },
  { to: '/settings', label: 'settings.title', pages: /^\/settings(?:$|\/)/ },
];

/** For those who run this copy. */
export const operatorPages: readonly Section[] = [{ to: '/admin', label: 'admin.title', pages: /^\/admin(?:$|\/)/ }];

/** `aria-current` of a link to the section: `page` on the page it links to, `true` on the section's other pages. */
export function currentOf({ to, pages }: Section, pathname: string): 'page' | 'true' | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === to) return 'page';
  return pages.test(path) ? 'true' : undefined;
}
