/**
 * Renders scenes with code-drawn products and writes a sheet of each scene and one of all: `node
 * scripts/scene-gallery.ts out/ [--scenes id,id] [--products bottle,mug] [--side 540] [--ratio 1] [--variations 0,1]
 * [--quality full]`. For people who work on the renderer.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { SCENES } from '../app/engines/scenes/catalogue.ts';
import { boundsOf, type Pixels } from '../app/engines/scenes/product-levels.ts';
import type { Quality, SceneJob } from '../app/engines/scenes/picture-job.ts';
import { openSession, renderScene, shareFor } from '../app/engines/scenes/render.ts';
import { openThreads } from '../app/services/engines/scene/threads.ts';
import { drawSceneProduct, SCENE_PRODUCTS } from './gallery/scene-products.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenes: { type: 'string' },
    products: { type: 'string', default: 'bottle' },
    side: { type: 'string', default: '540' },
    ratio: { type: 'string', default: '1' },
    variations: { type: 'string', default: '0' },
    quality: { type: 'string', default: 'full' },
    seed: { type: 'string', default: '1' },
    singles: { type: 'boolean', default: false },
  },
});
const [out = 'scene-gallery'] = positionals;
await mkdir(out, { recursive: true });
const height = Number(values.side);
const width = Math.round(height * Number(values.ratio));
const products = values.products === 'all' ? Object.keys(SCENE_PRODUCTS) : values.products.split(',');
const chosen = values.scenes === undefined ? SCENES : SCENES.filter(({ id }) => values.scenes?.split(',').includes(id));

async function fitted(pixels: Pixels, w: number, h: number): Promise<Pixels> {
  const data = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 4 } })
    .resize(w, h, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width: w, height: h, data: new Uint8Array(data) };
}

function cut(pixels: Pixels): Pixels {
  const box = boundsOf(pixels);
  if (!box) throw new Error('An empty product');
  const data = new Uint8Array(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1)
    data.set(
      pixels.data.subarray(
        ((y + box.top) * pixels.width + box.left) * 4,
        ((y + box.top) * pixels.width + box.left + box.width) * 4,
      ),
      y * box.width * 4,
    );
  return { width: box.width, height: box.height, data };
}

const cells: { name: string; picture: Buffer }[] = [];
for (const scene of chosen) {
  for (const product of products) {
    for (const variation of values.variations.split(',').map(Number)) {
      const { pixels, metres } = drawSceneProduct(product);
      const cutout = cut(pixels);
      const job: SceneJob = {
        description: scene,
        cutout,
        width,
        height,
        seed: Number(values.seed),
        variation,
        quality: values.quality as Quality,
        metres: Math.max(0.16, metres),
      };
      const startedAt = performance.now();
      const shared = shareFor(job);
      const session = openSession(job, shared);
      const threads = openThreads(job, shared, session, {
        signal: new AbortController().signal,
        progress: () => undefined,
      });
      const layers = await renderScene(job, shared, session, threads.run, (w, h) => fitted(cutout, w, h)).finally(() =>
        threads.close(),
      );
      const name = `${scene.id}-${product}-${variation}`;
      console.log(
        `${name} ${Math.round(performance.now() - startedAt)} ms, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB so far`,
      );
      const picture = await sharp(layers.flat, { raw: { width: layers.width, height: layers.height, channels: 3 } })
        .png()
        .toBuffer();
      if (values.singles) await writeFile(path.join(out, `${name}.png`), picture);
      cells.push({ name, picture });
    }
  }
}
const columns = Math.min(cells.length, Math.max(2, Math.round(Math.sqrt((cells.length * height * 1.5) / width))));
const [cellWidth, cellHeight] = [
  Math.round(Math.min(width, 1800 / columns)),
  Math.round((Math.min(width, 1800 / columns) * height) / width),
];
const rows = Math.ceil(cells.length / columns);
const composites = await Promise.all(
  cells.map(async ({ picture }, n) => ({
    input: await sharp(picture).resize(cellWidth, cellHeight).toBuffer(),
    left: (n % columns) * (cellWidth + 6),
    top: Math.floor(n / columns) * (cellHeight + 6),
  })),
);
await sharp({
  create: { width: columns * (cellWidth + 6), height: rows * (cellHeight + 6), channels: 3, background: '#ffffff' },
})
  .composite(composites)
  .jpeg({ quality: 92 })
  .toFile(path.join(out, 'sheet.jpg'));
