/**
 * The browser's half of the test of playing pages: a page at some of its moments on a separate canvas, as the editor
 * plays it.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { findPage } from '#design/document/tree.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type PaintTools } from '#design/fabric/paint/tools.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { playPage } from '#design/fabric/playing/playing-page.ts';
import { PictureStore } from '#design/fabric/sources.ts';
import { fontsOf, loadFonts } from '#design/layout/page-fonts.ts';
import { createFontLoader } from '#app/browser/fonts/font-loader.client.ts';

export interface PlayingJob {
  document: DesignDocument;
  page: string;
  /** ms, one after the other. */
  moments: readonly number[];
  /** Asset id → address on the test's own server, and the picture's own size. */
  assets: Record<string, { address: string; width: number; height: number }>;
}

const fontLoader = createFontLoader(document);

function surface(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** A PNG in base64 for each moment. */
async function play({ document: design, page: id, moments, assets }: PlayingJob): Promise<string[]> {
  await loadFonts(fontsOf(design, id), fontLoader);
  const store = new PictureStore(
    {
      async picture(asset, side) {
        const source = assets[asset];
        if (!source) throw new Error('missing');
        const image = await createImageBitmap(await (await fetch(`${source.address}?side=${side}`)).blob());
        return {
          image,
          width: image.width,
          height: image.height,
          naturalWidth: source.width,
          naturalHeight: source.height,
        };
      },
    },
    () => undefined,
  );
  store.request(assetNeeds(design, id, 1, () => true));
  const [problem] = await store.settled();
  if (problem) throw new Error(`${problem.asset}: ${problem.reason}`);
  const tools: PaintTools = {
    ...surfacesFrom(() => document.createElement('canvas')),
    pictureState: (asset) => store.state(asset),
    picture: (asset) => store.picture(asset),
    emptyFrames: true,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const page = findPage(design, id);
  if (!page) throw new Error('The page is missing');
  const playing = playPage(design, page, tools, { x: 1, y: 1 });
  const canvas = surface(design.width, design.height);
  return moments.map((at) => {
    const context = contextOf(canvas);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    playing.paint(context, at);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
}

export interface Pace {
  /** Median and slowest duration of a frame, ms. */
  median: number;
  p95: number;
  worst: number;
}

/**
 * Plays a page from its beginning at 60 frames a second, each painted as soon as the previous one is done. `bare`:
 * frames are only filled.
 */
async function pace({ document: design, page: id }: PlayingJob, frames: number, bare: boolean): Promise<Pace> {
  await loadFonts(fontsOf(design, id), fontLoader);
  const tools: PaintTools = {
    ...surfacesFrom(() => document.createElement('canvas')),
    pictureState: () => ({ status: 'loading' }),
    picture: () => null,
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const page = findPage(design, id);
  if (!page) throw new Error('The page is missing');
  const playing = playPage(design, page, tools, { x: 1, y: 1 });
  const canvas = surface(design.width, design.height);
  document.body.replaceChildren(canvas);
  const context = contextOf(canvas);
  const times: number[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const begun = performance.now();
    if (bare) context.fillRect(0, 0, canvas.width, canvas.height);
    else playing.paint(context, (frame * 1000) / 60);
    // Waits until the pixels exist, not only the draw calls.
    context.getImageData(0, 0, 1, 1);
    times.push(performance.now() - begun);
    if (frame % 10 === 0)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}

Object.assign(window, { play, pace });
