/** Where the letters of a text are on the page, and not the box that they may wrap in. */
import { unionOf, type Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { boxAround, inkLines } from '#design/lint/text-ink.ts';
import { extentOf } from '../contract/page-space.ts';

/** Around all letters, and the pill behind them; page px. Null: there are none. */
export function inkBoxOf(layer: TextLayer): Box | null {
  const corners = inkLines(layer).flatMap((line) => line.corners);
  if (corners.length === 0) return null;
  const ink = boxAround(corners);
  return layer.box ? unionOf(ink, extentOf(layer)) : ink;
}
