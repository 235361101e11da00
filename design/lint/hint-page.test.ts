/**
 * Hints: each rule finds its problem and leaves good pages alone, and every fix removes its hint without anything new
 * going wrong.
 */
import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../document/document.ts';
import type { TextLayer } from '../document/layers.ts';
import { applyOperations } from '../operations/apply.ts';
import { fixFor } from './fix-hint.ts';
import { hintKey, type Hint } from './hint.ts';
import { hintPage } from './hint-page.ts';
import { dot, DOTS, pageOf, picture, ports, text } from './lint.samples.ts';

const STORY = { width: 1080, height: 1920 };
const ink = (color: string): Partial<TextLayer> => ({ fill: { type: 'solid', color } });
const fonts = ['Inter', 'Lora', 'Anton', 'Caveat'].map((fontFamily, at) =>
  text('words in it'.slice(0, 11 - at), { fontFamily, y: 100 + at * 150 }),
);

/** A page that triggers one rule. */
const PROVOKED: Record<Exclude<Hint['rule'], `market-${string}`>, { document: DesignDocument; page: string } | null> = {
  contrast: pageOf([text('Faint words', ink('#eeeeee'))]),
  'tiny-text': pageOf([text('Very small print', { fontSize: 8 })]),
  'missing-letters': pageOf([text('Horas ᯅᯖᯂ', { width: 900 })]),
  'off-page': pageOf([text('Reaching out', { x: 900, width: 400 })]),
  overflow: pageOf([text('Extraordinary', { width: 250 })]),
  'near-miss': pageOf([text('First line'), text('Second line', { x: 103, y: 300 })]),
  stretched: pageOf([picture({ width: 500, height: 400 })]),
  'low-resolution': pageOf([
    picture({ x: 0, y: 0, width: 1080, height: 1080, crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }),
  ]),
  'uneven-gaps': pageOf([100, 400, 703].map((x) => picture({ x, y: 300, width: 250, height: 250 }))),
  'many-fonts': pageOf(fonts),
  'many-colors': pageOf(DOTS.map((color, at) => dot(color, at))),
  'unsafe-zone': pageOf([text('Swipe up', { y: 1750 })], STORY),
  covered: pageOf([text('Headline', ink('#111111')), dot('#e01b24', 0, { x: 280, y: 80 })]),
  // Pale on white.
  'unreadable-code': pageOf([
    dot('#f6d32d', 0, {
      width: 300,
      height: 300,
      shape: {
        kind: 'qr',
        content: 'https://shop.example',
        correction: 'M',
        modules: 'square',
        eyes: 'square',
        quiet: 4,
        ground: '#ffffff',
      },
    }),
  ]),
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
  it.each(cases.filter(({ rule }) => rule !== 'low-resolution' && rule !== 'missing-letters'))(
    'takes away $rule and leaves nothing wrong',
    async ({ document, page }) => {
      const [hint] = await hintPage(document, page, ports);
      if (!hint) throw new Error('Nothing was found');
      const operations = await fixFor(hint, document, page, ports);
      expect(operations.length).toBeGreaterThan(0);
      const after = await hintPage(applyOperations(document, operations).document, page, ports);
      expect(after.map(hintKey)).not.toContain(hintKey(hint));
      expect(after.filter(({ severity }) => severity === 'wrong')).toEqual([]);
    },
  );

  it('does nothing where the only remedy would make something else wrong', async () => {
    // The page has no room for the words within its margins.
    const { document, page } = pageOf([text('W'.repeat(60), { x: 10, width: 4000 })]);
    const [hint] = await hintPage(document, page, ports);
    expect(hint?.rule).toBe('off-page');
    expect(hint && (await fixFor(hint, document, page, ports))).toEqual([]);
  });
});
