/** Legibility in numbers: WCAG relative luminance and contrast, and readable ink for a background. */
import type { Background, Paint } from '../document/values.ts';

/** Nearly black: softer on screens than #000000, and still 18:1 on white. */
export const INK = '#16161d';
export const PAPER = '#ffffff';

/** WCAG AA: for text in general, and for text of at least 24 px (or 18.66 px bold) on a page shown at its own size. */
export const LEGIBLE = 4.5;
export const LEGIBLE_LARGE = 3;

interface Channels {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

function channels(color: string): Channels {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return { red: part(1), green: part(3), blue: part(5), alpha: color.length > 7 ? part(7) / 255 : 1 };
}

/** A color's opacity, 0 to 1. */
export function alphaOf(color: string): number {
  return channels(color).alpha;
}

function hex(red: number, green: number, blue: number): string {
  return `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance of an opaque color, 0 black to 1 white; an alpha channel is ignored. */
export function luminance(color: string): number {
  const { red, green, blue } = channels(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two opaque colors, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The visible color where `top` (perhaps translucent) covers the opaque `bottom`. */
export function over(top: string, bottom: string, opacity = 1): string {
  const above = channels(top);
  const below = channels(bottom);
  const share = above.alpha * opacity;
  const mix = (a: number, b: number) => a * share + b * (1 - share);
  return hex(mix(above.red, below.red), mix(above.green, below.green), mix(above.blue, below.blue));
}

/** Halfway (or `share` of the way) from one color to another, in sRGB. */
export function mix(from: string, to: string, share = 0.5): string {
  return over(to, from, share);
}

/**
 * Ink or paper, whichever is more readable on an opaque background. Paper wins near ties: on strong colors it looks
 * better than the numbers say.
 */
export function readableOn(background: string): string {
  return contrast(PAPER, background) * 1.35 >= contrast(INK, background) ? PAPER : INK;
}

/**
 * Every opaque color that a paint shows, or null when only its pixels can tell. Translucent stops are blended with
 * `below`.
 */
export function colorsOf(paint: Paint | Background, below: string): string[] | null {
  switch (paint.type) {
    case 'solid':
      return [over(paint.color, below)];
    case 'linear':
    case 'radial':
      return paint.stops.map((stop) => over(stop.color, below));
    case 'pattern':
      return [over(paint.ground, below), over(paint.color, below)];
    case 'none':
      return [below];
    case 'image':
      return null;
  }
}
