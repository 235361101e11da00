/**
 * What makes the pictures behind the port: the built-in engine, or a hosted model in its place. Files in, files out.
 */
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageRequest } from '#tools/contract/ports/images-port.ts';
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';
import type { Progress } from '#tools/contract/progress.ts';
import type { ImageType } from '#tools/contract/image-types.ts';

/** A request with its reference pictures as files. */
export interface MakerRequest extends Omit<ImageRequest, 'references' | 'mask'> {
  references: readonly Uint8Array[];
  mask: PictureRegion | null;
}

export interface MadeImage {
  variation: number;
  bytes: Uint8Array;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  style: string | null;
  label: string;
  /** Null: there is only the picture. Assets that it names are in `assets`, under the names that it gives them. */
  design: DesignDocument | null;
  /** Pictures shown by the design's layers: a placeholder of 64 hex digits, replaced by the asset's id. */
  parts: readonly { standIn: string; bytes: Uint8Array; mime: 'image/jpeg' | 'image/png' }[];
}

export interface MakerOptions {
  signal: AbortSignal;
  progress: Progress;
  /** Called for each picture when it is done. */
  made(image: MadeImage): Promise<void>;
}

export interface ImageMaker {
  /** Name and version. */
  name: string;
  types: readonly ImageType[];
  hosted: boolean;
  /** Throws ToolRefusal, or the signal's reason. */
  make(request: MakerRequest, options: MakerOptions): Promise<void>;
}
