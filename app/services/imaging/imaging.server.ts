/**
 * The imaging port: cutouts here, repairs next to it. A cutout depends only on the picture's bytes, so it is cached by
 * asset and engine; only owners of the picture are granted its mask.
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type {
  Cutout,
  CutOutOptions,
  CutoutPick,
  ImagingOptions,
  ImagingPort,
} from '#tools/contract/ports/imaging-port.ts';
import type { ScenesPort } from '#tools/contract/ports/scenes-port.ts';
import { message } from '#messages/message.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { BackgroundModel } from '#app/services/config/config.ts';
import { StartError } from '#app/services/config/start-error.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { ImagingError, type ModelSource, type RawCutout } from '../engines/cut-out/cutout-job.ts';
import { builtInEdits, type Edits } from './edits.ts';
import type { Matting } from './matting.ts';
import { createRepairs } from './repairs.server.ts';
import type { HostedScenes } from '#app/services/scenes/hosted-scenes.server.ts';
import { createScenes, type RenderScene } from '#app/services/scenes/scenes.server.ts';
import { createSharedWork } from '../processes/shared-work.ts';

/**
 * Raised when the masks of the same model change: the refinement, the judgement. Cutouts cached under another number
 * are made again.
 */
const REFINEMENT = 5;

/** What lies in a picked box by more than this share is what was picked. */
const SAME = 0.8;

export interface Imaging {
  /**
   * The port for one user: sees only what was granted to them. `own`: where it reads and stores pictures, if not
   * directly among the user's.
   */
  forUser(userId: string, own?: AssetsPort): ImagingPort;
  /** Starts the engine that cuts out and has it load its model, where the built-in one does. */
  warm(): Promise<void>;
  /** Product scenes for one user. */
  scenesFor(userId: string, own?: AssetsPort): ScenesPort;
}

export interface ImagingServiceOptions {
  prisma: PrismaClient;
  assets: Assets;
  /** The user's own ONNX model; undefined: the built-in one. */
  model?: BackgroundModel;
  engines: Engines;
  /** Erases and expands; the built-in engines by default. */
  edits?: Edits;
  /** Cuts out; the built-in engine by default. */
  matting?: Matting;
  /** Paints scenes; the built-in renderer by default. */
  scenes?: HostedScenes;
  report: (error: Error) => void;
}

/** The source of a model. Throws StartError if the configured file is missing. */
export function modelSource(model: BackgroundModel | undefined): ModelSource {
  if (!model) return { kind: 'built-in' };
  const found = statSync(model.path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StartError(message('config.backgroundModelMissing', { file: model.path }));
  return { kind: 'file', ...model };
}

/** Name and version of the built-in engine. */
export const BUILT_IN_ENGINE = `isnet-half-${REFINEMENT}`;

/** Name and version of what makes the masks. */
async function engineName(source: ModelSource): Promise<string> {
  if (source.kind === 'built-in') return BUILT_IN_ENGINE;
  const hash = createHash('sha256');
  await pipeline(createReadStream(source.path), hash);
  return `file-${hash.digest('hex').slice(0, 16)}-${source.input}-${REFINEMENT}`;
}

/** Throws StartError for a missing model. */
export function createImaging({
  prisma,
  assets,
  engines,
  model,
  edits,
  matting,
  scenes,
  report,
}: ImagingServiceOptions): Imaging {
  const source = modelSource(model);
  const join = createSharedWork();
  const repairs = createRepairs({ assets, engines, edits: edits ?? builtInEdits(engines), join });
  let named: Promise<string> | null = null;

  /** `builtIn`: done by the built-in engine, even if a service is configured. */
  function name(builtIn: boolean): Promise<string> {
    if (matting && !builtIn) return Promise.resolve(matting.name);
    named ??= engineName(source).catch((error: unknown) => {
      named = null;
      throw new ImagingError(
        'modelUnusable',
        { reason: error instanceof Error ? error.message : String(error) },
        error,
      );
    });
    return named;
  }

  /** A cached result, granted to the user. */
  async function kept(userId: string, picture: AssetInfo, engineId: string): Promise<Cutout | null> {
    const row = await prisma.cutout.findUnique({
      where: { assetId_engine: { assetId: picture.id, engine: engineId } },
      include: { mask: true, colours: true },
    });
    if (!row) return null;
    const maskName = nameOfMask(picture);
    await assets.grant(userId, row.maskId, maskName);
    const colorsName = nameOfColors(picture);
    if (row.colours) await assets.grant(userId, row.colours.id, colorsName);
    const info = ({ id, mime, width, height, bytes }: AssetInfo | typeof row.mask, name: string): AssetInfo => ({
      id,
      mime,
      width,
      height,
      bytes,
      name,
    });
    return {
      mask: info(row.mask, maskName),
      colours: row.colours && info(row.colours, colorsName),
      subject: { x: row.x, y: row.y, width: row.width, height: row.height },
      coverage: row.coverage,
      ...(row.seenFrom && { seenFrom: row.seenFrom === 'above' ? 'above' : 'side' }),
      others: JSON.parse(row.others) as Cutout['others'],
    };
  }

  /** After one of several things was picked, those beside it: whoever took the other one may want the first again. */
  async function besidePicked(userId: string, picture: AssetInfo, { box }: CutoutPick): Promise<Cutout['others']> {
    const whole = box && (await kept(userId, picture, await name(false)));
    const seen = whole?.others?.length ? [whole.subject, ...whole.others] : [];
    return seen.filter((other) => box && overlap(other, box) < SAME);
  }

  /** The engine's work on a picture. */
  async function work(
    bytes: Uint8Array,
    told: Pick<CutOutOptions, 'pick' | 'glass'>,
    options: Required<ImagingOptions>,
  ): Promise<RawCutout> {
    try {
      // A service can't be told what is meant: that is left to the built-in engine.
      if (matting && !told.pick && !told.glass) {
        const { mask } = await matting.cutOut(bytes, options);
        // Services answer with masks: the subject's own colors are found here, as for our own masks.
        return await engines.run('cut-out', { picture: bytes, model: source, mask }, options);
      }
      return await engines.run('cut-out', { picture: bytes, model: source, ...told }, options);
    } catch (error) {
      // The user can fix neither the model nor a service's account.
      if (
        error instanceof EngineRefusal &&
        (error.key === 'imaging.modelUnusable' || error.key === 'engines.serviceUnusable')
      )
        report(error);
      throw error;
    }
  }

  async function keep(own: AssetsPort, picture: AssetInfo, engineId: string, raw: RawCutout): Promise<Cutout> {
    const mask = await own.store(raw.mask, 'image/png', nameOfMask(picture));
    const colours = raw.colours && (await own.store(raw.colours, 'image/png', nameOfColors(picture)));
    const found = {
      maskId: mask.id,
      coloursId: colours?.id ?? null,
      ...raw.subject,
      coverage: raw.coverage,
      seenFrom: raw.seenFrom ?? null,
      others: JSON.stringify(raw.others ?? []),
    };
    await prisma.cutout.upsert({
      where: { assetId_engine: { assetId: picture.id, engine: engineId } },
      create: { assetId: picture.id, engine: engineId, ...found },
      update: found,
    });
    const { subject, coverage, seenFrom, others } = raw;
    return { mask, colours, subject, coverage, ...(seenFrom && { seenFrom }), ...(others && { others }) };
  }

  return {
    forUser(userId, own = assets.forUser(userId)) {
      async function cutOut(
        asset: string,
        { signal, progress = () => undefined, pick, glass }: CutOutOptions,
      ): Promise<Cutout> {
        signal.throwIfAborted();
        const picture = await own.info(asset);
        if (!picture) throw new ImagingError('missing');
        if (!picture.mime.startsWith('image/')) throw new ImagingError('notAPicture', { name: picture.name });
        const told = { ...(pick && { pick }), ...(glass && { glass }) };
        const engineId = [
          await name(Object.keys(told).length > 0),
          ...(pick ? [nameOfPick(pick)] : []),
          ...(glass ? ['glass'] : []),
        ].join(' ');
        const before = await kept(userId, picture, engineId);
        if (before) return before;
        const bytes = await own.bytes(asset);
        if (!bytes) throw new ImagingError('missing');
        signal.throwIfAborted();
        const raw = await join(`cut-out ${asset} ${engineId}`, { signal, progress }, (options) =>
          work(bytes, told, options),
        );
        const others = pick ? await besidePicked(userId, picture, pick) : (raw.others ?? []);
        const cutout = await keep(own, picture, engineId, { ...raw, others });
        progress(1);
        return cutout;
      }
      return { cutOut, ...repairs.forUser(userId, cutOut, own) };
    },
    async warm() {
      if (matting) return;
      // Noise: of plain color alone the engine could tell without its model.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const picture = await sharp({
        create: { width: 64, height: 64, channels: 3, background: '#808080', noise },
      })
        .png()
        .toBuffer();
      try {
        await engines.run('cut-out', { picture, model: source }, { signal: new AbortController().signal });
      } catch (error) {
        // There is nothing on it to cut out: to see that, the model was needed.
        if (!(error instanceof EngineRefusal && error.key.startsWith('imaging.nothing'))) throw error;
      }
    },
    scenesFor(userId, own = assets.forUser(userId)) {
      const render: RenderScene = (input, options) => engines.run('scene', input, options);
      return scenes ? scenes.forUser(userId, render, own) : createScenes(render, own);
    },
  };
}

/** The area that two boxes share, as a share of the first's. */
function overlap(one: Cutout['subject'], two: Cutout['subject']): number {
  const side = (from: 'x' | 'y', length: 'width' | 'height') =>
    Math.max(0, Math.min(one[from] + one[length], two[from] + two[length]) - Math.max(one[from], two[from]));
  return (side('x', 'width') * side('y', 'height')) / (one.width * one.height);
}

/** The same pick is the same cutout: to a thousandth of the picture. */
function nameOfPick({ box, point }: CutoutPick): string {
  const numbers = [...(box ? [box.x, box.y, box.width, box.height] : []), ...(point ? [point.x, point.y] : [])];
  return `${box ? 'box' : 'at'} ${numbers.map((value) => Math.round(value * 1000)).join(' ')}`;
}

function nameOfColors({ name }: AssetInfo): string {
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100)} edge.png`;
}

function nameOfMask({ name }: AssetInfo): string {
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100)} mask.png`;
}
