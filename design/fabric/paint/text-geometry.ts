/**
 * The places of a text's stored lines within its box: rows, baselines, edges, arcs, list markers. Shared by painting
 * and by the cursor of inline editing.
 */
import type { TextLayer, TextLine } from '#design/document/layers.ts';
import { resolveDirection } from '#design/layout/display-text.ts';
import { itemAt, listIndents, listItems, type ListItem, type ListMarker } from '#design/layout/list-items.ts';
import { sliceStretches, stretchesOf, type TextStretch } from '#design/layout/stretches.ts';
import { MIDDLE, textArc, type RowArc } from '#design/layout/text-arc.ts';
import { lineHeights } from '#design/layout/text-lines.ts';
import { LINE_BREAK } from '#design/document/text-consistency.ts';

/**
 * One drawn line, in coordinates around the box's center; on an arc in the arc's own: along its baseline from its
 * center.
 */
export interface TextRow {
  line: TextLine;
  stretches: TextStretch[];
  /** Largest font size in the row, px. */
  fontSize: number;
  top: number;
  height: number;
  baseline: number;
  /** Left edge and width as laid out; justified rows extend from edge to edge. */
  left: number;
  width: number;
  /** px added to each space, in justified rows. */
  wordSpacing: number;
  /** The arc that the row is on; null for straight rows. */
  arc: RowArc | null;
  /** The marker before the row, if it starts a list item. */
  marker: ListMarker | null;
}

export interface TextGeometry {
  rows: TextRow[];
  direction: 'ltr' | 'rtl';
  /** Of all rows together. */
  height: number;
}

/** The spaces that justifying widens. */
const SPACES = /[ \u00a0]/g;

const geometries = new WeakMap<TextLayer, TextGeometry>();

/** The rows of a text. Layers are never changed in place, so each is laid out once. */
export function textGeometry(layer: TextLayer): TextGeometry {
  let geometry = geometries.get(layer);
  if (!geometry) {
    geometry = computeGeometry(layer);
    geometries.set(layer, geometry);
  }
  return geometry;
}

function computeGeometry(layer: TextLayer): TextGeometry {
  const stretches = stretchesOf(layer);
  const direction = resolveDirection(layer);
  const heights = lineHeights(layer, layer.lines, stretches);
  const arc = textArc(layer, heights);
  const items = listItems(layer);
  const indents = listIndents(layer, items);
  const rows: TextRow[] = [];
  let y = 0;
  layer.lines.forEach((line, index) => {
    const own = sliceStretches(stretches, line.start, line.end);
    const height = heights[index] ?? layer.fontSize * layer.lineHeight;
    const fontSize = height / layer.lineHeight;
    const ownArc = arc?.rows[index];
    if (ownArc) {
      rows.push({
        line,
        fontSize,
        height,
        wordSpacing: 0,
        width: line.width,
        stretches: own,
        arc: ownArc,
        marker: null,
        baseline: 0,
        top: -height / 2 - MIDDLE * fontSize,
        left: -line.width / 2,
      });
      return;
    }
    const item = itemAt(line.start, items);
    const indent = item ? (indents[item.level] ?? 0) : 0;
    const room = layer.width - indent;
    const wordSpacing = layer.align === 'justify' && breaksSoftly(layer, index) ? spareSpace(room, line, own) : 0;
    const width = wordSpacing > 0 ? room : line.width;
    rows.push({
      line,
      fontSize,
      height,
      width,
      wordSpacing,
      arc: null,
      marker: beginsAt(line, item) ? item.marker : null,
      stretches: own,
      top: y,
      baseline: y + height / 2 + MIDDLE * fontSize,
      left: leftOf(layer, direction, room, width) + (direction === 'rtl' ? -indent / 2 : indent / 2),
    });
    y += height;
  });
  if (arc) return { rows, direction, height: arc.height };
  const spare = layer.height - y;
  const start =
    -layer.height / 2 + (layer.verticalAlign === 'middle' ? spare / 2 : layer.verticalAlign === 'bottom' ? spare : 0);
  for (const row of rows) {
    row.top += start;
    row.baseline += start;
  }
  return { rows, direction, height: y };
}

/** Whether a line ends because it was full, not because the paragraph does. */
function breaksSoftly(layer: TextLayer, index: number): boolean {
  const line = layer.lines[index];
  const next = layer.lines[index + 1];
  return line !== undefined && next !== undefined && !LINE_BREAK.test(layer.text.slice(line.end, next.start));
}

function beginsAt(line: TextLine, item: ListItem | null): item is ListItem {
  return item !== null && line.start >= item.start && line.start <= item.contentStart;
}

function spareSpace(room: number, line: TextLine, stretches: readonly TextStretch[]): number {
  const spaces = stretches.reduce((count, { text }) => count + (text.match(SPACES)?.length ?? 0), 0);
  return spaces > 0 ? Math.max(0, (room - line.width) / spaces) : 0;
}

/** The left edge of a row in a room around the origin. */
function leftOf(layer: TextLayer, direction: 'ltr' | 'rtl', room: number, width: number): number {
  const align = layer.align === 'justify' ? (direction === 'rtl' ? 'right' : 'left') : layer.align;
  if (align === 'left') return -room / 2;
  return align === 'right' ? room / 2 - width : -width / 2;
}
