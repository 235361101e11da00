/**
 * Makes the before and after pictures that the repair screens show until a picture is chosen, with the real engines,
 * from the sample pictures: `node scripts/studio-examples.ts` writes public/studio/<tool>-before.webp and -after.webp.
 * Run it again when an engine changes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { firstPage } from '../design/document/tree.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { createEngines } from '../app/services/engines/engines.server.ts';
import { seePhoto } from '../app/services/generations/kinds/photo-colors.ts';
import { suggestedLooks } from '../app/services/generations/kinds/text-on-image-input.ts';
import { designBehind } from '../app/services/generations/kinds/text-on-image-run.server.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { RETAKE_STEPS } from '../tools/contract/ports/imaging-port.ts';

/** px: twice what is shown. */
const SHOWN = { width: 704, height: 528 };
const QUALITY = 82;

const root = projectRoot();
const folder = path.join(root, 'public/studio');
const engines = createEngines({ report: (error) => console.error(error.message) });
const options = { signal: new AbortController().signal };
const sample = (name: string) => readFile(path.join(root, 'public/samples', `${name}.webp`));

/** Both centred and cropped to the displayed shape. */
async function write(tool: string, before: Uint8Array, after: Uint8Array): Promise<void> {
  for (const [which, bytes] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const { width, height } = await sharp(bytes).metadata();
    const scale = Math.min(1, width / SHOWN.width, height / SHOWN.height);
    const shown = await sharp(bytes)
      .resize({ width: Math.round(SHOWN.width * scale), height: Math.round(SHOWN.height * scale), fit: 'cover' })
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    await writeFile(path.join(folder, `${tool}-${which}.webp`), shown);
  }
  console.log(tool);
}

await mkdir(folder, { recursive: true });

const sneaker = await sample('sneaker');
const { mask } = await engines.run('cut-out', { picture: sneaker, model: { kind: 'built-in' } }, options);
await write(
  'cutout',
  sneaker,
  await sharp(sneaker)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer(),
);

// A price sticker on a table: the wood grain continues.
const sticker = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="53" r="46" fill="#000" opacity=".25"/><circle cx="50" cy="49" r="46" fill="#f6c945"/>
  <text x="50" y="60" font-family="sans-serif" font-weight="700" font-size="30" text-anchor="middle" fill="#17150f">9.99</text></svg>`,
  );
const mirrored = await sharp(await sample('espresso'))
  .extract({ left: 68, top: 0, width: 532, height: 399 })
  .flop()
  .png()
  .toBuffer();
const table = await sharp(mirrored)
  .composite([{ input: await sharp(sticker(64)).png().toBuffer(), left: 38, top: 118 }])
  .png()
  .toBuffer();
const marked = {
  outlines: [],
  strokes: [
    {
      size: 78,
      points: [
        [70, 150],
        [70, 153],
      ] as [number, number][],
    },
  ],
};
await write('erase', table, (await engines.run('erase', { picture: table, region: marked }, options)).bytes);

// A quarter of the displayed size: the line separates the same pixels, enlarged by the browser and by the engine.
const part = await sharp(await sample('small-cat'))
  .extract({ left: 56, top: 30, width: SHOWN.width / 4 - 16, height: SHOWN.height / 4 - 12 })
  .png()
  .toBuffer();
await write('upscale', part, (await engines.run('upscale', { picture: part, factor: 4 }, options)).bytes);

const dim = await sharp(await sample('dim-espresso'))
  .flop()
  .webp({ lossless: true })
  .toBuffer();
const { file } = await engines.run('retake', { picture: dim, steps: RETAKE_STEPS, subject: null }, options);
if (!file) throw new Error('Nothing was wrong with the photo');
await write('retake', dim, file.bytes);

// The screen's first suggestion, in a color of the photo.
const mug = await sample('mug');
const cut = await engines.run('cut-out', { picture: mug, model: { kind: 'built-in' } }, options);
const files: Readonly<Record<string, Uint8Array>> = {
  ['a'.repeat(64)]: mug,
  ['b'.repeat(64)]: cut.mask,
  ...(cut.colours ? { ['c'.repeat(64)]: cut.colours } : {}),
};
const { width: mugWidth, height: mugHeight } = await sharp(mug).metadata();
const [photo, maskFile, colours] = Object.entries(files).map(([id, { length }]) => ({
  id,
  name: 'Mug',
  mime: 'image/png',
  width: mugWidth,
  height: mugHeight,
  bytes: length,
}));
const [, second] = suggestedLooks(0);
if (!photo || !maskFile || !second) throw new Error('Nothing to set');
const rendering = createRendering({ assetBytes: async (id) => files[id] ?? null, workers: 1 });
const design = designBehind(
  {
    picture: photo,
    cutout: { mask: maskFile, colours: colours ?? null, subject: cut.subject, coverage: cut.coverage },
    photo: await seePhoto(mug),
    text: 'Morning',
    look: { ...second, font: 'Anton', letterCase: 'upper', colour: '#fff8ec', size: 'medium' },
  },
  rendering,
);
const { bytes: behind } = await rendering.render({
  document: design,
  page: firstPage(design).id,
  format: 'png',
  shorterSide: mugHeight,
  quality: 100,
  watermark: false,
});
await write('text', mug, behind);
await rendering.close();

// A dress, from the hair to the hips.
const [model, dress] = [await sample('model-dia'), await sample('wear-polka-dress')];
const {
  persons: [person],
} = await engines.run('landmarks', { picture: model }, options);
if (!person) throw new Error('Nobody found');
const maskOf = async (picture: Uint8Array) =>
  (await engines.run('cut-out', { picture, model: { kind: 'built-in' } }, options)).mask;
const worn = await engines.run(
  'try-on',
  {
    picture: model,
    mask: await maskOf(model),
    person,
    garment: dress,
    garmentMask: await maskOf(dress),
    kind: 'full',
    dragged: {},
  },
  options,
);
const upper = (picture: Uint8Array) =>
  sharp(picture).extract({ left: 40, top: 20, width: 560, height: 420 }).png().toBuffer();
await write('try-on', await upper(model), await upper(worn.flat));

await engines.close();
