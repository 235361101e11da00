/**
 * Where a ruler has its ticks and numbers: round steps of the page, far enough apart on the screen to be readable.
 * Pure.
 */

export interface Tick {
  /** Page px. */
  at: number;
  /** From the ruler's start, screen px. */
  place: number;
  /** Long ticks bear their number. */
  long: boolean;
}

/** Numbers are at least this far apart on the screen, px. */
const NUMBER_ROOM = 56;
/** Ticks do at least this far. */
const TICK_ROOM = 6;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000];
const LARGEST_STEP = 10_000;

/** The ticks of a ruler of this length. A page point p is shown at p × zoom + offset. */
export function rulerTicks({ zoom, offset, length }: { zoom: number; offset: number; length: number }): Tick[] {
  const long = STEPS.find((step) => step * zoom >= NUMBER_ROOM) ?? LARGEST_STEP;
  const short =
    [10, 5, 4, 2].map((parts) => long / parts).find((step) => step * zoom >= TICK_ROOM && (step >= 1 || long === 1)) ??
    long;
  const first = Math.ceil(-offset / zoom / short);
  const last = Math.floor((length - offset) / zoom / short);
  const each = Math.round(long / short);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index;
    return { at: count * short, place: count * short * zoom + offset, long: count % each === 0 };
  });
}

/** The spacing at which grid lines are shown: the grid's own, or a multiple of it that is distinguishable. */
export function shownGridStep(step: number, zoom: number): number {
  return [1, 5, 10, 50, 100].map((times) => step * times).find((shown) => shown * zoom >= TICK_ROOM) ?? step * 100;
}
