/**
 * Records the front page's conversation, and writes it with its pictures where the browser loads them: `node
 * scripts/make-front-page.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { createRendering } from '../app/services/rendering/rendering.server.ts';
import { firstPage } from '../design/document/tree.ts';
import { recordFrontPage } from './front-page/record-front-page.ts';

/** Longer side of the pictures, px: the widest size of the demo on double-density screens. */
const LONGER_SIDE = 840;
/** Shorter side of the still, px. */
const STILL = 512;

const pictureFolder = path.join(projectRoot(), 'public', 'examples', 'front-page');
const dataFolder = path.join(projectRoot(), 'app', 'features', 'home', 'replay');
await mkdir(pictureFolder, { recursive: true });

const { recording, finished, pictures } = await recordFrontPage();
await writeFile(path.join(dataFolder, 'recording.json'), `${JSON.stringify(recording, null, 2)}\n`);
const last = recording.turns.at(-1);
const shown = {
  said: last?.said,
  calls: last?.calls.map(({ icon, done }) => ({ icon, done })),
  answer: last?.answer,
};
await writeFile(path.join(dataFolder, 'still.json'), `${JSON.stringify(shown, null, 2)}\n`);
for (const [asset, bytes] of pictures) {
  const name = recording.pictures[asset]?.name ?? asset;
  const resized = sharp(bytes).resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', withoutEnlargement: true });
  await resized.webp({ quality: 82, alphaQuality: 100 }).toFile(path.join(pictureFolder, `${name}.webp`));
}

const rendering = createRendering({ assetBytes: async (asset) => pictures.get(asset) ?? null, workers: 1 });
try {
  const page = firstPage(finished).id;
  const { bytes } = await rendering.render({
    document: finished,
    page,
    format: 'webp',
    shorterSide: STILL,
    quality: 84,
    watermark: false,
  });
  await writeFile(path.join(pictureFolder, 'finished.webp'), bytes);
} finally {
  await rendering.close();
}
