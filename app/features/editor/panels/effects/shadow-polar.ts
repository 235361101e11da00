/**
 * Shadows as people think of them: a direction, a distance and a strength, instead of two offsets and a color with
 * alpha.
 */
import type { Shadow } from '#design/document/values.ts';

/** Degrees clockwise from straight up, as on a compass: 180 falls straight down. */
export function angleOf({ x, y }: Pick<Shadow, 'x' | 'y'>): number {
  if (x === 0 && y === 0) return 180;
  return Math.round(((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360);
}

export function distanceOf({ x, y }: Pick<Shadow, 'x' | 'y'>): number {
  return Math.round(Math.hypot(x, y) * 10) / 10;
}

/** Offsets for a direction and a distance, px. */
export function offsetOf(angle: number, distance: number): Pick<Shadow, 'x' | 'y'> {
  const radians = (angle * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10 + 0;
  return { x: round(Math.sin(radians) * distance), y: round(-Math.cos(radians) * distance) };
}

/** 0..1 of a color with or without alpha. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

export function withOpacity(color: string, opacity: number): string {
  const alpha = Math.round(opacity * 255);
  return alpha === 255 ? color.slice(0, 7) : `${color.slice(0, 7)}${alpha.toString(16).padStart(2, '0')}`;
}
