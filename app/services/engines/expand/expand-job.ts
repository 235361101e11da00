/** The engine's job: a picture's file on a larger canvas. */
import sharp from 'sharp';
import type { PictureSides } from '#tools/contract/ports/imaging-port.ts';
import { EngineRefusal } from '#app/engines/engine-refusal.ts';
import { grownMask } from '#app/engines/pixels/masks.ts';
import { MOST_PIXELS } from '#app/engines/pixels/most-pixels.ts';
import { readPicture, writePicture, type PictureFile } from '../pixels/picture-file.ts';
import type { Mask } from '#app/engines/pixels/pixels.ts';
import { expandPixels } from '#app/engines/expand/expand.ts';

export interface ExpandInput {
  picture: Uint8Array;
  sides: PictureSides;
  /** A mask whose alpha shows the subject; null: unknown. */
  subject: Uint8Array | null;
}

/** The new parts may be this many times as large as the picture: beyond that nothing follows from it any more. */
const MOST_GROWTH = 3;
/** The subject with its rim and adjacent shadow, as a share of the picture's longer side. */
const RIM = 0.012;

async function subjectMask(file: Uint8Array, width: number, height: number): Promise<Mask> {
  const alpha = await sharp(file)
    .ensureAlpha()
    .extractChannel('alpha')
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const mask = { width, height, data: Uint8Array.from(alpha, (value) => (value > 40 ? 1 : 0)) };
  return grownMask(mask, Math.max(2, Math.round(RIM * Math.max(width, height))));
}

/** Throws EngineRefusal: no extension, too much of it, and what readPicture throws. */
export async function expandJob(
  { picture, sides, subject }: ExpandInput,
  progress: (share: number) => void,
): Promise<PictureFile> {
  const { pixels, mime } = await readPicture(picture);
  const { width, height } = pixels;
  const [toWidth, toHeight] = [width + sides.left + sides.right, height + sides.top + sides.bottom];
  if (toWidth * toHeight <= width * height) throw new EngineRefusal('engines.noGrowth');
  if (toWidth * toHeight > MOST_PIXELS)
    throw new EngineRefusal('engines.tooLarge', {
      pixels: Math.round((toWidth * toHeight) / 1e6),
      limit: MOST_PIXELS / 1e6,
    });
  if (toWidth * toHeight > (1 + MOST_GROWTH) * width * height)
    throw new EngineRefusal('engines.tooMuchGrowth', { times: 1 + MOST_GROWTH });
  const mask = subject && (await subjectMask(subject, width, height));
  progress(0.05);
  return writePicture(
    expandPixels(pixels, sides, { subject: mask, progress: (share) => progress(0.05 + 0.85 * share) }),
    mime,
  );
}
