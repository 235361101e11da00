/** Photographs code-drawn products in scenes of the renderer, for sample pictures and the pictures of scenes. */
import sharp from 'sharp';
import { findScene } from '../../app/engines/scenes/catalogue.ts';
import { boundsOf, type Pixels } from '../../app/engines/scenes/product-levels.ts';
import type { SceneJob } from '../../app/engines/scenes/picture-job.ts';
import { openSession, renderScene, shareFor, type SceneLayers } from '../../app/engines/scenes/render.ts';
import { openThreads } from '../../app/services/engines/scene/threads.ts';
import { drawSceneProduct } from './scene-products.ts';

export interface Photograph {
  /** A ready scene's id. */
  scene: string;
  /** A product's name in scene-products.ts. */
  product: string;
  /** px */
  width: number;
  height: number;
  seed: number;
  variation?: number;
}

/** Crops a drawing to its content. */
function cut(pixels: Pixels): Pixels {
  const box = boundsOf(pixels);
  if (!box) throw new Error('An empty product');
  const data = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    const from = ((y + box.top) * pixels.width + box.left) * 4;
    data.set(pixels.data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data };
}

async function fitted(pixels: Pixels, width: number, height: number): Promise<Pixels> {
  const data = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8Array(data) };
}

/** An object in a scene, as layers. Throws for unknown names. */
async function photographed(
  pixels: Pixels,
  metres: number,
  { scene, width, height, seed, variation = 0 }: Omit<Photograph, 'product'>,
): Promise<SceneLayers> {
  const description = findScene(scene);
  if (!description) throw new Error(`No scene is called ${scene}`);
  const cutout = cut(pixels);
  const job: SceneJob = {
    description,
    cutout,
    width,
    height,
    seed,
    variation,
    quality: 'full',
    metres: Math.max(0.16, metres),
  };
  const shared = shareFor(job);
  const session = openSession(job, shared);
  const threads = openThreads(job, shared, session, {
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  return renderScene(job, shared, session, threads.run, (w, h) => fitted(cutout, w, h)).finally(() => threads.close());
}

/** The finished picture as PNG. Throws for unknown names. */
export async function photograph({ product, ...rest }: Photograph): Promise<Buffer> {
  const { pixels, metres } = drawSceneProduct(product);
  const layers = await photographed(pixels, metres, rest);
  return sharp(layers.flat, { raw: { width: layers.width, height: layers.height, channels: 3 } })
    .png()
    .toBuffer();
}
