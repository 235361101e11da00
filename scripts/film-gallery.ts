/**
 * Sheets of the film presets, six moments each, to judge by eye: `node scripts/film-gallery.ts out/ [--presets
 * zoom-in,pan] [--ratios 1:1,9:16] [--seconds 6] [--files] [--mixed] [--products serum,bag]`. With `--files` also the films themselves; with
 * `--mixed` each in one shape, 3 to 15 s long, with other photos than its neighbours.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  FILM_RATIOS,
  FILM_SIZES,
  PRESETS,
  type FilmPhoto,
  type FilmRatio,
  type PresetName,
} from '../design/film/preset.ts';
import { presets } from '../design/film/presets.ts';
import { entryAt } from '../design/document/entry.ts';
import { pagesInOrder } from '../design/document/tree.ts';
import { assetNeeds } from '../design/fabric/needs.ts';
import { RARE_PAINTERS } from '../design/fabric/paint/rare-painters.ts';
import { contextOf, type PaintTools } from '../design/fabric/paint/tools.ts';
import { playDesign } from '../design/fabric/playing/playing-design.ts';
import { PictureStore } from '../design/fabric/sources.ts';
import { fontsOf } from '../design/layout/page-fonts.ts';
import { makeFilm } from '../app/services/engines/film/film-engine.ts';
import { decodePicture } from '../app/services/rendering/decode.ts';
import { createCanvasElement, fabricForNode, nodeSurfaces } from '../app/services/rendering/fabric-node.ts';
import {
  createServerMeasure,
  fontLatch,
  registerFonts,
  registerNeeds,
} from '../app/services/rendering/server-fonts.ts';
import { eraseJob } from '../app/services/engines/erase/erase-job.ts';
import { regionOfMask } from '../app/services/imaging/mask-region.ts';
import { samplePicture } from '../app/services/templates/sample-pictures.server.ts';
import { seePhoto } from '../app/services/generations/kinds/photo-colors.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    presets: { type: 'string' },
    ratios: { type: 'string', default: '4:5' },
    seconds: { type: 'string', default: '6' },
    files: { type: 'boolean', default: false },
    mixed: { type: 'boolean', default: false },
    products: { type: 'string' },
  },
});
const [out = 'film-gallery'] = positionals;
const names = PRESETS.filter((name) => values.presets === undefined || values.presets.split(',').includes(name));
const ratios = FILM_RATIOS.filter((ratio) => values.ratios.split(',').includes(ratio));
/** Lengths of the films of a mixed gallery, in turn, s. */
const LENGTHS = [6, 3, 8, 5, 10, 4, 15];
/** Moments on a sheet, as shares of the film's length. */
const MOMENTS = [0.02, 0.1, 0.2, 0.35, 0.6, 0.97];
const CELL = 300;
const ACCENTS = ['#e4572e', '#2e86ab', '#3f7d58', '#a23b72'];

const assets = new Map<string, Uint8Array>();
function keep(bytes: Uint8Array): string {
  const id = createHash('sha256').update(bytes).digest('hex');
  assets.set(id, bytes);
  return id;
}

function bytesOf(asset: string): Uint8Array {
  const bytes = assets.get(asset);
  if (!bytes) throw new Error(`No asset ${asset}`);
  return bytes;
}

/** A sample product, with its cutout, and the photo completed behind it if a preset shows that. */
async function productPhoto(id: string, completed: boolean): Promise<FilmPhoto> {
  const { picture, bytes, mask } = await samplePicture(id);
  const { asset, width, height, name, subject } = picture;
  assets.set(asset, bytes);
  const kept = keep(mask);
  const behind = completed
    ? keep(
        (
          await eraseJob(
            { picture: bytes, region: await regionOfMask(mask, width, height), calm: true },
            () => undefined,
          )
        ).bytes,
      )
    : null;
  return {
    asset,
    width,
    height,
    name,
    focus: null,
    cutout: { mask: { asset: kept, strokes: [] }, subject: subject ?? WHOLE, ...(behind && { behind }) },
    light: (await seePhoto(bytes)).light,
  };
}

async function samplePhoto(name: string): Promise<FilmPhoto> {
  const bytes = new Uint8Array(await readFile(path.join('public/samples', `${name}.webp`)));
  const { width, height } = await sharp(bytes).metadata();
  return { asset: keep(bytes), width, height, name, focus: null, cutout: null, light: (await seePhoto(bytes)).light };
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
/** Products of many trades, dark and light, small and large. */
const PRODUCTS = ['serum', 'bag', 'mug', 'cake', 'plant', 'jar', 'gift', 'soap', 'honey', 'perfume'];
const chosen = values.products?.split(',') ?? PRODUCTS;

const samples = await Promise.all(
  ['espresso', 'sneaker', 'cat', 'mug', 'astronaut', 'bottle', 'dark-bottle'].map(samplePhoto),
);

fabricForNode();
const fonts = fontLatch();
registerFonts(fonts);
const measure = createServerMeasure(fonts);
await mkdir(out, { recursive: true });

for (const [at, name] of names.entries()) {
  const duration = 1000 * (values.mixed ? entryAt(LENGTHS, at % LENGTHS.length) : Number(values.seconds));
  for (const ratio of values.mixed ? [entryAt(FILM_RATIOS, at % FILM_RATIOS.length)] : ratios) {
    const {
      photos: [, most],
      cutout,
      behind = false,
      make,
    } = presets[name];
    const shown = cutout
      ? [await productPhoto(entryAt(chosen, at % chosen.length), behind)]
      : most === 1
        ? [entryAt(samples, at % samples.length)]
        : Array.from({ length: Math.min(most, 5) }, (_, index) => entryAt(samples, (at + index) % samples.length));
    let n = 0;
    const { width, height } = FILM_SIZES[ratio as FilmRatio];
    const document = make({
      photos: shown,
      width,
      height,
      duration,
      accent: entryAt(ACCENTS, at % ACCENTS.length),
      font: 'Bricolage Grotesque',
      beats: [],
      words: {
        headline: name === 'big-type' ? 'Fresh' : 'New in: made to last',
        price: name === 'sale-burst' ? '−30%' : '$24.90',
        before: '$39',
        details: 'Free shipping this week',
      },
      measure,
      newId: () => `l${(n += 1)}`,
    });
    await sheet(name, ratio, document);
  }
}

async function sheet(
  name: PresetName,
  ratio: string,
  document: ReturnType<(typeof presets)[PresetName]['make']>,
): Promise<void> {
  const pages = pagesInOrder(document);
  const label = `${name}-${ratio.replace(':', 'x')}`;
  if (values.files) {
    const startedAt = performance.now();
    const film = await makeFilm(
      {
        document,
        pages: pages.map(({ id }) => id),
        assets: Object.fromEntries(assets),
        width: document.width,
        height: document.height,
        fps: 30,
        quantiser: 26,
        watermark: false,
        music: null,
      },
      () => undefined,
    );
    console.log(`${label} ${Math.round(performance.now() - startedAt)} ms, ${Math.round(film.bytes.length / 1000)} kB`);
    await writeFile(path.join(out, `${label}.mp4`), film.bytes);
  }
  const scale = CELL / document.width;
  const store = new PictureStore({ picture: (asset, side) => decodePicture(bytesOf(asset), side) }, () => undefined);
  for (const page of pages) {
    registerNeeds(fonts, fontsOf(document, page.id));
    store.request(assetNeeds(document, page.id, scale * 1.3, () => true));
  }
  await store.settled();
  const tools: PaintTools = {
    ...nodeSurfaces,
    pictureState: (id) => store.state(id),
    picture: (id) => store.picture(id),
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  const playing = playDesign(document, pages, tools, { x: scale, y: scale });
  const cellHeight = Math.round(document.height * scale);
  const strip = createCanvasElement(MOMENTS.length * (CELL + 6), cellHeight);
  for (const [index, share] of MOMENTS.entries()) {
    const cell = createCanvasElement(CELL, cellHeight);
    playing.paint(contextOf(cell), share * playing.duration);
    contextOf(strip).drawImage(cell, index * (CELL + 6), 0);
  }
  await writeFile(path.join(out, `${label}.png`), strip.toBuffer('image/png'));
}
