/**
 * Films for one user, stored with their posters among the user's assets: of designs by the local engine, from
 * descriptions by a hosted model.
 */
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import sharp from 'sharp';
import type { AssetsPort } from '#tools/contract/ports/assets-port.ts';
import type { EntitlementsPort } from '#tools/contract/ports/entitlements-port.ts';
import type { Film, FilmsPort } from '#tools/contract/ports/films-port.ts';
import type { ImagingOptions } from '#tools/contract/ports/imaging-port.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';
import { LONGEST_FILM } from '../engines/film/film-job.ts';
import { videoSecondsFor, videoSizeFor, type VideoModel } from '#app/services/models/video-model.server.ts';

/** Good for photos and letters; a coarser one shows blocks in skies. */
const QUANTISER = 26;

/** H.264 encodes colors in pairs of rows and columns. */
const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/** `plan`: what the user's plan allows at that time; films of the free one carry the watermark. */
export function createFilms(
  run: Engines['run'],
  own: AssetsPort,
  plan: () => Promise<Pick<EntitlementsPort, 'exportShorterSide' | 'watermark'>>,
): FilmsPort {
  const bytesOf = (asset: string) => bytesIn(own, asset);

  return {
    async make({ document, shorterSide, fps, music, name }, { signal, progress }) {
      signal.throwIfAborted();
      const { exportShorterSide, watermark } = await plan();
      const pages = pagesInOrder(document);
      const duration = playingTime(pages);
      if (duration > LONGEST_FILM)
        throw new EngineRefusal('film.tooLong', { seconds: Math.round(duration / 1000), limit: LONGEST_FILM / 1000 });
      const scale = Math.min(shorterSide, exportShorterSide) / Math.min(document.width, document.height);
      const [width, height] = [even(document.width * scale), even(document.height * scale)];
      const ids = new Set(pages.flatMap(({ id }) => [...assetNeeds(document, id, scale, () => true).keys()]));
      const assets: Record<string, Uint8Array> = {};
      for (const id of ids) assets[id] = await bytesOf(id);
      const input = {
        document,
        pages: pages.map(({ id }) => id),
        assets,
        width,
        height,
        fps,
        quantiser: QUANTISER,
        watermark,
        music: music === null ? null : { bytes: await bytesOf(music.asset), from: music.from },
      };
      const made = await run('film', input, { signal, ...(progress && { progress }) });
      const [film, poster] = await Promise.all([
        own.store(made.bytes, 'video/mp4', `${name}.mp4`),
        own.store(made.poster, 'image/jpeg', `${name}.jpg`),
      ]);
      return { film, poster, width, height, duration: made.duration };
    },
  };
}

export interface DescribedFilm {
  /** Asset of the photo that the film starts with. */
  photo: string;
  /** What should happen. */
  words: string;
  /** The requested shape and length; the model's nearest are used. */
  width: number;
  height: number;
  seconds: number;
  name: string;
}

/** Films that a hosted model makes from a photo and a description: slow. Refusals are ToolRefusal. */
export interface DescribedFilmsPort {
  make(request: DescribedFilm, options: ImagingOptions): Promise<Film>;
}

export function createDescribedFilms(model: VideoModel, own: AssetsPort): DescribedFilmsPort {
  return {
    async make({ photo, words, width, height, seconds, name }, { signal, progress }) {
      const bytes = await bytesIn(own, photo);
      const size = videoSizeFor({ width, height });
      const length = videoSecondsFor(seconds);
      // Upright, without the file's metadata on place and camera, and of the film's own size: models take nothing else.
      const image = await sharp(bytes, { limitInputPixels: false, pages: 1 })
        .autoOrient()
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .resize({ ...size, fit: 'cover', position: 'attention' })
        .jpeg({ quality: 92 })
        .toBuffer()
        .catch((error: unknown) => {
          throw new EngineRefusal('engines.unreadable', {}, error);
        });
      const made = await model.film({ text: words, image, size, seconds: length }, { signal, progress });
      const [film, poster] = await Promise.all([
        own.store(made, 'video/mp4', `${name}.mp4`),
        own.store(new Uint8Array(image), 'image/jpeg', `${name}.jpg`),
      ]);
      return { film, poster, ...size, duration: length * 1000 };
    },
  };
}

async function bytesIn(own: AssetsPort, asset: string): Promise<Uint8Array> {
  const bytes = await own.bytes(asset);
  if (!bytes) throw new EngineRefusal('film.missing');
  return bytes;
}
