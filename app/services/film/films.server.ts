/** The port of films for one user: reads what a design shows, has the film made, keeps it and its poster among their assets. */
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import type { AssetsPort, EntitlementsPort, FilmsPort } from '#tools/context.ts';
import { EngineRefusal } from '#app/services/engines/engine-refusal.ts';
import type { Engines } from '#app/services/engines/engines.server.ts';

/** All pages of a film together, ms: what one job may take. */
export const LONGEST_FILM = 60_000;
/** Good for photos and letters; a coarser one shows blocks in skies. */
const QUANTISER = 26;

/** H.264 codes colours in pairs of rows and columns. */
const even = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/** `plan`: what the user's plan gives at that time; films of the free one carry the watermark. */
export function createFilms(run: Engines['run'], own: AssetsPort, plan: () => Promise<Pick<EntitlementsPort, 'exportShorterSide' | 'watermark'>>): FilmsPort {
  async function bytesOf(asset: string): Promise<Uint8Array> {
    const bytes = await own.bytes(asset);
    if (!bytes) throw new EngineRefusal('film.missing');
    return bytes;
  }

  return {
    async make({ document, shorterSide, fps, music, name }, { signal, progress }) {
      signal.throwIfAborted();
      const { exportShorterSide, watermark } = await plan();
      const pages = pagesInOrder(document);
      const duration = playingTime(pages);
      if (duration > LONGEST_FILM) throw new EngineRefusal('film.tooLong', { seconds: Math.round(duration / 1000), limit: LONGEST_FILM / 1000 });
      const scale = Math.min(shorterSide, exportShorterSide) / Math.min(document.width, document.height);
      const [width, height] = [even(document.width * scale), even(document.height * scale)];
      const ids = new Set(pages.flatMap(({ id }) => [...assetNeeds(document, id, scale, () => true).keys()]));
      const assets: Record<string, Uint8Array> = {};
      for (const id of ids) assets[id] = await bytesOf(id);
      const input = { document, pages: pages.map(({ id }) => id), assets, width, height, fps, quantiser: QUANTISER, watermark, music: music === null ? null : await bytesOf(music) };
      const made = await run('film', input, { signal, ...(progress && { progress }) });
      const [film, poster] = await Promise.all([own.store(made.bytes, 'video/mp4', `${name}.mp4`), own.store(made.poster, 'image/jpeg', `${name}.jpg`)]);
      return { film, poster, width, height, duration: made.duration };
    },
  };
}
