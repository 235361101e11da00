/**
 * What platforms cover: known by choice, title or size; reported only if surely covered; fixed by the smallest move
 * that harms nothing.
 */
import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../../document/document.ts';
import { createShapeLayer } from '../../document/create.ts';
import { applyOperations } from '../../operations/apply.ts';
import { fixFor } from '../fix-hint.ts';
import { hintPage } from '../hint-page.ts';
import { pageOf, picture, ports, solid, text, type Made } from '../lint.samples.ts';
import { findPlatform, PLATFORMS } from './platforms.ts';
import { platformsOfShape, shownOn, type Destination } from './shown-on.ts';

const VERTICAL = { width: 1080, height: 1920 };
const THUMBNAIL = { width: 1280, height: 720 };
const COVER = { width: 1640, height: 924 };
const BANNER = { width: 1584, height: 396 };
const PORTRAIT = { width: 1080, height: 1350 };
const badge =
  (more: object): Made =>
  (place) =>
    createShapeLayer({ ...place, shape: { kind: 'rectangle', radius: 0 }, fill: solid('#ffee88'), ...more });

async function hints({ document, page }: { document: DesignDocument; page: string }, destination: Destination = {}) {
  return (await hintPage(document, page, { ...ports, ...destination })).filter(({ rule }) => rule === 'unsafe-zone');
}

/** A corner of a layer on a page that contains it. */
function at(document: DesignDocument | null, id: string): { x: number; y: number } {
  const layer = document?.layers[id];
  if (!layer || layer.type === 'group') throw new Error('It was not mended');
  return layer;
}

async function fixed(
  made: { document: DesignDocument; page: string },
  destination: Destination = {},
): Promise<DesignDocument | null> {
  const [hint] = await hints(made, destination);
  if (!hint) throw new Error('Nothing was found');
  const operations = await fixFor(hint, made.document, made.page, { ...ports, ...destination });
  return operations.length === 0 ? null : applyOperations(made.document, operations).document;
}

describe('platforms', () => {
  it('say where it is written, each by an id of its own, and cover parts of the page', () => {
    expect(PLATFORMS.every(({ source }) => URL.canParse(source))).toBe(true);
    expect(new Set(PLATFORMS.map(({ id }) => id)).size).toBe(PLATFORMS.length);
    for (const { covers, ratio, ownSize } of PLATFORMS) {
      expect(covers.length).toBeGreaterThan(0);
      for (const { box } of covers)
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1.000001 && box.y + box.height <= 1.000001).toBe(true);
      if (ownSize) expect(ownSize.width / ownSize.height).toBeCloseTo(ratio, 6);
    }
  });

  it.each<readonly [string, { width: number; height: number }, Destination, string[], boolean]>([
    ['a size that nothing else has', COVER, {}, ['facebook-cover'], true],
    ['a LinkedIn banner', BANNER, {}, ['linkedin-banner'], true],
    ['wide pages that may be anything', THUMBNAIL, {}, [], false],
    ['an upright page of no known purpose', PORTRAIT, {}, [], false],
    ['a title', VERTICAL, { title: 'TikTok cover for my sneaker sale' }, ['tiktok'], true],
    ['a title of one word', VERTICAL, { title: 'Story: new drop' }, ['instagram-story'], true],
    ['another story', VERTICAL, { title: 'facebook story about our market' }, ['facebook-story'], true],
    [
      'shorts to wear',
      VERTICAL,
      { title: 'Linen shorts, new in' },
      ['instagram-story', 'facebook-story', 'whatsapp-status', 'instagram-reel', 'tiktok', 'youtube-short'],
      false,
    ],
    ['a Short', VERTICAL, { title: 'YouTube Shorts intro' }, ['youtube-short'], true],
    ['a title that names two', VERTICAL, { title: 'for tiktok and whatsapp' }, ['whatsapp-status', 'tiktok'], true],
    ['a copy for another platform', VERTICAL, { title: 'Story of the week – TikTok video cover' }, ['tiktok'], true],
    ['a choice', VERTICAL, { title: 'Insta story', platform: findPlatform('tiktok') }, ['tiktok'], true],
    [
      'a choice from when the page had another shape',
      COVER,
      { platform: findPlatform('tiktok') },
      ['facebook-cover'],
      true,
    ],
    ['a title of another shape', COVER, { title: 'tiktok' }, ['facebook-cover'], true],
    [
      'a wide page whose title says it',
      { width: 1920, height: 1080 },
      { title: 'Thumbnail for the unboxing' },
      ['youtube-thumbnail'],
      true,
    ],
    [
      'an Instagram portrait by its title',
      PORTRAIT,
      { title: 'Insta post, spring sale' },
      ['instagram-portrait'],
      true,
    ],
    ['a square', { width: 1080, height: 1080 }, { title: 'TikTok' }, [], false],
  ])('are known by %s', (_what, size, destination, platforms, known) =>
    expect([shownOn(size, destination).platforms.map(({ id }) => id), shownOn(size, destination).known]).toEqual([
      platforms,
      known,
    ]),
  );

  it('are offered by shape alone', () => {
    expect(platformsOfShape({ width: 720, height: 1280 }).map(({ id }) => id)).toContain('whatsapp-status');
    expect(platformsOfShape({ width: 1000, height: 1500 })).toEqual([]);
  });
});

describe('words that are covered', () => {
  it.each<readonly [string, { width: number; height: number }, Destination, Parameters<typeof text>[1], RegExp | null]>(
    [
      ['anywhere: at the very top', VERTICAL, {}, { y: 60 }, /at the top, where apps/],
      ['anywhere: at the very bottom', VERTICAL, {}, { y: 1800 }, /at the bottom, where apps/],
      ['anywhere: where only some cover', VERTICAL, {}, { y: 200 }, null],
      ['the end of a descender', VERTICAL, { title: 'story' }, { y: 1604 }, null],
      ['a story: there', VERTICAL, { title: 'story' }, { y: 180 }, /the profile at the top \(Instagram story\)/],
      ['a WhatsApp status', VERTICAL, { title: 'whatsapp' }, { y: 1750 }, /reply field.*WhatsApp/],
      ['a reel, in the grid', VERTICAL, { title: 'reel' }, { y: 170 }, /profile grid/],
      ['a reel, played', VERTICAL, { title: 'reel' }, { y: 1600 }, /caption.*Instagram reel/],
      ['TikTok: its caption', VERTICAL, { title: 'tiktok' }, { y: 1560 }, /caption.*TikTok/],
      [
        'TikTok: its buttons',
        VERTICAL,
        { title: 'tiktok' },
        { x: 500, width: 500, text: 'W'.repeat(16), y: 1200 },
        /buttons on the right/,
      ],
      [
        'TikTok: above its buttons',
        VERTICAL,
        { title: 'tiktok' },
        { x: 500, width: 500, text: 'W'.repeat(16), y: 700 },
        null,
      ],
      ['a Short', VERTICAL, { title: 'youtube shorts' }, { y: 1440 }, /caption.*YouTube Short/],
      ['a thumbnail', THUMBNAIL, { title: 'youtube' }, { x: 1000, width: 270, y: 630 }, /video’s length/],
      ['a thumbnail, at the lower left', THUMBNAIL, { title: 'youtube' }, { x: 40, y: 630 }, null],
      ['a cover on computers', COVER, {}, { y: 60 }, /cut off on computers/],
      ['a cover, its middle', COVER, {}, { y: 400 }, null],
      ['a wide page that may be anything', THUMBNAIL, {}, { x: 1000, width: 270, y: 630 }, null],
      ['a banner below the photo', BANNER, {}, { x: 40, y: 300 }, /profile photo/],
      ['a banner, above the photo', BANNER, {}, { x: 40, y: 60 }, null],
      ['a portrait in the grid', PORTRAIT, { title: 'instagram' }, { x: 10, y: 500 }, /profile grid/],
      ['a portrait for anything', PORTRAIT, {}, { x: 10, y: 500 }, null],
    ],
  )('%s', async (_what, size, destination, more, words) => {
    const found = await hints(pageOf([text('Buy it now', more)], size), destination);
    expect(found.map((hint) => hint.words).join()).toMatch(words ?? /^$/);
    expect(found).toHaveLength(words ? 1 : 0);
  });
});

describe('the fix', () => {
  it('moves words by as little as does', async () => {
    const document = await fixed(pageOf([text('Buy it now', { y: 1600 })], VERTICAL), { title: 'tiktok' });
    const { x, y } = at(document, 'l0');
    expect(x).toBe(100);
    expect(y).toBeGreaterThan(1480);
    expect(y).toBeLessThan(1560);
  });

  it('moves them aside where that is nearer', async () => {
    const document = await fixed(pageOf([text('W'.repeat(16), { x: 500, width: 500, y: 1200 })], VERTICAL), {
      title: 'tiktok',
    });
    expect(document?.layers['l0']).toMatchObject({ y: 1200 });
  });

  it('takes the badge along, and what else is on it', async () => {
    const document = await fixed(
      pageOf(
        [
          badge({ x: 90, y: 1720, width: 500, height: 130 }),
          text('Buy it now', { y: 1730, width: 400 }),
          text('today', { y: 1800, width: 300, fontSize: 30 }),
        ],
        VERTICAL,
      ),
      { title: 'whatsapp' },
    );
    const ys = ['l0', 'l1', 'l2'].map((id) => at(document, id).y);
    expect(ys[0]).toBeLessThan(1670 - 130 + 1);
    expect(ys.map((y) => y - (ys[0] ?? 0))).toEqual([0, 10, 80]);
  });

  it('jumps no picture and no words: what has no room stays', async () => {
    const crowded = pageOf(
      [picture({ x: 0, y: 260, width: 1080, height: 1380 }), text('Buy it now', { y: 1730 })],
      VERTICAL,
    );
    expect(await fixed(crowded, { title: 'whatsapp' })).toBeNull();
    const stacked = await fixed(pageOf([text('Only today', { y: 1550 }), text('Buy it now', { y: 1730 })], VERTICAL), {
      title: 'whatsapp',
    });
    expect(stacked === null || at(stacked, 'l1').y < 1490).toBe(true);
  });

  it('keeps to the photo that fills the page', async () => {
    const document = await fixed(
      pageOf(
        [
          picture({ x: 0, y: 0, width: 1080, height: 1920, crop: { x: 0, y: 0, width: 0.5625, height: 1 } }),
          text('Buy it now', { y: 1750 }),
        ],
        VERTICAL,
      ),
      { title: 'whatsapp' },
    );
    expect(at(document, 'l1').y).toBeLessThan(1670);
  });
});
