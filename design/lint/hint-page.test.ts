/** Hints: each rule finds what it is for and leaves sound pages alone, and every fix takes its hint away without anything new going wrong. */
import { describe, expect, it } from 'vitest';
import { createDocument, createImageLayer, createTextLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer, Layer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { firstPage, topOrder } from '../document/tree.ts';
import { withLines } from '../layout/text-lines.ts';
import { applyOperations } from '../operations/apply.ts';
import { fixFor, type FixPorts } from './fix-hint.ts';
import { hintKey, type Hint } from './hint.ts';
import { hintPage } from './hint-page.ts';

/** Every letter half as wide as it is high. */
const measure: MeasureText = (text, { fontSize }) => text.length * fontSize * 0.5;
const ASSET = 'a'.repeat(64);

/** The page's background everywhere; each picture is 1000 × 1000 px. */
const ports: FixPorts = {
  measure,
  samplePixels: (document, page) => {
    const background = document.pages[page]?.background;
    return Promise.resolve({ color: background?.type === 'solid' ? background.color : '#ffffff', spread: 0 });
  },
  pictureSize: () => Promise.resolve({ width: 1000, height: 1000 }),
};

type Made = (place: { id: string; parent: string; order: string }) => Layer;

function pageOf(layers: readonly Made[], size = { width: 1080, height: 1080 }, background = '#ffffff'): { document: DesignDocument; page: string } {
  let count = 0;
  const blank = createDocument({ ...size, newId: () => `p${(count += 1)}`, background: { type: 'solid', color: background } });
  const page = firstPage(blank).id;
  const document = layers.reduce((before, make, at) => {
    const layer = make({ id: `l${at}`, parent: page, order: topOrder(before, page) });
    return applyOperations(before, [{ type: 'layer.add', layer }]).document;
  }, blank);
  return { document, page };
}

const text = (words: string, more: Partial<TextLayer> = {}): Made => (place) => withLines(createTextLayer({ ...place, text: words, x: 100, y: 100, width: 800, fontSize: 60, ...more }), measure);
const picture = (more: Partial<ImageLayer> = {}): Made => (place) => createImageLayer({ ...place, asset: ASSET, x: 100, y: 400, width: 500, height: 500, ...more });

const STORY = { width: 1080, height: 1920 };
const ink = (color: string): Partial<TextLayer> => ({ fill: { type: 'solid', color } });
const fonts = ['Inter', 'Lora', 'Anton', 'Caveat'].map((fontFamily, at) => text('words in it'.slice(0, 11 - at), { fontFamily, y: 100 + at * 150 }));

/** A page on which one rule has something to say. */
const PROVOKED: Record<Hint['rule'] & string, { document: DesignDocument; page: string } | null> = {
  contrast: pageOf([text('Faint words', ink('#eeeeee'))]),
  'tiny-text': pageOf([text('Very small print', { fontSize: 8 })]),
  'off-page': pageOf([text('Reaching out', { x: 900, width: 400 })]),
  overflow: pageOf([text('Extraordinary', { width: 250 })]),
  'near-miss': pageOf([text('First line'), text('Second line', { x: 103, y: 300 })]),
  stretched: pageOf([picture({ width: 500, height: 400 })]),
  'low-resolution': pageOf([picture({ x: 0, y: 0, width: 1080, height: 1080, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } })]),
  'many-fonts': pageOf(fonts),
  'unsafe-zone': pageOf([text('Swipe up', { y: 1750 })], STORY),
  overlap: null,
};

const cases = Object.entries(PROVOKED).flatMap(([rule, at]) => (at ? [{ rule, ...at }] : []));

describe('hintPage', () => {
  it.each(cases)('finds $rule', async ({ rule, document, page }) => {
    const hints = await hintPage(document, page, ports);
    expect([...new Set(hints.map((hint) => hint.rule))]).toEqual([rule]);
    expect(hints.every(({ words }) => words.length > 10)).toBe(true);
  });

  it('has nothing to say about a sound page, nor about an unknown one', async () => {
    const { document, page } = pageOf([text('First line'), text('Second line', { y: 300 }), picture()]);
    expect(await hintPage(document, page, ports)).toEqual([]);
    expect(await hintPage(document, 'gone', ports)).toEqual([]);
  });

  it('takes steps that can be seen as meant', async () => {
    const { document, page } = pageOf([text('First line'), text('Second line', { x: 120, y: 300 })]);
    expect(await hintPage(document, page, ports)).toEqual([]);
  });

  it('tells how many pixels a picture has and needs', async () => {
    const at = PROVOKED['low-resolution'];
    const [hint] = at ? await hintPage(at.document, at.page, ports) : [];
    expect(hint?.words).toContain('500 × 500');
    expect(hint?.words).toContain('1080 × 1080');
  });
});

describe('fixFor', () => {
  it.each(cases.filter(({ rule }) => rule !== 'low-resolution'))('takes away $rule and leaves nothing wrong', async ({ document, page }) => {
    const [hint] = await hintPage(document, page, ports);
    if (!hint) throw new Error('Nothing was found');
    const operations = await fixFor(hint, document, page, ports);
    expect(operations.length).toBeGreaterThan(0);
    const after = await hintPage(applyOperations(document, operations).document, page, ports);
    expect(after.map(hintKey)).not.toContain(hintKey(hint));
    expect(after.filter(({ severity }) => severity === 'wrong')).toEqual([]);
  });

  it('does nothing where the only remedy would make something else wrong', async () => {
    // The page has no room for the words within its margins.
    const { document, page } = pageOf([text('W'.repeat(60), { x: 10, width: 4000 })]);
    const [hint] = await hintPage(document, page, ports);
    expect(hint?.rule).toBe('off-page');
    expect(hint && (await fixFor(hint, document, page, ports))).toEqual([]);
  });
});
