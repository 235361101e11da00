/** The facts that film presets work from: photos and words go in, an animated document comes out. */
import type { Point, Box } from '../document/geometry.ts';
import type { DesignDocument } from '../document/document.ts';
import type { ImageLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import type { LightPlaces } from './light-places.ts';

/** Allowed lengths and shapes of films. */
export const FILM_LIMITS = {
  minSeconds: 3,
  maxSeconds: 15,
  photos: 8,
  headline: 80,
  price: 24,
  details: 120,
  motion: 500,
} as const;
export const FILM_RATIOS = ['1:1', '4:5', '9:16', '16:9'] as const;
export type FilmRatio = (typeof FILM_RATIOS)[number];

/** Page sizes of films: 1080 px along the shorter side. */
export const FILM_SIZES: Readonly<Record<FilmRatio, { width: number; height: number }>> = {
  '1:1': { width: 1080, height: 1080 },
  '4:5': { width: 1080, height: 1350 },
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
};

export const PRESETS = [
  'zoom-in',
  'zoom-out',
  'pan',
  'rise-up',
  'parallax',
  'depth',
  'light-sweep',
  'float',
  'turntable',
  'orbit-light',
  'drop-in',
  'product-story',
  'heartbeat',
  'spotlight',
  'big-type',
  'price-pop',
  'text-reveal',
  'typewriter',
  'sale-burst',
  'slideshow',
  'beat-cuts',
  'carousel',
  'prints',
  'grid-pop',
  'before-after',
] as const;
export type PresetName = (typeof PRESETS)[number];

/** Requirements of a preset. */
export interface PresetFacts {
  /** Number of photos it shows: at least, at most. */
  photos: readonly [least: number, most: number];
  /** Whether it shows the subject without its background. */
  cutout: boolean;
  /** Whether it shows what is behind the subject, completed there. */
  behind?: boolean;
  /** Words it shows; at least one of those in `needs` is required. */
  shows: readonly (keyof FilmWords)[];
  needs: readonly (keyof FilmWords)[];
  /** Its last frame leads into its first, for films that play in a loop. */
  seamless?: true;
}

export interface FilmPhoto {
  asset: string;
  /** px */
  width: number;
  height: number;
  name: string;
  /** The focal point, in fractions of the photo. */
  focus: Point | null;
  /**
   * The subject, for presets that need it: its mask, its box in fractions of the photo, and, if that was completed, the
   * photo without it.
   */
  cutout: { mask: NonNullable<ImageLayer['mask']>; subject: Box; behind?: string } | null;
  /** Areas where dark words are readable on it; absent: not analyzed, so words get a shade. */
  light?: LightPlaces;
}

export interface FilmWords {
  headline: string;
  price: string;
  /** The former price; shown struck through. */
  before: string;
  details: string;
}

export interface FilmRequest {
  photos: readonly FilmPhoto[];
  words: FilmWords;
  /** px */
  width: number;
  height: number;
  /** Of the whole film, ms. */
  duration: number;
  /** `#rrggbb`: backgrounds and badges are derived from it. */
  accent: string;
  font: string;
  /** Beats of the music, ms from the beginning; empty: two a second. */
  beats: readonly number[];
  measure: MeasureText;
  newId: () => string;
}

export type Preset = PresetFacts & { make(request: FilmRequest): DesignDocument };
