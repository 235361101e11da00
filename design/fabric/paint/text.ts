/** Painting of texts: box or pill, outline, letters, underline and strikethrough. Draws the stored lines and never breaks one. */
import type { TextLayer } from '#design/document/layers.ts';
import type { Content } from './content.ts';
import { traceBox } from './outline.ts';
import { fillStyleOf, setStroke } from './paint-style.ts';
import { textGeometry, type TextGeometry } from './text-geometry.ts';
import { drawPiece, rowsOfPieces, type TextPiece } from './text-pieces.ts';
import type { Context, Size } from './tools.ts';

/** Of the font size. */
const UNDERLINE_DEPTH = 0.1;
const STRIKE_HEIGHT = 0.28;
const RULE_THICKNESS = 0.065;
/** How far letters may reach over their row: accents, swashes, slanted last letters. */
const OVERHANG = 0.5;

export function textContent(layer: TextLayer): Content {
  const geometry = textGeometry(layer);
  return {
    bleed: bleedOf(layer, geometry),
    layered: layer.box !== null || layer.stroke !== null || layer.lineHeight < 1 || hasRules(geometry),
    paint: (context) => paintText(context, layer, geometry),
  };
}

function bleedOf(layer: TextLayer, geometry: TextGeometry): number {
  const widest = Math.max(0, ...geometry.rows.map((row) => row.width));
  const overflow = Math.max(0, widest - layer.width, geometry.height - layer.height);
  const letters = Math.max(0, ...geometry.rows.map((row) => row.fontSize)) * OVERHANG + (layer.stroke?.width ?? 0) / 2;
  return Math.max(letters + overflow, layer.box ? Math.max(layer.box.paddingX, layer.box.paddingY) : 0);
}

function hasRules(geometry: TextGeometry): boolean {
  return geometry.rows.some((row) => row.stretches.some(({ style }) => style.underline || style.strikethrough));
}

function paintText(context: Context, layer: TextLayer, geometry: TextGeometry): void {
  const size: Size = { width: layer.width, height: layer.height };
  context.save();
  if (layer.box) paintBox(context, layer.box, size);
  const rows = rowsOfPieces(context, geometry);
  // The outline lies below the letters: centred on their edges, it would eat thin strokes from above.
  if (setStroke(context, layer.stroke)) {
    for (const { row, pieces } of rows) for (const piece of pieces) drawPiece(context, 'strokeText', piece, row.baseline);
  }
  // Gradients of the text span its box; that of a run in its own paint spans what it paints.
  const own = fillStyleOf(context, layer.fill, size);
  for (const { row, pieces } of rows) {
    for (const piece of pieces) {
      const { fill } = piece.style;
      context.fillStyle =
        fill === layer.fill ? own : fillStyleOf(context, fill, { width: piece.width, height: row.fontSize }, piece.x + piece.width / 2, row.top + row.height / 2);
      if (piece.style.underline) paintRule(context, piece, row.baseline + UNDERLINE_DEPTH * piece.style.fontSize);
      drawPiece(context, 'fillText', piece, row.baseline);
      if (piece.style.strikethrough) paintRule(context, piece, row.baseline - STRIKE_HEIGHT * piece.style.fontSize);
    }
  }
  context.restore();
}

function paintBox(context: Context, box: NonNullable<TextLayer['box']>, size: Size): void {
  const outer = { width: size.width + 2 * box.paddingX, height: size.height + 2 * box.paddingY };
  context.beginPath();
  traceBox(context, outer, box.radius);
  context.fillStyle = fillStyleOf(context, box.fill, outer);
  context.fill();
}

function paintRule(context: Context, piece: TextPiece, y: number): void {
  const thickness = Math.max(piece.style.fontSize * RULE_THICKNESS, 0.75);
  context.fillRect(piece.x, y - thickness / 2, piece.width, thickness);
}

