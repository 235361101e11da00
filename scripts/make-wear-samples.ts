/**
 * Makes the drawn garments and jewels to try on: `node scripts/make-wear-samples.ts [name …]` writes some of
 * public/samples/wear-*.webp. Photographed ones and the people are kept unchanged: public/samples/LICENCES.md.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { WEAR_SAMPLES } from '../app/features/studio/parts/wear-samples.ts';
import { GARMENTS } from './gallery/garments/garments.ts';

const folder = path.join(projectRoot(), 'public', 'samples');
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

for (const [name, garment] of Object.entries(GARMENTS)) {
  if (!isAsked(name) || !WEAR_SAMPLES.some(({ id }) => id === name)) continue;
  const { width, height, photo } = garment.lay();
  const bytes = await sharp(photo, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 86, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `wear-${name}.webp`), bytes);
  console.log(`wear-${name}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
