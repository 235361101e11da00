/** What goes to the engine that makes films of designs, and what comes back. Plain data only. */
import type { DesignDocument } from '#design/document/document.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { playingTime } from '#design/motion/playing.ts';

/** All pages of a film together, ms: what one job may take. */
export const LONGEST_FILM = 60_000;
/** Longer films are coded faster, ms. */
export const LONG = 20_000;
/**
 * What a picture of 1920 × 1080 may take, ms, and how large the smallest counts: several times of what it takes on one
 * processor of its own.
 */
const PICTURE_BUDGET = 400;
const LEAST_SIZE = 0.25;

export interface FilmInput {
  document: DesignDocument;
  /** Pages in the order in which they play. */
  pages: readonly string[];
  /** The bytes of every asset that the pages name, by id. */
  assets: Readonly<Record<string, Uint8Array>>;
  /** px, even numbers: the format's coding needs whole pairs of rows and columns. */
  width: number;
  height: number;
  /** Pictures a second. */
  fps: number;
  /** 10 (as good as lossless) to 51: H.264's quantisation. */
  quantiser: number;
  watermark: boolean;
  /** A file with sound, MP3 or AAC in MP4; it is cut where the pictures end. */
  music: Uint8Array | null;
}

/** How long the pictures of a film may take to be drawn and coded, ms. */
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
  /** A JPEG of a moment at which most is to be seen, of the film's size. */
  poster: Uint8Array;
  /** Number of pictures. */
  frames: number;
  /** Of the pictures, ms. */
  duration: number;
}

/** A stretch of pictures, `to` exclusive. */
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
