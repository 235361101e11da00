/**
 * Repairs of a user's pictures: each makes a new picture, the old one stays. Repeated requests are answered from the
 * cache: undoing a repair and requesting it again gives the same picture, immediately, also from engines that never
 * repeat themselves.
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { AssetInfo, AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { ImagingOptions, ImagingPort, RetakeFinding } from '#tools/contract/ports/imaging-port.ts';
import { ToolRefusal } from '#tools/contract/tool.ts';
import type { Assets } from '#app/services/assets/assets.server.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import type { PictureFile } from '#app/services/engines/pixels/picture-file.ts';
import { ImagingError } from '../engines/cut-out/cutout-job.ts';
import type { Edits } from './edits.ts';
import { regionOfMask } from './mask-region.ts';
import type { JoinWork } from '../processes/shared-work.ts';

/** Longer side of what is completed behind a subject, px: it moves, and a little out of focus it looks far. */
const BEHIND_SIDE = 1080;

/** Answers that are remembered. */
const REMEMBERED = 500;

export interface RepairsOptions {
  assets: Pick<Assets, 'forUser' | 'grant'>;
  engines: Engines;
  edits: Edits;
  join: JoinWork;
}

type RepairsPort = Omit<ImagingPort, 'cutOut'>;

/** The outcome of a repair: a new picture, if one was necessary. */
interface Done {
  picture: AssetInfo | null;
  findings: readonly RetakeFinding[];
}

const EXTENSIONS: Readonly<Record<PictureFile['mime'], string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

export function createRepairs({ assets, engines, edits, join }: RepairsOptions): {
  forUser(userId: string, cutOut: ImagingPort['cutOut'], own?: AssetsPort): RepairsPort;
} {
  const remembered = new Map<string, Done>();

  function remember(key: string, done: Done): void {
    remembered.delete(key);
    remembered.set(key, done);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  }

  return {
    forUser(userId, cutOut, own = assets.forUser(userId)) {
      /** `about`: everything besides the picture that determines the result. */
      async function repair(
        asset: string,
        about: unknown,
        options: ImagingOptions,
        work: (
          bytes: Uint8Array,
          options: Required<ImagingOptions>,
        ) => Promise<{ file: PictureFile | null; findings: readonly RetakeFinding[] }>,
      ): Promise<Done> {
        options.signal.throwIfAborted();
        const picture = await own.info(asset);
        if (!picture) throw new ImagingError('missing');
        if (!picture.mime.startsWith('image/') || picture.width === 0)
          throw new ImagingError('notForRepair', { name: picture.name });
        const key = createHash('sha256')
          .update(JSON.stringify([asset, about]))
          .digest('hex');
        const before = remembered.get(key);
        if (before && (await granted(before, picture))) {
          options.progress?.(1);
          return before;
        }
        const bytes = await own.bytes(asset);
        if (!bytes) throw new ImagingError('missing');
        options.signal.throwIfAborted();
        const { file, findings } = await join(key, options, (shared) => work(bytes, shared));
        const done: Done = {
          picture: file && (await own.store(file.bytes, file.mime, nameOf(picture, file.mime))),
          findings,
        };
        remember(key, done);
        options.progress?.(1);
        return done;
      }

      /** Grants the user what was made from the same picture for another user; false: it has been deleted since. */
      async function granted({ picture: made }: Done, picture: AssetInfo): Promise<boolean> {
        if (!made) return true;
        try {
          await assets.grant(userId, made.id, nameOf(picture, made.mime as PictureFile['mime']));
          return (await own.info(made.id)) !== null;
        } catch {
          return false;
        }
      }

      const only = async (done: Promise<Done>): Promise<AssetInfo> => {
        const { picture } = await done;
        if (!picture) throw new Error('A repair came to nothing');
        return picture;
      };
      const asFile = async (file: Promise<PictureFile>) => ({ file: await file, findings: [] });

      return {
        erase: (asset, region, options) =>
          only(
            repair(asset, ['erase', edits.name, region], options, (bytes, shared) =>
              asFile(edits.erase(bytes, region, shared)),
            ),
          ),
        behind: (asset, { mask }, options) =>
          only(
            repair(asset, ['behind', mask.id], options, async (bytes, shared) => {
              const alpha = await own.bytes(mask.id);
              if (!alpha) throw new ImagingError('missing');
              const { data, info } = await sharp(bytes, { limitInputPixels: false })
                .autoOrient()
                .resize({ width: BEHIND_SIDE, height: BEHIND_SIDE, fit: 'inside', withoutEnlargement: true })
                .png()
                .toBuffer({ resolveWithObject: true });
              const region = await regionOfMask(alpha, info.width, info.height);
              return asFile(engines.run('erase', { picture: data, region, calm: true }, shared));
            }),
          ),
        upscale: (asset, factor, options) =>
          only(
            repair(asset, ['upscale', factor], options, (bytes, shared) =>
              asFile(engines.run('upscale', { picture: bytes, factor }, shared)),
            ),
          ),
        retake: (asset, steps, options) =>
          repair(asset, ['retake', steps], options, async (bytes, shared) => {
            const subject = steps.includes('crop') ? await subjectOf(asset, cutOut, shared) : null;
            return engines.run('retake', { picture: bytes, steps, subject: subject?.subject ?? null }, shared);
          }),
        expand: (asset, sides, options) =>
          only(
            repair(asset, ['expand', edits.name, sides], options, async (bytes, shared) => {
              // An extension by nothing is refused immediately, without searching for the subject.
              const grows = Object.values(sides).some((side) => side > 0);
              const found = edits.wantsSubject && grows ? await subjectOf(asset, cutOut, shared) : null;
              const mask = found && (await own.bytes(found.mask.id));
              return asFile(edits.expand(bytes, sides, mask, shared));
            }),
          ),
      };
    },
  };
}

/** The subject, if the picture has a prominent one. */
async function subjectOf(asset: string, cutOut: ImagingPort['cutOut'], { signal }: ImagingOptions) {
  try {
    return await cutOut(asset, { signal });
  } catch (error) {
    if (error instanceof ToolRefusal) return null;
    throw error;
  }
}

function nameOf({ name }: AssetInfo, mime: PictureFile['mime']): string {
  return `${name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 110)}.${EXTENSIONS[mime]}`;
}
