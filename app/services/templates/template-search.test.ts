/** Templates are found by what sellers call their goods, trades, platforms and pages. */
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '#design/templates/catalogue/catalogue.ts';
import { findTemplates, searchable } from './template-search.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';

const ALL = searchable(
  TEMPLATES.map(({ pictures, content: _, ...template }): ListedTemplate => ({
    ...template,
    photos: pictures.length,
    colors: [],
    ground: '#ffffff',
  })),
  [],
);
const find = (query: string) => findTemplates(ALL, { query, category: null, color: null });

describe('searching templates', () => {
  it.each([
    'sneakers',
    'jewelry',
    'jewellery',
    'candles',
    'skincare',
    't-shirt',
    'handbag',
    'pottery',
    'crochet',
    'yoga',
    'gym',
    'barber',
    'florist',
    'restaurant',
    'photography',
    'vintage',
    'etsy',
    'etsy christmas',
    'vinted',
    'depop',
    'pinterest',
    'tiktok',
    'flyer',
    'poster',
    'banner',
    'story',
    'christmas story',
    'sale poster',
  ])('finds several for “%s”', (query) => {
    expect(find(query).length).toBeGreaterThanOrEqual(6);
  });

  it('puts what is called so before what only goes with it', () => {
    expect(
      find('candle')
        .slice(0, 3)
        .every(({ words, title }) =>
          [title.toLowerCase(), ...words.slice(0, 8)].some((word) => word.includes('candle')),
        ),
    ).toBe(true);
    expect(find('price list')[0]?.title).toBe('Price list');
    expect(find('black friday')[0]?.title).toBe('Black Friday');
  });

  it('takes where it goes for an order among what is asked, and for a choice alone', () => {
    const christmas = find('christmas');
    const stories = find('christmas story');
    expect(new Set(stories)).toEqual(new Set(christmas));
    expect(stories[0]?.shape).toBe('story');
    expect(new Set(find('instagram stories').map(({ shape }) => shape))).toEqual(new Set(['story']));
    expect(new Set(find('facebook cover').map(({ shape }) => shape))).toContain('banner');
    expect(find('depop post').length).toBeGreaterThan(6);
    expect(new Set(find('flyer').map(({ shape }) => shape))).toEqual(new Set(['paper']));
  });

  it('finds forms of a word, and what is one letter away', () => {
    expect(find('bakeries')).toEqual(find('bakery'));
    expect(find('flyers')).toEqual(find('flyer'));
    expect(find('restauramt').length).toBeGreaterThan(0);
    expect(find('qqqqq')).toEqual([]);
  });
});
