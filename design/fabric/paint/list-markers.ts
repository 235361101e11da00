/** The markers of list items: signs as shapes, so that they look alike in every font, and numbers as letters. */
import type { CharacterStyle, TextLayer } from '#design/document/layers.ts';
import { MARKER_GAP } from '#design/layout/list-items.ts';
import { baseStyle } from '#design/layout/stretches.ts';
import type { TextGeometry, TextRow } from './text-geometry.ts';
import { measuredPiece, type TextPiece } from './text-pieces.ts';
import type { Context } from './tools.ts';

/** Of the font size. */
const SIGN_RADIUS = 0.14;
const SIGN_HEIGHT = 0.32;
const RING_WIDTH = 0.055;

/** A sign: around its center, as large as the letters next to it. */
export interface ListSign {
  type: 'disc' | 'ring' | 'square';
  x: number;
  y: number;
  radius: number;
  style: CharacterStyle;
}

/** The style of a marker: that of its first word, without underline and strikethrough. */
function styleOf(layer: TextLayer, row: TextRow): CharacterStyle {
  return { ...(row.stretches[0]?.style ?? baseStyle(layer)), underline: false, strikethrough: false };
}

/** The number before a row; null if it has none. */
export function numberOf(
  context: Context,
  layer: TextLayer,
  row: TextRow,
  direction: TextGeometry['direction'],
): TextPiece | null {
  if (row.marker?.type !== 'number') return null;
  const style = styleOf(layer, row);
  const piece = measuredPiece(context, row.marker.text, style, direction);
  const gap = MARKER_GAP * style.fontSize;
  return { ...piece, x: direction === 'rtl' ? row.left + row.width + gap : row.left - gap - piece.width };
}

/** The sign before a row; null if it has none. */
export function signOf(layer: TextLayer, row: TextRow, direction: TextGeometry['direction']): ListSign | null {
  if (!row.marker || row.marker.type === 'number') return null;
  const style = styleOf(layer, row);
  const radius = SIGN_RADIUS * style.fontSize;
  const aside = MARKER_GAP * style.fontSize + radius;
  return {
    type: row.marker.type,
    style,
    radius,
    x: direction === 'rtl' ? row.left + row.width + aside : row.left - aside,
    y: row.baseline - SIGN_HEIGHT * style.fontSize,
  };
}

/** Fills or outlines a sign; the context has its style already. */
export function drawSign(
  context: Context,
  method: 'fillText' | 'strokeText',
  { type, x, y, radius, style }: ListSign,
): void {
  context.beginPath();
  if (type === 'square') context.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8);
  else context.arc(x, y, radius, 0, 2 * Math.PI);
  if (type === 'ring') {
    const inner = Math.max(0, radius - RING_WIDTH * style.fontSize * 2);
    context.moveTo(x + inner, y);
    context.arc(x, y, inner, 0, 2 * Math.PI, true);
  }
  if (method === 'fillText') context.fill();
  else context.stroke();
}
