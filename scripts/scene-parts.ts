/**
 * Renders a small picture of every surface and background of the scene pickers into public/scenes/parts/<id>.webp:
 * `node scripts/scene-parts.ts [part …]`. Run it again whenever a material or the renderer changes.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import type { Pixels } from '../app/engines/scenes/product-levels.ts';
import type { SceneJob } from '../app/engines/scenes/picture-job.ts';
import { openSession, renderScene, shareFor } from '../app/engines/scenes/render.ts';
import { openThreads } from '../app/services/engines/scene/threads.ts';
import { BACKGROUNDS, sceneWords, SURFACES, type ScenePicks } from '../app/engines/scenes/words/compose.ts';
import { parseScene } from '../app/engines/scenes/words/parse.ts';

/** px */
const RENDERED = 480;
const SIDE = 128;
const QUALITY = 82;

/** A scene needs a product: an invisible cube of glass, since only the background is kept. */
const nothing: Pixels = {
  width: 24,
  height: 24,
  data: new Uint8Array(24 * 24 * 4).map((_, at) => (at % 4 === 3 ? 255 : 200)),
};

const PLAIN: ScenePicks = {
  perspective: 'side',
  surface: null,
  stand: null,
  background: null,
  light: null,
  shadow: null,
  props: [],
  words: '',
};
/** The surface in front of each background. */
const GROUND: Readonly<Record<string, string>> = {
  seamless: 'paper',
  sea: 'sand',
  sky: 'water',
  sunset: 'sand',
  forest: 'moss',
  garden: 'weathered-wood',
  lights: 'black-marble',
  kitchen: 'oak',
  room: 'oak',
  bathroom: 'white-marble',
};

interface Part {
  id: string;
  picks: ScenePicks;
  /** The part of the picture that shows it, in fractions. */
  crop: { left: number; top: number; side: number };
}

const parts: Part[] = [
  ...SURFACES.map(({ id }): Part => ({
    id,
    picks: { ...PLAIN, perspective: 'top', surface: id, light: 'window' },
    crop: { left: 0.02, top: 0.02, side: 0.42 },
  })),
  ...BACKGROUNDS.map(({ id }): Part => ({
    id,
    picks: {
      ...PLAIN,
      surface: GROUND[id] ?? 'plaster',
      background: id,
      light: ['lights'].includes(id) ? 'evening' : id === 'sunset' ? 'golden' : 'morning',
    },
    crop: { left: 0.1, top: 0, side: 0.8 },
  })),
];

async function pictureOf({ picks, crop: { left, top, side } }: Part): Promise<Buffer> {
  const { description } = parseScene(sceneWords(picks), 1);
  const job: SceneJob = {
    description,
    cutout: nothing,
    width: RENDERED,
    height: RENDERED,
    seed: 1,
    variation: 0,
    quality: 'full',
    metres: 0.24,
  };
  const shared = shareFor(job);
  const session = openSession(job, shared);
  const threads = openThreads(job, shared, session, {
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const fitted = (width: number, height: number) =>
    Promise.resolve({ width, height, data: new Uint8Array(width * height * 4) });
  const { background, width, height } = await renderScene(job, shared, session, threads.run, fitted).finally(() =>
    threads.close(),
  );
  const box = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round(side * width),
    height: Math.round(side * height),
  };
  return sharp(background, { raw: { width, height, channels: 3 } })
    .extract(box)
    .resize(SIDE, SIDE, { kernel: 'lanczos3' })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
}

const folder = path.join(projectRoot(), 'public', 'scenes', 'parts');
await mkdir(folder, { recursive: true });
const asked = process.argv.slice(2);
let total = 0;
for (const part of parts.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  const bytes = await pictureOf(part);
  await writeFile(path.join(folder, `${part.id}.webp`), bytes);
  total += bytes.length;
  console.log(`${part.id}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
}
console.log(`${Math.round(total / 1024)} kB`);
for (const file of await readdir(folder))
  if (!parts.some(({ id }) => file === `${id}.webp`)) await rm(path.join(folder, file));
