/** How names are set: faces by mood, and where the ink of each face is in its line. */
import type { TextLayer } from '../document/layers.ts';
import { fontFamily, type FontScript } from '../fonts/catalogue.ts';
import type { Mood } from './trades.ts';

export interface Typeface {
  family: string;
  weight: number;
  letterCase: TextLayer['letterCase'];
  /** Thousandths of the font size. */
  tracking: number;
  /** The face of the small line below. */
  second: { family: string; weight: number };
  /** Joins its letters or has swashes: not for single letters, not for arcs. */
  script?: true | undefined;
}

/** A typeface of the list. */
export interface MoodTypeface extends Typeface {
  moods: readonly Mood[];
}

const SANS = { family: 'DM Sans', weight: 500 };
const GEOMETRIC = { family: 'Montserrat', weight: 500 };

export const TYPEFACES: readonly MoodTypeface[] = [
  {
    moods: ['bold', 'tech', 'trust'],
    family: 'Montserrat',
    weight: 800,
    letterCase: 'as-typed',
    tracking: -15,
    second: GEOMETRIC,
  },
  {
    moods: ['tech', 'trust', 'calm'],
    family: 'Space Grotesk',
    weight: 700,
    letterCase: 'as-typed',
    tracking: -25,
    second: { family: 'Space Grotesk', weight: 500 },
  },
  {
    moods: ['friendly', 'tech', 'fresh', 'water'],
    family: 'Poppins',
    weight: 600,
    letterCase: 'as-typed',
    tracking: -20,
    second: { family: 'Poppins', weight: 400 },
  },
  {
    moods: ['warm', 'craft', 'friendly', 'fresh'],
    family: 'Fraunces',
    weight: 700,
    letterCase: 'as-typed',
    tracking: -15,
    second: SANS,
  },
  {
    moods: ['craft', 'warm', 'calm', 'elegant'],
    family: 'DM Serif Display',
    weight: 400,
    letterCase: 'as-typed',
    tracking: 0,
    second: SANS,
  },
  {
    moods: ['elegant', 'luxury', 'calm'],
    family: 'Cormorant Garamond',
    weight: 600,
    letterCase: 'upper',
    tracking: 120,
    second: GEOMETRIC,
  },
  {
    moods: ['luxury', 'elegant', 'trust'],
    family: 'Playfair Display',
    weight: 600,
    letterCase: 'as-typed',
    tracking: 0,
    second: GEOMETRIC,
  },
  {
    moods: ['luxury', 'calm', 'tech', 'elegant'],
    family: 'Montserrat',
    weight: 500,
    letterCase: 'upper',
    tracking: 220,
    second: { family: 'Montserrat', weight: 400 },
  },
  {
    moods: ['bold', 'craft', 'warm'],
    family: 'Bebas Neue',
    weight: 400,
    letterCase: 'upper',
    tracking: 60,
    second: SANS,
  },
  {
    moods: ['bold', 'craft'],
    family: 'Oswald',
    weight: 600,
    letterCase: 'upper',
    tracking: 40,
    second: { family: 'Oswald', weight: 400 },
  },
  {
    moods: ['bold', 'friendly', 'playful'],
    family: 'Archivo Black',
    weight: 400,
    letterCase: 'as-typed',
    tracking: -20,
    second: SANS,
  },
  {
    moods: ['playful', 'tech', 'bold'],
    family: 'Unbounded',
    weight: 700,
    letterCase: 'lower',
    tracking: -10,
    second: { family: 'DM Sans', weight: 500 },
  },
  {
    moods: ['playful', 'bold', 'tech'],
    family: 'Syne',
    weight: 800,
    letterCase: 'as-typed',
    tracking: -10,
    second: { family: 'Syne', weight: 500 },
  },
  {
    moods: ['friendly', 'playful', 'fresh', 'water'],
    family: 'Bricolage Grotesque',
    weight: 800,
    letterCase: 'as-typed',
    tracking: -25,
    second: { family: 'Bricolage Grotesque', weight: 500 },
  },
  {
    moods: ['trust', 'fresh', 'water', 'calm'],
    family: 'DM Sans',
    weight: 700,
    letterCase: 'as-typed',
    tracking: -25,
    second: SANS,
  },
  {
    moods: ['playful', 'warm', 'friendly'],
    family: 'Pacifico',
    weight: 400,
    letterCase: 'as-typed',
    tracking: 0,
    second: SANS,
    script: true,
  },
];

/** How heavy a face looks: thin lines and heavy letters don't match. */
export type Stress = 'light' | 'regular' | 'heavy';

export interface BatchTypeface extends MoodTypeface {
  stress: Stress;
}

const face = (
  moods: readonly Mood[],
  stress: Stress,
  family: string,
  weight: number,
  letterCase: Typeface['letterCase'],
  tracking: number,
  second: Typeface['second'] = SANS,
  script?: true,
): BatchTypeface => ({ moods, stress, family, weight, letterCase, tracking, second, ...(script ? { script } : {}) });

/** The typefaces of a batch of twelve: the first list and as many again. */
export const BATCH_TYPEFACES: readonly BatchTypeface[] = [
  ...TYPEFACES.map((one): BatchTypeface => ({
    ...one,
    stress:
      one.weight >= 700 || ['Archivo Black', 'Bebas Neue', 'Pacifico'].includes(one.family)
        ? 'heavy'
        : one.letterCase === 'upper' && one.tracking > 100
          ? 'light'
          : 'regular',
  })),
  face(['calm', 'elegant', 'luxury'], 'light', 'Josefin Sans', 400, 'upper', 180, {
    family: 'Josefin Sans',
    weight: 400,
  }),
  face(['friendly', 'bold', 'tech', 'fresh'], 'heavy', 'League Spartan', 800, 'as-typed', -30),
  face(['tech', 'friendly', 'fresh', 'trust'], 'regular', 'Outfit', 600, 'as-typed', -15, {
    family: 'Outfit',
    weight: 400,
  }),
  face(['calm', 'luxury', 'elegant', 'water'], 'light', 'Outfit', 300, 'upper', 260, { family: 'Outfit', weight: 400 }),
  face(['trust', 'tech', 'calm'], 'heavy', 'Manrope', 800, 'as-typed', -30, { family: 'Manrope', weight: 500 }),
  face(['elegant', 'calm', 'fresh'], 'light', 'Raleway', 400, 'upper', 200, { family: 'Raleway', weight: 500 }),
  face(['friendly', 'playful', 'fresh', 'water'], 'heavy', 'Nunito', 900, 'as-typed', -10, {
    family: 'Nunito',
    weight: 600,
  }),
  face(['bold', 'trust', 'craft'], 'regular', 'Barlow Condensed', 600, 'upper', 70, {
    family: 'Barlow Condensed',
    weight: 500,
  }),
  face(['bold', 'warm'], 'heavy', 'Anton', 400, 'upper', 30),
  face(['craft', 'bold', 'warm'], 'heavy', 'Alfa Slab One', 400, 'as-typed', 5),
  face(['playful', 'friendly', 'warm'], 'heavy', 'Baloo 2', 800, 'as-typed', -10, { family: 'Baloo 2', weight: 500 }),
  face(['luxury', 'elegant', 'trust'], 'regular', 'Cinzel', 600, 'upper', 90, GEOMETRIC),
  face(['warm', 'craft', 'playful'], 'heavy', 'Lobster', 400, 'as-typed', 0, SANS, true),
  face(['playful', 'bold', 'tech'], 'heavy', 'Righteous', 400, 'as-typed', 0),
  face(['elegant', 'bold', 'luxury'], 'heavy', 'Abril Fatface', 400, 'as-typed', 0),
  face(['luxury', 'elegant'], 'regular', 'Bodoni Moda', 600, 'as-typed', -5, GEOMETRIC),
  face(['trust', 'calm', 'craft', 'elegant'], 'regular', 'EB Garamond', 600, 'as-typed', 0, {
    family: 'EB Garamond',
    weight: 500,
  }),
  face(['trust', 'craft'], 'regular', 'Libre Baskerville', 700, 'as-typed', -5),
  face(['warm', 'craft', 'calm', 'fresh'], 'regular', 'Lora', 600, 'as-typed', -5, { family: 'Lora', weight: 500 }),
  face(['elegant', 'friendly', 'calm'], 'regular', 'Dancing Script', 700, 'as-typed', 0, SANS, true),
  face(['warm', 'bold', 'craft'], 'heavy', 'Kaushan Script', 400, 'as-typed', 0, SANS, true),
  face(['tech'], 'regular', 'Space Mono', 700, 'lower', -30, { family: 'Space Mono', weight: 400 }),
  face(['tech', 'trust', 'fresh', 'friendly'], 'heavy', 'Plus Jakarta Sans', 800, 'lower', -30, {
    family: 'Plus Jakarta Sans',
    weight: 500,
  }),
];

const plainFace = (
  moods: readonly Mood[],
  stress: Stress,
  family: string,
  weight: number,
  second = weight > 500 ? 400 : weight,
): BatchTypeface => face(moods, stress, family, weight, 'as-typed', 0, { family, weight: second });

/** Faces for scripts that the faces above lack. */
const SCRIPT_TYPEFACES: Readonly<Partial<Record<FontScript, readonly BatchTypeface[]>>> = {
  arabic: [
    plainFace(['bold', 'tech', 'friendly', 'trust'], 'heavy', 'Cairo', 800),
    plainFace(['fresh', 'calm', 'water', 'friendly'], 'regular', 'Tajawal', 700),
    plainFace(['elegant', 'luxury', 'craft', 'warm'], 'regular', 'Amiri', 700),
    plainFace(['trust', 'tech'], 'regular', 'Noto Sans Arabic', 600),
    plainFace(['calm', 'elegant'], 'light', 'Cairo', 400),
    plainFace(['bold', 'warm', 'playful'], 'heavy', 'Tajawal', 900),
    plainFace(['playful', 'friendly', 'warm'], 'heavy', 'Rubik', 800),
  ],
  hebrew: [
    plainFace(['bold', 'friendly', 'playful', 'warm'], 'heavy', 'Rubik', 800),
    plainFace(['trust', 'calm', 'craft'], 'regular', 'Noto Sans Hebrew', 600),
    plainFace(['tech', 'fresh'], 'regular', 'Rubik', 500),
    plainFace(['elegant', 'luxury', 'water'], 'light', 'Noto Sans Hebrew', 300),
  ],
  devanagari: [
    plainFace(['bold', 'friendly', 'playful', 'warm'], 'heavy', 'Baloo 2', 800),
    plainFace(['tech', 'fresh', 'trust', 'water'], 'regular', 'Poppins', 600),
    plainFace(['craft', 'elegant', 'luxury', 'calm', 'warm'], 'regular', 'Tiro Devanagari Hindi', 400),
    plainFace(['trust', 'calm'], 'regular', 'Mukta', 600),
    plainFace(['bold'], 'heavy', 'Mukta', 800),
    plainFace(['tech'], 'regular', 'Noto Sans Devanagari', 700),
    plainFace(['friendly', 'calm'], 'regular', 'Baloo 2', 500),
  ],
  thai: [
    plainFace(['bold', 'friendly', 'warm'], 'heavy', 'Noto Sans Thai', 800),
    plainFace(['calm', 'elegant'], 'light', 'Noto Sans Thai', 300),
    plainFace(['trust', 'fresh'], 'regular', 'Noto Sans Thai', 600),
  ],
  japanese: [
    plainFace(['bold', 'friendly', 'warm'], 'heavy', 'Noto Sans JP', 900),
    plainFace(['calm', 'elegant', 'luxury'], 'light', 'Noto Sans JP', 300),
    plainFace(['trust', 'fresh', 'craft'], 'regular', 'Noto Sans JP', 600),
  ],
  korean: [
    plainFace(['bold', 'friendly', 'warm'], 'heavy', 'Noto Sans KR', 900),
    plainFace(['calm', 'elegant', 'luxury'], 'light', 'Noto Sans KR', 300),
    plainFace(['trust', 'fresh', 'craft'], 'regular', 'Noto Sans KR', 600),
  ],
  chinese: [
    plainFace(['bold', 'friendly', 'warm'], 'heavy', 'Noto Sans SC', 700),
    plainFace(['calm', 'elegant', 'luxury'], 'light', 'Noto Sans SC', 400),
    plainFace(['trust', 'fresh', 'craft'], 'regular', 'Noto Sans SC', 500),
  ],
};

const SCRIPTS: readonly [FontScript, RegExp][] = [
  ['arabic', /\p{Script=Arabic}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
  ['thai', /\p{Script=Thai}/u],
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['chinese', /\p{Script=Han}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
];

/** The script of a name's letters: the first that is not Latin, else Latin. */
export function scriptOf(text: string): FontScript {
  return SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'latin';
}

/** The faces that have the letters of a name. */
export function typefacesFor(name: string): readonly BatchTypeface[] {
  const script = scriptOf(name);
  const own = SCRIPT_TYPEFACES[script];
  if (own) return own;
  const having = BATCH_TYPEFACES.filter(({ family }) => fontFamily(family)?.scripts.includes(script));
  return having.length > 0
    ? having
    : [
        plainFace(['bold', 'trust'], 'heavy', 'Inter', 800),
        plainFace(['calm', 'elegant'], 'light', 'Inter', 400),
        plainFace(['warm', 'craft'], 'regular', 'EB Garamond', 600),
      ];
}

export interface LetterMetrics {
  /**
   * Top of capitals, of small letters, of "d", and lowest ink of "p": shares of the font size from the top of a line of
   * height 1.
   */
  cap: number;
  x: number;
  ascender: number;
  descender: number;
}

/** The baseline of letters: the same in every shipped face. */
export const BASELINE = 0.86;

/** Measured on rendered letters, at the weights above. */
const METRICS: Readonly<Record<string, LetterMetrics>> = {
  Montserrat: { cap: 0.16, x: 0.323, ascender: 0.117, descender: 1.055 },
  'Space Grotesk': { cap: 0.16, x: 0.365, ascender: 0.16, descender: 1.06 },
  Poppins: { cap: 0.155, x: 0.3, ascender: 0.12, descender: 1.127 },
  Fraunces: { cap: 0.16, x: 0.383, ascender: 0.11, descender: 1.093 },
  'DM Serif Display': { cap: 0.2, x: 0.38, ascender: 0.16, descender: 1.09 },
  'Cormorant Garamond': { cap: 0.235, x: 0.475, ascender: 0.135, descender: 1.135 },
  'Playfair Display': { cap: 0.152, x: 0.343, ascender: 0.077, descender: 1.04 },
  'Bebas Neue': { cap: 0.16, x: 0.16, ascender: 0.16, descender: 0.86 },
  Oswald: { cap: 0.05, x: 0.282, ascender: 0.05, descender: 1.05 },
  'Archivo Black': { cap: 0.172, x: 0.333, ascender: 0.135, descender: 1.058 },
  Unbounded: { cap: 0.11, x: 0.29, ascender: 0.09, descender: 1.025 },
  Syne: { cap: 0.212, x: 0.362, ascender: 0.163, descender: 1.06 },
  'Bricolage Grotesque': { cap: 0.2, x: 0.335, ascender: 0.145, descender: 1.028 },
  'DM Sans': { cap: 0.16, x: 0.357, ascender: 0.14, descender: 1.08 },
  Pacifico: { cap: 0.02, x: 0.39, ascender: -0.06, descender: 1.25 },
  'Josefin Sans': { cap: 0.132, x: 0.437, ascender: 0.08, descender: 1.063 },
  'League Spartan': { cap: 0.2, x: 0.45, ascender: 0.172, descender: 1.068 },
  Outfit: { cap: 0.154, x: 0.374, ascender: 0.134, descender: 1.065 },
  Manrope: { cap: 0.14, x: 0.32, ascender: 0.14, descender: 1.1 },
  Raleway: { cap: 0.15, x: 0.34, ascender: 0.13, descender: 1.073 },
  Nunito: { cap: 0.146, x: 0.361, ascender: 0.146, descender: 1.049 },
  Rubik: { cap: 0.16, x: 0.34, ascender: 0.15, descender: 1.05 },
  'Barlow Condensed': { cap: 0.16, x: 0.346, ascender: 0.16, descender: 1.046 },
  Anton: { cap: 0.001, x: 0.127, ascender: 0.001, descender: 0.982 },
  'Alfa Slab One': { cap: 0.082, x: 0.304, ascender: 0.082, descender: 1.082 },
  'Baloo 2': { cap: 0.243, x: 0.367, ascender: 0.199, descender: 1.047 },
  Cinzel: { cap: 0.16, x: 0.259, ascender: 0.26, descender: 0.86 },
  Lobster: { cap: 0.11, x: 0.303, ascender: 0.16, descender: 1.11 },
  Righteous: { cap: 0.16, x: 0.334, ascender: 0.129, descender: 1.059 },
  'Abril Fatface': { cap: 0.16, x: 0.384, ascender: 0.11, descender: 1.098 },
  'Bodoni Moda': { cap: 0.11, x: 0.4, ascender: 0.11, descender: 1.11 },
  'EB Garamond': { cap: 0.206, x: 0.442, ascender: 0.155, descender: 1.13 },
  'Libre Baskerville': { cap: 0.09, x: 0.33, ascender: 0.03, descender: 1.11 },
  Lora: { cap: 0.16, x: 0.36, ascender: 0.105, descender: 1.115 },
  'Dancing Script': { cap: 0.139, x: 0.528, ascender: 0.14, descender: 1.14 },
  'Kaushan Script': { cap: 0.118, x: 0.385, ascender: 0.029, descender: 1.226 },
  'Space Mono': { cap: 0.16, x: 0.364, ascender: 0.16, descender: 1.06 },
  'Plus Jakarta Sans': { cap: 0.115, x: 0.314, ascender: 0.103, descender: 1.06 },
};
const USUAL: LetterMetrics = { cap: 0.15, x: 0.34, ascender: 0.13, descender: 1.06 };

export function metricsOf(family: string): LetterMetrics {
  return METRICS[family] ?? USUAL;
}

/** Top and bottom of a text's ink as shares of the font size, by the letters that it has. */
export function inkOf(text: string, family: string): { top: number; bottom: number } {
  const metrics = metricsOf(family);
  const top = /[\p{Lu}\p{N}&!?]/u.test(text) || !/\p{Ll}/u.test(text) ? metrics.cap : metrics.x;
  const tall = /[bdfhklt]|[^\x20-\x7e]/.test(text) ? metrics.ascender : top;
  return { top: Math.min(top, tall), bottom: /[gjpqy]/.test(text) ? metrics.descender : BASELINE };
}
