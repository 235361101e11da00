/**
 * The mark on pictures of the free plan: a small light label that can be read on any background, at the lower right
 * unless something to read is there.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { fontString } from '#design/fonts/font-string.ts';
import type { Context } from '#design/fabric/paint/tools.ts';
import { traceBox } from '#design/fabric/paint/outline.ts';
import { message } from '#messages/message.ts';

/** Of the picture's shorter side. */
const HEIGHT = 0.042;
const MARGIN = 0.028;

/** Of the label's height: no narrower than it comes out. */
const WIDEST = 6;
/** Shapes below this share of the page carry something: a button, a badge, a rule. */
const SMALL = 0.15;

export interface Corner {
  x: 'left' | 'right';
  y: 'top' | 'bottom';
}

/** From the usual one on. */
const CORNERS: readonly Corner[] = [
  { x: 'right', y: 'bottom' },
  { x: 'left', y: 'bottom' },
  { x: 'right', y: 'top' },
  { x: 'left', y: 'top' },
];
const USUAL: Corner = { x: 'right', y: 'bottom' };

/** The first corner of a page where the mark covers no words, buttons or codes; the usual one where each has some. */
export function freeCorner(document: DesignDocument | null, page: string | null): Corner {
  if (!document || page === null) return USUAL;
  const { width, height } = document;
  const shorter = Math.min(width, height);
  const label = { width: shorter * HEIGHT * WIDEST, height: shorter * HEIGHT };
  const margin = shorter * MARGIN;
  const taken = leavesInPaintOrder(document, page).flatMap((layer) => {
    if (!layer.visible || layer.opacity === 0 || layer.type === 'image') return [];
    const isGround = layer.type === 'shape' && layer.width * layer.height > width * height * SMALL;
    const bounds = isGround ? null : boundsOfLayers([layer]);
    return bounds ? [bounds] : [];
  });
  const isFree = ({ x, y }: Corner): boolean => {
    const left = x === 'left' ? margin : width - margin - label.width;
    const top = y === 'top' ? margin : height - margin - label.height;
    return !taken.some((box) => overlaps(box, { x: left, y: top, ...label }));
  };
  return CORNERS.find(isFree) ?? USUAL;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
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
  { corner = USUAL, top = 0 }: { corner?: Corner; top?: number } = {},
): void {
  const shorter = Math.min(width, height);
  const label = Math.max(shorter * HEIGHT, 14);
  const margin = shorter * MARGIN;
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
