/** Draws several things as one: on a separate surface first, then onto the page with one opacity and one blend mode. */
import type { Blend } from '#design/document/values.ts';
import { contextOf, currentMatrix, type Context, type Surfaces } from './tools.ts';

/** Device rectangle, whole pixels. */
export interface DeviceRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function operationOf(blend: Blend): GlobalCompositeOperation {
  return blend === 'normal' ? 'source-over' : blend;
}

/**
 * Device bounds of a box [left, top, right, bottom] under the current transform, limited to the canvas; null: nothing
 * visible.
 */
export function deviceBounds(context: Context, box: readonly [number, number, number, number]): DeviceRect | null {
  const [a, b, c, d, e, f] = currentMatrix(context);
  const [left, top, right, bottom] = box;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const) {
    xs.push(a * x + c * y + e);
    ys.push(b * x + d * y + f);
  }
  // One pixel more on each side for antialiased edges.
  const x = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const y = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const width = Math.min(context.canvas.width, Math.ceil(Math.max(...xs)) + 1) - x;
  const height = Math.min(context.canvas.height, Math.ceil(Math.max(...ys)) + 1) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** All of the canvas that a context draws on. */
export function wholeCanvas(context: Context): DeviceRect {
  return { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height };
}

/** Runs `draw` on a separate surface with the same transform, then draws the result on the context. */
export function composeAsOne(
  context: Context,
  bounds: DeviceRect,
  opacity: number,
  blend: Blend,
  tools: Surfaces,
  draw: (aside: Context) => void,
): void {
  const surface = tools.createSurface(bounds.width, bounds.height);
  const aside = contextOf(surface);
  const [a, b, c, d, e, f] = currentMatrix(context);
  aside.setTransform(a, b, c, d, e - bounds.x, f - bounds.y);
  draw(aside);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha *= opacity;
  context.globalCompositeOperation = operationOf(blend);
  context.drawImage(surface, bounds.x, bounds.y);
  context.restore();
  tools.release(surface);
}
