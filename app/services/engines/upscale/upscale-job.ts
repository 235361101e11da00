/** The engine's job: a picture's file, enlarged up to the maximum number of pixels. */
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { upscaleFactor } from '#app/engines/pixels/most-pixels.ts';
import { readPicture, writePicture, type PictureFile } from '../pixels/picture-file.ts';
import { upscalePixels } from '#app/engines/upscale/upscale.ts';

export interface UpscaleInput {
  picture: Uint8Array;
  /** Maximum factor for width and height; a large picture grows less. */
  factor: number;
}

/** Larger results are not written losslessly: the file would exceed what can be sent. */
const LOSSLESS_PIXELS = 12_000_000;

/** Throws EngineRefusal: already at the maximum size, and what readPicture throws. */
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
