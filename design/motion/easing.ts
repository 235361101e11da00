/**
 * Easings: map shares of the time, 0..1, to shares of the way. All begin at 0; those of entrances end at 1, and some
 * overshoot in between.
 */
import type { Drift } from '../document/animation.ts';

export type Easing = (share: number) => number;

export const linear: Easing = (share) => share;

/** Slow at both ends: half a cosine. */
export const smooth: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** All the way in half of the time, then back: a whole cosine, which repeats without a seam. */
export const there: Easing = (share) => smooth(2 * share);

/** Fast at first, then gently to rest: the third power. */
export const out: Easing = (share) => 1 - (1 - share) ** 3;

/** Overshoots by a tenth, then returns: Penner's "back", overshoot 1.70158. */
export const back: Easing = (share) => {
  const left = share - 1;
  return 1 + 2.70158 * left ** 3 + 1.70158 * left ** 2;
};

/** Falls, then bounces three times, lower each time: Penner's "bounce". */
export const bounce: Easing = (share) => {
  if (share < 1 / 2.75) return 7.5625 * share ** 2;
  if (share < 2 / 2.75) return 7.5625 * (share - 1.5 / 2.75) ** 2 + 0.75;
  if (share < 2.5 / 2.75) return 7.5625 * (share - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (share - 2.625 / 2.75) ** 2 + 0.984375;
};

export const driftEasings: Readonly<Record<Drift['ease'], Easing>> = { linear, smooth, out, return: there };
