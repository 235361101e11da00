/**
 * Sheets of the built-in image engine, to judge by eye: `node scripts/image-gallery.ts out/ [--types sticker,poster]
 * [--words "a cat"] [--seed 1]`. With `--styles` it instead writes the small pictures of all styles that screens show,
 * into public/image-styles.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { imageJob, type ImageJob } from '../app/services/engines/image/image-job.ts';
import { onBackground } from '../app/engines/images/image-on-background.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { IMAGE_SIZES, IMAGE_STYLES, IMAGE_TYPES, isImageType, type ImageType } from '../tools/contract/image-types.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: 'string' },
    words: { type: 'string' },
    seed: { type: 'string', default: '1' },
    styles: { type: 'boolean', default: false },
  },
});
const [out = 'image-gallery'] = positionals;
const types = (values.types?.split(',') ?? [...IMAGE_TYPES]).filter(isImageType);
const seed = Number(values.seed);

const WORDS: Readonly<Record<ImageType, readonly string[]>> = {
  image: [
    'a sunset over the sea with a sailing boat',
    'snowy mountains with northern lights and a cabin',
    'autumn forest in the morning fog',
    'city at night in the rain',
    'desert with cacti at golden hour',
    'still life with wine, cheese and grapes',
    'strawberry and lemon pattern on pink',
    'something calm in sage and terracotta',
  ],
  sticker: [
    'a happy avocado',
    'a cat with a coffee',
    'dog on a skateboard saying "good boy"',
    'sleepy moon with stars',
    'taco and margarita "fiesta"',
  ],
  typography: ['Good vibes only', 'Stay wild', 'The best is yet to come my friend', 'Hello', 'Small shop big dreams'],
  signature: ['my signature as Anna Berg', 'Jonathan van der Meer', 'Li'],
  poster: [
    'Jazz night, Friday 12 May 8pm, Blue Note Club, tickets from $15',
    'Summer sale, 50% off everything, shop now',
    'yoga retreat in the mountains at sunrise, 3-5 June, book now',
    'Farmers market, every Saturday 9am, free entry',
  ],
};
/** Words that demonstrate the styles. */
const SHOWN: Readonly<Record<ImageType, string>> = {
  image: 'calm',
  sticker: 'a happy avocado',
  typography: 'Hello you',
  signature: 'Anna Berg',
  poster: 'Night market, Saturday 6pm, free entry',
};
const SHOWN_IMAGES: Readonly<Record<string, string>> = {
  scene: 'mountains at sunset',
  'still-life': 'lemon and grapes',
  pattern: 'colourful leaves',
  mesh: 'bold',
  shapes: 'natural',
  'paper-cut': 'warm',
  waves: 'cool',
  marble: 'earthy',
  watercolour: 'cool',
  bokeh: 'dark',
};

const rendering = createRendering({ assetBytes: async () => null });

async function picture(job: ImageJob): Promise<{ bytes: Uint8Array; ms: number; size: number }> {
  const startedAt = performance.now();
  const { design, background } = await imageJob(job, () => undefined);
  const standIn = '0'.repeat(64);
  const document = background ? onBackground(design, standIn) : design;
  const { bytes } = await rendering
    .withAssets('gallery', async () => background)
    .render({
      document,
      page: Object.keys(document.pages)[0] ?? '',
      format: 'png',
      shorterSide: Math.min(job.width, job.height),
      quality: 90,
      watermark: false,
    });
  return { bytes, ms: Math.round(performance.now() - startedAt), size: JSON.stringify(document).length };
}

if (values.styles) {
  const folder = path.join(projectRoot(), 'public', 'image-styles');
  await mkdir(folder, { recursive: true });
  let total = 0;
  for (const type of types) {
    for (const { id: style } of IMAGE_STYLES[type]) {
      const side =
        type === 'signature'
          ? { width: 800, height: 500 }
          : type === 'poster'
            ? { width: 640, height: 800 }
            : { width: 700, height: 700 };
      const { bytes } = await picture({
        type,
        words: type === 'image' ? (SHOWN_IMAGES[style] ?? SHOWN.image) : SHOWN[type],
        style,
        colors: [],
        ...side,
        seed,
        variation: 1,
      });
      const small = await sharp(bytes)
        .resize({ width: 240, height: type === 'poster' ? 300 : type === 'signature' ? 150 : 240, fit: 'cover' })
        .webp({ quality: 80, effort: 6 })
        .toBuffer();
      await writeFile(path.join(folder, `${type}-${style}.webp`), small);
      total += small.length;
    }
  }
  console.log(`${Math.round(total / 1024)} kB`);
} else {
  await mkdir(out, { recursive: true });
  for (const type of types) {
    const { width, height } = IMAGE_SIZES[type];
    const cell = { width: 380, height: Math.round((380 * height) / width) };
    const list = values.words ? [values.words] : WORDS[type];
    const cells: Buffer[] = [];
    for (const words of list) {
      // All styles of the first words, four variations of all others.
      const jobs =
        type === 'image' || words !== list[0]
          ? [1, 2, 3, 4].map((variation) => ({ style: null, variation }))
          : IMAGE_STYLES[type].map(({ id }, at) => ({ style: id, variation: (at % 4) + 1 }));
      for (const job of jobs) {
        const { bytes, ms, size } = await picture({ type, words, colors: [], width, height, seed, ...job });
        console.log(
          `${type} "${words}" ${job.style ?? job.variation}: ${ms} ms, ${Math.round(size / 1000)} kB of layers, at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB so far`,
        );
        cells.push(
          await sharp(bytes)
            .resize({ ...cell, fit: 'contain', background: '#e7ebe9' })
            .flatten({ background: '#e7ebe9' })
            .toBuffer(),
        );
      }
    }
    const columns = 8;
    const sheet = sharp({
      create: {
        width: columns * (cell.width + 6),
        height: Math.ceil(cells.length / columns) * (cell.height + 6),
        channels: 3,
        background: '#ffffff',
      },
    });
    await sheet
      .composite(
        cells.map((input, n) => ({
          input,
          left: (n % columns) * (cell.width + 6),
          top: Math.floor(n / columns) * (cell.height + 6),
        })),
      )
      .jpeg({ quality: 88 })
      .toFile(path.join(out, `${type}.jpg`));
  }
}
await rendering.close();
