/**
 * Paints texts: box or pill, echoes, outline, letters, list markers, underline and strikethrough. Draws the stored
 * lines and never breaks one.
 */
import type { TextLayer } from '#design/document/layers.ts';
import type { Content } from './content.ts';
import { traceBox } from './outline.ts';
import { drawSign, numberOf, signOf, type ListSign } from './list-markers.ts';
import { fillStyleOf, isOpaque, setStroke, type Frame } from './paint-style.ts';
import { textGeometry, type TextGeometry, type TextRow } from './text-geometry.ts';
import { frameAt, lettersOf, paintBand, traceArc } from './text-on-arc.ts';
import { drawPiece, rowsOfPieces, type TextPiece } from './text-pieces.ts';
import type { Context, Size } from './tools.ts';

/** Of the font size. */
const UNDERLINE_DEPTH = 0.1;
const STRIKE_HEIGHT = 0.28;
const RULE_THICKNESS = 0.065;
/** How far letters may extend beyond their row: accents, swashes, slanted last letters. */
const OVERHANG = 0.5;

export function textContent(layer: TextLayer): Content {
  const geometry = textGeometry(layer);
  return {
    bleed: bleedOf(layer, geometry),
    layered:
      layer.box !== null ||
      layer.stroke !== null ||
      layer.echoes.length > 0 ||
      layer.lineHeight < 1 ||
      layer.curve !== 0 ||
      hasRules(geometry),
    paint: (context) => paintText(context, layer, geometry),
  };
}

function bleedOf(layer: TextLayer, geometry: TextGeometry): number {
  const widest = layer.curve === 0 ? Math.max(0, ...geometry.rows.map((row) => row.width)) : 0;
  const overflow = Math.max(0, widest - layer.width, geometry.height - layer.height);
  const letters = Math.max(0, ...geometry.rows.map((row) => row.fontSize)) * OVERHANG + (layer.stroke?.width ?? 0) / 2;
  const echoes = Math.max(0, ...layer.echoes.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  return Math.max(letters + overflow + echoes, layer.box ? Math.max(layer.box.paddingX, layer.box.paddingY) : 0);
}

function hasRules(geometry: TextGeometry): boolean {
  return geometry.rows.some((row) => row.stretches.some(({ style }) => style.underline || style.strikethrough));
}

/** One row with all that is drawn of it. */
interface DrawnRow {
  row: TextRow;
  pieces: TextPiece[];
  sign: ListSign | null;
}

/** The fill style of a piece, for a context that is in the frame. */
type PaintOf = (
  part: Pick<TextPiece, 'style' | 'x' | 'width'>,
  row: TextRow,
  frame: Frame | null,
) => string | CanvasGradient;

function paintText(context: Context, layer: TextLayer, geometry: TextGeometry): void {
  const size: Size = { width: layer.width, height: layer.height };
  context.save();
  if (layer.box && layer.curve !== 0) paintBand(context, layer.box, geometry, size);
  else if (layer.box) paintBox(context, layer.box, size);
  const rows = rowsOfPieces(context, geometry).map(({ row, pieces }): DrawnRow => {
    const number = numberOf(context, layer, row, geometry.direction);
    return { row, pieces: number ? [...pieces, number] : pieces, sign: signOf(layer, row, geometry.direction) };
  });
  paintEchoes(context, layer, rows);
  // The outline is below the letters: centered on their edges, it would eat into thin strokes from above.
  if (setStroke(context, layer.stroke)) for (const row of rows) drawLetters(context, 'strokeText', row);
  // Gradients of the text span its box; that of a run in its own paint spans what it paints.
  const own = fillStyleOf(context, layer.fill, size);
  const paintOf: PaintOf = ({ style, x, width }, row, frame) => {
    if (style.fill === layer.fill) return frame ? fillStyleOf(context, layer.fill, size, 0, 0, frame) : own;
    const center = row.arc ? frameAt(row.arc, x + width / 2) : { x: x + width / 2, y: row.top + row.height / 2 };
    return fillStyleOf(context, style.fill, { width, height: row.fontSize }, center.x, center.y, frame);
  };
  for (const row of rows) drawRow(context, row, paintOf);
  context.restore();
}

function paintEchoes(context: Context, layer: TextLayer, rows: readonly DrawnRow[]): void {
  for (const { color, x, y } of layer.echoes) {
    context.save();
    context.translate(x, y);
    // Echoes of outlined letters include the outline; those of hollow ones are filled with their fill.
    if (isOpaque(layer.fill) && setStroke(context, layer.stroke)) {
      context.strokeStyle = color;
      for (const row of rows) drawLetters(context, 'strokeText', row);
    }
    for (const row of rows) drawRow(context, row, () => color);
    context.restore();
  }
}

/** A row's letters with the rules below and through them. */
function drawRow(context: Context, drawn: DrawnRow, paintOf: PaintOf): void {
  const { row, pieces } = drawn;
  for (const piece of pieces) {
    if (piece.style.underline) paintRule(context, piece, row, UNDERLINE_DEPTH * piece.style.fontSize, paintOf);
  }
  drawLetters(context, 'fillText', drawn, paintOf);
  for (const piece of pieces) {
    if (piece.style.strikethrough) paintRule(context, piece, row, -STRIKE_HEIGHT * piece.style.fontSize, paintOf);
  }
}

function drawLetters(
  context: Context,
  method: 'fillText' | 'strokeText',
  { row, pieces, sign }: DrawnRow,
  paintOf?: PaintOf,
): void {
  if (sign) {
    if (paintOf)
      context.fillStyle = paintOf({ style: sign.style, x: sign.x - sign.radius, width: 2 * sign.radius }, row, null);
    drawSign(context, method, sign);
  }
  for (const piece of pieces) {
    if (!row.arc) {
      if (paintOf) context.fillStyle = paintOf(piece, row, null);
      drawPiece(context, method, piece, row.baseline);
      continue;
    }
    for (const { piece: letter, frame } of lettersOf(context, piece, row.arc)) {
      context.save();
      context.translate(frame.x, frame.y);
      context.rotate(frame.angle);
      if (paintOf) context.fillStyle = paintOf(piece, row, frame);
      drawPiece(context, method, letter, 0);
      context.restore();
    }
  }
}

function paintBox(context: Context, box: NonNullable<TextLayer['box']>, size: Size): void {
  const outer = { width: size.width + 2 * box.paddingX, height: size.height + 2 * box.paddingY };
  context.beginPath();
  traceBox(context, outer, box.radius);
  context.fillStyle = fillStyleOf(context, box.fill, outer);
  context.fill();
}

/** A line along a piece, at a distance below its baseline. */
function paintRule(context: Context, piece: TextPiece, row: TextRow, depth: number, paintOf: PaintOf): void {
  const thickness = Math.max(piece.style.fontSize * RULE_THICKNESS, 0.75);
  if (!row.arc) {
    context.fillStyle = paintOf(piece, row, null);
    context.fillRect(piece.x, row.baseline + depth - thickness / 2, piece.width, thickness);
    return;
  }
  context.save();
  context.strokeStyle = paintOf(piece, row, null);
  context.lineWidth = thickness;
  context.lineCap = 'butt';
  context.setLineDash([]);
  context.beginPath();
  traceArc(context, row.arc, piece.x, piece.x + piece.width, depth);
  context.stroke();
  context.restore();
}
