/** Titles that name the destination: as copies, templates and blank designs get them, and as hints read them. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#design/document/limits.ts';
import { shownOn } from '#design/lint/platforms/shown-on.ts';
import { destinationIn, formatOf, titleFor } from './format-titles.ts';
import { findFormat, PAGE_FORMATS } from './formats.ts';

const format = (id: string) => findFormat(id) ?? PAGE_FORMATS[0]!;
const made = (title: string, id: string) => titleFor(title, format(id), format(id));

describe('titles', () => {
  it('end in the format, or without one in the size, and in one alone', () => {
    expect(made('Summer sale', 'tiktok')).toBe('Summer sale – TikTok video cover');
    expect(titleFor('Summer sale', { width: 900, height: 300 }, null)).toBe('Summer sale – 900 × 300');
    expect(made('Summer sale – Instagram story', 'tiktok')).toBe('Summer sale – TikTok video cover');
    expect(made('Summer sale – 900 × 300', 'ebay')).toBe('Summer sale – eBay listing');
    expect(made('Sale – 20% off', 'ebay')).toBe('Sale – 20% off – eBay listing');
    expect(made('Instagram story', 'tiktok')).toBe('Instagram story – TikTok video cover');
    expect(made('x'.repeat(500), 'tiktok')).toHaveLength(LIMITS.nameLength);
  });

  it.each([
    ['TikTok teaser', 'instagram-story', ['instagram-story']],
    ['Our Instagram story – TikTok video cover', 'facebook-story', ['facebook-story']],
    ['YouTube launch', 'x-post', []],
    ['YouTube launch', 'youtube-thumbnail', ['youtube-thumbnail']],
  ])('of copies of “%s” say their own platform alone: %s', (title, id, platforms) => {
    const told = shownOn(format(id), { title: destinationIn(made(title, id)) });
    expect(told.platforms.map((platform) => platform.id)).toEqual(platforms);
  });

  it('of copies in a size of one’s own, and in formats of no platform, say none', () => {
    const vertical = { width: 1080, height: 1920 };
    expect(shownOn(vertical, { title: destinationIn(titleFor('Instagram story', vertical, null)) }).known).toBe(false);
    expect(shownOn(vertical, { title: destinationIn(made('Instagram story', 'vertical-9-16')) }).known).toBe(false);
    expect(
      shownOn(vertical, { title: destinationIn('TikTok teaser – 20% off') }).platforms.map(({ id }) => id),
    ).toEqual(['tiktok']);
  });

  it('tell the format that a design was made in, as long as it has that shape', () => {
    expect(formatOf('Linen shirt – eBay listing', { width: 1600, height: 1600 })?.id).toBe('ebay');
    expect(formatOf('eBay listing', { width: 800, height: 800 })?.id).toBe('ebay');
    expect(formatOf('Linen shirt – eBay listing', { width: 1080, height: 1920 })).toBeNull();
    expect(formatOf('Sold on eBay', { width: 1600, height: 1600 })).toBeNull();
  });
});
