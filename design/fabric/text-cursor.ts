/**
 * A laid-out text in the form that Fabric's inline editing needs: graphemes by line, their edges, and which gaps the
 * lines leave out.
 */
import type { MeasureText } from '#design/document/measure.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { LINE_BREAK } from '#design/document/text-consistency.ts';
import { arcPlace, ASCENT, type RowArc } from '#design/layout/text-arc.ts';
import { graphemeCount, graphemesOf } from '#design/layout/segments.ts';
import { textGeometry, type TextRow } from './paint/text-geometry.ts';

export interface CursorLine {
  row: TextRow;
  graphemes: string[];
  /** Distance of each grapheme's start from the row's reading start, px; one more than graphemes. */
  edges: number[];
  /** Whether a line break or a dropped space is between this line and the next. */
  gap: 0 | 1;
}

export interface CursorMap {
  graphemes: string[];
  paragraphs: string[][];
  lines: CursorLine[];
  direction: 'ltr' | 'rtl';
}

const SPACES = /[ \u00a0]/g;

/**
 * Lines as the cursor moves through them: with the undrawn spaces at their ends, except one where the line was broken.
 */
export function cursorMap(layer: TextLayer, measure: MeasureText): CursorMap {
  const { rows, direction } = textGeometry(layer);
  const lines = rows.map((row, index): CursorLine => {
    const from = beginningOf(layer, rows, index);
    const graphemes = graphemesOf(layer.text.slice(from, beginningOf(layer, rows, index + 1)));
    const last = graphemes.at(-1);
    const gap = index < rows.length - 1 && last !== undefined && /^\s$/u.test(last) ? 1 : 0;
    if (gap) graphemes.pop();
    return { row, graphemes, gap, edges: edgesOf(row, from, graphemes, measure) };
  });
  return { lines, direction, graphemes: graphemesOf(layer.text), paragraphs: layer.text.split('\n').map(graphemesOf) };
}

/**
 * Where the cursor's line starts: after the preceding line break, so that the tabs of a list item belong to the item.
 */
function beginningOf({ text }: TextLayer, rows: readonly TextRow[], index: number): number {
  const row = rows[index];
  if (!row) return text.length;
  const before = rows[index - 1];
  if (!before) return 0;
  const broken = LINE_BREAK.exec(text.slice(before.line.end, row.line.start));
  return broken ? before.line.end + broken.index + broken[0].length : row.line.start;
}

/** Where each grapheme starts, by measuring everything before it: kerning and joined letters included. */
function edgesOf(row: TextRow, from: number, graphemes: readonly string[], measure: MeasureText): number[] {
  const edges = [0];
  let offset = from;
  for (const grapheme of graphemes) {
    offset += grapheme.length;
    edges.push(Math.max(edges.at(-1) ?? 0, widthBefore(row, offset, measure)));
  }
  return edges;
}

function widthBefore(row: TextRow, offset: number, measure: MeasureText): number {
  let width = 0;
  let last: TextRow['stretches'][number] | null = null;
  for (const stretch of row.stretches) {
    if (stretch.start >= offset) break;
    last = stretch;
    const text = stretch.text.slice(0, offset - stretch.start);
    width += measure(text, stretch.style);
    if (stretch.letterSpacing !== 0) width += stretch.letterSpacing * graphemeCount(text);
    if (row.wordSpacing !== 0) width += row.wordSpacing * (text.match(SPACES)?.length ?? 0);
  }
  // Spaces at the line's end are in no stretch; the cursor still moves over them.
  const behind = last ? offset - Math.max(last.end, row.line.end) : offset - row.line.start;
  if (last && behind > 0) width += behind * measure(' ', last.style);
  return width;
}

/** Horizontal position of the cursor before a grapheme, from the box's center, px. */
export function cursorX({ row, edges }: CursorLine, index: number, direction: 'ltr' | 'rtl'): number {
  const edge = edges[Math.min(index, edges.length - 1)] ?? 0;
  return direction === 'rtl' ? row.left + row.width - edge : row.left + edge;
}

/** The line that contains or is nearest to a point of the box, and the position along it, for `nearestBoundary`. */
export function lineAt(lines: readonly CursorLine[], point: { x: number; y: number }): { index: number; x: number } {
  let nearest = { index: Math.max(0, lines.length - 1), x: point.x, away: Number.POSITIVE_INFINITY };
  for (const [index, { row }] of lines.entries()) {
    const place = row.arc
      ? placeOnArc(row, row.arc, point)
      : { x: point.x, away: point.y < row.top + row.height ? 0 : Number.POSITIVE_INFINITY };
    if (place.away < nearest.away) nearest = { index, ...place };
  }
  return nearest;
}

function placeOnArc(
  { fontSize }: TextRow,
  arc: RowArc,
  { x, y }: { x: number; y: number },
): { x: number; away: number } {
  const { u, v } = arcPlace(arc, x, y);
  return { x: u, away: Math.abs(v + (fontSize * ASCENT) / 2.5) };
}

/** The grapheme boundary of a line that is nearest to a place. */
export function nearestBoundary(line: CursorLine, x: number, direction: 'ltr' | 'rtl'): number {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let index = 0; index < line.edges.length; index += 1) {
    const away = Math.abs(cursorX(line, index, direction) - x);
    if (away < distance) {
      best = index;
      distance = away;
    }
  }
  return best;
}
