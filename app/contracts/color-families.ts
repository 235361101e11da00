/** Colors by the names that people search for: finds which of a few families a palette shows. Pure. */
import { hslOf } from '#design/templates/color-mix.ts';
import type { Palette } from '#design/templates/composition-input.ts';

export const COLOR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

/** The swatch of a family in the color filter. */
export const FAMILY_SWATCHES: Readonly<Record<ColorFamily, string>> = {
  red: '#e03a2f',
  orange: '#f5862b',
  yellow: '#f7cf3d',
  green: '#3c9d5f',
  blue: '#2f6fe4',
  purple: '#7c4dd6',
  pink: '#ef7fae',
  brown: '#8a5a3b',
  beige: '#e9dcc3',
  white: '#ffffff',
  grey: '#9a9a9a',
  black: '#17150f',
};

/** Upper ends of the hues, degrees, counted from red. */
const HUES: readonly (readonly [number, ColorFamily])[] = [
  [16, 'red'],
  [44, 'orange'],
  [68, 'yellow'],
  [178, 'green'],
  [247, 'blue'],
  [290, 'purple'],
  [344, 'pink'],
  [360, 'red'],
];
const WARM = { from: 12, to: 70 } as const;

/** The family of one `#rrggbb`. */
export function familyOf(color: string): ColorFamily {
  const { hue, saturation, lightness } = hslOf(color);
  // Difference of the channels, 0..1: how colored a color looks, at any lightness.
  const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
  const warm = hue >= WARM.from && hue <= WARM.to;
  if (lightness >= 0.97 || (lightness > 0.9 && chroma < 0.06)) return 'white';
  if (lightness <= 0.1 || (lightness < 0.2 && chroma < 0.12)) return 'black';
  if (chroma < (lightness > 0.9 ? 0.05 : 0.09)) return warm && lightness > 0.7 ? 'beige' : 'grey';
  if (warm && lightness > 0.74 && chroma < 0.32) return 'beige';
  if (warm && hue <= 45 && lightness < 0.42) return 'brown';
  if (lightness > 0.72 && (hue < 16 || hue >= 344)) return 'pink';
  return HUES.find(([end]) => hue <= end)?.[1] ?? 'red';
}

const NEUTRAL: ReadonlySet<ColorFamily> = new Set(['white', 'grey', 'black', 'beige']);

/**
 * The families of a palette, that of the page first. Neutral colors only count as the page's color: nearly every design
 * has some.
 */
export function familiesOf({ background, panel, accent, pop }: Palette): ColorFamily[] {
  return [
    ...new Set([familyOf(background), ...[accent, panel, pop].map(familyOf).filter((family) => !NEUTRAL.has(family))]),
  ];
}
