/**
 * The font families that Blend ships: what the font menu offers, the server registers, the style sheet declares.
 * Designs can name no others, so every machine draws the same glyphs.
 */

import type { IdeographLanguage } from '../document/measure.ts';
import { LETTER_FONTS, type LetterFamily, type LettersOfScript } from './letter-families.ts';
import { drawnOwnFont, ownFont, ownFontSheet } from './own-fonts.ts';
import { IDEOGRAPHIC_FONTS } from './scripts.ts';

export type FontCategory = 'sans' | 'serif' | 'display' | 'handwriting' | 'mono' | 'emoji';
export type FontScript =
  | 'latin'
  | 'cyrillic'
  | 'greek'
  | 'arabic'
  | 'hebrew'
  | 'devanagari'
  | 'thai'
  | 'japanese'
  | 'korean'
  | 'chinese'
  | 'emoji';

export interface FontFamily {
  /** The name in documents, in CSS and in the font menu. */
  name: string;
  category: FontCategory;
  scripts: readonly FontScript[];
  /** Weights with outlines of their own; others use the nearest, with bolder ones synthesised. */
  weights: readonly number[];
  italics: boolean;
  /** npm package with the files. */
  package: string;
  /** Prefix of the file names. */
  prefix: string;
  /** One file for all weights. */
  variable: boolean;
  /** Declared in a style sheet of its own, because few pages need it. */
  apart: boolean;
  /** The parts of the package that are used; null for all that don't compete with other families. */
  subsets: readonly string[] | null;
  /** How heavy a family of one weight looks, as a weight: what fills in for it has to be as heavy. */
  looks: number | null;
  /** Whether people can choose it, or it only fills in for characters that the chosen font lacks. */
  offered: boolean;
}

const family = (
  name: string,
  category: FontCategory,
  scripts: readonly FontScript[],
  weights: readonly number[],
  more: Partial<Pick<FontFamily, 'italics' | 'variable' | 'apart' | 'subsets' | 'looks' | 'offered'>> = {},
): FontFamily => {
  const prefix = name.toLowerCase().replaceAll(' ', '-');
  const variable = more.variable ?? false;
  return {
    name,
    category,
    scripts,
    weights,
    prefix,
    variable,
    package: `@fontsource${variable ? '-variable' : ''}/${prefix}`,
    italics: more.italics ?? false,
    apart: more.apart ?? false,
    subsets: more.subsets ?? null,
    looks: more.looks ?? null,
    offered: more.offered ?? true,
  };
};

const LIGHT_TO_BLACK = [300, 400, 500, 600, 700, 800, 900];
const THIN_TO_BLACK = [100, 200, ...LIGHT_TO_BLACK];

/** A family that fills in the letters of one script. */
const fillingIn = (category: FontCategory, { name, weights, subsets }: LetterFamily): FontFamily =>
  family(name, category, [], weights.list, { variable: weights.variable, apart: true, subsets, offered: false });

export const FONT_FAMILIES: readonly FontFamily[] = [
  family('Inter', 'sans', ['latin', 'cyrillic', 'greek'], LIGHT_TO_BLACK, { italics: true }),
  family('Instrument Sans', 'sans', ['latin'], [400, 500, 600, 700], { italics: true, variable: true }),
  family('Bricolage Grotesque', 'display', ['latin'], [200, 300, 400, 500, 600, 700, 800], { variable: true }),
  family('DM Sans', 'sans', ['latin'], LIGHT_TO_BLACK, { italics: true, variable: true }),
  family('Montserrat', 'sans', ['latin', 'cyrillic'], LIGHT_TO_BLACK, { variable: true }),
  family('Poppins', 'sans', ['latin', 'devanagari'], [400, 600, 800]),
  family('Space Grotesk', 'sans', ['latin'], [300, 400, 500, 600, 700], { variable: true }),
  family('Josefin Sans', 'sans', ['latin'], [100, 200, 300, 400, 500, 600, 700], { italics: true, variable: true }),
  family('League Spartan', 'sans', ['latin'], THIN_TO_BLACK, { variable: true }),
  family('Manrope', 'sans', ['latin', 'cyrillic', 'greek'], [200, 300, 400, 500, 600, 700, 800], { variable: true }),
  family('Nunito', 'sans', ['latin', 'cyrillic'], [200, ...LIGHT_TO_BLACK], { italics: true, variable: true }),
  family('Outfit', 'sans', ['latin'], THIN_TO_BLACK, { variable: true }),
  family('Plus Jakarta Sans', 'sans', ['latin'], [200, 300, 400, 500, 600, 700, 800], {
    italics: true,
    variable: true,
  }),
  family('Raleway', 'sans', ['latin', 'cyrillic'], THIN_TO_BLACK, { italics: true, variable: true }),
  family('Rubik', 'sans', ['latin', 'cyrillic', 'hebrew', 'arabic'], LIGHT_TO_BLACK, { italics: true, variable: true }),
  family('Work Sans', 'sans', ['latin'], THIN_TO_BLACK, { italics: true, variable: true }),
  family('Barlow Condensed', 'sans', ['latin'], [300, 400, 500, 600, 700, 800], { italics: true }),
  family('Anton', 'display', ['latin'], [400], { looks: 800 }),
  family('Archivo Black', 'display', ['latin'], [400], { looks: 900 }),
  family('Bebas Neue', 'display', ['latin'], [400], { looks: 700 }),
  family('Oswald', 'display', ['latin', 'cyrillic'], [300, 400, 500, 600, 700], { variable: true }),
  family('Syne', 'display', ['latin'], [400, 500, 600, 700, 800], { variable: true }),
  family('Unbounded', 'display', ['latin', 'cyrillic'], LIGHT_TO_BLACK, { variable: true }),
  family('Alfa Slab One', 'display', ['latin'], [400], { looks: 900 }),
  family('Baloo 2', 'display', ['latin', 'devanagari'], [400, 500, 600, 700, 800], { variable: true }),
  family('Bangers', 'display', ['latin'], [400], { looks: 700 }),
  family('Cinzel', 'display', ['latin'], [400, 500, 600, 700, 800, 900], { variable: true }),
  family('Lobster', 'display', ['latin', 'cyrillic'], [400], { looks: 600 }),
  family('Righteous', 'display', ['latin'], [400], { looks: 600 }),
  family('Abril Fatface', 'serif', ['latin'], [400], { looks: 800 }),
  family('Bodoni Moda', 'serif', ['latin'], [400, 500, 600, 700, 800, 900], { italics: true, variable: true }),
  family('Cormorant Garamond', 'serif', ['latin', 'cyrillic'], [300, 400, 500, 600, 700], {
    italics: true,
    variable: true,
  }),
  family('DM Serif Display', 'serif', ['latin'], [400], { looks: 600, italics: true }),
  family('EB Garamond', 'serif', ['latin', 'cyrillic', 'greek'], [400, 500, 600, 700, 800], {
    italics: true,
    variable: true,
  }),
  family('Fraunces', 'serif', ['latin'], LIGHT_TO_BLACK, { italics: true, variable: true }),
  family('Libre Baskerville', 'serif', ['latin'], [400, 500, 600, 700], { italics: true }),
  family('Lora', 'serif', ['latin', 'cyrillic'], [400, 500, 600, 700], { italics: true, variable: true }),
  family('Merriweather', 'serif', ['latin', 'cyrillic'], [300, 400, 700, 900], { italics: true }),
  family('Playfair Display', 'serif', ['latin', 'cyrillic'], [400, 500, 600, 700, 800, 900], { italics: true }),
  family('Caveat', 'handwriting', ['latin', 'cyrillic'], [400, 500, 600, 700]),
  family('Caveat Brush', 'handwriting', ['latin'], [400], { looks: 600 }),
  family('Dancing Script', 'handwriting', ['latin'], [400, 500, 600, 700], { variable: true }),
  family('Great Vibes', 'handwriting', ['latin'], [400]),
  family('Kaushan Script', 'handwriting', ['latin'], [400], { looks: 500 }),
  family('Pacifico', 'handwriting', ['latin', 'cyrillic'], [400], { looks: 600 }),
  family('Sacramento', 'handwriting', ['latin'], [400], { looks: 300 }),
  family('Space Mono', 'mono', ['latin'], [400, 700], { italics: true }),
  family('Noto Sans Arabic', 'sans', ['arabic'], LIGHT_TO_BLACK),
  family('Cairo', 'sans', ['arabic', 'latin'], [200, ...LIGHT_TO_BLACK], { variable: true }),
  family('Tajawal', 'sans', ['arabic', 'latin'], [300, 400, 500, 700, 800, 900]),
  family('Amiri', 'serif', ['arabic', 'latin'], [400, 700], { italics: true }),
  family('Noto Sans Hebrew', 'sans', ['hebrew', 'latin'], THIN_TO_BLACK, { variable: true }),
  family('Noto Sans Devanagari', 'sans', ['devanagari'], LIGHT_TO_BLACK),
  family('Mukta', 'sans', ['devanagari', 'latin'], [300, 400, 500, 600, 700, 800]),
  family('Tiro Devanagari Hindi', 'serif', ['devanagari', 'latin'], [400], { italics: true }),
  family('Noto Sans Thai', 'sans', ['thai', 'latin'], THIN_TO_BLACK, { variable: true }),
  family('Noto Sans JP', 'sans', ['japanese', 'latin'], THIN_TO_BLACK, { variable: true, apart: true }),
  family('Noto Sans KR', 'sans', ['korean', 'latin'], THIN_TO_BLACK, { variable: true, apart: true }),
  family('Noto Sans SC', 'sans', ['chinese', 'latin'], [400, 500, 700], { apart: true }),
  family('Noto Color Emoji', 'emoji', ['emoji'], [400], { offered: false }),
  ...Object.values<LettersOfScript>(LETTER_FONTS).flatMap(({ sans, serif }) => [
    ...(sans ? [fillingIn('sans', sans)] : []),
    ...(serif ? [fillingIn('serif', serif)] : []),
  ]),
];

export const DEFAULT_FONT = 'Inter';
export const EMOJI_FONT = 'Noto Color Emoji';

/**
 * The fallbacks of every text, for characters that the chosen font lacks, in this order. All are shipped: a machine's
 * own fonts are never used. Ideographs look different in each language, so the text's own comes before the others.
 * Letters of rarer scripts have a family each, which is in the stack of their letters only.
 */
const fallbacks = (ideographs: IdeographLanguage): readonly string[] => [
  'Inter',
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  ...IDEOGRAPHIC_FONTS[ideographs],
  EMOJI_FONT,
];

const byName = new Map(FONT_FAMILIES.map((one) => [one.name.toLowerCase(), one]));
const stacks = new Map<string, string>();

/** The family of that name in any case, or null when it isn't shipped. */
export function fontFamily(name: string): FontFamily | null {
  return byName.get(name.trim().toLowerCase()) ?? null;
}

/** The family that draws a text: a shipped one, an uploaded one, or Inter for a name that is neither. */
export function drawnFamily(name: string): string {
  const known = fontFamily(name);
  if (known) return known.name;
  const own = ownFont(name);
  return own ? drawnOwnFont(own) : DEFAULT_FONT;
}

/** The family that fills in a script's letters beside another family: the serif one beside a serif one. */
export function letterFamily(name: string, letters: string): string {
  const { sans, serif }: LettersOfScript = (LETTER_FONTS as Record<string, LettersOfScript>)[letters] ?? {};
  const chosen = fontFamily(name)?.category === 'serif' ? (serif ?? sans) : (sans ?? serif);
  return chosen?.name ?? DEFAULT_FONT;
}

/**
 * CSS `font-family` value: the family (Inter when it isn't shipped), then the shipped fallbacks, those of the text's
 * language first. With `letters`, for letters of that script, the family that fills them in comes second.
 */
export function fontStack(name: string, ideographs: IdeographLanguage = 'chinese', letters?: string): string {
  const key = `${ideographs} ${letters} ${name}`;
  let stack = stacks.get(key);
  if (!stack) {
    const first = drawnFamily(name);
    // The emoji font has its own digits, so it never precedes a text font.
    const names =
      first === EMOJI_FONT ? [first] : [first, ...fallbacks(ideographs).filter((fallback) => fallback !== first)];
    if (letters) names.splice(1, 0, letterFamily(name, letters));
    stack = names.map((one) => `"${one}"`).join(', ');
    if (stacks.size < 500) stacks.set(key, stack);
  }
  return stack;
}

/** Address of the style sheet that a drawn family needs besides the shared one, or null. */
export function fontSheetOf(drawn: string): string | null {
  const known = fontFamily(drawn);
  if (known) return known.apart ? `/fonts/${known.prefix}.css` : null;
  return ownFontSheet(drawn);
}

/** The family's weight nearest to the wanted one; the bolder of two equally near. Uploaded fonts accept any weight. */
export function nearestWeight(name: string, weight: number): number {
  if (ownFont(name)) return weight;
  const weights = fontFamily(name)?.weights ?? [400];
  return weights.reduce((best, one) => (Math.abs(one - weight) <= Math.abs(best - weight) ? one : best));
}
