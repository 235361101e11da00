/**
 * Makes the pictures of the AI models screen before there are any, with the real try-on, from a built-in model and the
 * sample clothes: `node scripts/model-examples.ts` writes public/studio/model-<look>.webp. Run it again when the engine
 * or its samples change.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { createEngines } from '../app/services/engines/engines.server.ts';
import type { TryOnKind } from '../tools/contract/try-on-kinds.ts';

/** What the model wears in each picture, one piece upon the other. */
const LOOKS: Readonly<Record<string, readonly (readonly [sample: string, kind: TryOnKind])[]>> = {
  dress: [['polka-dress', 'full']],
  pleated: [['pleated-skirt', 'bottom']],
  skirt: [['red-skirt', 'bottom']],
};
/** px: twice what is shown; the part of a figure's photo that the person fills. */
const SHOWN = { width: 360, height: 540 };
const PART = { left: 60, top: 30, width: 520, height: 780 };
const QUALITY = 82;

const root = projectRoot();
const engines = createEngines({ report: (error) => console.error(error.message) });
const options = { signal: new AbortController().signal };
const sample = (name: string): Promise<Uint8Array> => readFile(path.join(root, 'public/samples', `${name}.webp`));
const maskOf = async (picture: Uint8Array) =>
  (await engines.run('cut-out', { picture, model: { kind: 'built-in' } }, options)).mask;

const model = await sample('model-dia');
for (const [look, pieces] of Object.entries(LOOKS)) {
  let picture = model;
  for (const [piece, kind] of pieces) {
    const garment = await sample(`wear-${piece}`);
    const {
      persons: [person],
    } = await engines.run('landmarks', { picture }, options);
    if (!person) throw new Error(`Nobody found below ${piece}`);
    const [mask, garmentMask] = [await maskOf(picture), await maskOf(garment)];
    const worn = { picture, mask, person, garment, garmentMask, kind, dragged: {} };
    picture = (await engines.run('try-on', worn, options)).flat;
  }
  const shown = await sharp(picture).extract(PART).resize(SHOWN).webp({ quality: QUALITY, effort: 6 }).toBuffer();
  await writeFile(path.join(root, 'public/studio', `model-${look}.webp`), shown);
  console.log(`model-${look}.webp ${(shown.length / 1024).toFixed(1)} kB`);
}
await engines.close();
