/** Hints name letters that no font has, and what to do; never letters that some font has. */
import { describe, expect, it } from 'vitest';
import { lintPage } from './lint-page.ts';
import { notShipped } from './missing-letters.ts';
import { pageOf, text } from './lint.samples.ts';
import { SCRIPT_SAMPLES, SCRIPTS_WITHOUT_FONT, SIGN_SAMPLES } from '#tests/fixtures/scripts.ts';

const samplePixels = async () => null;

describe('missing letters', () => {
  it.each([...Object.entries(SCRIPT_SAMPLES), ...SIGN_SAMPLES.map((one) => ['signs', one] as const)])(
    'has fonts for %s',
    (_, sample) => {
      expect(notShipped(sample)).toEqual([]);
    },
  );

  it.each(Object.entries(SCRIPTS_WITHOUT_FONT))('knows that none has %s', (_, sample) => {
    expect(notShipped(sample)).toEqual([...new Set(sample)]);
  });

  it('names the text and its letters, not what draws nothing', async () => {
    const { document, page } = pageOf([text('Horas\u200d ᯅᯖ\u{e0020}', { width: 900 }), text('தமிழ்', { y: 400 })]);
    const found = await lintPage(document, page, { samplePixels });
    expect(found).toEqual([expect.objectContaining({ rule: 'missing-letters' })]);
    expect(found[0]!.words).toMatch(/Horas.*no font here has ᯅ ᯖ, .*Upload a font/);
  });

  it('leaves texts in an uploaded font to that font', async () => {
    const own = `Batak Unicode #${'ab'.repeat(32)}`;
    const { document, page } = pageOf([text('ᯅᯖ', { fontFamily: own, width: 900 })]);
    const has = (answer: boolean) => lintPage(document, page, { samplePixels, ownFontHas: () => answer });
    expect(await has(true)).toEqual([]);
    expect(await has(false)).toHaveLength(1);
    expect(await lintPage(document, page, { samplePixels })).toEqual([]);
  });
});
