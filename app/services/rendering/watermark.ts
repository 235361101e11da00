/** The mark on pictures and films of the free plan: a small light label that can be read on any background. */
import { fontString } from '#design/fonts/font-string.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { traceBox } from '#design/fabric/paint/outline.ts';
import { message } from '#messages/message.ts';

/** Of the picture's shorter side. */
export const MARK_HEIGHT = 0.042;
export const MARK_MARGIN = 0.028;

export interface Corner {
  x: 'left' | 'right';
  y: 'top' | 'bottom';
}

const PAPER = 'rgba(251, 250, 247, 0.94)';
const INK = '#17150f';
const WARM = '#f4502f';
const COOL = '#0f6b66';
/** Where the two circles of the mark overlap: their colors multiplied. */
const OVERLAP = '#0e2113';

/**
 * Draws on a context in device pixels of a picture of this size. `top`: rows of the picture above the context's canvas.
 */
export function paintWatermark(
  context: Context,
  width: number,
  height: number,
  { corner, top = 0 }: { corner: Corner; top?: number },
): void {
  const shorter = Math.min(width, height);
  const label = Math.max(shorter * MARK_HEIGHT, 14);
  const margin = shorter * MARK_MARGIN;
  const text = message('rendering.watermark');
  context.save();
  context.setTransform(1, 0, 0, 1, 0, -top);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.font = fontString({ fontFamily: 'Instrument Sans', fontSize: label * 0.46, fontWeight: 600, italic: false });
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const textWidth = context.measureText(text).width;
  const radius = label * 0.17;
  const markWidth = radius * 3;
  const padding = label * 0.42;
  const gap = label * 0.24;
  const labelWidth = padding * 2 + markWidth + gap + textWidth;
  const left = corner.x === 'left' ? margin : width - margin - labelWidth;
  const middle = corner.y === 'top' ? margin + label / 2 : height - margin - label / 2;

  context.translate(left + labelWidth / 2, middle);
  context.shadowColor = 'rgba(23, 21, 15, 0.28)';
  context.shadowBlur = label * 0.22;
  context.shadowOffsetY = label * 0.04;
  context.fillStyle = PAPER;
  context.beginPath();
  traceBox(context, { width: labelWidth, height: label }, label / 2);
  context.fill();
  context.shadowColor = 'transparent';

  const x = -labelWidth / 2 + padding + radius;
  paintMark(context, x, radius);
  context.fillStyle = INK;
  context.fillText(text, x - radius + markWidth + gap, label * 0.46 * 0.345);
  context.restore();
}

function paintMark(context: Context, x: number, radius: number): void {
  const circle = (center: number) => {
    context.beginPath();
    context.arc(center, 0, radius, 0, Math.PI * 2);
  };
  context.fillStyle = WARM;
  circle(x);
  context.fill();
  context.fillStyle = COOL;
  circle(x + radius);
  context.fill();
  context.save();
  circle(x);
  context.clip();
  context.fillStyle = OVERLAP;
  circle(x + radius);
  context.fill();
  context.restore();
}
