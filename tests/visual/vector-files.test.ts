/**
 * Vector files look like the picture: scenes as SVG in Chromium, and as vector PDF where Ghostscript is installed,
 * against the PNG. Letters of a picture sit on whole pixels and every program antialiases outlines differently, so all
 * are drawn three times as large and compared at a quarter of that.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { chromiumOptions } from '#tests/fixtures/chromium.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import type { ExportFormat } from '#tools/contract/ports/rendering-port.ts';
import { comparePictures, keepPictures } from './compare-pictures.ts';
import type { Scene } from './scene.ts';
import { buildScenes, SCENE_NAMES } from './scenes.ts';

/** Relative to the page. */
const SCALE = 3;

/** A scene takes a second or two: an ordinary run prints some, and tests others as SVG. */
const PRINTED = oneIn(24, SCENE_NAMES);

/** Scenes that are mostly small letters or modules: their edges are most of what there is to see. */
const EDGES = new Set(['latin', 'arabic', 'devanagari', 'chinese', 'emoji', 'runs', 'curves', 'lists', 'qr']);
/** A layer that is missing, moved or in another color would make ten times as many pixels differ. */
const toleranceOf = (name: string) => (EDGES.has(name) ? { channel: 60, share: 0.006 } : { channel: 24, share: 0.005 });

const folder = path.join(projectRoot(), '.cache', 'visual');
const hasGhostscript = spawnSync('gs', ['--version']).status === 0;
const SHOWN = oneIn(24, SCENE_NAMES, 1);
const assets = new Map<string, Uint8Array>();
let rendering: Rendering;
let browser: Browser;
let page: Page;
let scenes: Scene[];
let scratch: string;

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async (id) => assets.get(id) ?? null, workers: 1 });
  scenes = await buildScenes(rendering.measureText);
  for (const scene of scenes) for (const { id, bytes } of scene.assets) assets.set(id, bytes);
  browser = await chromium.launch(chromiumOptions());
  page = await browser.newPage({ deviceScaleFactor: SCALE });
  scratch = await mkdtemp(path.join(tmpdir(), 'blend-vector-'));
});

afterAll(async () => {
  await browser?.close();
  await rendering?.close();
  await rm(scratch, { recursive: true, force: true });
});

/** The pictures that files are compared with, by scene. */
const pictures = new Map<string, Promise<Uint8Array>>();
function pictureOf(scene: Scene): Promise<Uint8Array> {
  let picture = pictures.get(scene.name);
  if (!picture) pictures.set(scene.name, (picture = fileOf(scene, 'png')));
  return picture;
}

const sceneOf = (name: string) => scenes.find((scene) => scene.name === name)!;

async function fileOf({ document }: Scene, format: ExportFormat): Promise<Uint8Array> {
  const shorterSide = Math.min(document.width, document.height) * SCALE;
  return (
    await rendering.render({
      document,
      page: Object.keys(document.pages)[0]!,
      format,
      shorterSide,
      quality: 95,
      watermark: false,
    })
  ).bytes;
}

/** On white, cropped to whole quarters. */
async function quarter(picture: Uint8Array, page: { width: number; height: number }): Promise<Buffer> {
  const [width, height] = [page.width * SCALE, page.height * SCALE];
  const whole = { left: 0, top: 0, width: width - (width % 4) - 4, height: height - (height % 4) - 4 };
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .extract(whole)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize(whole.width / 4, whole.height / 4, { kernel: 'cubic' })
    .png()
    .toBuffer();
}

async function expectAlike(name: string, actual: Uint8Array, scene: Scene): Promise<void> {
  const tolerated = toleranceOf(scene.name);
  const expected = await pictureOf(scene);
  const [one, other] = await Promise.all([quarter(actual, scene.document), quarter(expected, scene.document)]);
  const difference = await comparePictures(one, other, tolerated);
  if (difference.share > tolerated.share) await keepPictures(folder, name, actual, expected, { ...difference });
  expect(
    difference.share,
    `${name}: largest difference ${difference.largest}, mean ${difference.mean.toFixed(2)}`,
  ).toBeLessThanOrEqual(tolerated.share);
}

describe('SVG', () => {
  it.each(SHOWN)('shows the same %s', async (name) => {
    const scene = sceneOf(name);
    const svg = Buffer.from(await fileOf(scene, 'svg'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: scene.document.width, height: scene.document.height });
    await page.setContent(
      `<style>body{margin:0}</style><img id="it" src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
    );
    await page.waitForFunction(() => (document.getElementById('it') as HTMLImageElement).naturalWidth > 0);
    const shown = await page.screenshot();
    page.removeAllListeners('request');
    expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([]);
    await expectAlike(`${name}-svg`, shown, scene);
  });
});

describe.runIf(hasGhostscript)('vector PDF', () => {
  it.each(PRINTED)('prints the same %s', async (name) => {
    const scene = sceneOf(name);
    const file = path.join(scratch, `${name}.pdf`);
    const picture = path.join(scratch, `${name}.png`);
    await writeFile(file, await fileOf(scene, 'vector-pdf'));
    // 96 dpi, the unit of the page; two samples each way for smooth edges.
    const { status, stderr } = spawnSync('gs', [
      '-q',
      '-dSAFER',
      '-dNOPAUSE',
      '-dBATCH',
      '-sDEVICE=png16m',
      `-r${96 * SCALE * 2}`,
      '-dDownScaleFactor=2',
      `-sOutputFile=${picture}`,
      file,
    ]);
    expect(status, String(stderr)).toBe(0);
    await expectAlike(`${name}-pdf`, await readFile(picture), scene);
  });
});
