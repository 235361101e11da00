/** Derives colors from colors: lighter, darker, legible ones. Everything opaque `#rrggbb`. */
import { contrast, INK, LEGIBLE, luminance, mix, PAPER } from '../layout/contrast.ts';

export interface Hsl {
  /** Degrees. */
  hue: number;
  /** 0..1 */
  saturation: number;
  lightness: number;
}

/** Hue, saturation and lightness of a color. */
export function hslOf(color: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const chroma = high - low;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  const hue =
    high === red
      ? ((green - blue) / chroma) % 6
      : high === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: (hue * 60 + 360) % 360, saturation: Math.min(1, saturation), lightness };
}

/** The color with this hue, saturation and lightness. */
export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const part = (shift: number) => {
    const at = (shift + hue / 30) % 12;
    return Math.round((lightness - (chroma / 2) * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255);
  };
  return `#${[part(0), part(8), part(4)].map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

export const isDark = (color: string) => luminance(color) < 0.18;

/** The lowest contrast of a color on several backgrounds. */
export function worstOn(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

/**
 * The first of the wanted colors that is legible on all backgrounds; else one of them pushed towards ink or paper until
 * it is.
 */
export function legibleOn(backgrounds: readonly string[], wanted: readonly string[], ratio = LEGIBLE): string {
  const fitting = wanted.find((color) => worstOn(color, backgrounds) >= ratio);
  if (fitting) return fitting;
  const end = worstOn(PAPER, backgrounds) >= worstOn(INK, backgrounds) ? PAPER : INK;
  const [first] = wanted;
  if (!first) return end;
  for (const share of [0.3, 0.5, 0.7, 0.85]) {
    const pushed = mix(first, end, share);
    if (worstOn(pushed, backgrounds) >= ratio) return pushed;
  }
  return end;
}

/** A color a step lighter (positive) or darker (negative), its hue kept. */
export function shade(color: string, step: number): string {
  const { hue, saturation, lightness } = hslOf(color);
  return fromHsl({ hue, saturation, lightness: Math.min(1, Math.max(0, lightness + step)) });
}
