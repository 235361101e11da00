/** The palette of a design: requested colors, else the brand's, else the mood's, adjusted until text is legible. */
import { contrast, INK, LEGIBLE, mix, PAPER } from '../layout/contrast.ts';
import { fromHsl, hslOf, isDark, legibleOn, shade } from './color-mix.ts';
import type { Palette } from './composition-input.ts';
import { paletteFrom, type Mood } from './moods.ts';

/** Darkens a color until white or ink is legible on it at any size. */
export function bearing(color: string): string {
  let deeper = color;
  while (contrast(INK, deeper) < LEGIBLE + 0.1 && contrast(PAPER, deeper) < LEGIBLE + 0.1)
    deeper = shade(deeper, -0.015);
  return deeper;
}

/** Adjusts a palette's contrasts: ink on background at least 4.5, accent distinct from the background. */
function settled(given: Palette): Palette {
  const palette = {
    background: bearing(given.background),
    ink: given.ink,
    panel: bearing(given.panel),
    accent: bearing(given.accent),
    pop: bearing(given.pop),
  };
  const ink = legibleOn([palette.background], [palette.ink], LEGIBLE + 0.3);
  const apart = (color: string, least: number) => contrast(color, palette.background) >= least;
  const accent =
    [palette.accent, palette.pop, mix(palette.background, ink, 0.8), ink].find((color) => apart(color, 1.7)) ?? ink;
  return { ...palette, ink, accent };
}

/** Vividness of a color, 0..1: greys and near-whites make backgrounds, vivid colors accents. */
function vividness(color: string): number {
  const { saturation, lightness } = hslOf(color);
  return saturation * (1 - Math.abs(2 * lightness - 1));
}

/** Accents for dark backgrounds, gold first; the others where the background is too close to gold. */
const COMPANIONS = ['#f4c95d', '#ff8a6b', '#8fe3cf'] as const;

/** Angle between the hues of two colors, degrees. */
function away(first: string, second: string): number {
  const apart = Math.abs(hslOf(first).hue - hslOf(second).hue);
  return Math.min(apart, 360 - apart);
}

/** A panel color for a background: a step darker or lighter. */
function panelOf(background: string): string {
  return isDark(background)
    ? shade(background, 0.09)
    : hslOf(background).lightness > 0.9
      ? shade(background, -0.09)
      : shade(background, hslOf(background).lightness > 0.6 ? -0.1 : 0.1);
}

/** Of an accent against its background, as contrast. */
const STANDS_OUT = 1.7;
const STEPS = [0.1, 0.16, 0.22, 0.28, 0.34, 0.4];

/** The nearest shade of a vivid color that stands out from the background; null: it has no hue. */
function standingOut(color: string, background: string): string | null {
  if (hslOf(color).saturation < 0.2) return null;
  const by = isDark(background) ? 1 : -1;
  return STEPS.map((step) => shade(color, by * step)).find((one) => contrast(one, background) >= STANDS_OUT) ?? null;
}

/**
 * Builds a palette from given colors, the first for the background unless `which` rotates them. Derives missing colors
 * from the given hues.
 */
export function paletteOf(colors: readonly string[], which: number): Palette {
  const own = [...new Set(colors.map((color) => color.slice(0, 7)))];
  const first = own[0] ?? '#ffffff';
  // Of every three palettes one swaps background and accent, and one uses a tint as background.
  const turned = which % 3 === 1 && own.length > 1 ? [own[1] ?? first, first, ...own.slice(2)] : own;
  const { hue, saturation } = hslOf(first);
  const tint = fromHsl({ hue, saturation: Math.min(0.6, saturation), lightness: isDark(first) ? 0.94 : 0.96 });
  const background = which % 3 === 2 || (which % 3 === 1 && own.length === 1) ? tint : (turned[0] ?? first);
  const rest = turned.filter((color) => color !== background);
  const byVividness = [...rest].sort((a, b) => vividness(b) - vividness(a));
  const accent =
    byVividness.find((color) => contrast(color, background) >= STANDS_OUT) ??
    // Gold on pink: deeper, rather than another color.
    byVividness.flatMap((color) => standingOut(color, background) ?? [])[0] ??
    (isDark(background)
      ? (COMPANIONS.find((color) => away(color, background) > 40) ?? COMPANIONS[0])
      : shade(background, hslOf(background).lightness > 0.55 ? -0.42 : 0.42));
  const pop = byVividness.find((color) => color !== accent) ?? mix(accent, background, 0.45);
  const panel =
    byVividness.find((color) => color !== accent && color !== pop && contrast(color, background) < 2.5) ??
    panelOf(background);
  const ink = legibleOn(
    [background],
    [...rest.filter((color) => contrast(color, background) >= 7), shade(background, isDark(background) ? 0.9 : -0.9)],
    LEGIBLE,
  );
  return settled({ background, ink, panel, accent, pop });
}

/** A palette of a mood, by number. */
export function moodPalette(mood: Pick<Mood, 'palettes'>, which: number): Palette {
  return settled(paletteFrom(mood.palettes[which % mood.palettes.length] ?? mood.palettes[0]));
}

/** A palette in the hue of a picture with a distinctive color: soft background, deep ink, the hue itself as accent. */
export function paletteFromPicture(color: string, which: number): Palette | null {
  const { hue, saturation, lightness } = hslOf(color);
  // Grey, very dark and very light pictures have no usable hue.
  if (saturation < 0.25 || lightness < 0.15 || lightness > 0.9) return null;
  const deep = fromHsl({ hue, saturation: 0.55, lightness: 0.16 });
  const vivid = fromHsl({ hue, saturation: 0.72, lightness: 0.48 });
  const against = fromHsl({ hue: (hue + 180) % 360, saturation: 0.75, lightness: 0.52 });
  if (which % 2 === 1)
    return settled({
      background: deep,
      ink: fromHsl({ hue, saturation: 0.4, lightness: 0.95 }),
      panel: shade(deep, 0.08),
      accent: against,
      pop: vivid,
    });
  return settled({
    background: fromHsl({ hue, saturation: 0.5, lightness: 0.92 }),
    ink: deep,
    panel: fromHsl({ hue, saturation: 0.55, lightness: 0.8 }),
    accent: vivid,
    pop: against,
  });
}
