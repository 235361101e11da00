/**
 * Renders a small picture of every ready scene with a product drawn by code into public/scenes/<id>.webp, for pickers:
 * `node scripts/scene-thumbnails.ts [scene …]`. Run it again whenever a scene or the renderer changes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { SCENES } from '../app/services/scenes/catalogue.ts';
import { boundsOf, type Pixels } from '../app/services/scenes/product.ts';
import type { SceneJob } from '../app/services/scenes/picture-job.ts';
import { openSession, renderScene, shareFor } from '../app/services/scenes/render.ts';
import type { Scene } from '../app/services/scenes/scene.ts';
import { openThreads } from '../app/services/scenes/threads.ts';
import { drawSceneProduct } from './gallery/scene-products.ts';

/** Rendered larger and made smaller, px: finer grain than at the size itself. */
const RENDERED = 640;
const SIDE = 320;
const QUALITY = 80;

/** What stands in a scene, where it is not the bottle: something that one would photograph there. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'peach-podium': 'jar', 'terracotta-steps': 'jar', 'blue-disc': 'tube', 'glossy-pink': 'tube', 'concrete-gallery': 'shoe', 'kitchen-counter': 'mug', 'green-marble': 'glass', 'terrazzo-shelf': 'mug',
  'burgundy-velvet': 'ring', 'garden-table': 'mug', 'desert-dune': 'glass', 'snow-light': 'tube', 'flat-oak': 'box', 'flat-linen': 'shoe', 'flat-satin': 'ring', 'flat-sand': 'tube', 'flat-grass': 'shoe', 'flat-slate': 'box',
};

function cut({ pixels }: { pixels: Pixels }): Pixels {
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
  const data = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } }).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
  return { width, height, data: new Uint8Array(data) };
}

async function thumbnailOf(scene: Scene): Promise<Buffer> {
  const drawn = drawSceneProduct(PRODUCTS[scene.id] ?? 'bottle');
  const cutout = cut(drawn);
  const job: SceneJob = { description: scene, cutout, width: RENDERED, height: RENDERED, seed: 1, variation: 0, quality: 'full', metres: Math.max(0.16, drawn.metres) };
  const shared = shareFor(job);
  const session = openSession(job, shared);
  const threads = openThreads(job, shared, session, { signal: new AbortController().signal, progress: () => undefined });
  const layers = await renderScene(job, shared, session, threads.run, (width, height) => fitted(cutout, width, height)).finally(() => threads.close());
  return sharp(layers.flat, { raw: { width: layers.width, height: layers.height, channels: 3 } }).resize(SIDE, SIDE, { kernel: 'lanczos3' }).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}

const folder = path.join(projectRoot(), 'public', 'scenes');
await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
let total = 0;
for (const scene of SCENES.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const bytes = await thumbnailOf(scene);
  await writeFile(path.join(folder, `${scene.id}.webp`), bytes);
  total += bytes.length;
  console.log(`${scene.id}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
console.log(`${Math.round(total / 1024)} kB`);
// Scenes that are no more have no pictures.
for (const file of await readdir(folder)) if (!SCENES.some(({ id }) => file === `${id}.webp`)) await rm(path.join(folder, file));
