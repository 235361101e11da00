/** Layouts keep clear of what a platform covers, if it is known; other pages are laid out as usual. */
import { describe, expect, it } from 'vitest';
import { PageBuilder } from '#design/templates/page-builder.ts';
import type { CompositionInput } from '#design/templates/composition-input.ts';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { coveredParts, type Destination } from './shown-on.ts';
import { pageCovers } from './page-covers.ts';
import { findPlatform } from './platforms.ts';
import { intersectionOf } from '../../document/geometry.ts';

const VERTICAL = { width: 1080, height: 1920 };
const COVER = { width: 1640, height: 924 };

const boardOf = (page: { width: number; height: number }, destination: Destination | null): PageBuilder =>
  new PageBuilder({
    page,
    covers: destination && pageCovers(page, destination),
    content: { headline: 'Hello', subheading: null, offer: null, callToAction: null, lines: [] },
    pictures: [],
    logo: null,
    palette: {
      background: '#ffffff',
      ink: '#111111',
      accent: '#cc3300',
      panel: '#eeeeee',
    } as CompositionInput['palette'],
    type: {} as CompositionInput['type'],
    energy: 'clean',
    twist: 0,
    measure: roughMeasure,
  });

describe('where words may stand', () => {
  it.each<readonly [string, { width: number; height: number }, Destination]>([
    ['TikTok', VERTICAL, { platform: findPlatform('tiktok') }],
    ['a reel', VERTICAL, { title: 'reel for the launch' }],
    ['a Short', VERTICAL, { platform: findPlatform('youtube-short') }],
    ['a Facebook cover', COVER, {}],
    ['TikTok and WhatsApp', VERTICAL, { title: 'tiktok and whatsapp' }],
  ])('%s', (_what, page, destination) => {
    const { safe } = boardOf(page, destination);
    for (const { box } of coveredParts(page, destination)) {
      const shared = intersectionOf(box, safe);
      expect(shared === null || Math.min(shared.width, shared.height) < 1e-6).toBe(true);
    }
    expect(safe.width * safe.height).toBeGreaterThan(page.width * page.height * 0.3);
  });

  it.each<readonly [string, { width: number; height: number }, Destination]>([
    ['a story', VERTICAL, { title: 'story' }],
    ['a vertical page for anything', VERTICAL, {}],
    ['a square', { width: 1080, height: 1080 }, { title: 'tiktok' }],
    ['a banner of which a corner is covered', { width: 1584, height: 396 }, {}],
  ])('as ever: %s', (_what, page, destination) => {
    expect(pageCovers(page, destination)).toBeNull();
    expect(boardOf(page, destination).safe).toEqual(boardOf(page, null).safe);
  });
});
