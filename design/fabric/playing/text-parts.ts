/** The lines, words or letters of a text as boxes that appear one after the other. */
import type { TextPart } from '#design/document/animation.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { hasRightToLeft } from '#design/layout/scripts.ts';
import { graphemesOf } from '#design/layout/segments.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { textGeometry } from '../paint/text-geometry.ts';
import { clearSpacing, rowsOfPieces } from '../paint/text-pieces.ts';
import type { Context } from '../paint/tools.ts';
import type { SpriteBox } from './sprite.ts';

/** Words with the spaces after them. */
const WORDS = /\S+\s*|\s+/gu;

/**
 * Boxes around the text's center, in reading order, each as wide as `reach` allows at the outer edges. Right-to-left
 * and joined scripts appear by lines, curved lines as a whole: null.
 */
export function textParts(context: Context, layer: TextLayer, by: TextPart, whole: SpriteBox): SpriteBox[] | null {
  if (by === 'whole') return null;
  const geometry = textGeometry(layer);
  if (geometry.rows.length === 0 || geometry.rows.some(({ arc }) => arc)) return null;
  const right = whole.left + whole.width;
  const foot = whole.top + whole.height;
  const rows = rowsOfPieces(context, geometry);
  const ink = rows.map(({ row, pieces }) => inkOf(context, row, pieces));
  /**
   * Between a row and the next one: where neither's letters extend, as closely as possible. In tight lines that is
   * below the row's own box.
   */
  const gapBelow = (index: number): number => ((ink[index]?.bottom ?? foot) + (ink[index + 1]?.top ?? foot)) / 2;
  return rows.flatMap(({ pieces }, index) => {
    // The outermost parts include what extends beyond: shadows, outlines, a box behind the text.
    const top = index === 0 ? whole.top : gapBelow(index - 1);
    const bottom = index === rows.length - 1 ? foot : gapBelow(index);
    const edges =
      by === 'line' || hasRightToLeft(layer.text) ? [] : pieces.flatMap((piece) => edgesIn(context, piece, by));
    const inner = edges.filter((x) => x > whole.left && x < right).toSorted((a, b) => a - b);
    return [whole.left, ...inner].map((left, at) => ({
      left,
      top,
      width: (inner[at] ?? right) - left,
      height: bottom - top,
    }));
  });
}

interface Measured {
  text: string;
  style: Parameters<typeof fontString>[0];
  letterSpacing: number;
  wordSpacing: number;
  x: number;
  width: number;
}

/** From the highest to the lowest point of a row's letters; for an empty row its own box. */
function inkOf(
  context: Context,
  { top, height, baseline }: { top: number; height: number; baseline: number },
  pieces: readonly Measured[],
): { top: number; bottom: number } {
  const boxes = pieces.flatMap((piece) => {
    if (piece.text.trim() === '') return [];
    context.font = fontString(piece.style);
    context.textBaseline = 'alphabetic';
    clearSpacing(context);
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(piece.text);
    return [{ top: baseline - above, bottom: baseline + below }];
  });
  if (boxes.length === 0) return { top, bottom: top + height };
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
}

/**
 * Where the second and every further word or letter of a piece starts; for pieces after the first in a row, also where
 * they start.
 */
function edgesIn(context: Context, piece: Measured, by: TextPart): number[] {
  const parts = by === 'word' ? (piece.text.match(WORDS) ?? []) : graphemesOf(piece.text);
  context.font = fontString(piece.style);
  clearSpacing(context);
  const spaces = (text: string) => text.match(/[ \u00a0]/g)?.length ?? 0;
  const widthTo = (text: string) =>
    context.measureText(text).width + piece.letterSpacing * graphemesOf(text).length + piece.wordSpacing * spaces(text);
  // The line breaker's measurements win: this engine's widths are stretched to fit.
  const measured = widthTo(piece.text);
  const stretch = measured > 0 ? piece.width / measured : 1;
  const edges: number[] = [];
  let before = '';
  for (const part of parts.slice(0, -1)) {
    before += part;
    edges.push(piece.x + widthTo(before) * stretch);
  }
  return edges;
}
