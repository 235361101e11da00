/** What a layout keeps clear of on a page whose platform is known. */
import { shownOn, type Destination } from './shown-on.ts';

/** What a platform covers of a page, in shares: of the height at each end, of the width at each side. */
export interface PageCovers {
  ends: number;
  sides: number;
}

type Size = Parameters<typeof shownOn>[0];

/** Every vertical page keeps clear of so much, whatever it is for. */
const EVERYWHERE = 0.131;

/**
 * The most that any of the platforms covers, the same at both ends and at both sides, as layouts are balanced. Null:
 * nothing that matters, or nobody knows which platform it is.
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
