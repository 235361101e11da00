/** What a layout keeps clear of on a page with a known platform. */
import { shownOn, type Destination } from './shown-on.ts';

/** The parts of a page that a platform covers, in shares: of the height at each end, of the width at each side. */
export interface PageCovers {
  ends: number;
  sides: number;
}

type Size = Parameters<typeof shownOn>[0];

/** Every vertical page keeps clear of this much, whatever it is for. */
const EVERYWHERE = 0.131;

/**
 * The maximum that any of the platforms covers, the same at both ends and on both sides, as layouts are balanced. Null:
 * nothing relevant, or the platform is unknown.
 */
export function pageCovers(size: Size, destination: Destination): PageCovers | null {
  const { platforms, known } = shownOn(size, destination);
  if (!known) return null;
  const boxes = platforms.flatMap(({ covers }) => covers.map(({ box }) => box));
  const ends = Math.max(0, ...boxes.filter(({ width }) => width === 1).map(({ height }) => height));
  const sides = Math.max(
    0,
    ...boxes.filter(({ width, height }) => width < 1 && height >= 0.5).map(({ width }) => width),
  );
  const isTall = size.height > size.width * 1.6;
  return sides === 0 && (ends === 0 || (isTall && ends <= EVERYWHERE)) ? null : { ends, sides };
}
