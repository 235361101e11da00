/**
 * Makes the sample pictures that the studio offers for trying it out: `node scripts/make-samples.ts [sample …]` writes
 * public/samples. Products are photographed in our own scenes; faults to be repaired are added here. Photographs by
 * others (espresso, cat, astronaut) are kept unchanged; public/samples/LICENCES.md gives their origins.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

import { projectRoot } from '../app/services/config/project-root.ts';
import { randomStream } from '../app/engines/scenes/noise.ts';
import { photograph } from './gallery/photograph.ts';

const folder = path.join(projectRoot(), 'public', 'samples');
const QUALITY = 86;

/** A price sticker as sellers find on products: bright, slightly crooked, with the shadow of its edge. */
function priceSticker(side: number): Buffer {
  const canvas = createCanvas(side, side);
  const c = canvas.getContext('2d');
  c.translate(side / 2, side / 2);
  c.rotate(-0.16);
  c.shadowColor = 'rgba(30, 20, 10, 0.45)';
  c.shadowBlur = side * 0.03;
  c.shadowOffsetY = side * 0.012;
  c.fillStyle = '#f2c811';
  c.beginPath();
  c.arc(0, 0, side * 0.4, 0, Math.PI * 2);
  c.fill();
  c.shadowColor = 'transparent';
  c.fillStyle = '#c4161c';
  c.textAlign = 'center';
  c.font = `bold ${Math.round(side * 0.24)}px sans-serif`;
  c.fillText('9.99', 0, side * 0.13);
  c.font = `bold ${Math.round(side * 0.13)}px sans-serif`;
  c.fillText('SALE', 0, -side * 0.14);
  return canvas.toBuffer('image/png');
}

/** Tilted, underexposed, lit by a warm bulb, with the noise of a small sensor. */
async function spoilt(
  bytes: Buffer,
  { tilt, light, warmth, noise, seed }: { tilt: number; light: number; warmth: number; noise: number; seed: number },
): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const turned = await sharp(bytes).rotate(tilt, { background: '#000000' }).toBuffer({ resolveWithObject: true });
  // The largest upright part without the corners that rotation left empty.
  const angle = (Math.abs(tilt) * Math.PI) / 180;
  const share = 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width));
  const [w, h] = [Math.floor(width * share) - 2, Math.floor(height * share) - 2];
  const { data, info } = await sharp(turned.data)
    .extract({ left: (turned.info.width - w) >> 1, top: (turned.info.height - h) >> 1, width: w, height: h })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = randomStream(seed);
  const gains = [light * (1 + warmth), light, light * (1 - warmth * 1.3)];
  for (let at = 0; at < data.length; at += 1) {
    const grain = (random() + random() + random() - 1.5) * noise;
    data[at] = Math.max(0, Math.min(255, Math.round((data[at] ?? 0) * (gains[at % 3] ?? 1) + grain)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png()
    .toBuffer();
}

const samples: Readonly<Record<string, () => Promise<Buffer>>> = {
  bottle: () => photograph({ scene: 'marble-morning', product: 'bottle', width: 960, height: 1200, seed: 3 }),
  sneaker: () => photograph({ scene: 'clean-studio', product: 'shoe', width: 1200, height: 960, seed: 2 }),
  mug: () => photograph({ scene: 'kitchen-counter', product: 'mug', width: 1200, height: 960, seed: 4 }),
  'jar-price': async () => {
    const picture = await photograph({ scene: 'peach-podium', product: 'jar', width: 1080, height: 1080, seed: 1 });
    return sharp(picture)
      .composite([{ input: priceSticker(170), left: 610, top: 575 }])
      .png()
      .toBuffer();
  },
  'dark-bottle': async () =>
    spoilt(await photograph({ scene: 'terrazzo-shelf', product: 'white', width: 1100, height: 1100, seed: 2 }), {
      tilt: 4.5,
      light: 0.42,
      warmth: 0.16,
      noise: 16,
      seed: 7,
    }),
  'dim-espresso': async () =>
    spoilt(await readFile(path.join(folder, 'espresso.webp')), {
      tilt: -3,
      light: 0.38,
      warmth: -0.12,
      noise: 14,
      seed: 5,
    }),
  'small-cat': async () =>
    sharp(await readFile(path.join(folder, 'cat.webp')))
      .resize(240)
      .png()
      .toBuffer(),
};

const asked = process.argv.slice(2);
for (const [name, make] of Object.entries(samples)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const bytes = await sharp(await make())
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), bytes);
  const { width, height } = await sharp(bytes).metadata();
  console.log(`${name}.webp ${width} × ${height} px, ${(bytes.length / 1024).toFixed(1)} kB`);
}
