/** Stacked words: as large as they fit, whole, balanced, in order. */
import { describe, expect, it } from 'vitest';
import { roughMeasure } from '#tests/fakes/memory-design.ts';
import { PageBuilder } from './page-builder.ts';
import type { Content, CompositionInput } from './composition-input.ts';
import { stackIn } from './text-stack.ts';
import { typePair } from './type-pairs.ts';
import { detailLines } from './detail-lines.ts';
import { detailTexts, wordsOn } from './words.ts';

const NOTHING: Content = { headline: null, subheading: null, offer: null, callToAction: null, lines: [] };

function boardFor(content: Partial<Content>, page = { width: 1080, height: 1080 }): PageBuilder {
  const input: CompositionInput = {
    page,
    content: { ...NOTHING, ...content },
    pictures: [],
    logo: null,
    energy: 'clean',
    twist: 0,
    measure: roughMeasure,
    palette: { background: '#ffffff', ink: '#111111', panel: '#eeeeee', accent: '#cc2200', pop: '#0044cc' },
    type: typePair('clean', 0, { heading: null, body: null }),
  };
  return new PageBuilder(input);
}

const stacked = (content: Partial<Content>, box = { x: 100, y: 100, width: 800, height: 800 }) => {
  const builder = boardFor(content);
  return stackIn(builder, wordsOn(builder, ['#ffffff']), box, { align: 'left', valign: 'top', largest: 30 });
};

describe('a stack', () => {
  it('stays in its box, in order, without overlaps, the headline largest', () => {
    const stack = stacked({
      headline: 'A headline of some length',
      subheading: 'A sentence that explains it',
      offer: '30% off',
      lines: ['One', 'Two'],
      callToAction: 'Shop now',
    });
    const texts = stack?.texts ?? [];
    expect(texts.map(({ role }) => role)).toEqual(['headline', 'offer', 'subheading', 'details', 'call-to-action']);
    let below = 100;
    for (const { layer } of texts) {
      const pad = layer.box?.paddingY ?? 0;
      expect(layer.y - pad).toBeGreaterThanOrEqual(below - 0.6);
      below = layer.y + layer.height + pad;
      expect(layer.x).toBeGreaterThanOrEqual(99);
      expect(layer.x + layer.width).toBeLessThanOrEqual(901);
    }
    expect(below).toBeLessThanOrEqual(901);
    const [headline, ...others] = texts.map(({ layer }) => layer.fontSize);
    for (const size of others) expect(size).toBeLessThan(headline ?? 0);
  });

  it('uses the room: twice the box, larger letters', () => {
    const small = stacked({ headline: 'Summer sale' }, { x: 0, y: 0, width: 300, height: 300 });
    const large = stacked({ headline: 'Summer sale' }, { x: 0, y: 0, width: 600, height: 600 });
    expect((large?.size ?? 0) / (small?.size ?? 1)).toBeGreaterThan(1.7);
  });

  it('balances lines: none is left with a single short word', () => {
    const stack = stacked({ headline: 'The quick brown fox jumps over a dog' });
    const lines = stack?.texts[0]?.layer.lines ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.min(...lines.map(({ width }) => width)) / Math.max(...lines.map(({ width }) => width))).toBeGreaterThan(
      0.45,
    );
  });

  it('would rather be smaller than leave a little word on a line by itself', () => {
    const left = ['When it arrives', 'Buy 1, get 1 free'].flatMap((headline) =>
      [420, 460, 500, 560].flatMap((width) => {
        const [text] = stacked({ headline }, { x: 0, y: 0, width, height: 800 })?.texts ?? [];
        const lines = text?.layer.lines.map(({ start, end }) => headline.slice(start, end).trim()) ?? [];
        return lines.length > 2 ? lines.filter((line) => line.length < 4) : [];
      }),
    );
    expect(left).toEqual([]);
  });

  it('gives room that is left to what follows, without breaking it', () => {
    const builder = boardFor({ headline: 'Grand opening', subheading: 'Come by on the first day' });
    const box = { x: 0, y: 0, width: 700, height: 900 };
    const sizes = [true, false].map(
      (grows) =>
        stackIn(builder, wordsOn(builder, ['#ffffff']), box, {
          align: 'left',
          valign: 'middle',
          largest: 9,
          grows,
        })?.texts.map(({ layer }) => layer) ?? [],
    );
    const [grown, usual] = sizes;
    expect(grown?.[0]?.fontSize).toBe(usual?.[0]?.fontSize);
    expect(grown?.[1]?.fontSize).toBeGreaterThan((usual?.[1]?.fontSize ?? 0) * 1.1);
    expect(grown?.[1]?.lines.length).toBe(usual?.[1]?.lines.length);
  });

  it('says when words do not fit, rather than cutting them', () => {
    expect(
      stacked({ headline: 'Donaudampfschifffahrtsgesellschaft' }, { x: 0, y: 0, width: 120, height: 400 }),
    ).toBeNull();
    expect(stacked({ headline: 'word '.repeat(80).trim() }, { x: 0, y: 0, width: 300, height: 200 })).toBeNull();
  });

  it('turns round for words that read from right to left', () => {
    const builder = boardFor({ headline: 'تخفيضات الصيف' });
    const stack = stackIn(
      builder,
      wordsOn(builder, ['#ffffff']),
      { x: 100, y: 100, width: 800, height: 300 },
      { align: 'left', valign: 'top', largest: 8 },
    );
    const layer = stack?.texts[0]?.layer;
    expect(layer).toMatchObject({ align: 'right', direction: 'rtl' });
    expect((layer?.x ?? 0) + (layer?.width ?? 0)).toBeGreaterThan(895);
  });
});

describe('details', () => {
  it('are one text from which the lines can be read again', () => {
    for (const lines of [['One'], ['One', 'Two'], ['One', 'Two', 'Three', 'Four']])
      for (const text of detailTexts(lines)) expect(detailLines(text)).toEqual(lines);
  });
});

describe('a board', () => {
  it('keeps words off what a story covers, and margins on every page', () => {
    const story = boardFor({}, { width: 1080, height: 1920 });
    expect(story.safe.y).toBeCloseTo(1920 * 0.13, 0);
    expect(story.safe.y + story.safe.height).toBeCloseTo(1920 * 0.87, 0);
    for (const [width, height] of [
      [100, 100],
      [4000, 400],
      [1080, 1080],
      [1050, 600],
    ] as const) {
      const { safe } = boardFor({}, { width, height });
      expect(safe.x).toBeGreaterThan(Math.min(width, height) * 0.05);
      expect(safe.x + safe.width).toBeLessThan(width);
      expect(safe.height).toBeGreaterThan(height * 0.5);
    }
  });
});
