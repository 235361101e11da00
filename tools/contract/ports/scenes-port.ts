/** The port that renders products in scenes. */
import type { Box } from '#design/document/geometry.ts';
import type { MaskStroke } from '#design/document/layers.ts';
import type { AssetInfo } from './assets-port.ts';
import type { Progress } from '../progress.ts';

/** One layer of a rendered scene, and where it lies on the page, px. */
export interface SceneLayer {
  asset: AssetInfo;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A product in a scene, as layers that make up the picture in this order: background, shadow, product. */
export interface RenderedScene {
  /** Fills the page. */
  background: AssetInfo;
  /** Shadow and reflection with alpha, cropped to what is visible; null for previews and if there is none. */
  shadow: SceneLayer | null;
  /** The cutout, lit by the scene. */
  product: SceneLayer;
  /** All layers in one picture. */
  flat: AssetInfo;
  perspective: 'side' | 'top';
  /** From where the product was photographed, as far as its cutout shows. */
  seenFrom: 'side' | 'above';
  /** Describes the surface, the background and the light, for models. */
  surface: string;
  backgroundKind: string;
  light: string;
  /** Phrases that the renderer understood, and words that it did not. */
  understood: readonly string[];
  unknown: readonly string[];
}

export interface SceneRequest {
  /** Asset of the product photo. */
  picture: string;
  /** The kept part, in the form of a layer's mask; an asset of null keeps everything opaque. */
  mask: { asset: string | null; colours?: string; strokes: readonly MaskStroke[] };
  /** The visible part, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  /** A ready scene's id, or words; exactly one of them. */
  scene: string | null;
  words: string | null;
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** 1..4 */
  variation: number;
  /** The room that the page leaves for the product, shares of the page; absent: the scene frames it. */
  within?: Box;
  /** Real length of the product's longer side, metres. */
  length: number;
  /** preview: small, in about two seconds. */
  quality: 'preview' | 'full';
}

/** Renders product scenes: slow. The same request gives the same pictures. Refusals are ToolRefusal. */
export interface ScenesPort {
  render(request: SceneRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<RenderedScene>;
}
