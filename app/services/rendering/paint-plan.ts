/**
 * How a page is painted within bounds: strip by strip with its bitmaps kept, or in one go with each layer's bitmaps
 * freed.
 */
import type { PaintCost } from '#design/fabric/paint-cost.ts';
import { drawnHeight } from './page-encoder.ts';

export interface PaintPlan {
  /** Rows that are painted together; a strip is encoded while the next one is painted. */
  rows: number;
  /** Each layer's bitmaps are freed when it is painted. */
  paintsOnce: boolean;
}

/** Pixels of bitmaps that are kept from strip to strip. */
const KEPT = 32_000_000;
/** Pixels of all surfaces of the size painted together. */
const AT_ONCE = 64_000_000;

/** `width` and `height`: of the picture, px. */
export function paintPlan(
  width: number,
  height: number,
  { bitmaps, surfaces }: Pick<PaintCost, 'bitmaps' | 'surfaces'>,
): PaintPlan {
  if (bitmaps <= KEPT) return { rows: drawnHeight(width, height), paintsOnce: false };
  return { rows: drawnHeight(width, height, AT_ONCE / surfaces / width), paintsOnce: true };
}
