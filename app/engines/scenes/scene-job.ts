/** What goes to the engine of scenes, and what comes back. Plain data only. */
import type { Quality } from './picture-job.ts';
import type { SceneDescription } from './scene.ts';

export interface SceneInput {
  /** The picture's file. */
  picture: Uint8Array;
  /** PNG whose alpha is what is kept of the picture; null: the picture's own transparency. */
  mask: Uint8Array | null;
  /** The product's own colors along the mask's soft edge, if they are known. */
  edge?: {
    /** A picture of the mask's shape that is clear everywhere else. */
    colours: Uint8Array;
    /** The mask before anybody painted on it: where more is kept now, the picture is as it was. Null: nobody did. */
    before: Uint8Array | null;
  };
  /** The part that shows, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  description: SceneDescription;
  /** px of the page. */
  width: number;
  height: number;
  seed: number;
  variation: number;
  quality: Quality;
  /** How long the product's longer side is, metres. */
  metres: number;
}

/** Where a layer lies, px of the picture. */
export interface LayerBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface SceneOutput {
  /** px: the page's, for previews smaller. */
  width: number;
  height: number;
  /** JPEG. */
  background: Uint8Array;
  /** PNG with alpha, cut to what shows; null: the product throws no shadow anywhere. */
  shadow: { bytes: Uint8Array; box: LayerBox } | null;
  product: { bytes: Uint8Array; box: LayerBox };
  /** All of it in one, JPEG. */
  flat: Uint8Array;
}
