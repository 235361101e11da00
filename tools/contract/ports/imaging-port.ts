/** The port to the imaging engines: cutting out, erasing, enlarging, retaking and expanding pictures. */
import type { AssetInfo } from './assets-port.ts';
import type { Progress } from '../progress.ts';

/** The cutout of a picture's subject. */
export interface Cutout {
  /** Alpha mask: a PNG asset of the picture's own size. */
  mask: AssetInfo;
  /**
   * The subject's own colors along the mask's soft edge, transparent elsewhere, of the same size; null if no edge is
   * soft.
   */
  colours: AssetInfo | null;
  /** Bounds of the kept part, in fractions of the picture. */
  subject: { x: number; y: number; width: number; height: number };
  /** Share of the picture that is kept, 0..1. */
  coverage: number;
  /** From where it was photographed, as far as its outline shows; absent: cut out before that was looked at. */
  seenFrom?: 'side' | 'above';
  /**
   * Where other things are that might have been meant, in fractions of the picture: `pick` one by its box. Absent or
   * empty: there are none.
   */
  others?: readonly Cutout['subject'][];
}

/** A marked region of a picture, in its own pixels from its top left corner. */
export interface PictureRegion {
  /** Closed outlines. */
  outlines: readonly (readonly (readonly [number, number])[])[];
  /** Strokes of a round brush, `size` px in diameter. */
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

/** Selects an object in a picture, in fractions of the picture: by a box, by a point, or by a point within a box. */
export interface CutoutPick {
  box: { x: number; y: number; width: number; height: number } | null;
  point: { x: number; y: number } | null;
}

export interface CutOutOptions extends ImagingOptions {
  /** By default the most prominent subject. */
  pick?: CutoutPick | undefined;
  /** Somebody says that it is glass: less evidence suffices to see through it. */
  glass?: boolean | undefined;
}

/**
 * The imaging engines: slow, a few at a time. Refusals (too large, no subject found, engine missing) are ToolRefusal.
 */
export interface ImagingPort {
  /** Finds the subject of a picture, or the selected object. Cached when the same picture was cut out before. */
  cutOut(asset: string, options: CutOutOptions): Promise<Cutout>;
  /** The picture without the marked region, filled from its surroundings; of the same size. */
  erase(asset: string, region: PictureRegion, options: ImagingOptions): Promise<AssetInfo>;
  /**
   * The picture without its subject, completed behind it, for films in which both move apart; it may be smaller. Costs
   * nothing, and asks no service.
   */
  behind(asset: string, cutout: Pick<Cutout, 'mask'>, options: ImagingOptions): Promise<AssetInfo>;
  /** The picture up to `factor` times as wide and high; less if it would exceed the size limit of pictures. */
  upscale(asset: string, factor: number, options: ImagingOptions): Promise<AssetInfo>;
  /** The photo with its faults fixed, limited to `steps` if given; null if nothing needed fixing. */
  retake(
    asset: string,
    steps: readonly RetakeStep[],
    options: ImagingOptions,
  ): Promise<{ picture: AssetInfo | null; findings: readonly RetakeFinding[] }>;
  /** The picture on a larger canvas, the new area filled from its surroundings. */
  expand(asset: string, sides: PictureSides, options: ImagingOptions): Promise<AssetInfo>;
}
