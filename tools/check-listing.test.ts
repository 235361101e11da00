/**
 * check_listing: reports each marketplace's objections in words that a model can act on, and fixes what it can in one
 * step.
 */
import { describe, expect, it } from 'vitest';
import { createGroupLayer, createImageLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOf, intersectionOf } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import { MARKETS } from '#design/lint/markets/markets.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { checkListing } from './check-listing.ts';
import { PAGE_FORMATS } from './inputs/formats.ts';
import type { ToolOutcome } from './contract/tool.ts';

/** Grey where a photo is, else the page's background. */
const samplePixels: SamplePixels = async (document, page, box) => {
  const background = document.pages[page]?.background;
  const covered = leavesInPaintOrder(document, page).some(
    (layer) => layer.type === 'image' && intersectionOf(boundsOf(layer), box),
  );
  return covered
    ? { color: '#8899aa', spread: 0.1 }
    : { color: background?.type === 'solid' ? background.color : '#ffffff', spread: 0 };
};

/** A small product on grey with words next to it, on a page that is too small. */
function listing(size = { width: 800, height: 800 }, words: { locked?: boolean } = {}): MemoryDesign {
  const design = new MemoryDesign(size);
  const { id } = design.addPicture('mug.jpg', 2400, 2400);
  design.edit(
    { type: 'page.update', id: design.page, patch: { background: { type: 'solid', color: '#dddddd' } } },
    {
      type: 'layer.add',
      layer: createImageLayer({
        id: 'mug',
        parent: design.page,
        order: 'a1',
        name: 'Mug',
        asset: id,
        x: 200,
        y: 200,
        width: 300,
        height: 300,
      }),
    },
    {
      type: 'layer.add',
      layer: createTextLayer({
        id: 'sale',
        parent: design.page,
        order: 'a2',
        text: 'Sale',
        x: 100,
        y: 600,
        width: 300,
        ...words,
      }),
    },
  );
  return design;
}

const check = (design: MemoryDesign, market: string, fix?: boolean) =>
  design.call(checkListing, { market, ...(fix === undefined ? {} : { fix }) }, { samplePixels });
const told = (outcome: ToolOutcome) =>
  outcome.ok
    ? (outcome.output as {
        passes: boolean;
        problems: { rule: string; mend: string; layers?: string[] }[];
        fixed?: { rule: string }[];
        notes?: string[];
      })
    : null;
const rules = (list: readonly { rule: string }[] | undefined) => list?.map(({ rule }) => rule);

describe('check_listing', () => {
  it.each<readonly [string, string[]]>([
    ['amazon', ['market-ground', 'market-fill', 'market-plain', 'market-size']],
    ['ebay', ['market-plain']],
    ['Google Shopping', ['market-plain']],
    ['walmart', ['market-ground', 'market-size']],
    ['etsy', ['market-size']],
    ['Shopee', ['market-fill']],
    ['lazada', ['market-ground', 'market-fill', 'market-plain']],
    ['mercado livre', ['market-ground', 'market-fill', 'market-plain']],
    ['tokopedia', []],
  ])('tells what is against it on %s', async (market, expected) => {
    const design = listing();
    const before = design.document;
    const outcome = await check(design, market);
    expect(rules(told(outcome)?.problems)).toEqual(expected);
    expect(told(outcome)?.passes).toBe(expected.length === 0);
    expect(outcome.ok && outcome.card.key).toBe(
      expected.length === 0 ? 'tools.checkListing.passes' : 'tools.checkListing.fails',
    );
    expect(design.document).toBe(before);
  });

  it('says what would fix each', async () => {
    expect(told(await check(listing(), 'amazon'))?.problems.map(({ mend }) => mend)).toEqual([
      'remove_background layer mug, then fix: true',
      'fix: true',
      'fix: true',
      'fix: true',
    ]);
    expect(told(await check(listing(undefined, { locked: true }), 'ebay'))?.problems).toMatchObject([
      { layers: ['sale'], mend: 'delete, once it is unlocked' },
    ]);
  });

  it.each(['amazon', 'walmart', 'google-shopping', 'lazada', 'mercado-libre', 'shopee'])(
    'mends it for %s, as one step',
    async (market) => {
      const design = listing({ width: 800, height: 640 });
      const outcome = await check(design, market, true);
      expect(told(outcome)).toMatchObject({ passes: true, problems: [] });
      expect(told(outcome)?.fixed?.length).toBeGreaterThan(0);
      expect(told(await check(design, market))).toMatchObject({ passes: true });
      expect(design.log.filter(({ step }) => step === 'turn-1')).toHaveLength(1);
      design.undo();
      expect(Object.keys(design.document.layers)).toContain('sale');
      expect([design.document.width, design.document.height]).toEqual([800, 640]);
    },
  );

  it('grows the page by no more than is asked, and keeps its shape', async () => {
    const design = listing({ width: 800, height: 600 });
    await check(design, 'amazon', true);
    expect([design.document.width, design.document.height]).toEqual([1000, 750]);
    const square = listing({ width: 800, height: 600 });
    await check(square, 'walmart', true);
    expect([square.document.width, square.document.height]).toEqual([2000, 2000]);
  });

  it('says so where the photo has too few pixels for the larger page', async () => {
    const design = new MemoryDesign({ width: 700, height: 700 });
    const { id } = design.addPicture('small.jpg', 600, 600);
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'photo',
        parent: design.page,
        order: 'a1',
        asset: id,
        x: 0,
        y: 0,
        width: 700,
        height: 700,
      }),
    });
    const outcome = told(await check(design, 'etsy', true));
    expect(outcome).toMatchObject({ passes: true });
    expect(outcome?.notes?.join()).toContain('600 × 600');
  });

  it('leaves locked layers alone, and what passes', async () => {
    const locked = listing(undefined, { locked: true });
    expect(told(await check(locked, 'ebay', true))).toMatchObject({ passes: false, fixed: [] });
    expect(locked.document.layers['sale']).toBeDefined();
    const fine = listing({ width: 1080, height: 1080 });
    const before = fine.document;
    expect(told(await check(fine, 'tokopedia', true))).toMatchObject({ passes: true, fixed: [] });
    expect(fine.document).toBe(before);
  });

  it('takes nothing off a page without a photo, and says what is missing', async () => {
    const design = new MemoryDesign({ width: 1080, height: 1080 });
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent: design.page,
        order: 'a1',
        text: 'Restock',
        x: 100,
        y: 100,
        width: 600,
      }),
    });
    const before = design.document;
    const outcome = told(await check(design, 'ebay', true));
    expect(outcome).toMatchObject({
      passes: false,
      fixed: [],
      problems: [{ rule: 'market-photo', mend: 'add_image' }],
    });
    expect(design.document).toBe(before);
  });

  it('takes a badge of several layers off whole', async () => {
    const design = listing({ width: 1200, height: 1200 });
    design.edit(
      { type: 'layer.add', layer: createGroupLayer({ id: 'badge', parent: design.page, order: 'a3' }) },
      {
        type: 'layer.add',
        layer: createTextLayer({ id: 'new', parent: 'badge', order: 'a1', text: 'New', x: 700, y: 700, width: 200 }),
      },
    );
    await check(design, 'ebay', true);
    expect(Object.keys(design.document.layers)).toEqual(['mug']);
  });

  it('takes no photo away that is the background of the page', async () => {
    const design = listing({ width: 1080, height: 1080 });
    const { id } = design.addPicture('wall.jpg', 1200, 1200);
    const background = { type: 'image' as const, asset: id, fit: 'cover' as const, scale: 1, opacity: 1, blur: 0 };
    design.edit({ type: 'page.update', id: design.page, patch: { background } });
    const grey: SamplePixels = async () => ({ color: '#999999', spread: 0.2 });
    const outcome = await design.call(checkListing, { market: 'walmart', fix: true }, { samplePixels: grey });
    expect(told(outcome)?.problems[0]?.mend).toContain('background of the page');
    expect(design.document.pages[design.page]?.background).toMatchObject(background);
  });

  it('leaves the photo whole', async () => {
    const design = listing();
    await check(design, 'amazon', true);
    const { width, height } = design.document.layers['mug'] as ImageLayer;
    expect(width / height).toBeCloseTo(1, 2);
  });

  it.each([
    ['depop', /Depop publishes no rules/],
    ['the corner shop', /no rules for “the corner shop”/],
  ])('says what it does not know: %s', async (market, words) => {
    const outcome = await check(listing(), market);
    expect(outcome.ok ? '' : outcome.error).toMatch(words);
    expect(outcome.ok ? '' : outcome.error).toContain('Amazon main picture');
  });
});

it('every marketplace with rules is a format too, but those that are search engines and shops', () => {
  expect(
    MARKETS.filter(({ id, also }) => !PAGE_FORMATS.some((format) => format.id === id || also.includes(format.id))).map(
      ({ id }) => id,
    ),
  ).toEqual(['google-shopping', 'walmart-main']);
});
