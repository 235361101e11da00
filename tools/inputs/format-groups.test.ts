/** Formats as screens offer them: each once, grouped by where it is seen, searchable by common names. */
import { expect, it } from 'vitest';
import { FORMAT_GROUPS, formatGroups, searchFormats } from './format-groups.ts';
import { PAGE_FORMATS } from './formats.ts';

const found = (search: string): string[] => searchFormats(search).flatMap(({ formats }) => formats.map(({ id }) => id));

it('offers every format once', () => {
  expect(FORMAT_GROUPS.flatMap(({ formats }) => formats.map(({ id }) => id)).sort()).toEqual(
    PAGE_FORMATS.map(({ id }) => id).sort(),
  );
});

it('puts paper under print, and what shops show under shops', () => {
  const groupOf = (id: string) =>
    FORMAT_GROUPS.find(({ formats }) => formats.some((format) => format.id === id))?.title;
  expect(['a5', 'a6', 'us-letter', 'postcard'].map(groupOf)).toEqual(Array(4).fill('home.formatPrint'));
  expect(['etsy-banner', 'shopify'].map(groupOf)).toEqual(Array(2).fill('home.formatListing'));
});

it('offers someone’s own first, as many as a glance takes in', () => {
  const [yours] = formatGroups(['etsy', 'no-such-format', 'a4']);
  expect(yours?.title).toBe('home.formatYours');
  expect(yours?.formats.map(({ id }) => id)).toEqual(['etsy', 'a4']);
  expect(formatGroups(PAGE_FORMATS.map(({ id }) => id))[0]?.formats).toHaveLength(6);
  expect(formatGroups()).toEqual(FORMAT_GROUPS);
});

it('finds by name, other names and size', () => {
  expect(found('')).toHaveLength(PAGE_FORMATS.length);
  expect(found('insta story')).toContain('instagram-story');
  expect(found('1280 720')).toEqual(['youtube-thumbnail']);
  expect(found('1500 × 500')).toContain('x-header');
  expect(found('twitter banner')).toEqual(['x-header']);
  expect(found('Etsy banner')).toEqual(['etsy-banner']);
  expect(found('nothing like it')).toEqual([]);
});
