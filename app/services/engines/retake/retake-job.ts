/** The engine's job: a photo's file, fixed. */
import type { RetakeFinding, RetakeStep } from '#tools/contract/ports/imaging-port.ts';
import { readPicture, writePicture, type PictureFile } from '../pixels/picture-file.ts';
import { retakePixels } from '#app/engines/retake/retake.ts';
import type { Share } from '#app/engines/retake/subject-crop.ts';

export interface RetakeInput {
  picture: Uint8Array;
  steps: readonly RetakeStep[];
  subject: Share | null;
}

export interface RetakeOutput {
  /** null: nothing had to be done. */
  file: PictureFile | null;
  findings: readonly RetakeFinding[];
}

/** Throws EngineRefusal as readPicture does. */
export async function retakeJob(
  { picture, steps, subject }: RetakeInput,
  progress: (share: number) => void,
): Promise<RetakeOutput> {
  const { pixels, mime } = await readPicture(picture);
  progress(0.05);
  const { picture: mended, findings } = retakePixels(pixels, {
    steps,
    subject,
    progress: (share) => progress(0.05 + 0.85 * share),
  });
  return { file: findings.some(({ applied }) => applied) ? await writePicture(mended, mime) : null, findings };
}
