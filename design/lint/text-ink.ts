/**
 * Where the letters of a text are on the page: one rotated box per line, or several along an arc, following what is
 * drawn rather than the line height.
 */
import { cornersOf, rotatePoint, centerOf, type Box, type Point } from '../document/geometry.ts';
import type { TextLayer } from '../document/layers.ts';
import { textGeometry, type TextRow } from '../fabric/paint/text-geometry.ts';
import { arcPoint, type RowArc } from '../layout/text-arc.ts';

/** Of the font size: how far most letters of the shipped fonts extend above and below the baseline. */
export const ASCENT = 0.74;
export const DESCENT = 0.2;
/** The same of figures, percent and currency signs, which stand on the baseline or nearly. */
const FIGURES_DESCENT = 0.08;
const FIGURES = /^[\p{N}\p{Sc}%\s]*$/u;
/** Degrees of an arc that one straight box may represent. */
const STRAIGHT = 20;

export interface InkLine {
  /** Clockwise from the top left before the rotation, page px. */
  corners: [Point, Point, Point, Point];
  /** Largest font size on the line, px. */
  fontSize: number;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
}

/** The lines that aren't empty. */
export function inkLines(layer: TextLayer): InkLine[] {
  const center = centerOf(layer);
  const mirrored = layer.flipX ? -1 : 1;
  return textGeometry(layer).rows.flatMap((row) => {
    const { line, left, width, baseline, fontSize } = row;
    if (width <= 0) return [];
    if (row.arc) return inkAlongArc(layer, row, row.arc);
    const descent = FIGURES.test(layer.text.slice(line.start, line.end)) ? FIGURES_DESCENT : DESCENT;
    const x = mirrored === 1 ? left : -left - width;
    const box = {
      x: center.x + x,
      y: center.y + baseline - ASCENT * fontSize,
      width,
      height: (ASCENT + descent) * fontSize,
    };
    return [{ corners: turned(box, center, layer.rotation), fontSize, start: line.start, end: line.end }];
  });
}

/** The boxes of a row on an arc, each about as straight as its letters. */
function inkAlongArc(layer: TextLayer, { line, left, width, fontSize }: TextRow, arc: RowArc): InkLine[] {
  const center = centerOf(layer);
  const [flipX, flipY] = [layer.flipX ? -1 : 1, layer.flipY ? -1 : 1];
  const count = Math.max(1, Math.ceil(width / arc.spacing / ((STRAIGHT * Math.PI) / 180)));
  const at = (u: number, v: number): Point => {
    const { x, y } = arcPoint(arc, u, v);
    return rotatePoint({ x: center.x + x * flipX, y: center.y + y * flipY }, center, layer.rotation);
  };
  return Array.from({ length: count }, (_, index): InkLine => {
    const [from, to] = [left + (width * index) / count, left + (width * (index + 1)) / count];
    const [above, below] = [-ASCENT * fontSize, DESCENT * fontSize];
    return {
      corners: [at(from, above), at(to, above), at(to, below), at(from, below)],
      fontSize,
      start: line.start,
      end: line.end,
    };
  });
}

function turned(box: Box, center: Point, rotation: number): [Point, Point, Point, Point] {
  const [a, b, c, d] = cornersOf({ ...box, rotation: 0 });
  return [
    rotatePoint(a, center, rotation),
    rotatePoint(b, center, rotation),
    rotatePoint(c, center, rotation),
    rotatePoint(d, center, rotation),
  ];
}

/** The upright box around some points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** An ink line split into pieces about as wide as high, so that each is on one background. */
export function piecesOf({ corners: [a, b, c, d] }: InkLine, most = 12): [Point, Point, Point, Point][] {
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const height = Math.hypot(d.x - a.x, d.y - a.y);
  const count = Math.max(1, Math.min(most, Math.round(width / Math.max(1, height * 1.5))));
  const along = (from: Point, to: Point, share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index / count, (index + 1) / count];
    return [along(a, b, start), along(a, b, end), along(d, c, end), along(d, c, start)];
  });
}
