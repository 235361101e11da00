/** Paints of the document as canvas fill styles. Boxes are centred on the origin. */
import type { Paint, Stroke } from '#design/document/values.ts';
import type { Context, Size } from './tools.ts';

/** A context's origin and rotation, radians clockwise, in the coordinates of a box. */
export interface Frame {
  x: number;
  y: number;
  angle: number;
}

/**
 * Fill style of a paint over a box, around the origin by default. Gradients follow CSS: 0° points up, the line spans
 * the box's corners. `frame`: the context draws from elsewhere, rotated; the gradient stays with the box.
 */
export function fillStyleOf(
  context: Context,
  paint: Paint,
  { width, height }: Size,
  centerX = 0,
  centerY = 0,
  frame: Frame | null = null,
): string | CanvasGradient {
  if (paint.type === 'solid') return paint.color;
  let gradient: CanvasGradient;
  if (paint.type === 'linear') {
    const angle = (paint.angle * Math.PI) / 180;
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
    const from = within(frame, centerX - sin * half, centerY + cos * half);
    const to = within(frame, centerX + sin * half, centerY - cos * half);
    gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
  } else {
    const { x, y } = within(frame, centerX + (paint.centerX - 0.5) * width, centerY + (paint.centerY - 0.5) * height);
    gradient = context.createRadialGradient(x, y, 0, x, y, (paint.radius * Math.hypot(width, height)) / 2);
  }
  // The document's stops may be in any order; a canvas keeps the order of equal ones, so the sort must be stable.
  for (const stop of paint.stops.toSorted((a, b) => a.at - b.at)) gradient.addColorStop(stop.at, stop.color);
  return gradient;
}

/** Converts a point of the box to the context's own coordinates. */
function within(frame: Frame | null, x: number, y: number): { x: number; y: number } {
  if (!frame) return { x, y };
  const [dx, dy] = [x - frame.x, y - frame.y];
  const [sin, cos] = [Math.sin(frame.angle), Math.cos(frame.angle)];
  return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
}

/** Prepares the context for an outline; false if there is nothing to draw. */
export function setStroke(context: Context, stroke: Stroke | null): stroke is Stroke {
  if (!stroke || stroke.width <= 0) return false;
  context.strokeStyle = stroke.color;
  context.lineWidth = stroke.width;
  context.lineJoin = 'round';
  // A dash without length is a dot, as wide as the line.
  context.lineCap = isDotted(stroke) ? 'round' : 'butt';
  context.miterLimit = 4;
  // All zeros would be drawn as nothing by one engine and as a solid line by the other.
  const dashed = stroke.dash.some((length) => length > 0);
  context.setLineDash(dashed ? stroke.dash.map((length) => length * stroke.width) : []);
  return true;
}

/** Whether an outline consists of round dots: its dashes, every second number, have no length. */
export function isDotted({ dash }: Stroke): boolean {
  return dash.some((length) => length > 0) && dash.every((length, index) => index % 2 === 1 || length === 0);
}

/** Whether anything shows through a paint. */
export function isOpaque(paint: Paint): boolean {
  const opaque = (color: string) => color.length === 7 || color.endsWith('ff');
  return paint.type === 'solid' ? opaque(paint.color) : paint.stops.every((stop) => opaque(stop.color));
}
