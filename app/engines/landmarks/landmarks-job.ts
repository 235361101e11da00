/** Input and output of the engine that finds people in pictures. Plain data only. */
import type { Person } from '#app/engines/warp/person.ts';

export interface LandmarksInput {
  picture: Uint8Array;
}

export interface LandmarksOutput {
  /** px of the upright picture, which all points refer to. */
  width: number;
  height: number;
  /** The largest first. */
  persons: Person[];
}
