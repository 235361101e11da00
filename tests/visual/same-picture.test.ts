/**
 * The editor's picture is the export's picture: every scene is drawn in Chromium and by the server's renderer and
 * compared pixel by pixel. Where they differ, .cache/visual holds both pictures and their difference.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { openBrowserPage, type BrowserPage } from './browser-page.ts';
import { comparePictures, keepPictures } from './compare-pictures.ts';
import type { Scene } from './scene.ts';
import { buildScenes, SCENE_NAMES } from './scenes.ts';

const folder = path.join(projectRoot(), '.cache', 'visual');
const assets = new Map<string, Uint8Array>();
let rendering: Rendering;
let browser: BrowserPage;
let scenes: Scene[];

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async (id) => assets.get(id) ?? null, workers: 1 });
  scenes = await buildScenes(rendering.measureText);
  for (const scene of scenes) for (const { id, bytes } of scene.assets) assets.set(id, bytes);
  browser = await openBrowserPage(scenes);
});

afterAll(async () => {
  await browser?.close();
  await rendering?.close();
});

describe('browser and server', () => {
  // Every other scene in an ordinary run: the others are drawn there as the server draws them, in files and strips.
  it.each(oneIn(2, SCENE_NAMES))('draw the same %s', async (name) => {
    const scene = scenes.find((one) => one.name === name)!;
    const { document, tolerance } = scene;
    const shorterSide = Math.min(document.width, document.height) * (scene.scale ?? 1);
    const [actual, expected] = await Promise.all([
      rendering.render({
        document,
        page: Object.keys(document.pages)[0]!,
        format: 'png',
        shorterSide,
        quality: 100,
        watermark: false,
      }),
      browser.draw(scene),
    ]);
    const difference = await comparePictures(actual.bytes, expected, tolerance);
    if (difference.share > tolerance.share) await keepPictures(folder, name, actual.bytes, expected, difference);
    expect(
      difference.share,
      `${name}: largest difference ${difference.largest}; tolerated: ${tolerance.channel}, because ${tolerance.reason}`,
    ).toBeLessThanOrEqual(tolerance.share);
  });

  it('measure texts alike', async () => {
    const texts = [
      'Hamburgefonstiv',
      'AVAToWa fi ffl',
      'تصميم جميل',
      'क्षेत्रीय किसानों',
      '新鲜水果，「每日」',
      '👩‍👩‍👧‍👦 ❤️‍🔥 🏳️‍🌈',
      'Größe 19,90 €',
      'Ελληνικά Жизнь',
    ];
    const styles = [
      { fontFamily: 'Inter', fontSize: 16, fontWeight: 400, italic: false },
      { fontFamily: 'Playfair Display', fontSize: 41.5, fontWeight: 700, italic: true },
      { fontFamily: 'Bricolage Grotesque', fontSize: 90, fontWeight: 800, italic: false },
      { fontFamily: 'Anton', fontSize: 33, fontWeight: 700, italic: false },
      { fontFamily: 'Noto Sans SC', fontSize: 24, fontWeight: 500, italic: false },
    ];
    const job = styles.flatMap((style) => texts.map((text) => ({ text, ...style })));
    const widths = await browser.widths(job);
    const different = job.flatMap((one, index) => {
      const here = rendering.measureText(one.text, one);
      return Math.abs(here - widths[index]!) > 0.01
        ? [`${one.text} in ${one.fontFamily}: ${here} here, ${widths[index]} there`]
        : [];
    });
    expect(different).toEqual([]);
  });
});
