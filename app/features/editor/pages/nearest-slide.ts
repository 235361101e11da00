/**
 * The slide that is in a scrolled track of slides as wide as it: from 0. Tracks that read from right to left scroll
 * into the negative. Pure.
 */
export function nearestSlide(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrolled) / width)));
}
