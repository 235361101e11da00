/** Fits text: the largest font size at which words stay whole and all lines stay inside. */
import type { MeasureText } from '../document/measure.ts';
import type { TextLayer } from '../document/layers.ts';
import { paragraphsOf } from '../document/text-consistency.ts';
import { atomsOf } from './break-points.ts';
import { widestLine } from './list-items.ts';
import { runsWithin } from './run-styles.ts';
import { unwrappedWidth, withLines } from './text-lines.ts';

export interface Room {
  width: number;
  /** Infinity: any height. */
  height: number;
  /** Most lines that still look right for this text. */
  lines?: number;
}

/** The width of the widest unbreakable piece (mostly a word), px. A narrower box would cut it. */
export function widestPiece(layer: TextLayer, measure: MeasureText): number {
  /** By measured text, so that a repeated word is measured once. */
  const widths = new Map<string, number>();
  for (const { start, end } of paragraphsOf(layer.text)) {
    for (const piece of atomsOf(layer.text.slice(start, end), start)) {
      const text = layer.text.slice(piece.start, piece.contentEnd);
      const runs = runsWithin(layer.runs, { start: piece.start, end: piece.contentEnd });
      const key = runs.length === 0 ? text : `${piece.start} ${text}`;
      if (!widths.has(key)) widths.set(key, unwrappedWidth({ ...layer, text, runs }, measure));
    }
  }
  return Math.max(0, ...widths.values());
}

/** The layer's text set in a box of that width, with lines and height computed. */
export function setIn(layer: TextLayer, width: number, measure: MeasureText): TextLayer {
  return withLines({ ...layer, width: Math.max(1, width) }, measure);
}

function fits(layer: TextLayer, room: Room, measure: MeasureText): TextLayer | null {
  const set = setIn(layer, room.width, measure);
  // An arc gets the width it needs; lines need their widest word.
  if (layer.curve === 0 ? widestPiece(layer, measure) > room.width : set.width > room.width) return null;
  return set.height <= room.height && set.lines.length <= Math.max(room.lines ?? Infinity, set.text.split('\n').length)
    ? set
    : null;
}

/** Keeps words whole and letters legible, then shrinks the box to the lines. */
export function hug(layer: TextLayer, measure: MeasureText): TextLayer {
  if (layer.curve !== 0) return layer;
  const widest = Math.max(1, widestLine(layer));
  // One pixel wider than measured, so that no renderer wraps a single line.
  const hugged = setIn(layer, Math.min(layer.width, Math.ceil(widest) + 2), measure);
  return hugged.lines.length === layer.lines.length ? hugged : layer;
}

/**
 * The layer at the largest font size from `largest` down to `smallest` that fits the room. When even the smallest
 * doesn't fit, it gets the smallest, and `overflows` is set.
 */
export function fitText(
  layer: TextLayer,
  room: Room,
  sizes: { largest: number; smallest: number },
  measure: MeasureText,
): { layer: TextLayer; overflows: boolean } {
  const at = (fontSize: number) => ({ ...layer, fontSize });
  const largest = Math.max(sizes.smallest, sizes.largest);
  const whole = fits(at(largest), room, measure);
  if (whole) return { layer: whole, overflows: false };
  let low = sizes.smallest;
  let high = largest;
  let best = fits(at(low), room, measure);
  if (!best) return { layer: setIn(at(low), room.width, measure), overflows: true };
  while (high - low > Math.max(0.5, low * 0.01)) {
    const middle = (low + high) / 2;
    const tried = fits(at(middle), room, measure);
    if (tried) {
      best = tried;
      low = middle;
    } else high = middle;
  }
  const rounded = Math.floor(best.fontSize);
  return { layer: (rounded >= sizes.smallest && fits(at(rounded), room, measure)) || best, overflows: false };
}
