/** A large picture is drawn in strips: no seam may show between them, whatever lies across. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawnHeight } from '#app/services/rendering/page-encoder.ts';
import { createCanvasElement } from '#app/services/rendering/fabric-node.ts';
import { withPage, type Drawing } from '#app/services/rendering/page-on-view.ts';
import type { RenderJob } from '#app/services/rendering/render-job.ts';
import { fontLatch, createServerMeasure, registerFonts } from '#app/services/rendering/server-fonts.ts';
import { drawPicture } from '#app/services/rendering/draw-page.ts';
import { contextOf } from '#design/fabric/paint/tools.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { comparePictures } from './compare-pictures.ts';
import type { Scene } from './scene.ts';
import { buildScenes, SCENE_NAMES } from './scenes.ts';

/** An ordinary run takes every sixteenth scene. */
const NAMES = oneIn(16, SCENE_NAMES);

const fonts = fontLatch();
const drawing: Drawing = { fonts, bitmapLimit: 64_000_000, checkpoint: () => undefined };
let scenes: Scene[];

beforeAll(async () => {
  registerFonts(fonts);
  scenes = await buildScenes(createServerMeasure(fonts));
});

afterAll(() => {
  scenes = [];
});

/** Large enough for several strips. */
const scaleFor = ({ width, height }: { width: number; height: number }) =>
  Math.ceil(Math.sqrt(2_800_000 / (width * height)));

it.each(NAMES)('%s is the same in strips and in one piece', async (name) => {
  const { document, assets } = scenes.find((scene) => scene.name === name)!;
  const page = Object.keys(document.pages)[0]!;
  const times = scaleFor(document);
  const [width, height] = [document.width * times, document.height * times];
  expect(drawnHeight(width, height)).toBeLessThan(height / 2);
  const job: RenderJob = {
    document,
    pages: [page],
    title: '',
    format: 'png',
    quality: 100,
    width,
    height,
    watermark: false,
    strict: true,
    assets: new Map(assets.map(({ id, bytes }) => [id, bytes])),
  };
  const { bytes } = await drawPicture(job, page, drawing, 'png');
  const whole = await withPage(job, page, drawing, { paintsOnce: true }, ({ view, scale }) => {
    const canvas = createCanvasElement(width, height);
    const context = contextOf(canvas);
    context.setTransform(scale.x, 0, 0, scale.y, 0, 0);
    view.paintOn(context, view.nodes, true);
    return canvas.data();
  });
  const expected = await sharp(whole, { raw: { width, height, channels: 4, premultiplied: true } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Along edges the engine rounds coverage differently at another origin; a seam would be a row of pixels, hundreds of
  // times as many.
  const difference = await comparePictures(bytes, expected, { channel: 24 });
  expect(difference.share, `largest difference ${difference.largest}`).toBeLessThan(0.0001);
  expect(difference.mean).toBeLessThan(0.5);
});
