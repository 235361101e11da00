/**
 * Makes the photos that templates show until a person's own replace them: `node scripts/make-template-samples.ts
 * [subject …]` writes public/samples/templates: each subject in one of our own scenes, and its mask. Objects are drawn
 * by code.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import type { Pixels } from '../app/engines/scenes/product-levels.ts';
import { GARMENTS } from './gallery/garments/garments.ts';
import { photographed } from './gallery/photograph.ts';
import { drawSceneProduct } from './gallery/scene-products.ts';
import { drawStill } from './gallery/still-lifes.ts';

const folder = path.join(projectRoot(), 'public', 'samples', 'templates');
/** px */
const SIZE = { width: 1000, height: 1200 };
const QUALITY = 76;

interface Shot {
  scene: string;
  /** Height of the object, or its width where that is larger, m: light and grain of the scene are scaled to it. */
  metres: number;
  seed: number;
  variation?: number;
  /** Neglected: pale and dim. */
  shabby?: boolean;
  draw(): Pixels | Promise<Pixels>;
}

const product = (name: string) => () => drawSceneProduct(name).pixels;
const garment = (name: string) => (): Pixels => {
  const { width, height, piece } = GARMENTS[name]?.lay() ?? { width: 1, height: 1, piece: new Uint8ClampedArray(4) };
  return { width, height, data: new Uint8Array(piece) };
};
const still = (name: string) => () => drawStill(name);

const SHOTS: Readonly<Record<string, Shot>> = {
  bottle: { scene: 'terrazzo-shelf', metres: 0.2, seed: 3, draw: still('bottle') },
  cup: { scene: 'walnut-evening', metres: 0.16, seed: 5, draw: still('cup') },
  bag: { scene: 'sage-arch', metres: 0.34, seed: 7, draw: still('bag') },
  plant: { scene: 'blinds-beige', metres: 0.4, seed: 9, draw: still('plant') },
  candle: { scene: 'burgundy-velvet', metres: 0.18, seed: 11, draw: still('candle') },
  cake: { scene: 'glossy-pink', metres: 0.16, seed: 13, draw: still('cake') },
  shirt: { scene: 'flat-linen', metres: 0.7, seed: 15, draw: still('shirt') },
  shoe: { scene: 'blue-disc', metres: 0.3, seed: 17, draw: product('shoe') },
  jar: { scene: 'peach-podium', metres: 0.16, seed: 19, draw: product('jar') },
  tube: { scene: 'tiled-bathroom', metres: 0.18, seed: 21, draw: product('tube') },
  box: { scene: 'snow-light', metres: 0.25, seed: 23, draw: product('box') },
  mug: { scene: 'garden-table', metres: 0.16, seed: 25, draw: product('mug') },
  dress: { scene: 'flat-oak', metres: 1, seed: 27, draw: garment('dress') },
  jumper: { scene: 'flat-slate', metres: 0.8, seed: 29, draw: garment('jumper') },
  necklace: { scene: 'flat-satin', metres: 0.3, seed: 31, draw: garment('necklace') },
  'plant-before': {
    scene: 'concrete-gallery',
    metres: 0.4,
    seed: 35,
    variation: 3,
    shabby: true,
    draw: still('plant'),
  },
  'bag-before': { scene: 'concrete-gallery', metres: 0.34, seed: 37, variation: 1, shabby: true, draw: still('bag') },
  'shoe-before': { scene: 'concrete-gallery', metres: 0.3, seed: 39, shabby: true, draw: product('shoe') },
  ring: { scene: 'green-marble', metres: 0.16, seed: 33, draw: product('ring') },
  pizza: { scene: 'flat-slate', metres: 0.34, seed: 41, draw: still('pizza') },
  scissors: { scene: 'walnut-evening', metres: 0.24, seed: 43, variation: 1, draw: still('scissors') },
  cap: { scene: 'blue-disc', metres: 0.3, seed: 45, variation: 1, draw: still('cap') },
  bouquet: { scene: 'flat-marble', metres: 0.5, seed: 47, draw: still('bouquet') },
  mat: { scene: 'terracotta-steps', metres: 0.62, seed: 49, draw: still('mat') },
};

await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
for (const [name, { draw, metres, shabby = false, ...shot }] of Object.entries(SHOTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const {
    width,
    height,
    flat,
    product: { left, top, width: w, height: h, data },
  } = await photographed(await draw(), metres, { ...shot, ...SIZE });
  const seen = sharp(flat, { raw: { width, height, channels: 3 } });
  const photo = await (shabby ? seen.modulate({ saturation: 0.45, brightness: 0.78 }) : seen)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  const mask = new Uint8Array(width * height * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      if (y + top < 0 || y + top >= height || x + left < 0 || x + left >= width) continue;
      mask[((y + top) * width + x + left) * 4 + 3] = data[(y * w + x) * 4 + 3] ?? 0;
    }
  }
  const kept = await sharp(mask, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
  await Promise.all([
    writeFile(path.join(folder, `${name}.webp`), photo),
    writeFile(path.join(folder, `${name}-mask.webp`), kept),
  ]);
  console.log(`${name} ${Math.round(photo.length / 1024)} kB, mask ${Math.round(kept.length / 1024)} kB`);
}
