/** The port that renders products in scenes. */
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

/** A product in a scene, as layers that give the picture when they lie over each other: background, shadow, product. */
export interface RenderedScene {
  /** Fills the page. */
  background: AssetInfo;
  /** Shadow and reflection with alpha, cut to what shows; null for previews and where there is none. */
  shadow: SceneLayer | null;
  /** The cutout with the scene's light on it. */
  product: SceneLayer;
  /** All of it in one picture. */
  flat: AssetInfo;
  perspective: 'side' | 'top';
  /** In words for models: the surface, the background, the light. */
  surface: string;
  backgroundKind: string;
  light: string;
  /** Phrases of the words that had a meaning, and words that had none. */
  understood: readonly string[];
  unknown: readonly string[];
}

export interface SceneRequest {
  /** Asset of the product photo. */
  picture: string;
  /** What is kept of it, as a layer has it; an asset of null: all that is opaque. */
  mask: { asset: string | null; colours?: string; strokes: readonly MaskStroke[] };
  /** The part that shows, in fractions of the picture. */
  crop: { x: number; y: number; width: number; height: number };
  /** A ready scene's id, or words; one of them. */
  scene: string | null;
  words: string | null;
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** 1..4 */
  variation: number;
  /** How long the product's longer side really is, metres. */
  length: number;
  /** preview: small, in about two seconds. */
  quality: 'preview' | 'full';
}

/** Renders product scenes: slow. The same request gives the same pictures. Refusals are ToolRefusal. */
export interface ScenesPort {
  render(request: SceneRequest, options: { signal: AbortSignal; progress?: Progress }): Promise<RenderedScene>;
}
