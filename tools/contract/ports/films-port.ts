/** The port that makes films of designs. */
import type { DesignDocument } from '#design/document/document.ts';
import type { AssetInfo } from './assets-port.ts';
import type { Progress } from '../progress.ts';

/** Largest shorter side of an exported film, px. */
export const FILM_SIDE = 1080;

export interface FilmRequest {
  /** All its pages, in their order, each for its time. */
  document: DesignDocument;
  /** Shorter side of the film, px, within the user's plan; rounded to an even number. */
  shorterSide: number;
  /** Pictures a second. */
  fps: number;
  /** Asset with sound, MP3 or AAC, played from that moment on, ms; null: silent. */
  music: { asset: string; from: number } | null;
  /** The file's name, without its extension. */
  name: string;
}

export interface Film {
  /** MP4 with H.264 pictures. */
  film: AssetInfo;
  /** A picture that represents the film. */
  poster: AssetInfo;
  /** px */
  width: number;
  height: number;
  /** ms */
  duration: number;
}

/** Makes films of designs: slow. The same design gives the same film. Refusals are ToolRefusal. */
export interface FilmsPort {
  make(request: FilmRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<Film>;
}
