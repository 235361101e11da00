/**
 * The line that divides before and after on the canvas, with its knob and the labels on both sides. All in the plane of
 * the compared layer: from its center, page px.
 */
import type { Context } from '#design/fabric/paint/tools.ts';
import { message } from '#messages/message.ts';

/** Radius of the knob, screen px. */
export const KNOB = 15;

export interface ComparedSize {
  width: number;
  height: number;
}

/**
 * `at`: the line's place along the width; `held`: everything shows the state before, so there is no line. `unit`: a
 * screen pixel in page px.
 */
export function drawComparison(
  context: Context,
  { width, height }: ComparedSize,
  at: number,
  held: boolean,
  unit: number,
): void {
  if (!held) drawLine(context, at, height, unit);
  drawWord(context, message('pictures.before'), 'left', { from: -width / 2, to: at, top: -height / 2 }, unit);
  drawWord(context, message('pictures.after'), 'right', { from: at, to: width / 2, top: -height / 2 }, unit);
}

/** The label of a half, in its upper outer corner, if there is room. `unit`: a screen pixel in page px. */
function drawWord(
  context: Context,
  word: string,
  side: 'left' | 'right',
  { from, to, top }: { from: number; to: number; top: number },
  unit: number,
): void {
  context.save();
  context.font = `500 ${12 * unit}px "Instrument Sans Variable", "Instrument Sans", sans-serif`;
  context.textBaseline = 'middle';
  // The labels follow the picture, whatever the page's reading direction.
  context.textAlign = 'left';
  const width = context.measureText(word).width + 16 * unit;
  const inset = 8 * unit;
  if (to - from >= width + inset * 2) {
    const x = side === 'left' ? from + inset : to - inset - width;
    context.fillStyle = 'rgb(23 21 15 / 0.72)';
    context.beginPath();
    context.roundRect(x, top + inset, width, 22 * unit, 6 * unit);
    context.fill();
    context.fillStyle = '#ffffff';
    context.fillText(word, x + 8 * unit, top + inset + 11.5 * unit);
  }
  context.restore();
}

/** `unit`: a screen pixel in page px. */
function drawLine(context: Context, at: number, height: number, unit: number): void {
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(at, -height / 2);
  context.lineTo(at, height / 2);
  for (const [color, width] of [
    ['rgb(0 0 0 / 0.35)', 4],
    ['#ffffff', 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width * unit;
    context.stroke();
  }
  context.beginPath();
  context.arc(at, 0, KNOB * unit, 0, Math.PI * 2);
  context.fillStyle = '#ffffff';
  context.shadowColor = 'rgb(0 0 0 / 0.35)';
  context.shadowBlur = 6;
  context.fill();
  context.shadowColor = 'transparent';
  context.strokeStyle = '#17150f';
  context.lineWidth = 1.75 * unit;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(at + side * 4 * unit, -4.5 * unit);
    context.lineTo(at + side * 8.5 * unit, 0);
    context.lineTo(at + side * 4 * unit, 4.5 * unit);
  }
  context.stroke();
}
