/** Input and output of the engine that makes films of designs. Plain data only. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';

/** All pages of a film together, ms: the limit of one job. */
export const LONGEST_FILM = 60_000;
/** Longer films are encoded faster, ms. */
export const LONG = 20_000;
/**
 * Time budget for a picture of 1920 × 1080, ms, and the size that the smallest count as: several times its duration on
 * a dedicated processor.
 */
const PICTURE_BUDGET = 400;
const LEAST_SIZE = 0.25;

export interface FilmMusic {
  bytes: Uint8Array;
  /** ms from its beginning; rounded to one of its packets, some 25 ms. */
  from: number;
}

export interface FilmInput {
  document: DesignDocument;
  /** Pages in playing order. */
  pages: readonly string[];
  /** The bytes of every asset that the pages name, by id. */
  assets: Readonly<Record<string, Uint8Array>>;
  /** px, even numbers: the encoding needs whole pairs of rows and columns. */
  width: number;
  height: number;
  /** Pictures a second. */
  fps: number;
  /** 10 (nearly lossless) to 51: H.264's quantisation. */
  quantiser: number;
  watermark: boolean;
  /** A file with sound, MP3 or AAC in MP4, played from that moment on, ms; it is cut where the pictures end. */
  music: FilmMusic | null;
}

/** How long drawing and encoding the pictures of a film may take, ms. */
export function filmBudget({
  document,
  pages,
  width,
  height,
  fps,
}: Pick<FilmInput, 'document' | 'pages' | 'width' | 'height' | 'fps'>): number {
  const frames = (playingTime(pagesInOrder(document).filter(({ id }) => pages.includes(id))) * fps) / 1000;
  return Math.round(frames * PICTURE_BUDGET * Math.max(LEAST_SIZE, (width * height) / (1920 * 1080)));
}

export interface FilmOutput {
  /** MP4 with H.264 pictures. */
  bytes: Uint8Array;
  /** A JPEG of the moment at which most is visible, of the film's size. */
  poster: Uint8Array;
  /** Number of pictures. */
  frames: number;
  /** Of the pictures, ms. */
  duration: number;
}

/** A segment of pictures, `to` exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

export type FilmScene = Omit<FilmInput, 'music'>;

export type ToFilmThread =
  | { type: 'scene'; scene: FilmScene; fonts: Int32Array<SharedArrayBuffer> }
  | { type: 'stretch'; stretch: Stretch }
  | { type: 'poster'; at: number };
export type FromFilmThread =
  | { type: 'drawn'; frames: number }
  | { type: 'file'; file: Uint8Array }
  | { type: 'failed'; reason: string };
