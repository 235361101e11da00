/** The colors in paints: reading them, replacing them, and how vivid they are. */
import type { Background, Paint } from '#design/document/values.ts';

export const opaque = (color: string) => color.slice(0, 7);
export const alphaOf = (color: string) => color.slice(7);

/** 0 grey to 1 pure. */
function chroma(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return Math.max(...parts) - Math.min(...parts);
}

/** Greys, black and white have no hue to keep. */
export const isNeutral = (color: string) => chroma(color) < 0.1;
/** A color that attracts attention: a badge, a button. */
export const isVivid = (color: string) => chroma(color) > 0.5;

export function stopsOf(paint: Paint | Background | null): string[] {
  if (!paint) return [];
  if (paint.type === 'solid') return [paint.color];
  return paint.type === 'linear' || paint.type === 'radial' ? paint.stops.map(({ color }) => color) : [];
}

export function painted<Given extends Paint | Background>(paint: Given, to: (color: string) => string): Given {
  if (paint.type === 'solid') return { ...paint, color: to(paint.color) };
  if (paint.type === 'linear' || paint.type === 'radial')
    return { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: to(stop.color) })) };
  return paint;
}
