/** Everything that determines the picture of a scene. */
import type { Box } from '#design/document/geometry.ts';
import type { Pixels } from './product-levels.ts';
import type { SceneDescription } from './scene.ts';

export type Quality = 'preview' | 'full';

/** The same job gives the same picture. */
export interface SceneJob {
  description: SceneDescription;
  /** The cutout, cropped to its bounds. */
  cutout: Pixels;
  /**
   * The photograph cut it off at the bottom: a bust, somebody down to the waist. It then extends to the page's border.
   */
  isCut?: boolean;
  /** px of the page. */
  width: number;
  height: number;
  /** Of the scene: props, patterns. */
  seed: number;
  /** 0..3: the same scene in another light and framing. */
  variation: number;
  quality: Quality;
  /** The room left for the product, shares of the page; absent: the scene frames it. */
  within?: Box;
  /** Length of the product's longer side, metres: patterns and props are scaled relative to it. */
  metres: number;
}
