/**
 * Finds a spot for something new: at the place of the page that the caller named if it covers no words there, else close
 * by, else smaller; where no place was named, where the page is free.
 */
import type { Box } from '#design/document/geometry.ts';
import type { ToolContext } from '../contract/context.ts';
import {
  areaOf,
  boxAt,
  isBackdrop,
  marginOf,
  overlapOf,
  roomAt,
  standingOn,
  type Place,
  type Size,
} from '../contract/page-space.ts';
import { wordsOn } from './words-on.ts';

type Where = Pick<ToolContext, 'document' | 'page'>;

/** Sizes to try; smaller ones look like an oversight. */
const SCALES = [1, 0.86, 0.72, 0.6, 0.48] as const;
/** Largest distance from the place, as a share of the page's edges: farther away it would be another place. */
const REACH = 0.3;
/** Steps on either side of the place. */
const STEPS = 12;
/** Cost of a smaller size, relative to moving by the same share of the page's edge. */
const COST_OF_SIZE = 0.45;

/**
 * At the place, as far as it is clear of words; without one in the first of `places` where it covers nothing, on an
 * empty page in the middle. If nothing is clear, where it covers least.
 */
export function spotFor(
  size: Size,
  { place, places }: { place?: Place | undefined; places: readonly Place[] },
  where: Where,
): Box {
  if (place) return nearPlace(size, place, where);
  const { document, page } = where;
  const obstacles = standingOn(document, page)
    .map(({ box }) => box)
    .filter((box) => !isBackdrop(document, box));
  if (obstacles.length === 0) return boxAt(document, size, 'center');
  const rooms = places.map((one) => roomAt(document, size, one, obstacles));
  const [best] = rooms.toSorted((a, b) => a.covered - b.covered);
  return best?.box ?? boxAt(document, size, 'center');
}

/** The box near a place that is clear of words; if there is none, the one that covers least. */
export function nearPlace(size: Size, place: Place, where: Where): Box {
  const page = where.document;
  const texts = wordsOn(where);
  const gap = Math.min(page.width, page.height) * 0.012;
  const inset = marginOf(page) * 0.4;
  const covered = (box: Box) =>
    texts.reduce(
      (sum, text) =>
        sum +
        overlapOf({ x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap }, text),
      0,
    );
  const home = boxAt(page, size, place);
  if (covered(home) === 0) return home;
  let best: { box: Box; cost: number } | null = null;
  let least: { box: Box; share: number } = { box: home, share: covered(home) / areaOf(home) };
  for (const scale of SCALES) {
    const at = boxAt(page, { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }, place);
    for (let column = -STEPS; column <= STEPS; column += 1) {
      for (let row = -STEPS; row <= STEPS; row += 1) {
        const [across, down] = [(column / STEPS) * REACH, (row / STEPS) * REACH];
        const box = { ...at, x: Math.round(at.x + across * page.width), y: Math.round(at.y + down * page.height) };
        const isOn =
          box.x >= inset &&
          box.y >= inset &&
          box.x + box.width <= page.width - inset &&
          box.y + box.height <= page.height - inset;
        if (!isOn) continue;
        const over = covered(box);
        const cost = Math.hypot(across, down) + (1 - scale) * COST_OF_SIZE;
        if (over === 0 && (!best || cost < best.cost)) best = { box, cost };
        if (over / areaOf(box) < least.share - 0.02) least = { box, share: over / areaOf(box) };
      }
    }
  }
  return best?.box ?? least.box;
}
