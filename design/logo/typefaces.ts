/** How names are set: faces by mood, and where the ink of each face stands in its line. */
import type { TextLayer } from '../document/layers.ts';
import type { Mood } from './trades.ts';

export interface Typeface {
  moods: readonly Mood[];
  family: string;
  weight: number;
  letterCase: TextLayer['letterCase'];
  /** Thousandths of the font size. */
  tracking: number;
  /** The face of the small line below. */
  second: { family: string; weight: number };
  /** Joins its letters or stands on swashes: not for single letters, not for arcs. */
  script?: true;
}

const SANS = { family: 'DM Sans', weight: 500 };
const GEOMETRIC = { family: 'Montserrat', weight: 500 };

export const TYPEFACES: readonly Typeface[] = [
  { moods: ['bold', 'tech', 'trust'], family: 'Montserrat', weight: 800, letterCase: 'as-typed', tracking: -15, second: GEOMETRIC },
  { moods: ['tech', 'trust', 'calm'], family: 'Space Grotesk', weight: 700, letterCase: 'as-typed', tracking: -25, second: { family: 'Space Grotesk', weight: 500 } },
  { moods: ['friendly', 'tech', 'fresh', 'water'], family: 'Poppins', weight: 600, letterCase: 'as-typed', tracking: -20, second: { family: 'Poppins', weight: 400 } },
  { moods: ['warm', 'craft', 'friendly', 'fresh'], family: 'Fraunces', weight: 700, letterCase: 'as-typed', tracking: -15, second: SANS },
  { moods: ['craft', 'warm', 'calm', 'elegant'], family: 'DM Serif Display', weight: 400, letterCase: 'as-typed', tracking: 0, second: SANS },
  { moods: ['elegant', 'luxury', 'calm'], family: 'Cormorant Garamond', weight: 600, letterCase: 'upper', tracking: 120, second: GEOMETRIC },
  { moods: ['luxury', 'elegant', 'trust'], family: 'Playfair Display', weight: 600, letterCase: 'as-typed', tracking: 0, second: GEOMETRIC },
  { moods: ['luxury', 'calm', 'tech', 'elegant'], family: 'Montserrat', weight: 500, letterCase: 'upper', tracking: 220, second: { family: 'Montserrat', weight: 400 } },
  { moods: ['bold', 'craft', 'warm'], family: 'Bebas Neue', weight: 400, letterCase: 'upper', tracking: 60, second: SANS },
  { moods: ['bold', 'craft'], family: 'Oswald', weight: 600, letterCase: 'upper', tracking: 40, second: { family: 'Oswald', weight: 400 } },
  { moods: ['bold', 'friendly', 'playful'], family: 'Archivo Black', weight: 400, letterCase: 'as-typed', tracking: -20, second: SANS },
  { moods: ['playful', 'tech', 'bold'], family: 'Unbounded', weight: 700, letterCase: 'lower', tracking: -10, second: { family: 'DM Sans', weight: 500 } },
  { moods: ['playful', 'bold', 'tech'], family: 'Syne', weight: 800, letterCase: 'as-typed', tracking: -10, second: { family: 'Syne', weight: 500 } },
  { moods: ['friendly', 'playful', 'fresh', 'water'], family: 'Bricolage Grotesque', weight: 800, letterCase: 'as-typed', tracking: -25, second: { family: 'Bricolage Grotesque', weight: 500 } },
  { moods: ['trust', 'fresh', 'water', 'calm'], family: 'DM Sans', weight: 700, letterCase: 'as-typed', tracking: -25, second: SANS },
  { moods: ['playful', 'warm', 'friendly'], family: 'Pacifico', weight: 400, letterCase: 'as-typed', tracking: 0, second: SANS, script: true },
];

export interface LetterMetrics {
  /** Top of capitals, of small letters, of "d", and lowest ink of "p": shares of the font size from the top of a line of height 1. */
  cap: number;
  x: number;
  ascender: number;
  descender: number;
}

/** Where letters stand: the same in every face that is shipped. */
export const BASELINE = 0.86;

/** Measured on rendered letters, at the weights above. */
const METRICS: Readonly<Record<string, LetterMetrics>> = {
  'Montserrat': { cap: 0.16, x: 0.323, ascender: 0.117, descender: 1.055 },
  'Space Grotesk': { cap: 0.16, x: 0.365, ascender: 0.16, descender: 1.06 },
  'Poppins': { cap: 0.155, x: 0.3, ascender: 0.12, descender: 1.127 },
  'Fraunces': { cap: 0.16, x: 0.383, ascender: 0.11, descender: 1.093 },
  'DM Serif Display': { cap: 0.2, x: 0.38, ascender: 0.16, descender: 1.09 },
  'Cormorant Garamond': { cap: 0.235, x: 0.475, ascender: 0.135, descender: 1.135 },
  'Playfair Display': { cap: 0.152, x: 0.343, ascender: 0.077, descender: 1.04 },
  'Bebas Neue': { cap: 0.16, x: 0.16, ascender: 0.16, descender: 0.86 },
  'Oswald': { cap: 0.05, x: 0.282, ascender: 0.05, descender: 1.05 },
  'Archivo Black': { cap: 0.172, x: 0.333, ascender: 0.135, descender: 1.058 },
  'Unbounded': { cap: 0.11, x: 0.29, ascender: 0.09, descender: 1.025 },
  'Syne': { cap: 0.212, x: 0.362, ascender: 0.163, descender: 1.06 },
  'Bricolage Grotesque': { cap: 0.2, x: 0.335, ascender: 0.145, descender: 1.028 },
  'DM Sans': { cap: 0.16, x: 0.357, ascender: 0.14, descender: 1.08 },
  'Pacifico': { cap: 0.02, x: 0.39, ascender: -0.06, descender: 1.25 },
};
const USUAL: LetterMetrics = { cap: 0.15, x: 0.34, ascender: 0.13, descender: 1.06 };

export function metricsOf(family: string): LetterMetrics {
  return METRICS[family] ?? USUAL;
}

/** Top and bottom of a text's ink in shares of the font size, by the letters that it has. */
export function inkOf(text: string, family: string): { top: number; bottom: number } {
  const metrics = metricsOf(family);
  const top = /[\p{Lu}\p{N}&!?]/u.test(text) || !/\p{Ll}/u.test(text) ? metrics.cap : metrics.x;
  const tall = /[bdfhklt]|[^\x20-\x7e]/.test(text) ? metrics.ascender : top;
  return { top: Math.min(top, tall), bottom: /[gjpqy]/.test(text) ? metrics.descender : BASELINE };
}
