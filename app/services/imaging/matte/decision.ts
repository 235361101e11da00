/** How decided a mask is, and what becomes of one that wavers: a veil over half a picture is no cutout. */
import type { Plane } from './plane.ts';

/** Above the first a mask wavers and is decided; above the second nothing was found that stands out. See `doubtOf`. */
const WAVERING = 0.5;
const LOST = 1.3;
/** Where a wavering mask is background and where subject: networks that waver see the subject, but faintly. */
const DECIDED = [0.1, 0.4] as const;

/**
 * How much of a mask is neither subject nor background, as a share of what it holds: 0 for a hard mask, 0.2 for one with much hair,
 * above 1 where whole stretches are half transparent, 4 for one that sees next to nothing everywhere.
 */
export function doubtOf({ data }: Plane): number {
  let undecided = 0;
  let held = 0;
  for (const value of data) {
    undecided += 4 * value * (1 - value);
    held += value;
  }
  return held === 0 ? 4 : undecided / held;
}

/** The mask, decided where it wavers. Null: it shows nothing. */
export function decide(mask: Plane): Plane | null {
  const doubt = doubtOf(mask);
  if (doubt > LOST) return null;
  if (doubt <= WAVERING) return mask;
  const [low, high] = DECIDED;
  return { ...mask, data: mask.data.map((value) => Math.min(1, Math.max(0, (value - low) / (high - low)))) };
}
