/**
 * `npm run bench:repairs [-- erase upscale retake expand] [--pictures DIR] [--photos DIR]`: repairs pictures with known
 * truth, each in the engine's own process, and prints how close they come, compared with the simplest method; with time
 * and peak memory. Retake is also measured step by step on photographs: those of public/samples, or with --photos those
 * of a folder. With --pictures it writes sheets of before, after and truth for inspection.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { RETAKE_STEPS } from '../tools/contract/ports/imaging-port.ts';
import { projectRoot } from '../app/services/config/project-root.ts';
import { StartError } from '../app/services/config/start-error.ts';
import type { EngineName } from '../app/services/engines/engine-jobs.ts';
import { fillScratches } from '../app/engines/erase/scratch.ts';
import { boundsOf, grownMask } from '../app/engines/pixels/masks.ts';
import { readPicture } from '../app/services/engines/pixels/picture-file.ts';
import { partOf, type Pixels } from '../app/engines/pixels/pixels.ts';
import { openEngineRuns } from '../bench/engine-runs.ts';
import { applyFaults, FAULTS } from '../bench/repairs/faults.ts';
import { pngOf, photosIn, strokesOf } from '../bench/repairs/files.ts';
import { figuresOf, harmTo } from '../bench/repairs/retake-figures.ts';
import { drawErase, drawBackground, drawPhoto, ERASE_SCENES } from '../bench/repairs/scenes.ts';
import { scoreRepair, type RepairScore } from '../bench/repairs/score.ts';
import { runCommand } from './running/failing.ts';

/** Samples that need no repair. */
const GOOD_SAMPLES = ['astronaut', 'bottle', 'cat', 'espresso', 'mug', 'sneaker'] as const;

interface Row {
  engine: EngineName;
  name: string;
  ms: number;
  /** Peak memory of the engine's process, MB; null where that can't be measured. */
  memory: number | null;
  plain: RepairScore | null;
  ours: RepairScore | null;
  note?: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' }, photos: { type: 'string' }, size: { type: 'string', default: '1200' } },
});
const folder = values.pictures === undefined ? null : path.resolve(process.env.INIT_CWD ?? '.', values.pictures);
const rows: Row[] = [];

const cells = (...texts: string[]) =>
  texts.map((text, index) => (index === 0 ? `  ${text.padEnd(30)}` : text.padStart(18))).join('');
const words = (score: RepairScore | null) => (score ? `${score.psnr.toFixed(2)} / ${score.ssim.toFixed(3)}` : '–');

/** Pictures side by side, each at most `side` px. */
async function sheet(name: string, pictures: readonly Pixels[], side = 640): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const shown = await Promise.all(
    pictures.map(async (picture) =>
      sharp(await pngOf(picture))
        .resize(side, side, { fit: 'inside', kernel: 'lanczos3', withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = shown.reduce((sum, { info }) => sum + info.width + 8, -8);
  const height = Math.max(...shown.map(({ info }) => info.height));
  let left = 0;
  const composite = shown.map(({ data, info }) => {
    const place = { input: data, left, top: 0 };
    left += info.width + 8;
    return place;
  });
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(composite)
    .png()
    .toFile(path.join(folder, `${name}.png`));
}

runCommand(async () => {
  const all = ['erase', 'upscale', 'retake', 'expand'] as const;
  const unknown = positionals.find((name) => !all.some((one) => one === name));
  if (unknown) throw new StartError(`There is no engine "${unknown}". Engines: ${all.join(', ')}`);
  const wants = (name: (typeof all)[number]) => positionals.length === 0 || positionals.includes(name);
  const engines = openEngineRuns();
  const { run } = engines;
  const side = Number(values.size);

  function tell(row: Row): void {
    rows.push(row);
    console.log(
      cells(
        `${row.engine}: ${row.name}`,
        words(row.plain),
        words(row.ours),
        row.ms.toFixed(0),
        String(row.memory ?? '–'),
      ) + (row.note ? `  ${row.note}` : ''),
    );
  }
  console.log(cells('PSNR dB / SSIM', 'plainly', 'ours', 'ms', 'peak MB'));

  if (wants('erase')) {
    for (const [background, thing, place] of ERASE_SCENES) {
      const { name, truth, picture, mark } = await drawErase(background, thing, side, Math.round(side * 0.75), place);
      const region = { outlines: [], strokes: strokesOf(mark) };
      const { output, ms, memory } = await run('erase', { picture: await pngOf(picture), region });
      const ours = (await readPicture(output.bytes)).pixels;
      const plain: Pixels = { ...picture, data: picture.data.slice() };
      fillScratches(plain, grownMask(mark, 3));
      tell({
        engine: 'erase',
        name,
        ms,
        memory,
        plain: scoreRepair(truth, plain, mark),
        ours: scoreRepair(truth, ours, mark),
      });
      const bounds = boundsOf(mark);
      const room = bounds && 0.6 * Math.max(bounds.width, bounds.height);
      const close = bounds && room ? closeUp(truth, bounds, room) : null;
      await sheet(
        `erase-${name.replaceAll(' ', '-')}`,
        close ? [picture, ours, truth].map((one) => partOf(one, close)) : [picture, ours, truth],
      );
    }
  }
  if (wants('upscale')) {
    for (const [background, thing] of [
      ['wood', 'tag'],
      ['table', 'bottle'],
      ['tiles', 'ball'],
      ['linen', 'tag'],
      ['marble', 'bottle'],
    ] as const) {
      const large = Math.round(side / 4) * 4;
      const truth = await drawPhoto(background, thing, large, large, { side: 0.5 });
      for (const quality of [null, 80]) {
        const shrunk = sharp(await pngOf(truth)).resize(large / 4, large / 4, { kernel: 'cubic' });
        const small = new Uint8Array(await (quality === null ? shrunk.png() : shrunk.jpeg({ quality })).toBuffer());
        const { output, ms, memory } = await run('upscale', { picture: small, factor: 4 });
        const ours = (await readPicture(output.bytes)).pixels;
        const plain = (
          await readPicture(
            new Uint8Array(await sharp(small).resize(large, large, { kernel: 'cubic' }).png().toBuffer()),
          )
        ).pixels;
        tell({
          engine: 'upscale',
          name: `${thing} on ${background}${quality === null ? '' : ` JPEG ${quality}`}`,
          ms,
          memory,
          plain: scoreRepair(truth, plain),
          ours: scoreRepair(truth, ours),
        });
        const part = {
          left: Math.round(large * 0.32),
          top: Math.round(large * 0.32),
          width: Math.round(large * 0.36),
          height: Math.round(large * 0.36),
        };
        await sheet(
          `upscale-${background}${quality ?? ''}`,
          [plain, ours, truth].map((one) => partOf(one, part)),
        );
      }
    }
  }
  if (wants('retake')) {
    for (const [fault, [background, thing]] of FAULTS) {
      const truth = await drawPhoto(background, thing, side, Math.round(side * 0.75), { side: 0.45 });
      const picture = applyFaults(truth, fault);
      const { output, ms, memory } = await run('retake', {
        picture: await pngOf(picture),
        steps: RETAKE_STEPS,
        subject: null,
      });
      const ours = output.file ? (await readPicture(output.file.bytes)).pixels : picture;
      const same = ours.width === truth.width && ours.height === truth.height;
      const note = output.findings
        .filter(({ needed }) => needed)
        .map(({ step, amount }) => `${step} ${amount}`)
        .join(', ');
      tell({
        engine: 'retake',
        name: `${fault} ${thing} on ${background}`,
        ms,
        memory,
        plain: picture.width === truth.width && picture.height === truth.height ? scoreRepair(truth, picture) : null,
        ours: same ? scoreRepair(truth, ours) : null,
        note: note || 'nothing',
      });
      await sheet(`retake-${fault}-${background}`, [picture, ours, truth]);
    }
  }
  if (wants('retake')) {
    const photos = await photosIn(
      values.photos === undefined
        ? path.join(projectRoot(), 'public/samples')
        : path.resolve(process.env.INIT_CWD ?? '.', values.photos),
      values.photos === undefined ? GOOD_SAMPLES : null,
    );
    const touched = harmTo(photos).filter(({ found }) => found.length > 0);
    console.log(`\nOf ${photos.length} good photos ${touched.length} are changed`);
    for (const { name, found } of touched) console.log(`  ${name}: ${found.join(', ')}`);
    console.log(cells('medians of what is left', 'spoilt', 'mended', '9th decile', 'seen'));
    for (const { fault, before, after, worst, seen, unit } of figuresOf(photos, RETAKE_STEPS))
      console.log(
        cells(
          fault,
          `${before.toFixed(2)} ${unit}`,
          after.toFixed(2),
          worst.toFixed(2),
          `${(100 * seen).toFixed(0)} %`,
        ),
      );
  }
  if (wants('expand')) {
    for (const background of ['wall', 'table', 'wood', 'linen', 'tiles', 'sky']) {
      const truth = drawBackground(background, side, Math.round(side * 0.75));
      const across = Math.round(side / 5);
      const picture = partOf(truth, { left: across, top: 0, width: side - 2 * across, height: truth.height });
      const { output, ms, memory } = await run('expand', {
        picture: await pngOf(picture),
        sides: { left: across, right: across, top: 0, bottom: 0 },
        subject: null,
      });
      const ours = (await readPicture(output.bytes)).pixels;
      tell({
        engine: 'expand',
        name: `${background} by 2 × 20 %`,
        ms,
        memory,
        plain: null,
        ours: scoreRepair(truth, ours),
      });
      await sheet(`expand-${background}`, [picture, ours, truth]);
    }
  }
  const cache = path.join(projectRoot(), '.cache', 'bench');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    path.join(cache, 'repairs.json'),
    `${JSON.stringify({ at: new Date().toISOString(), rows }, null, 2)}\n`,
  );
  await engines.close();
  process.exit(0);
});

/** The part of the picture around a mark. */
function closeUp(
  picture: Pixels,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  room: number,
) {
  const [fromX, fromY] = [Math.max(0, Math.floor(left - room)), Math.max(0, Math.floor(top - room))];
  return {
    left: fromX,
    top: fromY,
    width: Math.min(picture.width - fromX, Math.ceil(width + 2 * room)),
    height: Math.min(picture.height - fromY, Math.ceil(height + 2 * room)),
  };
}
