/**
 * Every family has the same widths on the server as in the browser, in each of its scripts and in those filled in by
 * fallbacks.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { FONT_FAMILIES, type FontFamily, type FontScript } from '#design/fonts/catalogue.ts';
import { ideographLanguage } from '#design/fonts/scripts.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { openBrowserPage, type BrowserPage } from './browser-page.ts';

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

const SAMPLES: Partial<Record<FontScript, readonly string[]>> = {
  latin: ['Hamburgefonstiv AVAToWa fi ffl', 'Größe 19,90 € – “Ünïcödé” 50 %', 'łódź Çağrı Ştefan'],
  cyrillic: ['Жизнь прекрасна, «цена» 990 ₽'],
  greek: ['Ελληνικά γράμματα'],
  arabic: ['تصميم جميل يبدأ بفكرة', 'خصم ٥٠٪ فقط'],
  hebrew: ['עיצוב יפה במחיר ₪ 49', 'שָׁלוֹם'],
  devanagari: ['क्षेत्रीय किसानों से सीधे', '₹ 499 में'],
  thai: ['ลดราคาครั้งใหญ่ ๕๐%', 'น้ำดื่ม ราคา 20฿'],
  japanese: ['新商品「春の直売」本日発売、骨', 'カタカナ・ﾊﾝｶｸ'],
  korean: ['신상품 봄 할인 50% 행사', '한국어 漢字 혼용'],
  chinese: ['新鲜水果，「每日」直达骨', '繁體龔龍'],
};
const EVERY_SCRIPT = Object.values(SAMPLES).map(([first = '']) => first);

/** All weights in the long run; else the lightest and the boldest. */
const weightsOf = ({ weights }: FontFamily) =>
  process.env.BLEND_LONG ? weights : [...new Set([Math.min(...weights), Math.max(...weights)])];

it.each(
  oneIn(
    12,
    FONT_FAMILIES.filter(({ offered }) => offered),
  ).map((family) => [family.name, family] as const),
)('%s', async (fontFamily, family) => {
  const own = family.scripts.flatMap((script) => SAMPLES[script] ?? []);
  const job = weightsOf(family).flatMap((fontWeight) =>
    [false, true].flatMap((italic) =>
      [...new Set([...own, ...(italic ? [] : EVERY_SCRIPT)])].map((text) => ({
        text,
        fontFamily,
        fontWeight,
        italic,
        fontSize: 40,
        ideographs: ideographLanguage(text),
      })),
    ),
  );
  const widths = await browser.widths(job);
  const different = job.flatMap((one, index) => {
    const here = rendering.measureText(one.text, one);
    return Math.abs(here - widths[index]!) > 0.01
      ? [`${one.italic ? 'italic ' : ''}${one.fontWeight} ${one.text}: ${here} here, ${widths[index]} there`]
      : [];
  });
  expect(different).toEqual([]);
});
