/** Music that was listened to. */

/** Bars of the drawing, per second. */
export const BARS_A_SECOND = 8;

export interface Song {
  name: string;
  /** Where it is played from. */
  src: string;
  /** s */
  seconds: number;
  /** The moment that the film begins with, ms. */
  from: number;
  /** ms from that moment on, in order, up to the length of the longest film. */
  beats: readonly number[];
  /** Loudness of all of it, 0 to 1, this many values per second. */
  bars: readonly number[];
}
