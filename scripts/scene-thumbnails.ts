/**
 * Renders a small picture of every ready-made scene with a code-drawn product into public/scenes/<id>.webp, for
 * pickers: `node scripts/scene-thumbnails.ts [scene …]`. Run it again whenever a scene or the renderer changes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { SCENES } from '../app/engines/scenes/catalogue.ts';
import { photograph } from './gallery/photograph.ts';

/** Rendered larger and scaled down, px: the grain is finer than at the final size. */
const RENDERED = 640;
const SIDE = 320;
const QUALITY = 80;

/** Products that suit a scene better than the default bottle. */
const PRODUCTS: Readonly<Record<string, string>> = {
  'peach-podium': 'jar',
  'terracotta-steps': 'jar',
  'blue-disc': 'tube',
  'glossy-pink': 'tube',
  'concrete-gallery': 'shoe',
  'kitchen-counter': 'mug',
  'green-marble': 'glass',
  'terrazzo-shelf': 'mug',
  'burgundy-velvet': 'ring',
  'garden-table': 'mug',
  'desert-dune': 'glass',
  'snow-light': 'tube',
  'flat-oak': 'box',
  'flat-linen': 'shoe',
  'flat-satin': 'ring',
  'flat-sand': 'tube',
  'flat-grass': 'shoe',
  'flat-slate': 'box',
};

async function thumbnailOf(scene: string): Promise<Buffer> {
  const picture = await photograph({
    scene,
    product: PRODUCTS[scene] ?? 'bottle',
    width: RENDERED,
    height: RENDERED,
    seed: 1,
  });
  return sharp(picture).resize(SIDE, SIDE, { kernel: 'lanczos3' }).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}

const folder = path.join(projectRoot(), 'public', 'scenes');
await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
let total = 0;
for (const scene of SCENES.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const bytes = await thumbnailOf(scene.id);
  await writeFile(path.join(folder, `${scene.id}.webp`), bytes);
  total += bytes.length;
  console.log(`${scene.id}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
console.log(`${Math.round(total / 1024)} kB`);
// Deletes pictures of removed scenes. Those of the pickers' parts are in a neighboring folder.
for (const file of await readdir(folder))
  if (file.endsWith('.webp') && !SCENES.some(({ id }) => file === `${id}.webp`)) await rm(path.join(folder, file));
