/**
 * No script prints as boxes: each letter of each script is drawn by the server as something else than the sign for
 * missing letters, and is as wide in Chromium. The scenes of scripts compare the pictures.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanvas } from '@napi-rs/canvas';
import { fontLatch, registerFonts, registerText } from '#app/services/rendering/server-fonts.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { letterRuns, letterStyle } from '#design/layout/letter-runs.ts';
import { graphemesOf } from '#design/layout/segments.ts';
import { SCRIPT_SAMPLES, SCRIPTS_WITHOUT_FONT, SIGN_SAMPLES } from '#tests/fixtures/scripts.ts';
import { openBrowserPage, type BrowserPage } from './browser-page.ts';

const SAMPLES = [...Object.entries(SCRIPT_SAMPLES), ...SIGN_SAMPLES.map((one) => [one, one] as const)];
const FAMILIES = ['Inter', 'Playfair Display', 'Anton'];
const SIDE = 96;

let rendering: Rendering;
let browser: BrowserPage;

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  browser = await openBrowserPage([]);
});
afterAll(async () => {
  await browser?.close();
  await rendering?.close();
});

describe('every script', () => {
  const latch = fontLatch();
  registerFonts(latch);
  const context = createCanvas(SIDE, SIDE).getContext('2d');

  function drawn(text: string, fontFamily: string): Buffer {
    const style = { fontFamily, fontSize: 40, fontWeight: 400, italic: false };
    registerText(latch, text, style);
    context.clearRect(0, 0, SIDE, SIDE);
    let x = 20;
    for (const { start, end, letters } of letterRuns(text)) {
      context.font = fontString(letterStyle(style, letters));
      context.fillText(text.slice(start, end), x, 60);
      x += 40;
    }
    return Buffer.from(context.getImageData(0, 0, SIDE, SIDE).data);
  }

  const isBox = (letter: string, fontFamily: string): boolean => {
    const picture = drawn(letter, fontFamily);
    return (
      picture.every((value) => value === 0) ||
      ['\u{10ffff}', '\u{effff}'].some((none) => picture.equals(drawn(none, fontFamily)))
    );
  };
  const lettersIn = (sample: string) => [...new Set(graphemesOf(sample))].filter((one) => one.trim() !== '');

  it.each(SAMPLES)('%s has no boxes', (_, sample) => {
    for (const family of FAMILIES)
      expect(
        lettersIn(sample).filter((letter) => isBox(letter, family)),
        family,
      ).toEqual([]);
  });

  it.each(Object.entries(SCRIPTS_WITHOUT_FONT))('tells boxes from letters: %s', (_, sample) => {
    expect(lettersIn(sample).every((letter) => Array.from(letter).some((one) => isBox(one, 'Inter')))).toBe(true);
  });

  it('is as wide in the browser as on the server', async () => {
    const job = SAMPLES.flatMap(([, text]) =>
      FAMILIES.flatMap((fontFamily) =>
        [400, 800].map((fontWeight) => ({ text, fontFamily, fontSize: 40, fontWeight, italic: false })),
      ),
    );
    const widths = await browser.widths(job);
    const different = job.flatMap((one, index) => {
      const here = rendering.measureText(one.text, one);
      return Math.abs(here - widths[index]!) > 0.01 ? [`${one.fontFamily} ${one.text}: ${here}, ${widths[index]}`] : [];
    });
    expect(different).toEqual([]);
  });
});
