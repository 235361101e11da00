/**
 * Makes the built-in models and the garments and jewels to try on them: `node scripts/make-figures.ts [name …]` writes
 * public/samples/{model,wear}-*.webp. A model's joints are known exactly, and written next to it.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { FIGURES } from './gallery/figures/figures.ts';
import { renderFigure } from './gallery/figures/render-figure.ts';
import { GARMENTS } from './gallery/garments/garments.ts';

const folder = path.join(projectRoot(), 'public', 'samples');
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

for (const [name, garment] of Object.entries(GARMENTS)) {
  if (!isAsked(name)) continue;
  const { width, height, photo } = garment.lay();
  const bytes = await sharp(photo, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 86, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `wear-${name}.webp`), bytes);
  console.log(`wear-${name}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
for (const [name, look] of Object.entries(FIGURES)) {
  if (!isAsked(name)) continue;
  const { width, height, data, joints } = renderFigure(look, 640, 960);
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 88, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `model-${name}.webp`), bytes);
  await writeFile(
    path.join(folder, `model-${name}.json`),
    `${JSON.stringify({ width, height, joints: Object.fromEntries(Object.entries(joints).map(([joint, { x, y }]) => [joint, [Math.round(x * 10) / 10, Math.round(y * 10) / 10]])) })}\n`,
  );
  console.log(`model-${name}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
