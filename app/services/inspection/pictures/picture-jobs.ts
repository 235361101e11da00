/** The jobs on uploaded pictures. They run in the processes that inspect files. */
import { AssetError, type AssetErrorCode } from '#app/contracts/asset-error.ts';
import { focalPointOf, type FocalPoint } from './focal-point.ts';
import { normalisePicture, shrinkPicture, thumbnailOf, type NormalisedPicture } from './normalise.ts';
import type { RefusedKind } from '#app/contracts/sniff.ts';

export interface PictureInput {
  bytes: Uint8Array;
}

export interface ShrinkInput {
  bytes: Uint8Array;
  /** Longer side, px. */
  size: number;
}

export interface ThumbnailInput {
  bytes: Uint8Array;
  /** Longer side at most, px. */
  side: number;
}

/** A picture as it is stored. */
export type TakenPicture = NormalisedPicture & { focus: FocalPoint | null };

/** `bytes` null: the file is stored as it came, and needs no copy. */
export type PictureAnswer =
  | { refused: AssetErrorCode; kind: RefusedKind | null }
  | (Omit<TakenPicture, 'bytes'> & { bytes: Uint8Array | null });

export async function inspectPicture({ bytes }: PictureInput): Promise<PictureAnswer> {
  try {
    const picture = await normalisePicture(bytes);
    const focus = await focalPointOf(picture.bytes, picture.transparent);
    return { ...picture, bytes: picture.bytes === bytes ? null : picture.bytes, focus };
  } catch (error) {
    if (error instanceof AssetError) return { refused: error.code, kind: error.kind };
    throw error;
  }
}

export const shrink = ({ bytes, size }: ShrinkInput): Promise<Uint8Array | null> => shrinkPicture(bytes, size);

export const thumbnail = ({ bytes, side }: ThumbnailInput): Promise<Uint8Array | null> => thumbnailOf(bytes, side);
