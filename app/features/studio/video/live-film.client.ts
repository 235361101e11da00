/**
 * Films as they will be, painted in the browser immediately: photos and words through the kernel's presets. Loaded on
 * first use.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { assetNeeds } from '#design/fabric/needs.ts';
import { createMeasureText } from '#design/fabric/measure-text.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type PaintTools } from '#design/fabric/paint/tools.ts';
import { playDesign, type PlayingDesign } from '#design/fabric/playing/playing-design.ts';
import { largestPageScale } from '#design/motion/pose-at.ts';
import { posterMoment } from '#design/motion/poster.ts';
import { FILM_SIZES, type FilmPhoto, type PresetName } from '#design/film/preset.ts';
import { presets } from '#design/film/presets.ts';
import { loadFonts } from '#app/browser/fonts/page-fonts.client.ts';
import type { FilmPictures } from './film-pictures.ts';
import type { VideoPhoto, VideoSetup } from '#app/services/film/video-setup.ts';

const surfaces = surfacesFrom(() => document.createElement('canvas'));
const measure = createMeasureText(() => contextOf(surfaces.createSurface(1, 1)));

function documentOf(
  { preset, ratio, seconds, accent, font, headline, price, before, details }: VideoSetup,
  photos: readonly FilmPhoto[],
  beats: readonly number[],
): DesignDocument {
  return presets[preset].make({
    photos,
    words: { headline, price, before, details },
    ...FILM_SIZES[ratio],
    duration: seconds * 1000,
    accent,
    font,
    beats,
    measure,
    newId: () => crypto.randomUUID(),
  });
}

/** A film that is ready to play, and the canvas size that it needs, device px. */
export type LiveFilm = PlayingDesign & {
  preset: PresetName;
  width: number;
  height: number;
  /** Its poster moment, ms. */ poster: number;
};

/**
 * `beats`: of its music, ms. The film on a canvas whose longer side is `side` device px. Rejects if a photo fails to
 * load.
 */
export async function openFilm(
  setup: VideoSetup,
  photos: readonly VideoPhoto[],
  pictures: FilmPictures,
  side: number,
  beats: readonly number[] = [],
): Promise<LiveFilm> {
  pictures.know(photos);
  const worded = [setup.headline, setup.price, setup.before].some((words) => words.trim() !== '');
  const filmed = await Promise.all(
    photos.map(async ({ asset, name, width, height, focus, cutout = null }): Promise<FilmPhoto> => {
      const light = worded ? await pictures.light(asset) : null;
      return { asset, name, width, height, focus, cutout, ...(light && { light }) };
    }),
  );
  await loadFonts(documentOf(setup, filmed, beats));
  // Lines may have been measured with a fallback.
  measure.forget();
  const design = documentOf(setup, filmed, beats);
  const size = side / Math.max(design.width, design.height);
  const [width, height] = [Math.round(design.width * size), Math.round(design.height * size)];
  const scale = { x: width / design.width, y: height / design.height };
  const pages = pagesInOrder(design);
  const { store } = pictures;
  for (const page of pages)
    store.request(assetNeeds(design, page.id, scale.x * largestPageScale(design, page.id), () => true));
  const problem = (await store.settled()).find(({ asset }) => photos.some((photo) => photo.asset === asset));
  if (problem) {
    // The next request retries.
    store.retry();
    throw new Error(problem.reason);
  }
  const tools: PaintTools = {
    ...surfaces,
    pictureState: (asset) => store.state(asset),
    picture: (asset) => store.picture(asset),
    emptyFrames: false,
    fontsVersion: 0,
    rare: RARE_PAINTERS,
  };
  return {
    ...playDesign(design, pages, tools, scale),
    preset: setup.preset,
    width,
    height,
    poster: posterMoment(design, pages),
  };
}
