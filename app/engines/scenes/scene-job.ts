/** Input and output of the engine of scenes. Plain data only. */
import type { Box } from '#design/document/geometry.ts';
import type { Quality } from './picture-job.ts';
import type { View } from './view.ts';
import type { SceneDescription } from './scene.ts';

export interface SceneInput {
  /** The picture's file. */
  picture: Uint8Array;
  /** PNG whose alpha is the part of the picture to keep; null: the picture's own transparency. */
  mask: Uint8Array | null;
  /** The product's own colors along the mask's soft edge, if they are known. */
  edge?: {
    /** A picture of the mask's shape that is transparent everywhere else. */
    colours: Uint8Array;
    /** The mask before manual painting: areas added since show the original picture. Null: not painted. */
    before: Uint8Array | null;
  };
  /** The visible part, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  description: SceneDescription;
  /** Takes its place where the product was photographed from above. */
  flat?: SceneDescription;
  /** px of the page. */
  width: number;
  height: number;
  seed: number;
  variation: number;
  /** The room left for the product, shares of the page; absent: the scene frames it. */
  within?: Box;
  quality: Quality;
  /** Length of the product's longer side, metres. */
  metres: number;
}

/** A layer's position, px of the picture. */
export interface LayerBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface SceneOutput {
  /** px: the page's, for smaller previews. */
  width: number;
  height: number;
  /** JPEG. */
  background: Uint8Array;
  /** PNG with alpha, cropped to its visible part; null: the product casts no shadow. */
  shadow: { bytes: Uint8Array; box: LayerBox } | null;
  product: { bytes: Uint8Array; box: LayerBox };
  /** The one of the two descriptions that it shows. */
  description: SceneDescription;
  /** From where the product was photographed, as far as its cutout shows. */
  seenFrom: View;
  /** All of it in one, JPEG. */
  flat: Uint8Array;
}
