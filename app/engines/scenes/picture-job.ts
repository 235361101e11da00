/** What the picture of a scene follows from. */
import type { Pixels } from './product-levels.ts';
import type { SceneDescription } from './scene.ts';

export type Quality = 'preview' | 'full';

/** What a picture follows from: the same job gives the same picture. */
export interface SceneJob {
  description: SceneDescription;
  /** The cutout, cut to its bounds: all of it shows. */
  cutout: Pixels;
  /**
   * It ends where its photograph ended, below: a bust, somebody down to the waist. It then extends to the page's
   * border.
   */
  isCut?: boolean;
  /** px of the page. */
  width: number;
  height: number;
  /** Of the scene: props, patterns. */
  seed: number;
  /** 0..3: the same scene in another light, framed otherwise. */
  variation: number;
  quality: Quality;
  /** How long the product's longer side is, metres: patterns and props are scaled relative to it. */
  metres: number;
}
