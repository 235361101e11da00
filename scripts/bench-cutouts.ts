/**
 * `npm run bench:cutouts [-- name …] [--held-out | --all] [--pictures DIR]`: cuts out pictures whose true alpha is
 * known, with the network alone and with our engine, and prints the scores, and their means by kind of edge; how much
 * of the old background is left in the colors of soft edges; then how long the server's event loop waits while the
 * engine works. Without names: the scenes that the refinement was tuned on; `--held-out`: the others. With --pictures
 * it writes the cutouts on white, black and magenta for inspection. `--opaque [--photos DIR]`: opaque products before
 * soft, plain and busy backgrounds instead, of which none may come out see-through; `--opaque --harder`: large plain ones
 * before what is out of focus; `--opaque --fresh`: another hundred. `--groups`: sets, and one thing in the middle of
 * others.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import { loadModel } from '../app/services/engines/cut-out/cutout-model.ts';
import { cutoutPicture } from '../app/services/imaging/cutout-picture.server.ts';
import { bareMask } from '../bench/cutouts/bare-mask.ts';
import { benchGroups } from '../bench/cutouts/groups-run.ts';
import { benchOpaque } from '../bench/cutouts/opaque-run.ts';
import { EDGE_KINDS, type EdgeKind } from '../bench/cutouts/kinds.ts';
import { drawScene, heldOutNames, tunedNames } from '../bench/cutouts/scenes.ts';
import { colorError, scoreMasks, type Score } from '../bench/cutouts/score.ts';
import { openEngineRuns } from '../bench/engine-runs.ts';
import { runCommand } from './running/failing.ts';

interface Row {
  name: string;
  kind: EdgeKind;
  heldOut: boolean;
  bare: Score;
  ours: Score;
  /** Along soft edges: difference of the picture's colors from the subject's own, and of the cutout's, of 255. */
  colours: { before: number; after: number };
  ms: number;
}

const BACKGROUNDS = { white: '#ffffff', black: '#000000', magenta: '#ff00ff' } as const;

async function writePictures(folder: string, name: string, cutout: Uint8Array): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [background, color] of Object.entries(BACKGROUNDS)) {
    await sharp(cutout)
      .flatten({ background: color })
      .png()
      .toFile(path.join(folder, `${name}-${background}.png`));
  }
}

const cells = (...texts: string[]) =>
  texts.map((text, index) => (index === 0 ? `  ${text.padEnd(24)}` : text.padStart(22))).join('');
const words = ({ mae, band, iou }: Score) => `${mae.toFixed(2)} / ${band.toFixed(2)} / ${iou.toFixed(2)}`;
const meanOf = (scores: readonly Score[]): Score => {
  const mean = (key: keyof Score) => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return { mae: mean('mae'), band: mean('band'), iou: mean('iou') };
};

/** Prints a line of means, if there are any rows. */
function tellMean(label: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const mean = (of: 'before' | 'after') =>
    (rows.reduce((sum, { colours }) => sum + colours[of], 0) / rows.length).toFixed(1);
  console.log(
    cells(
      `${label} (${rows.length})`,
      words(meanOf(rows.map(({ bare }) => bare))),
      words(meanOf(rows.map(({ ours }) => ours))),
      `${mean('before')} → ${mean('after')}`,
    ),
  );
}

runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pictures: { type: 'string' },
      photos: { type: 'string' },
      'held-out': { type: 'boolean' },
      all: { type: 'boolean' },
      opaque: { type: 'boolean' },
      harder: { type: 'boolean' },
      fresh: { type: 'boolean' },
      groups: { type: 'boolean' },
    },
  });
  const folderOf = (given: string | undefined) =>
    given === undefined ? undefined : path.resolve(process.env.INIT_CWD ?? '.', given);
  const pictures = folderOf(values.pictures);
  const set = values.all ? 'all' : values['held-out'] ? 'held-out' : 'tuned';
  if (values.groups) {
    const engines = openEngineRuns();
    await benchGroups(engines, set);
    await engines.close();
    process.exit(0);
  }
  if (values.opaque) {
    const engines = openEngineRuns();
    await benchOpaque(engines, {
      set: values.harder ? 'harder' : values.fresh ? 'fresh' : set,
      photos: folderOf(values.photos),
      pictures,
    });
    await engines.close();
    process.exit(0);
  }
  const known = [...tunedNames, ...heldOutNames];
  const names = values.all || positionals.length > 0 ? known : values['held-out'] ? heldOutNames : tunedNames;
  const wanted = names.filter((name) => positionals.length === 0 || positionals.some((part) => name.startsWith(part)));
  if (wanted.length === 0) throw new StartError(`There is no such scene. Scenes: ${known.join(', ')}`);
  const model = await loadModel({ kind: 'built-in' });
  const engines = openEngineRuns();
  const rows: Row[] = [];
  const delays: number[] = [];
  console.log(cells('MAE ‰ / edge band % / IoU %', 'network alone', 'ours', 'edge colours, ms'));
  for (const name of wanted) {
    const scene = await drawScene(name);
    const bare = await bareMask(scene, model);
    const {
      output: { mask, colours },
      ms,
      delay,
    } = await engines.run('cut-out', { picture: scene.picture, model: { kind: 'built-in' } });
    delays.push(delay);
    const ours = new Uint8Array(await sharp(mask).extractChannel('alpha').raw().toBuffer());
    const [first, second] = scoreMasks(scene.alpha, [bare, ours], scene.width, scene.height) as [Score, Score];
    const cutout = await cutoutPicture(scene.picture, mask, colours);
    const [before, after] = await Promise.all(
      [scene.picture, cutout].map(async (file) =>
        colorError(scene, new Uint8Array(await sharp(file).removeAlpha().raw().toBuffer()), ours),
      ),
    );
    rows.push({
      name,
      kind: scene.kind,
      heldOut: heldOutNames.includes(name),
      bare: first,
      ours: second,
      colours: { before: before as number, after: after as number },
      ms,
    });
    console.log(
      cells(name, words(first), words(second), `${before?.toFixed(1)} → ${after?.toFixed(1)}, ${ms.toFixed(0)}`),
    );
    if (pictures !== undefined) await writePictures(pictures, name, cutout);
  }
  console.log('');
  for (const kind of EDGE_KINDS)
    tellMean(
      kind,
      rows.filter((row) => row.kind === kind),
    );
  tellMean(
    'held out',
    rows.filter(({ heldOut }) => heldOut),
  );
  tellMean('all', rows);
  const won = rows.filter(({ bare, ours }) => ours.band < bare.band).length;
  console.log(
    `\nNearer at the edges in ${won} of ${rows.length}. Event-loop delay of the server meanwhile: p99 at most ${Math.max(...delays).toFixed(1)} ms.`,
  );
  const folder = path.join(projectRoot(), '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'cutouts.json'),
    `${JSON.stringify({ at: new Date().toISOString(), rows, eventLoopP99: Math.max(...delays) }, null, 2)}\n`,
  );
  await engines.close();
  process.exit(0);
});
