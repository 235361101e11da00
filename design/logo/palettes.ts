/**
 * Colors of logos: palettes by mood, and how a palette's colors are assigned on a background so that everything is
 * legible.
 */
import { contrast, INK, LEGIBLE, LEGIBLE_LARGE, luminance, PAPER } from '../layout/contrast.ts';
import type { Mood } from './trades.ts';

export interface Palette {
  /** Its name in lists; `own` for the user's own colors. */
  name: string;
  primary: string;
  secondary: string;
  accent: string;
  dark: string;
  tint: string;
}

/** A palette of the list. */
export interface MoodPalette extends Palette {
  moods: readonly Mood[];
}

const palette = (
  name: string,
  moods: readonly Mood[],
  primary: string,
  secondary: string,
  accent: string,
  dark: string,
  tint: string,
): MoodPalette => ({ name, moods, primary, secondary, accent, dark, tint });

/** At least three for each mood. */
export const PALETTES: readonly MoodPalette[] = [
  palette('terracotta', ['warm', 'craft', 'bold'], '#c4532d', '#f0b083', '#7a2e1d', '#33160f', '#fbf1e7'),
  palette('walnut', ['warm', 'craft', 'elegant'], '#5b3a29', '#c89b6d', '#a34f2a', '#2a1b14', '#f6efe6'),
  palette('honey', ['warm', 'friendly', 'playful'], '#c9720c', '#f6c95c', '#8a3b12', '#3a2108', '#fff8e6'),
  palette('forest', ['fresh', 'craft', 'calm'], '#1f5c3f', '#8fb573', '#d9a53a', '#10291b', '#f1f5ea'),
  palette('sage', ['calm', 'fresh', 'elegant'], '#557562', '#b7c9b2', '#c07f58', '#25352c', '#f4f6f0'),
  palette('ocean', ['water', 'trust', 'fresh'], '#1464a5', '#58b7da', '#f5a83a', '#0a2a4a', '#eef6fb'),
  palette('lagoon', ['water', 'calm', 'trust', 'tech'], '#0f7173', '#6cc5b9', '#ee9b51', '#0b3334', '#edf7f5'),
  palette('indigo', ['tech', 'bold', 'playful'], '#3a3fc4', '#8d9cff', '#ff8f6b', '#15173f', '#f1f2fd'),
  palette('plum', ['elegant', 'playful', 'warm'], '#7a2e5d', '#d98bb0', '#e2ad4c', '#35122a', '#fbf0f5'),
  palette('rose', ['elegant', 'calm', 'friendly'], '#b84c66', '#f2b5b8', '#7d3348', '#421c28', '#fdf3f2'),
  palette('gold', ['luxury', 'elegant', 'trust'], '#1c1a17', '#b08d4c', '#8a6d35', '#14120f', '#f7f3ea'),
  palette('graphite', ['luxury', 'tech', 'bold', 'calm'], '#16161d', '#c4c4cc', '#4a4a55', '#16161d', '#ffffff'),
  palette('cherry', ['bold', 'friendly'], '#c8102e', '#ff9180', '#31313b', '#2b0a10', '#fff4f2'),
  palette('sunset', ['bold', 'warm', 'playful', 'friendly'], '#cb4317', '#f6ae2d', '#2f6f8f', '#2f1c12', '#fff6ee'),
  palette('carnival', ['playful', 'friendly'], '#d3346b', '#ffb400', '#1fa3b0', '#3a1030', '#fff5f8'),
  palette('slate', ['tech', 'trust', 'bold'], '#2f4858', '#86a8b5', '#f26419', '#17242c', '#f0f4f6'),
  palette('meadow', ['fresh', 'playful', 'friendly'], '#3f7d20', '#a6ce39', '#e8b520', '#1b3409', '#f6faea'),
  palette('navy', ['trust', 'luxury', 'elegant'], '#1d2f6f', '#6f8bdb', '#d8a531', '#0e1738', '#f2f4fb'),
  palette('emerald', ['luxury', 'craft'], '#24443a', '#c2a15a', '#7d6732', '#13241f', '#f5f1e6'),
  palette('coast', ['water', 'playful', 'fresh'], '#0b7cac', '#7fd1e0', '#ff7d5c', '#06324a', '#eefafb'),
];

/** The palettes of a batch of twelve: the list and as many again. */
export const BATCH_PALETTES: readonly MoodPalette[] = [
  ...PALETTES,
  palette('clay', ['craft', 'warm', 'calm'], '#a4583b', '#e3c1a4', '#5f6f52', '#3b1f14', '#f8f1e9'),
  palette('olive', ['craft', 'fresh', 'warm'], '#5c6235', '#c3b56f', '#b3622e', '#26290f', '#f6f4e6'),
  palette('mustard', ['playful', 'bold', 'warm'], '#1f2a44', '#f0b429', '#d9482b', '#141c30', '#fdf6e3'),
  palette('blush', ['elegant', 'friendly', 'calm'], '#9c5b63', '#edc9c2', '#c98b5e', '#43242a', '#fcf3f0'),
  palette('midnight', ['trust', 'tech', 'water'], '#1b3a6b', '#4fb3bf', '#f2a541', '#0c1c38', '#eff4f8'),
  palette('mint', ['fresh', 'tech', 'friendly'], '#0b7d62', '#8fdcc2', '#f2b04c', '#07382d', '#ecf9f4'),
  palette('lilac', ['playful', 'elegant', 'calm'], '#6d4fa3', '#c9b6e8', '#e89ac7', '#2a1c4a', '#f6f2fb'),
  palette('brick', ['bold', 'craft', 'trust'], '#8e2f24', '#d9a679', '#2e3d44', '#2c0f0b', '#f9f1ea'),
  palette('denim', ['trust', 'calm', 'craft'], '#35527a', '#a3bcd6', '#c98a4b', '#16233a', '#f1f4f8'),
  palette('coral', ['friendly', 'playful', 'water'], '#cf4535', '#ffb59e', '#127a87', '#4a1712', '#fff3ef'),
  palette('lime', ['bold', 'tech'], '#24292f', '#b7e04a', '#5c6b2a', '#15181c', '#f7faef'),
  palette('wine', ['luxury', 'elegant', 'warm'], '#6a1f35', '#c9a26a', '#a34a5a', '#2e0b16', '#f9f1ee'),
  palette('sand', ['calm', 'elegant', 'luxury'], '#6f6251', '#d8c9b2', '#a5784c', '#2d2720', '#f8f5ef'),
  palette('citrus', ['fresh', 'bold', 'friendly'], '#d4570c', '#ffc145', '#3f7d20', '#3d1a05', '#fff7ea'),
];

/** A color between two. */
export function mixed(from: string, to: string, share: number): string {
  const at = (color: string, index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return `#${[1, 3, 5]
    .map((index) =>
      Math.round(at(from, index) * (1 - share) + at(to, index) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A palette of the user's own colors; missing ones are derived from the first. */
export function paletteOf(colors: readonly [string, ...string[]]): Palette {
  const [first] = colors;
  // White and black alone serve as backgrounds and inks, not as a mark's color.
  const marked = colors.filter((color) => contrast(color, PAPER) >= 1.35);
  const primary = marked.find((color) => contrast(color, PAPER) >= LEGIBLE_LARGE) ?? marked[0] ?? INK;
  const others = marked.filter((color) => color !== primary);
  const darkest = [...colors].sort((a, b) => luminance(a) - luminance(b))[0] ?? first;
  return {
    name: 'own',
    primary,
    secondary: others[0] ?? mixed(primary, PAPER, 0.5),
    accent: others[1] ?? (others[0] ? mixed(primary, INK, 0.35) : mixed(primary, INK, 0.4)),
    dark: luminance(darkest) < 0.06 ? darkest : mixed(primary, INK, 0.78),
    tint: mixed(primary, PAPER, 0.93),
  };
}

/** Colors of one logo on its background. */
export interface Scheme {
  background: string;
  /** The mark's main color: at least 3 to 1 on the background. */
  primary: string;
  /** Second and third tone of a mark: visible on the background and next to the first. */
  secondary: string;
  tertiary: string;
  /** Letters: 4.5 to 1 on the background, except for medium backgrounds, where nothing reaches that. */
  ink: string;
  /** Small letters below the name. */
  quiet: string;
}

export const BACKGROUNDS = ['tint', 'dark', 'paper', 'full'] as const;
export type BackgroundName = (typeof BACKGROUNDS)[number];

/** The palette assigned on one of its backgrounds. */
export function schemeFor(colors: Palette, name: BackgroundName): Scheme {
  return schemeOn({ tint: colors.tint, dark: colors.dark, paper: PAPER, full: colors.primary }[name], colors);
}

/**
 * The palette assigned on any background: colors keep their role where they are legible there, others replace them
 * where they are not.
 */
export function schemeOn(background: string, colors: Palette): Scheme {
  const candidates = [colors.primary, colors.accent, colors.secondary, colors.dark, colors.tint, PAPER, INK];
  const on = (color: string) => contrast(color, background);
  const dark = luminance(background) < 0.4;
  // On dark backgrounds the lighter tones carry the mark, or it would sink in; on a full color only the lightest do.
  const deep = luminance(background) < 0.06;
  const leading = deep
    ? [colors.secondary, colors.tint, colors.accent, colors.primary, PAPER]
    : dark
      ? [colors.tint, PAPER, colors.dark]
      : candidates;
  const primary = leading.find((color) => on(color) >= LEGIBLE_LARGE) ?? (on(PAPER) >= on(INK) ? PAPER : INK);
  const apart = (color: string, ...others: string[]) =>
    on(color) >= 1.45 && others.every((other) => contrast(color, other) >= 1.3 || hueApart(color, other));
  const order = deep
    ? [colors.tint, colors.accent, colors.secondary, colors.primary]
    : dark
      ? [colors.secondary, colors.dark, colors.accent]
      : [colors.secondary, colors.accent, colors.dark];
  const secondary = order.find((color) => apart(color, primary)) ?? mixed(primary, background, 0.45);
  const tertiary =
    [colors.accent, ...order].find((color) => apart(color, primary, secondary)) ??
    mixed(primary, dark ? PAPER : INK, 0.35);
  const letters = [dark ? colors.tint : colors.dark, dark ? colors.dark : colors.tint, primary, PAPER, INK];
  // On a medium background nothing reaches 4.5: then the most legible one.
  const ink = letters.find((color) => on(color) >= LEGIBLE) ?? [...letters].sort((a, b) => on(b) - on(a))[0] ?? primary;
  // In one ink there is no second, paler one.
  const quiet =
    (colors.dark === colors.secondary ? [ink] : [mixed(ink, background, 0.25), ink]).find(
      (color) => on(color) >= LEGIBLE,
    ) ?? ink;
  return { background, primary, secondary, tertiary, ink, quiet };
}

function hueApart(a: string, b: string): boolean {
  const channel = (color: string, index: number) => Number.parseInt(color.slice(index, index + 2), 16);
  return [1, 3, 5].reduce((sum, index) => sum + Math.abs(channel(a, index) - channel(b, index)), 0) > 150;
}

/** The scheme for words on its main color or reversed out of it: that color is deepened until they are legible. */
export function withStrongPrimary(scheme: Scheme): Scheme {
  const deeper = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((share) => mixed(scheme.primary, scheme.ink, share));
  return { ...scheme, primary: deeper.find((color) => contrast(color, scheme.background) >= LEGIBLE) ?? scheme.ink };
}
