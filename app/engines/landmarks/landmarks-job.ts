/** What goes to the engine that finds people in pictures, and what comes back. Plain data only. */
import type { Person } from '#app/engines/warp/person.ts';

export interface LandmarksInput {
  picture: Uint8Array;
}

export interface LandmarksOutput {
  /** px of the upright picture, in which all points are. */
  width: number;
  height: number;
  /** The largest first. */
  persons: Person[];
}
