/** The port that makes pictures from words. */
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageType } from '../image-types.ts';
import type { AssetInfo } from './assets-port.ts';
import type { PictureRegion } from './imaging-port.ts';
import type { Progress } from '../progress.ts';

/** The content and look of a generated image. */
export interface ImageRequest {
  type: ImageType;
  words: string;
  /** One of the type's; null: each variation takes one that suits. */
  style: string | null;
  /** `#rrggbb`, most important first; empty: chosen by the words. */
  colors: readonly string[];
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** Which pictures of this request to make, from 1: each number is another picture, always the same one. */
  variations: readonly number[];
  /** Assets of pictures to go by; with a mask, the first is the one to change. Only hosted models take them. */
  references: readonly string[];
  /** What of the first reference is repainted, in its own pixels. */
  mask: PictureRegion | null;
}

export interface GeneratedImage {
  variation: number;
  /** The whole picture; transparent where the type is uncovered. */
  picture: AssetInfo;
  /** The same as one page of layers; null: a picture and nothing else. */
  design: DesignDocument | null;
  /** The style that it was made in; null: none of the built-in ones. */
  style: string | null;
  /** In words, for people who can't see it. */
  label: string;
}

export interface GeneratedImages {
  images: readonly GeneratedImage[];
  /** Phrases of the words that had a meaning, and words that had none; a hosted model reports neither. */
  understood: readonly string[];
  unknown: readonly string[];
  /** What people should know of these pictures, in words. */
  notes: readonly string[];
}

/**
 * Makes pictures from words: slow. The built-in engine makes the same pictures of the same request. Refusals are
 * ToolRefusal.
 */
export interface ImagesPort {
  /** Whether pictures of this type are painted by a hosted model: photographs, references and masks need one. */
  isHosted(type: ImageType): boolean;
  /** `made` hears of each picture when it is there, and is waited for. */
  generate(
    request: ImageRequest,
    options: { signal: AbortSignal; progress?: Progress; made?: (image: GeneratedImage) => Promise<void> },
  ): Promise<GeneratedImages>;
}
