/** Makes a film of a design: segments of pictures are drawn and encoded on several threads, then joined. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { entryAt } from '#design/document/entry.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';
import { posterMoment } from '#design/motion/poster.ts';
import { fontLatch } from '#app/services/rendering/server-fonts.ts';
import type { FilmInput, FilmOutput, FromFilmThread, Stretch, ToFilmThread } from './film-job.ts';
import { joinStretches, soundOf } from './mux.ts';

const MOST_THREADS = 4;
/** Each segment begins with a key frame: long enough that those cost little, short enough for players to seek, s. */
const STRETCH = 1.5;
/** The share of the work that is drawing and encoding. */
const DRAWN = 0.98;

/** Throws EngineRefusal for music that can't be used. */
export async function makeFilm(input: FilmInput, progress: (share: number) => void): Promise<FilmOutput> {
  const { music, ...scene } = input;
  // Before minutes are spent on the pictures.
  if (music) await soundOf(music.bytes);
  const pages = pagesInOrder(scene.document).filter(({ id }) => scene.pages.includes(id));
  const duration = playingTime(pages);
  const frames = Math.round((duration * scene.fps) / 1000);
  const stretches = stretchesOf(frames, Math.round(STRETCH * scene.fps));
  const files: Uint8Array[] = [];
  const fonts = fontLatch();
  let drawn = 0;
  let next = 0;
  let poster: Promise<Uint8Array> | undefined;

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./film-thread.ts', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    try {
      worker.postMessage({ type: 'scene', scene, fonts } satisfies ToFilmThread);
      for (let index = next++; index < stretches.length; index = next++) {
        files[index] = await fileFrom(worker, { type: 'stretch', stretch: entryAt(stretches, index) }, (count) => {
          drawn += count;
          progress(Math.min(1, drawn / frames) * DRAWN);
        });
      }
      poster ??= fileFrom(worker, { type: 'poster', at: posterMoment(scene.document, pages) });
      await poster;
    } finally {
      await worker.terminate();
    }
  }

  const count = Math.min(stretches.length, MOST_THREADS, Math.max(1, availableParallelism()));
  await Promise.all(Array.from({ length: count }, work));
  const bytes = await joinStretches(files, scene.fps, music);
  progress(1);
  if (!poster) throw new Error('A film has a first thread');
  return { bytes, poster: await poster, frames, duration };
}

function stretchesOf(frames: number, length: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < frames; from += length) stretches.push({ from, to: Math.min(frames, from + length) });
  return stretches;
}

function fileFrom(
  worker: Worker,
  wish: ToFilmThread,
  drawn: (frames: number) => void = () => undefined,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (message: FromFilmThread) => {
      if (message.type === 'drawn') drawn(message.frames);
      else if (message.type === 'file') settle(() => resolve(message.file));
      else settle(() => reject(new Error(message.reason)));
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('A thread that makes films ended')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(wish);
  });
}
