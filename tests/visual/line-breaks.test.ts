/**
 * Lines may break where Chromium breaks them: in scripts without spaces between words, in those that mark their words
 * otherwise, and beside signs of the others. Where Blend's own rules are stricter is in design/layout/text-lines.test.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atomsOf } from '#design/layout/break-points.ts';
import { BROKEN_TEXTS, type BrokenText } from '#tests/fixtures/broken-texts.ts';
import { openBrowserPage, type BrowserPage } from './browser-page.ts';

let browser: BrowserPage;
beforeAll(async () => {
  browser = await openBrowserPage([]);
});
afterAll(() => browser?.close());

/** Where lines begin in a box without width: at each place where Chromium may break. UTF-16 offsets. */
const brokenByBrowser = (given: { text: string; lang: string }): Promise<number[]> =>
  browser.page.evaluate(({ text, lang }) => {
    const box = document.createElement('p');
    box.lang = lang;
    // Kinsoku as strict as Blend's; Korean at its spaces.
    box.style.cssText = 'width:0;margin:0;white-space:pre-wrap;font:20px/40px sans-serif;line-break:strict';
    if (lang === 'ko') box.style.wordBreak = 'keep-all';
    box.textContent = text;
    document.body.append(box);
    const node = box.firstChild!;
    const starts: number[] = [];
    let top = -Infinity;
    for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
      if (segment.trim() === '') continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const at = range.getBoundingClientRect().top;
      if (Math.abs(at - top) > 20) starts.push(index);
      top = at;
    }
    box.remove();
    return starts;
  }, given);

const pieces = (text: string, starts: readonly number[]): string[] =>
  starts.map((start, index) => text.slice(start, starts[index + 1]).trimEnd());

describe.each(Object.entries(BROKEN_TEXTS))('%s', (_, { lang, texts }: BrokenText) => {
  it.each(texts)('%s', async (text) => {
    const chromium = await brokenByBrowser({ text, lang });
    const here = await browser.page.evaluate((words) => window.lineStarts(words), text);
    expect(pieces(text, here)).toEqual(pieces(text, chromium));
    // Node's dictionaries of Lao and Khmer know other words. Lines are stored, so both sides paint the same ones.
    if (lang !== 'lo' && lang !== 'km') expect(atomsOf(text, 0).map(({ start }) => start)).toEqual(chromium);
  });
});
