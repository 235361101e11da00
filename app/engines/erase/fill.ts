/**
 * Fills a hole by all means: first the lines that run through it, then patches, and where neither helps the nearest
 * colors.
 */
import type { Mask, Pixels } from '../pixels/pixels.ts';
import { completePixels } from './complete.ts';
import { drawLines } from './lines.ts';
import { fillScratches } from './scratch.ts';

export interface FillOptions {
  /** Inside: may be compared, but not copied from. */
  avoid?: Mask | null;
  /** The whole picture's longer side, px. */
  longer: number;
  progress?: (share: number) => void;
}

/** Fills the hole in place. */
export function fillHole(
  picture: Pixels,
  hole: Mask,
  { avoid = null, longer, progress = () => undefined }: FillOptions,
): void {
  const { drawn, count } = drawLines(picture, hole, avoid, longer);
  progress(0.05);
  const lined = count > 0;
  const rest = lined ? { ...hole, data: hole.data.map((value, at) => (value && !drawn[at] ? 1 : 0)) } : hole;
  const barred = lined ? { ...hole, data: hole.data.map((_, at) => (drawn[at] || avoid?.data[at] ? 1 : 0)) } : avoid;
  const options = { firm: lined ? drawn : null, progress: (share: number) => progress(0.05 + 0.95 * share) };
  // If too little remains besides the barred areas, those are used too.
  const done =
    completePixels(picture, rest, { ...options, avoid: barred }) ||
    (avoid !== null && completePixels(picture, rest, { ...options, avoid: lined ? { ...hole, data: drawn } : null }));
  // Almost nothing is known around it: the nearest colors must do.
  if (!done) fillScratches(picture, rest);
}
