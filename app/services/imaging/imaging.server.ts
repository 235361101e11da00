/**
 * The imaging port: what a picture shows, apart from what lies behind it. A cutout follows from the picture's bytes alone, so it
 * is kept by asset and engine; only those who have the picture are granted its mask.
 */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PrismaClient } from '#prisma/generated/client.ts';
import type { AssetInfo, AssetsPort, Cutout, ImagingPort, Progress } from '#tools/context.ts';
import { message } from '#messages/message.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { BackgroundModel } from '#app/services/config/config.ts';
import { StartError } from '#app/services/config/start-error.ts';
import { createCutoutEngine, type CutoutEngine } from './cutout-engine.server.ts';
import { ImagingError, type ModelSource, type RawCutout } from './cutout-job.ts';

/** Counts what changes the masks of the same model: the refinement, the judgement. Kept cutouts of another count are made anew. */
const REFINEMENT = 1;

export interface Imaging {
  /** The port for one user: sees only what was granted to them. */
  forUser(userId: string): ImagingPort;
  close(): Promise<void>;
}

export interface ImagingOptions {
  prisma: PrismaClient;
  assets: Assets;
  /** An ONNX model of one's own; undefined: the one that comes along. */
  model?: BackgroundModel;
  report: (error: Error) => void;
  /** Tests put in one that counts, or fails. */
  engine?: CutoutEngine;
}

/** The source of a model. Throws StartError when the file that the configuration names is not there. */
export function modelSource(model: BackgroundModel | undefined): ModelSource {
  if (!model) return { kind: 'built-in' };
  const found = statSync(model.path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new StartError(message('config.backgroundModelMissing', { file: model.path }));
  return { kind: 'file', ...model };
}

/** Name and version of the engine that comes along. */
export const BUILT_IN_ENGINE = `isnet-half-${REFINEMENT}`;

/** Name and version of what makes the masks. */
async function engineName(source: ModelSource): Promise<string> {
  if (source.kind === 'built-in') return BUILT_IN_ENGINE;
  const hash = createHash('sha256');
  await pipeline(createReadStream(source.path), hash);
  return `file-${hash.digest('hex').slice(0, 16)}-${source.input}-${REFINEMENT}`;
}

/** A picture that several wait for: cut out once, given up when the last of them gives up. */
interface Shared {
  result: Promise<RawCutout>;
  stop: AbortController;
  waiting: Set<Progress>;
}

/** Opens the engine; it starts working when it is first asked. Throws StartError for a model that is not there. */
export function createImaging({ prisma, assets, model, report, engine }: ImagingOptions): Imaging {
  const source = modelSource(model);
  const cutter = engine ?? createCutoutEngine({ model: source, report });
  const shared = new Map<string, Shared>();
  let named: Promise<string> | null = null;

  function name(): Promise<string> {
    named ??= engineName(source).catch((error: unknown) => {
      named = null;
      throw new ImagingError('modelUnusable', { reason: error instanceof Error ? error.message : String(error) }, error);
    });
    return named;
  }

  /** What was found before, granted to the user. */
  async function kept(userId: string, picture: AssetInfo, engineId: string): Promise<Cutout | null> {
    const row = await prisma.cutout.findUnique({ where: { assetId_engine: { assetId: picture.id, engine: engineId } }, include: { mask: true } });
    if (!row) return null;
    const maskName = nameOfMask(picture);
    await assets.grant(userId, row.maskId, maskName);
    const { id, mime, width, height, bytes } = row.mask;
    return { mask: { id, mime, width, height, bytes, name: maskName }, subject: { x: row.x, y: row.y, width: row.width, height: row.height }, coverage: row.coverage };
  }

  /** The engine's work on a picture, together with everybody else who asks for the same one at the time. */
  async function work(asset: string, bytes: Uint8Array, signal: AbortSignal, progress: Progress): Promise<RawCutout> {
    let job = shared.get(asset);
    if (!job) {
      const waiting = new Set<Progress>();
      const stop = new AbortController();
      const result = cutter.cutOut(bytes, { signal: stop.signal, progress: (share) => waiting.forEach((tell) => tell(share)) });
      const begun = { result, stop, waiting };
      job = begun;
      shared.set(asset, begun);
      const forget = () => {
        if (shared.get(asset) === begun) shared.delete(asset);
      };
      result.then(forget, forget);
    }
    const { result, stop, waiting } = job;
    // A function of this asker's own: the same one may ask twice.
    const tell: Progress = (share) => progress(share);
    waiting.add(tell);
    try {
      return await new Promise<RawCutout>((resolve, reject) => {
        const leave = () => {
          waiting.delete(tell);
          if (waiting.size === 0) {
            if (shared.get(asset) === job) shared.delete(asset);
            stop.abort(signal.reason);
          }
          reject(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    } finally {
      waiting.delete(tell);
    }
  }

  async function keep(own: AssetsPort, picture: AssetInfo, engineId: string, raw: RawCutout): Promise<Cutout> {
    const mask = await own.store(raw.mask, 'image/png', nameOfMask(picture));
    const found = { maskId: mask.id, ...raw.subject, coverage: raw.coverage };
    await prisma.cutout.upsert({
      where: { assetId_engine: { assetId: picture.id, engine: engineId } },
      create: { assetId: picture.id, engine: engineId, ...found },
      update: found,
    });
    return { mask, subject: raw.subject, coverage: raw.coverage };
  }

  return {
    forUser(userId) {
      const own = assets.forUser(userId);
      return {
        async cutOut(asset, { signal, progress = () => undefined }) {
          signal.throwIfAborted();
          const picture = await own.info(asset);
          if (!picture) throw new ImagingError('missing');
          if (!picture.mime.startsWith('image/')) throw new ImagingError('notAPicture', { name: picture.name });
          const engineId = await name();
          const before = await kept(userId, picture, engineId);
          if (before) return before;
          const bytes = await own.bytes(asset);
          if (!bytes) throw new ImagingError('missing');
          signal.throwIfAborted();
          const raw = await work(asset, bytes, signal, progress);
          const cutout = await keep(own, picture, engineId, raw);
          progress(1);
          return cutout;
        },
      };
    },
    close: () => cutter.close(),
  };
}

function nameOfMask({ name }: AssetInfo): string {
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100)} mask.png`;
}
