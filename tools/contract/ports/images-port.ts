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
  /** One of the type's styles; null: each variation takes a suitable one. */
  style: string | null;
  /** `#rrggbb`, most important first; empty: the words decide. */
  colors: readonly string[];
  /** px, 100–4000. */
  width: number;
  height: number;
  seed: number;
  /** Numbers of the pictures to make, from 1: each number always gives the same picture of this request. */
  variations: readonly number[];
  /** Assets of reference pictures; with a mask, the first is the one to change. Only hosted models take them. */
  references: readonly string[];
  /** The part of the first reference to repaint, in its own pixels. */
  mask: PictureRegion | null;
}

export interface GeneratedImage {
  variation: number;
  /** The whole picture; transparent where the type is uncovered. */
  picture: AssetInfo;
  /** The same as one page of layers; null if it is only a picture. */
  design: DesignDocument | null;
  /** The style that it was made in; null if it is none of the built-in ones. */
  style: string | null;
  /** Describes it in words, for people who can't see it. */
  label: string;
}

/** What the engine would make of a request's words, known before it makes anything. */
export interface ImageUnderstanding {
  /** What the picture shows, in words; empty: a backdrop, or the words themselves. */
  shows: readonly string[];
  /** What is asked for first of all and can't be shown: nothing is made of such a request. Null: it can be made. */
  missing: string | null;
  /** What else can't be shown, as it was said. */
  leftOut: readonly string[];
  /** Things that come near what is missing, best first. */
  near: readonly string[];
  /** The style because of which it can't be shown: a backdrop; null: for another reason. */
  inStyle: string | null;
}

export interface GeneratedImages {
  images: readonly GeneratedImage[];
  /** What was asked for and is not shown, as it was said; a hosted model reports nothing. */
  leftOut: readonly string[];
  /** Notes about these pictures for people, in words. */
  notes: readonly string[];
}

/**
 * Makes pictures from words: slow. The built-in engine makes the same pictures for the same request, and refuses one of
 * which it can't show the main thing. Refusals are ToolRefusal.
 */
export interface ImagesPort {
  /** Whether a hosted model paints pictures of this type: photographs, references and masks need one. */
  isHosted(type: ImageType): boolean;
  /** What is made of the words; null: a hosted model paints whatever is asked for. */
  understand(request: Pick<ImageRequest, 'type' | 'words' | 'style' | 'references'>): ImageUnderstanding | null;
  /** `made` is called with each picture when it is ready, and is awaited. */
  generate(
    request: ImageRequest,
    options: { signal: AbortSignal; progress?: Progress; made?: (image: GeneratedImage) => Promise<void> },
  ): Promise<GeneratedImages>;
}
