/** Which link of the header is marked on which page. */
import { expect, test } from 'vitest';
import { accountSections, currentOf, personalPages, prices, visitorSections } from './site-sections.ts';

const marked = (path: string) =>
  [...accountSections, ...personalPages].flatMap((section) => {
    const current = currentOf(section, path);
    return current ? [`${section.to} ${current}`] : [];
  });

test.each([
  ['/ai-design', '/ai-design page'],
  ['/ai-design/', '/ai-design page'],
  ['/ai-design/chat/1', '/ai-design true'],
  ['/projects', '/projects page'],
  ['/projects/trash', '/projects true'],
  ['/blend/1', '/projects true'],
  ['/recipes', '/recipes page'],
  ['/assisted/1', '/recipes true'],
  ['/create-design', '/create-design page'],
  ['/create-design/video', '/create-design true'],
  ['/try-on/image/1', '/create-design true'],
  ['/text-2-image/sticker', '/create-design true'],
  ['/brand-kit', '/brand-kit page'],
  ['/uploads', '/uploads page'],
  ['/history/logos', '/history/generations true'],
  ['/settings/devices', '/settings true'],
])('%s is marked as %s, and nothing else', (path, link) => {
  expect(marked(path)).toEqual([link]);
});

test.each(['/', '/paywall', '/ai-designer', '/recipes-of-mine', '/start-blank'])('%s belongs to no section', (path) => {
  expect(marked(path)).toEqual([]);
  expect([...visitorSections, prices].filter((section) => currentOf(section, path))).toEqual([]);
});
