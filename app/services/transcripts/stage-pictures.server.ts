/** The pictures that transcripts start with, prepared once per stage: most of them are used in many transcripts. */
import { createHash } from 'node:crypto';
import { normalisePicture, type NormalisedPicture } from '#app/services/inspection/pictures/normalise.ts';

export interface StagePictures {
  /** As after an upload: upright, sRGB, without metadata. Throws AssetError for what is no picture. */
  normalised(bytes: Uint8Array): Promise<NormalisedPicture>;
}

export function createStagePictures(): StagePictures {
  const known = new Map<string, Promise<NormalisedPicture>>();
  return {
    normalised(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const before = known.get(hash);
      if (before) return before;
      const made = normalisePicture(bytes);
      known.set(hash, made);
      made.catch(() => known.delete(hash));
      return made;
    },
  };
}
