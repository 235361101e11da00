/**
 * Rules of marketplaces: each is broken once and kept once, and what can be fixed is, as one change, with nothing new
 * wrong.
 */
import { describe, expect, it } from 'vitest';
import { boundsOf, type Box } from '../../document/geometry.ts';
import type { DesignDocument } from '../../document/document.ts';
import { leavesInPaintOrder } from '../../document/tree.ts';
import { applyOperations } from '../../operations/apply.ts';
import { fixFor, type FixPorts } from '../fix-hint.ts';
import { hintPage } from '../hint-page.ts';
import { pageOf, picture, ports, text, type Made } from '../lint.samples.ts';
import type { SamplePixels } from '#design/document/sample-pixels.ts';
import { findMarket, MARKETS } from './markets.ts';

const touches = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
/** Grey where a photo is, else the page's background. */
const samplePixels: SamplePixels = (document, page, box) => {
  const background = document.pages[page]?.background;
  const covered = leavesInPaintOrder(document, page).some(
    (layer) => layer.type === 'image' && touches(boundsOf(layer), box),
  );
  return Promise.resolve(
    covered
      ? { color: '#8899aa', spread: 0.1 }
      : { color: background?.type === 'solid' ? background.color : '#ffffff', spread: 0 },
  );
};
const checked = (id: string): FixPorts => ({ ...ports, samplePixels, market: findMarket(id) });
const rules = async ({ document, page }: { document: DesignDocument; page: string }, market: string) =>
  (await hintPage(document, page, checked(market)))
    .filter(({ rule }) => rule.startsWith('market-'))
    .map(({ rule }) => rule);

const PRODUCT = picture({ x: 60, y: 60, width: 960, height: 960 });
const SMALL = picture({ x: 200, y: 300, width: 400, height: 400 });
const NARROW = picture({ x: 400, y: 50, width: 200, height: 980 });

describe('marketplaces', () => {
  it('say where their rules are written, each by an id of its own', () => {
    expect(MARKETS.every(({ source }) => URL.canParse(source))).toBe(true);
    expect(new Set(MARKETS.map(({ id }) => id)).size).toBe(MARKETS.length);
    expect([findMarket('ebay')?.name, findMarket('gone'), findMarket(null)]).toEqual(['eBay', null, null]);
  });

  it.each<
    readonly [
      what: string,
      market: string,
      layers: Made[],
      size: { width: number; height: number },
      background: string,
      broken: string[],
    ]
  >([
    ['a product on white', 'amazon-main', [PRODUCT], { width: 1080, height: 1080 }, '#ffffff', []],
    [
      'a tall product that reaches from edge to edge',
      'amazon-main',
      [NARROW],
      { width: 1080, height: 1080 },
      '#ffffff',
      [],
    ],
    ['an off-white background', 'amazon-main', [PRODUCT], { width: 1080, height: 1080 }, '#fafafa', ['market-ground']],
    ['a small product', 'amazon-main', [SMALL], { width: 1080, height: 1080 }, '#ffffff', ['market-fill']],
    ['nothing on it', 'amazon-main', [], { width: 1080, height: 1080 }, '#ffffff', ['market-photo']],
    ['words on it', 'amazon-main', [PRODUCT, text('Sale')], { width: 1080, height: 1080 }, '#ffffff', ['market-plain']],
    [
      'too few pixels',
      'amazon-main',
      [picture({ x: 20, y: 20, width: 360, height: 360 })],
      { width: 400, height: 400 },
      '#ffffff',
      ['market-size'],
    ],
    ['words on a listing', 'ebay', [PRODUCT, text('New')], { width: 1080, height: 1080 }, '#223344', ['market-plain']],
    ['any background, any size of the product', 'ebay', [SMALL], { width: 1080, height: 1080 }, '#223344', []],
    [
      '500 px on the shorter side',
      'google-shopping',
      [picture({ x: 0, y: 0, width: 400, height: 400 })],
      { width: 900, height: 499 },
      '#ffffff',
      ['market-size'],
    ],
    ['no square', 'walmart-main', [PRODUCT], { width: 2200, height: 1600 }, '#ffffff', ['market-shape']],
    [
      'a square of enough pixels',
      'walmart-main',
      [picture({ x: 200, y: 200, width: 1800, height: 1800 })],
      { width: 2200, height: 2200 },
      '#ffffff',
      [],
    ],
  ])('%s for %s', async (_what, market, layers, size, background, broken) =>
    expect(await rules(pageOf(layers, size, background), market)).toEqual(broken),
  );

  it('are not asked unless somebody chose one', async () => {
    const { document, page } = pageOf([SMALL, text('Sale', { y: 900 })], undefined, '#eeeeee');
    expect(
      (await hintPage(document, page, { ...ports, samplePixels })).filter(({ rule }) => rule.startsWith('market-')),
    ).toEqual([]);
  });

  it('tell what was measured, and what is asked for', async () => {
    const { document, page } = pageOf([SMALL, text('Sale', { y: 900 })]);
    const words = (await hintPage(document, page, checked('amazon-main')))
      .filter(({ rule }) => rule.startsWith('market-'))
      .map((hint) => hint.words);
    expect(words[0]).toMatch(
      /^The product fills (?:3[6-9]|4[0-2])% of the picture\. Amazon main picture asks for 85%\.$/,
    );
    expect(words[1]).toContain('“Sale”');
  });
});

describe('a fix', () => {
  async function mended(made: { document: DesignDocument; page: string }, market: string): Promise<DesignDocument> {
    let { document } = made;
    for (const rule of ['market-ground', 'market-fill']) {
      const hint = (await hintPage(document, made.page, checked(market))).find((one) => one.rule === rule);
      if (hint) document = applyOperations(document, await fixFor(hint, document, made.page, checked(market))).document;
    }
    return document;
  }

  it('makes the background white and the product large enough, in the middle', async () => {
    const made = pageOf([SMALL], undefined, '#dddddd');
    const document = await mended(made, 'amazon-main');
    expect(await rules({ document, page: made.page }, 'amazon-main')).toEqual([]);
    const { x, y, width, height } = document.layers['l0'] as Box & { type: 'image' };
    expect(width).toBeGreaterThan(1080 * 0.82);
    expect(Math.abs(x + width / 2 - 540)).toBeLessThan(30);
    expect(Math.abs(y + height / 2 - 540)).toBeLessThan(30);
  });

  it('leaves words, sizes and several products to people', async () => {
    const { document, page } = pageOf(
      [SMALL, picture({ x: 700, y: 300, width: 200, height: 200 }), text('Sale', { y: 900 })],
      { width: 900, height: 1080 },
    );
    for (const hint of (await hintPage(document, page, checked('amazon-main'))).filter(
      ({ rule }) => rule !== 'market-ground' && rule.startsWith('market-'),
    ))
      expect(await fixFor(hint, document, page, checked('amazon-main'))).toEqual([]);
  });
});
