/** The engine's job: a picture's file, enlarged up to the most pixels that a picture may have. */
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { upscaleFactor } from '#app/engines/pixels/most-pixels.ts';
import { readPicture, writePicture, type PictureFile } from '../pixels/picture-file.ts';
import { upscalePixels } from '#app/engines/upscale/upscale.ts';

export interface UpscaleInput {
  picture: Uint8Array;
  /** How many times as wide and high, at most; a large picture grows less. */
  factor: number;
}

/** Larger results are no longer written without loss: the file would be larger than anything can be sent. */
const LOSSLESS_PIXELS = 12_000_000;

/** Throws EngineRefusal: as large as a picture may be, and what readPicture throws. */
export async function upscaleJob(
  { picture, factor: wanted }: UpscaleInput,
  progress: (share: number) => void,
): Promise<PictureFile> {
  const { pixels, mime } = await readPicture(picture);
  const factor = upscaleFactor(pixels, wanted);
  if (factor === null) throw new EngineRefusal('engines.largeAlready', { width: pixels.width, height: pixels.height });
  progress(0.04);
  const large = upscalePixels(pixels, factor, { progress: (share) => progress(0.04 + 0.86 * share) });
  const heavy = mime === 'image/png' && large.channels === 3 && large.width * large.height > LOSSLESS_PIXELS;
  return writePicture(large, heavy ? 'image/jpeg' : mime);
}
