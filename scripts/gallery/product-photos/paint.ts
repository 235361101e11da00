/** Painting helpers for drawn photos: gradients, filled outlines, darker tones. */
import type { SKRSContext2D } from '@napi-rs/canvas';

export type Context = SKRSContext2D;

export const linear = (
  context: Context,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ...stops: (readonly [number, string])[]
) => {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};
export const radial = (
  context: Context,
  x: number,
  y: number,
  radius: number,
  ...stops: (readonly [number, string])[]
) => {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};

export function fill(context: Context, style: string | CanvasGradient, trace: (context: Context) => void): void {
  context.beginPath();
  trace(context);
  context.fillStyle = style as string;
  context.fill();
}

/** A darker tone of a hex color. */
export const dark = (color: string, share = 0.45) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(Number.parseInt(color.slice(at, at + 2), 16) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
