/** Elements are found by their names and by synonyms, the best matches first, while typing. */
import { describe, expect, it } from 'vitest';
import { emojiIndex } from '#tools/libraries/emoji/emoji-index.ts';
import { iconIndex, iconPart, iconParts, ICONS_PER_PART, LIBRARY_WEIGHTS } from '#tools/libraries/icons/icon-index.ts';
import { LINES, SHAPES } from './shape-list.ts';
import { searchByWords } from '#app/services/search/word-search.ts';

const first = (list: readonly { id: string; name: string; words: readonly string[] }[], query: string, count = 8) =>
  searchByWords(list, query)
    .slice(0, count)
    .map(({ id }) => id);

describe('search by words', () => {
  it.each([
    ['fire', '🔥'],
    ['discount', '🏷️'],
    ['red heart', '❤️'],
    ['shipping', '📦'],
    ['sneakers', '👟'],
    ['part', '🎉'],
    ['germany', '🇩🇪'],
  ])('finds for “%s” the sticker %s', (query, emoji) => {
    expect(first(emojiIndex(), query)).toContain(emoji);
  });

  it.each([
    ['shop', 'storefront'],
    ['delivery', 'truck'],
    ['whats', 'whatsapp-logo'],
    ['mail', 'envelope-simple'],
    ['arrow right', 'arrow-right'],
    ['shoes', 'sneaker'],
  ])('finds for “%s” the icon %s', (query, icon) => {
    expect(first(iconIndex(), query, 20)).toContain(icon);
  });

  it.each([
    ['price', 'tag'],
    ['comic', 'speech-bubble'],
    ['badge', 'burst'],
    ['bracket', 'left-bracket'],
    ['circles', 'circle'],
  ])('finds for “%s” the shape %s', (query, shape) => {
    expect(first(SHAPES, query, 30)).toContain(shape);
  });

  it.each([
    ['birtday', '🎂'],
    ['shoping bags', '🛍️'],
    ['umberlla', '☂️'],
    ['❤', '❤️'],
    ['🔥', '🔥'],
  ])('forgives “%s” a letter, and takes the sign itself', (query, emoji) => {
    expect(first(emojiIndex(), query)).toContain(emoji);
  });

  it.each([
    ['café', '☕'],
    ['piñata', '🪅'],
  ])('finds “%s” with its accents', (query, emoji) => {
    expect(first(emojiIndex(), query)).toContain(emoji);
  });

  it('forgives nothing where something is spelt like that, nor short words', () => {
    expect(
      searchByWords(emojiIndex(), 'heart').every(({ name, words }) =>
        [name, ...words].some((said) => said.includes('heart')),
      ),
    ).toBe(true);
    expect(searchByWords(SHAPES, 'stra')).toEqual([]);
  });

  it('puts the thing of that name first and leaves out what misses a word', () => {
    expect(first(SHAPES, 'star', 1)).toEqual(['star']);
    expect(first(LINES, 'dashed arrow', 1)).toEqual(['dashedArrow']);
    expect(searchByWords(SHAPES, 'star qqxzz')).toEqual([]);
    expect(searchByWords(SHAPES, '  ')).toBe(SHAPES);
  });
});

describe('what the library lists', () => {
  it('knows about 1,900 emoji and 1,500 icons, each once, all with a category', () => {
    for (const [index, least] of [
      [emojiIndex(), 1_880],
      [iconIndex(), 1_500],
    ] as const) {
      expect(index.length).toBeGreaterThan(least);
      expect(new Set(index.map(({ id }) => id)).size).toBe(index.length);
      expect(index.every(({ name, category }) => name !== '' && category !== '')).toBe(true);
    }
    expect(iconIndex()[0]?.id).toBe('heart');
  });

  it('has more than forty shapes, each once', () => {
    expect(new Set(SHAPES.map(({ id }) => id)).size).toBe(SHAPES.length);
    expect(SHAPES.length).toBeGreaterThan(60);
  });

  it('gives the outlines of a part in the order of the index', () => {
    const place = iconIndex().findIndex(({ id }) => id === 'coffee');
    for (const weight of LIBRARY_WEIGHTS) {
      const part = iconPart(weight, Math.floor(place / ICONS_PER_PART));
      expect(part?.[place % ICONS_PER_PART]?.pieces).toHaveLength(weight === 'duotone' ? 2 : 1);
    }
    expect(iconPart('fill', iconParts())).toBeNull();
    expect(iconPart('fill', -1)).toBeNull();
  });
});
