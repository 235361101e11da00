/**
 * The current slide in a scrolled track of full-width slides, from 0. Right-to-left tracks scroll into the negative.
 * Pure.
 */
export function nearestSlide(scrolled: number, width: number, count: number): number {
  if (width <= 0) return 0;
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrolled) / width)));
}
