/**
 * The font families that Blend ships: what the font menu offers, what the server registers, what the style sheet declares.
 * Nothing else may be named in a design, so every machine draws the same glyphs.
 */

export type FontCategory = 'sans' | 'serif' | 'display' | 'handwriting' | 'emoji';
export type FontScript = 'latin' | 'cyrillic' | 'greek' | 'arabic' | 'devanagari' | 'chinese' | 'emoji';

export interface FontFamily {
  /** The name in documents, in CSS and in the font menu. */
  name: string;
  category: FontCategory;
  scripts: readonly FontScript[];
  /** Weights that have outlines of their own; others are drawn with the nearest, bolder ones synthesised. */
  weights: readonly number[];
  italics: boolean;
  /** npm package that holds the files. */
  package: string;
  /** File names begin with this. */
  prefix: string;
  /** One file for all weights. */
  variable: boolean;
  /** Whether a person chooses it, or it only fills in for characters that the chosen font lacks. */
  offered: boolean;
}

const family = (
  name: string,
  category: FontCategory,
  scripts: readonly FontScript[],
  weights: readonly number[],
  more: Partial<Pick<FontFamily, 'italics' | 'variable' | 'offered'>> = {},
): FontFamily => {
  const prefix = name.toLowerCase().replaceAll(' ', '-');
  const variable = more.variable ?? false;
  return {
    name, category, scripts, weights, prefix, variable,
    package: `@fontsource${variable ? '-variable' : ''}/${prefix}`,
    italics: more.italics ?? false,
    offered: more.offered ?? true,
  };
};

export const FONT_FAMILIES: readonly FontFamily[] = [
  family('Inter', 'sans', ['latin', 'cyrillic', 'greek'], [300, 400, 500, 600, 700, 800, 900], { italics: true }),
  family('Instrument Sans', 'sans', ['latin'], [400, 500, 600, 700], { italics: true, variable: true }),
  family('Bricolage Grotesque', 'display', ['latin'], [200, 300, 400, 500, 600, 700, 800], { variable: true }),
  family('DM Sans', 'sans', ['latin'], [300, 400, 500, 600, 700, 800, 900], { italics: true, variable: true }),
  family('Montserrat', 'sans', ['latin', 'cyrillic'], [300, 400, 500, 600, 700, 800, 900], { variable: true }),
  family('Poppins', 'sans', ['latin'], [400, 600, 800]),
  family('Space Grotesk', 'sans', ['latin'], [300, 400, 500, 600, 700], { variable: true }),
  family('Anton', 'display', ['latin'], [400]),
  family('Archivo Black', 'display', ['latin'], [400]),
  family('Bebas Neue', 'display', ['latin'], [400]),
  family('Oswald', 'display', ['latin', 'cyrillic'], [300, 400, 500, 600, 700], { variable: true }),
  family('Syne', 'display', ['latin'], [400, 500, 600, 700, 800], { variable: true }),
  family('Unbounded', 'display', ['latin', 'cyrillic'], [300, 400, 500, 600, 700, 800, 900], { variable: true }),
  family('Abril Fatface', 'serif', ['latin'], [400]),
  family('Cormorant Garamond', 'serif', ['latin', 'cyrillic'], [300, 400, 500, 600, 700], { italics: true, variable: true }),
  family('DM Serif Display', 'serif', ['latin'], [400], { italics: true }),
  family('Fraunces', 'serif', ['latin'], [300, 400, 500, 600, 700, 800, 900], { italics: true, variable: true }),
  family('Playfair Display', 'serif', ['latin', 'cyrillic'], [400, 500, 600, 700, 800, 900], { italics: true }),
  family('Caveat', 'handwriting', ['latin', 'cyrillic'], [400, 500, 600, 700]),
  family('Great Vibes', 'handwriting', ['latin'], [400]),
  family('Pacifico', 'handwriting', ['latin', 'cyrillic'], [400]),
  family('Noto Sans Arabic', 'sans', ['arabic'], [300, 400, 500, 600, 700, 800, 900]),
  family('Noto Sans Devanagari', 'sans', ['devanagari'], [300, 400, 500, 600, 700, 800, 900]),
  family('Noto Sans SC', 'sans', ['chinese', 'latin'], [400, 500, 700]),
  family('Noto Color Emoji', 'emoji', ['emoji'], [400], { offered: false }),
];

export const DEFAULT_FONT = 'Inter';
export const EMOJI_FONT = 'Noto Color Emoji';

/** Fill in for what the chosen font lacks, in this order. All are shipped: no machine's own font ever takes part. */
const FALLBACKS: readonly string[] = ['Inter', 'Noto Sans Arabic', 'Noto Sans Devanagari', 'Noto Sans SC', EMOJI_FONT];

const byName = new Map(FONT_FAMILIES.map((one) => [one.name.toLowerCase(), one]));
const stacks = new Map<string, string>();

/** The family of that name, whatever its case, or null when it is not shipped. */
export function fontFamily(name: string): FontFamily | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}

/** CSS `font-family` value: the family (Inter when it isn't shipped), then the shipped fallbacks. */
export function fontStack(name: string): string {
  let stack = stacks.get(name);
  if (!stack) {
    const first = fontFamily(name)?.name ?? DEFAULT_FONT;
    // The emoji font has digits of its own, so it never stands before a text font.
    const names = first === EMOJI_FONT ? [first] : [first, ...FALLBACKS.filter((fallback) => fallback !== first)];
    stack = names.map((one) => `"${one}"`).join(', ');
    if (stacks.size < 200) stacks.set(name, stack);
  }
  return stack;
}

/** The weight among those that the family has which is nearest to the wanted one; the bolder of two equally near. */
export function nearestWeight(name: string, weight: number): number {
  const weights = fontFamily(name)?.weights ?? [400];
  return weights.reduce((best, one) => (Math.abs(one - weight) <= Math.abs(best - weight) ? one : best));
}
