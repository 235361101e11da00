/** Rows that share a height: a table that fills its area on a page keeps filling it when rows are added or removed. */
import type { TableLayer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import type { MeasureText } from '../document/measure.ts';
import { rowHeights, withTableLines } from '../layout/table-layout.ts';

/** Maximum row height as a multiple of what the words need: further apart, rows no longer look like a table. */
const MOST = 1.55;
/** px */
const ROUNDING = 0.5;
/** More rows shrink the letters, down to this share of their size. */
const LEAST_LETTERS = 0.7;

/** The words at their size times `factor`, in the lowest possible rows. */
function lowest(layer: TableLayer, factor: number, measure: MeasureText): TableLayer {
  const sized = (size: number) => Math.max(LIMITS.minFontSize, Math.round(size * factor * 2) / 2);
  return withTableLines(
    {
      ...layer,
      rows: layer.rows.map(() => ({ height: 0 })),
      fontSize: sized(layer.fontSize),
      header: { ...layer.header, fontSize: sized(layer.header.fontSize) },
      padding: { x: Math.round(layer.padding.x * factor), y: Math.round(layer.padding.y * factor) },
    },
    measure,
  );
}

/**
 * The table with rows of this total height, px: spread as far as looks good, in smaller letters where there are too
 * many of them.
 */
export function spreadRows(layer: TableLayer, height: number, measure: MeasureText): TableLayer {
  let low = lowest(layer, 1, measure);
  for (let factor = 0.95; low.height > height + ROUNDING && factor >= LEAST_LETTERS; factor -= 0.05)
    low = lowest(layer, factor, measure);
  const factor = Math.min(MOST, height / low.height);
  return factor <= 1.02
    ? low
    : withTableLines({ ...low, rows: rowHeights(low).map((each) => ({ height: Math.floor(each * factor) })) }, measure);
}
