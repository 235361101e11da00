/**
 * Finds a spot for something small at a place of the page that the caller named: there if it covers no text, else close
 * by, else a little smaller.
 */
import type { Box } from '#design/document/geometry.ts';
import { areaOf, boxAt, marginOf, overlapOf, type Place, type Size } from '../contract/page-space.ts';

/** Sizes to try; smaller ones look like an oversight. */
const SCALES = [1, 0.86, 0.72, 0.6] as const;
/** Largest distance from the place, as a share of the page's edges: farther away it would be another place. */
const REACH = 0.3;
/** Steps on either side of the place. */
const STEPS = 12;
/** Cost of a smaller size, relative to moving by the same share of the page's edge. */
const COST_OF_SIZE = 0.45;

/** The box near a place that is clear of the texts; if there is none, the one that covers least. */
export function nearPlace(page: Size, size: Size, place: Place, texts: readonly Box[]): Box {
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
