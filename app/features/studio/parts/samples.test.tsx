/** The manifest of the samples matches their files. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '#app/services/config/project-root.ts';
import { BUILT_IN_MODELS, builtInPerson, pictureFor } from '../person-models/picked-person.ts';
import { SAMPLES, samplesFor } from './samples.ts';
import { WEAR_SAMPLES } from './wear-samples.ts';

const folder = path.join(projectRoot(), 'public', 'samples');

test('each file has its entry, with its true size, and a line on its licence', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.webp')).toSorted();
  const uppers = BUILT_IN_MODELS.map((model) => ({ ...model, src: pictureFor(builtInPerson(model), 'top') }));
  const all = [...SAMPLES, ...BUILT_IN_MODELS, ...uppers, ...WEAR_SAMPLES];
  expect(all.map(({ src }) => src.replace('/samples/', '')).toSorted()).toEqual(files);
  const licences = await readFile(path.join(folder, 'LICENCES.md'), 'utf8');
  let total = 0;
  for (const { id, src, width, height } of all) {
    const bytes = await readFile(path.join(folder, path.basename(src)));
    total += bytes.length;
    const header = await sharp(bytes).metadata();
    expect({ id, width: header.width, height: header.height }).toEqual({ id, width, height });
    const group = /^(?:model|wear)-/.exec(path.basename(src));
    expect(licences).toContain(group ? `${group[0]}*.webp` : path.basename(src));
  }
  expect(total).toBeLessThan(1_500_000);
});

test('those for a tool come in the order of its tags', () => {
  expect(samplesFor('small').map(({ id }) => id)).toEqual(['small-cat']);
  expect(samplesFor('photo-to-fix', 'to-erase').map(({ id }) => id)).toEqual([
    'dark-bottle',
    'dim-espresso',
    'jar-price',
  ]);
});
