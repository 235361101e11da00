/** The engine's job: a picture's file without what is marked in it. */
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { readPicture, writePicture, type PictureFile } from '../pixels/picture-file.ts';
import { maskOfRegion } from '#app/engines/pixels/region.ts';
import { countOf } from '#app/engines/pixels/masks.ts';
import { calmFill } from '#app/engines/erase/calm.ts';
import { erasePixels } from '#app/engines/erase/erase.ts';

export interface EraseInput {
  picture: Uint8Array;
  region: PictureRegion;
  /** For what is seen out of focus: the fill takes the light and colours of its surroundings, and keeps only texture. */
  calm?: boolean;
}

/** If more of a picture is marked than this, too little is left to fill it from. */
const MOST_MARKED = 0.75;

/** Throws EngineRefusal: nothing marked, too much marked, and what readPicture throws. */
export async function eraseJob(
  { picture, region, calm = false }: EraseInput,
  progress: (share: number) => void,
): Promise<PictureFile> {
  const { pixels, mime } = await readPicture(picture);
  progress(0.05);
  const mark = maskOfRegion(region, pixels.width, pixels.height);
  const share = countOf(mark) / mark.data.length;
  if (share === 0) throw new EngineRefusal('engines.nothingMarked');
  if (share > MOST_MARKED) throw new EngineRefusal('engines.tooMuchMarked');
  const filled = erasePixels(pixels, mark, { progress: (done) => progress(0.05 + 0.85 * done) });
  if (calm) calmFill(pixels, filled);
  return writePicture(pixels, mime);
}
