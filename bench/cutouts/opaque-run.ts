/** Cuts the opaque products out and tells which of them came out see-through: `npm run bench:cutouts -- --opaque`. */
import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { EngineRuns } from '../engine-runs.ts';
import { drawOpaque, OPAQUE_SETS } from './opaque.ts';
import { holesIn, scoreMasks, type Score } from './score.ts';

/** More of its inside than this may not be see-through. */
const MOST = 0.005;
/** Side of a picture in the sheets, px. */
const SHOWN = 420;

export interface OpaqueOptions {
  /** Which of them. */
  set: keyof typeof OPAQUE_SETS;
  /** Folder of the photos for photographed backgrounds; by default those that come along. */
  photos?: string | undefined;
  /** Folder for sheets of what is see-through: picture and mask. */
  pictures?: string | undefined;
}

async function photosOf(folder: string | undefined): Promise<Uint8Array[]> {
  const samples = path.join(projectRoot(), 'public', 'samples');
  const folders = folder === undefined ? [samples, path.join(samples, 'products')] : [folder];
  const files = (
    await Promise.all(
      folders.map(async (one) =>
        (await readdir(one))
          .filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file) && !/mask|^(?:model|wear)-/.test(file))
          .map((file) => path.join(one, file)),
      ),
    )
  ).flat();
  return await Promise.all(files.sort().map(async (file) => new Uint8Array(await readFile(file))));
}

/** Prints a line for each product that is see-through, then how many are, by kind of background. */
export async function benchOpaque(engines: EngineRuns, { set, photos, pictures }: OpaqueOptions): Promise<void> {
  const files = await photosOf(photos);
  const [from, to] = OPAQUE_SETS[set];
  const kinds = new Map<string, [open: number, all: number]>();
  let partly = 0;
  const scores: Score[] = [];
  for (let index = from; index < to; index += 1) {
    const { name, ground, picture, alpha, width, height } = await drawOpaque(index, files);
    const found = await engines.run('cut-out', { picture, model: { kind: 'built-in' } }).then(
      async ({ output }) => new Uint8Array(await sharp(output.mask).extractChannel('alpha').raw().toBuffer()),
      // Nothing found: all of it is missing.
      () => new Uint8Array(width * height),
    );
    const { seeThrough, leftOut } = holesIn(alpha, found, width, height);
    const [score] = scoreMasks(alpha, [found], width, height) as [Score];
    scores.push(score);
    const [open, all] = kinds.get(ground) ?? [0, 0];
    kinds.set(ground, [open + (seeThrough > MOST ? 1 : 0), all + 1]);
    if (leftOut > MOST) partly += 1;
    if (Math.max(seeThrough, leftOut) <= MOST) continue;
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.log(
      `  ${name.padEnd(34)} see-through ${percent(seeThrough)}, left out ${percent(leftOut)}, IoU ${score.iou.toFixed(1)} %`,
    );
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true });
      const shown = { width: SHOWN, height: SHOWN, fit: 'contain', background: '#ffffff' } as const;
      const mask = sharp(found, { raw: { width, height, channels: 1 } }).toColourspace('srgb');
      await sharp({ create: { width: 2 * SHOWN, height: SHOWN, channels: 3, background: '#ffffff' } })
        .composite([
          { input: await sharp(picture).resize(shown).png().toBuffer(), left: 0, top: 0 },
          { input: await mask.resize(shown).png().toBuffer(), left: SHOWN, top: 0 },
        ])
        .png()
        .toFile(path.join(pictures, `${name}.png`));
    }
  }
  const open = [...kinds.values()].reduce((sum, [count]) => sum + count, 0);
  const median = scores.map(({ iou }) => iou).toSorted((one, two) => one - two)[Math.floor(scores.length / 2)];
  console.log(
    `\nSee-through over more than ${100 * MOST} % of the inside: ${open} of ${to - from} (${[...kinds].map(([kind, [some, all]]) => `${kind} ${some} of ${all}`).join(', ')}). A part left out: ${partly}. Median IoU ${median?.toFixed(2)} %.`,
  );
}
