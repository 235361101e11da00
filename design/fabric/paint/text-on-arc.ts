/**
 * Letters, rules and pills of curved texts. Letters are placed one by one on their arc; words of joining scripts as a
 * whole, so that no join is cut.
 */
import type { TextLayer } from '#design/document/layers.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { isJoined } from '#design/layout/scripts.ts';
import { graphemeCount, graphemesOf } from '#design/layout/segments.ts';
import { arcAngle, arcPoint, type RowArc } from '#design/layout/text-arc.ts';
import { fillStyleOf, type Frame } from './paint-style.ts';
import type { TextGeometry, TextRow } from './text-geometry.ts';
import { clearSpacing, type TextPiece } from './text-pieces.ts';
import type { Context, Size } from './tools.ts';

/** One letter or joined word, drawn around its frame's origin. */
export interface ArcLetter {
  piece: TextPiece;
  frame: Frame;
}

/** Control points of a quarter circle, of its radius. */
const ROUND = 0.5523;

const WORDS = /[ \u00a0]+|[^ \u00a0]+/g;

/** A piece of a row as letters on its arc. Measures through the context it will be drawn on. */
export function lettersOf(context: Context, piece: TextPiece, arc: RowArc): ArcLetter[] {
  const parts = isJoined(piece.text) ? (piece.text.match(WORDS) ?? []) : graphemesOf(piece.text);
  context.font = fontString(piece.style);
  clearSpacing(context);
  const letters: ArcLetter[] = [];
  let read = '';
  let start = 0;
  for (const part of parts) {
    read += part;
    // By everything read so far: preserves kerning between letters.
    const end = context.measureText(read).width + piece.letterSpacing * graphemeCount(read);
    const width = end - start - piece.letterSpacing;
    const center = start + width / 2;
    start = end;
    if (part.trim() === '') continue;
    const u = piece.direction === 'rtl' ? piece.x + piece.width - center : piece.x + center;
    letters.push({
      piece: { ...piece, text: part, letterSpacing: 0, wordSpacing: 0, x: -width / 2, width },
      frame: frameAt(arc, u),
    });
  }
  return letters;
}

/** The frame of a context that draws a letter upright at a place of the baseline. */
export function frameAt(arc: RowArc, u: number): Frame {
  return { ...arcPoint(arc, u, 0), angle: arcAngle(arc, u) };
}

/** A canvas's angle for a place along the arc: it counts from three o'clock. */
function canvasAngle(arc: RowArc, along: number): number {
  return arc.bend === 1 ? along - Math.PI / 2 : Math.PI / 2 - along;
}

/** Traces the arc between two places of a row at a depth below its baseline. */
export function traceArc(context: Context, arc: RowArc, from: number, to: number, v: number): void {
  const angle = (u: number) => canvasAngle(arc, arc.middle + u / arc.spacing);
  context.arc(
    arc.x,
    arc.y,
    Math.max(0, arc.radius - arc.bend * v),
    angle(from),
    angle(to),
    (arc.bend === -1) === from <= to,
  );
}

/** The pill behind a curved text: a band along its arcs, with round corners. */
export function paintBand(
  context: Context,
  box: NonNullable<TextLayer['box']>,
  geometry: TextGeometry,
  size: Size,
): void {
  const rows = geometry.rows.filter((row): row is TextRow & { arc: RowArc } => row.arc !== null);
  const [first] = rows;
  if (!first) return;
  const { x, y } = first.arc;
  const radii = rows.flatMap(({ arc, top, height }) => [
    arc.radius - arc.bend * top,
    arc.radius - arc.bend * (top + height),
  ]);
  const outer = Math.max(...radii) + box.paddingY;
  const inner = Math.max(0, Math.min(...radii) - box.paddingY);
  const reach = (2 * box.paddingX) / (outer + inner);
  const edges = rows.flatMap(({ arc, width }) =>
    [-1, 1].map((side) => canvasAngle(arc, arc.middle + (side * width) / 2 / arc.spacing)),
  );
  const start = Math.min(...edges) - reach;
  const end = Math.max(...edges) + reach;
  context.beginPath();
  if (end - start >= 2 * Math.PI) {
    context.arc(x, y, outer, 0, 2 * Math.PI);
    context.moveTo(x + inner, y);
    context.arc(x, y, inner, 0, 2 * Math.PI, true);
  } else traceBand(context, { x, y, outer, inner, start, end }, box.radius);
  context.fillStyle = fillStyleOf(context, box.fill, {
    width: size.width + 2 * box.paddingX,
    height: size.height + 2 * box.paddingY,
  });
  context.fill();
}

interface Band {
  x: number;
  y: number;
  outer: number;
  inner: number;
  start: number;
  end: number;
}

function traceBand(context: Context, { x, y, outer, inner, start, end }: Band, wanted: number): void {
  const corner = Math.min(wanted, (outer - inner) / 2, (outer * (end - start)) / 2);
  // Near the centre the band may be too short for its corners.
  const small = Math.min(corner, (inner * (end - start)) / 2);
  const at = (angle: number, radius: number) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
  const turn = (from: { x: number; y: number }, tip: { x: number; y: number }, to: { x: number; y: number }) =>
    context.bezierCurveTo(
      from.x + (tip.x - from.x) * ROUND,
      from.y + (tip.y - from.y) * ROUND,
      to.x + (tip.x - to.x) * ROUND,
      to.y + (tip.y - to.y) * ROUND,
      to.x,
      to.y,
    );
  const away = corner / outer;
  const near = inner > 0 ? small / inner : 0;
  context.arc(x, y, outer, start + away, end - away);
  turn(at(end - away, outer), at(end, outer), at(end, outer - corner));
  const below = at(end, inner + small);
  context.lineTo(below.x, below.y);
  turn(below, at(end, inner), at(end - near, inner));
  context.arc(x, y, inner, end - near, start + near, true);
  turn(at(start + near, inner), at(start, inner), at(start, inner + small));
  const above = at(start, outer - corner);
  context.lineTo(above.x, above.y);
  turn(above, at(start, outer), at(start + away, outer));
  context.closePath();
}
