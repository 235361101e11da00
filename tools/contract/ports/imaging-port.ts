/** The port to the imaging engines: cutting out, erasing, enlarging, retaking and expanding pictures. */
import type { AssetInfo } from './assets-port.ts';
import type { Progress } from '../progress.ts';

/** What a picture shows, apart from what lies behind it. */
export interface Cutout {
  /** Alpha mask: a PNG asset of the picture's own size. */
  mask: AssetInfo;
  /**
   * The subject's own colors along the mask's soft edge, clear elsewhere, of the same size; null when nothing is soft.
   */
  colours: AssetInfo | null;
  /** Bounds of what is kept, in fractions of the picture. */
  subject: { x: number; y: number; width: number; height: number };
  /** Share of the picture that is kept, 0..1. */
  coverage: number;
}

/** What is meant in a picture, in its own pixels from its top left corner. */
export interface PictureRegion {
  /** Closed outlines. */
  outlines: readonly (readonly (readonly [number, number])[])[];
  /** Strokes of a round brush of so many px across. */
  strokes: readonly { size: number; points: readonly (readonly [number, number])[] }[];
}

/** How far a picture grows on each side, px. */
export interface PictureSides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The possible fixes of a retake, in order. */
export const RETAKE_STEPS = ['denoise', 'white-balance', 'exposure', 'straighten', 'crop'] as const;
export type RetakeStep = (typeof RETAKE_STEPS)[number];

/** A retake's finding about one thing, and whether it was fixed. */
export interface RetakeFinding {
  step: RetakeStep;
  needed: boolean;
  applied: boolean;
  /**
   * denoise: noise of 255; white-balance: warmth of the light, above 0 is warm; exposure: stops; straighten: degrees;
   * crop: share of the sides that is kept.
   */
  amount: number;
}

export interface ImagingOptions {
  signal: AbortSignal;
  progress?: Progress;
}

/**
 * Which thing in a picture is meant, in fractions of the picture: the one in a box, the one at a point, or the one at a
 * point within a box.
 */
export interface CutoutPick {
  box: { x: number; y: number; width: number; height: number } | null;
  point: { x: number; y: number } | null;
}

export interface CutOutOptions extends ImagingOptions {
  /** By default the most prominent subject. */
  pick?: CutoutPick | undefined;
}

/**
 * The imaging engines: slow, a few at a time. Refusals (too large, no subject found, engine missing) are ToolRefusal.
 */
export interface ImagingPort {
  /**
   * Finds the subject of a picture, or the thing that is meant in it. Answered from memory when the same picture was
   * cut out before.
   */
  cutOut(asset: string, options: CutOutOptions): Promise<Cutout>;
  /** The picture without what is marked, its place filled from its surroundings; of the same size. */
  erase(asset: string, region: PictureRegion, options: ImagingOptions): Promise<AssetInfo>;
  /** The picture up to `factor` times as wide and high; less where it would become larger than pictures may be. */
  upscale(asset: string, factor: number, options: ImagingOptions): Promise<AssetInfo>;
  /** The photo with what is wrong with it fixed, of `steps` only those; null: nothing had to be. */
  retake(
    asset: string,
    steps: readonly RetakeStep[],
    options: ImagingOptions,
  ): Promise<{ picture: AssetInfo | null; findings: readonly RetakeFinding[] }>;
  /** The picture on a larger canvas, what is new filled from its surroundings. */
  expand(asset: string, sides: PictureSides, options: ImagingOptions): Promise<AssetInfo>;
}
