/** A film's colors, derived from its accent. */
import type { Background, Paint } from '../document/values.ts';
import { mix, readableOn } from '../layout/contrast.ts';
import { fade } from '../templates/page-builder.ts';
import { fromHsl, hslOf } from '../templates/color-mix.ts';

/** The colors of a film, from its accent. */
export interface FilmColors {
  accent: string;
  /** Letters on the accent. */
  onAccent: string;
  /** A calm, light background, and the letters on it. */
  background: Background & Paint;
  backgroundColor: string;
  ink: string;
}

export function colorsOf(accent: string): FilmColors {
  const { hue, saturation } = hslOf(accent);
  const pale = fromHsl({ hue, saturation: Math.min(0.55, saturation), lightness: 0.92 });
  const deep = fromHsl({ hue, saturation: Math.min(0.5, saturation), lightness: 0.78 });
  return {
    accent,
    onAccent: readableOn(accent),
    background: fade(160, [0, pale], [1, deep]) as FilmColors['background'],
    backgroundColor: mix(pale, deep),
    ink: readableOn(mix(pale, deep)),
  };
}
