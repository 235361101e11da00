/** Describes a visual scene, and how far the two sides may differ. */
import type { DesignDocument } from '#design/document/document.ts';
import type { SceneBuilder } from './scene-builder.ts';
import type { SceneAsset } from './scene-pictures.ts';

export interface Tolerance {
  /** Largest difference of a channel that still counts as equal, of 255. */
  channel: number;
  /** Share of pixels that may differ by more than that. */
  share: number;
  reason: string;
}

export interface Scene {
  name: string;
  document: DesignDocument;
  assets: SceneAsset[];
  tolerance: Tolerance;
  /** Size of the result as a multiple of the page; 1 by default. */
  scale?: number;
}

/** Adds a scene; EQUAL by default. */
export type AddScene = (
  name: string,
  builder: SceneBuilder,
  assets?: SceneAsset[],
  tolerance?: Tolerance,
  scale?: number,
) => void;

/** Most scenes: nothing but rounding. */
export const EQUAL: Tolerance = {
  channel: 2,
  share: 0,
  reason: 'the same drawing by the same engine; blended values may be rounded in another order',
};

/**
 * Scenes with scaled bitmaps. Equal to the last pixel in the Chromium used to write this; other builds have other
 * versions of Skia.
 */
export const SCALED: Tolerance = {
  channel: 6,
  share: 0.0005,
  reason: 'other builds of Chromium may sample scaled bitmaps at slightly different places along hard edges',
};
