/**
 * Which kinds of garment an outline may be. If another was chosen, people are asked before anything is spent. Limits were
 * read off 62 phone photos of a public-domain set of clothes; between them every kind is possible.
 */
import type { Clothing } from '#tools/contract/try-on-kinds.ts';
import { bottomPoints, topPoints } from './garment-points.ts';
import { boundsOf, outlineOf, runsOf } from './outline.ts';
import { distance, type Silhouette } from './person.ts';

/** From shoulder to hem by the distance of the armpits: longest sleeved top, shortest sleeved dress. */
const TOP_ENDS = 1.6;
const DRESS_STARTS = 1.95;
/** Height by width of the outline from which a sleeved piece may be a dress whatever its armpits say. */
const LONG = 1.35;
const DRESS_LEAST = 1.2;
/** Width near the hem by width at the chest: no top without sleeves flares this much. */
const FLARE = 1.7;
/** Depth of a neckline that no waistband has, by the distance of the armpits. */
const NECKLINE = 0.12;

const EVERY: readonly Clothing[] = ['top', 'full', 'bottom'];

/** The likeliest first. A transparent frame around the garment is needed, as for its points. */
export function kindsSeen(silhouette: Silhouette): readonly Clothing[] {
  const outline = outlineOf(silhouette);
  if (outline.length < 40) return EVERY;
  const { left, top, right, bottom } = boundsOf(outline);
  const [width, height] = [right - left, bottom - top];
  const rowAt = (share: number) => runsOf(silhouette, Math.round(top + height * share));
  const widthAt = (share: number) => rowAt(share).reduce((sum, [from, to]) => sum + to - from, 0);
  const middle = (left + right) / 2;
  const isOpenAt = (share: number) => rowAt(share).every(([from, to]) => middle < from || middle > to);
  const hasLegs = bottomPoints(silhouette)?.crotch != null && [0.75, 0.82, 0.89].every(isOpenAt);
  const points = topPoints(silhouette, 'top');
  const sleeves = [points?.a.cuff, points?.b.cuff].filter(Boolean).length;
  if (hasLegs) return sleeves === 2 ? ['full', 'top'] : ['bottom', 'full'];
  if (!points) return EVERY;
  const { a, b, neck } = points;
  const chest = Math.max(1, distance(a.armpit, b.armpit));
  const long = (a.hem.y + b.hem.y - a.shoulder.y - b.shoulder.y) / 2 / chest;
  if (sleeves === 2) {
    if (long >= DRESS_STARTS && height >= width * DRESS_LEAST) return ['full'];
    return long >= TOP_ENDS || height >= width * LONG ? ['top', 'full'] : ['top'];
  }
  if (sleeves === 1) return ['top', 'full'];
  const hasNeckline = (neck.y - (a.collar.y + b.collar.y) / 2) / chest > NECKLINE;
  if (widthAt(0.8) >= widthAt(0.25) * FLARE || long >= DRESS_STARTS) return hasNeckline ? ['full'] : ['full', 'bottom'];
  return hasNeckline ? ['top', 'full'] : EVERY;
}
