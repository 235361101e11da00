/** From a picture's bytes to its mask: read, find the subject, refine the edges, judge what was found. */
import { ImagingError, type RawCutout } from './cutout-job.ts';
import type { CutoutModel } from './cutout-model.ts';
import { refineMask } from './matte/refine.ts';
import { encodeMask, openPicture, type EnginePicture } from './picture.ts';

/** A mask that keeps less of the picture than this, or is nowhere sure, has found nothing. */
const LEAST_COVERAGE = 0.001;
const LEAST_SURENESS = 0.6;
/** Above this the subject is the picture. */
const MOST_COVERAGE = 0.985;
/** From here on a pixel counts as kept, of 255. */
const KEPT = 128;
/** Bounds take in the soft rim as well. */
const RIM = 24;

/** How far each part is once it is done, by what they take on two cores: the network is most of it. */
const SHARES = { read: 0.08, loaded: 0.2, found: 0.8, refined: 0.95 } as const;

export interface CutOutOptions {
  model: () => Promise<CutoutModel>;
  progress: (share: number) => void;
}

/** Throws ImagingError: unreadable, too large, nothing found, nothing behind the subject. */
export async function cutOut(bytes: Uint8Array, { model, progress }: CutOutOptions): Promise<RawCutout> {
  const picture = await openPicture(bytes);
  progress(SHARES.read);
  const alpha = isCutOut(picture) ?? (await foundBy(model, picture, progress));
  progress(SHARES.refined);
  const { subject, coverage } = judge(alpha, picture);
  const { width, height, full } = picture;
  return { mask: await encodeMask(alpha, full, { width, height }), width, height, subject, coverage };
}

async function foundBy(load: () => Promise<CutoutModel>, picture: EnginePicture, progress: (share: number) => void): Promise<Uint8Array> {
  const model = await load();
  progress(SHARES.loaded);
  const coarse = await model.run(await picture.forModel(model.width, model.height));
  progress(SHARES.found);
  if (coarse.data.reduce((most, value) => Math.max(most, value), 0) < LEAST_SURENESS) throw new ImagingError('nothingFound');
  const alpha = refineMask(coarse, picture.small, picture.full);
  if (picture.alpha) for (let at = 0; at < alpha.length; at += 1) if (picture.alpha[at] === 0) alpha[at] = 0;
  return alpha;
}

/**
 * A picture whose background is transparent already keeps all that shows: its mask is opaque there, so that soft edges are
 * not made softer. Null for pictures that are opaque, or only have holes or rounded corners.
 */
function isCutOut({ alpha, full: { width, height } }: EnginePicture): Uint8Array | null {
  if (!alpha) return null;
  let rim = 0;
  let clear = 0;
  const look = (at: number) => {
    rim += 1;
    if ((alpha[at] as number) < KEPT) clear += 1;
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(look);
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(look);
  if (clear < rim / 2) return null;
  return alpha.map((value) => (value > 0 ? 255 : 0));
}

function judge(alpha: Uint8Array, { full: { width, height } }: EnginePicture): Pick<RawCutout, 'subject' | 'coverage'> {
  let [left, top, right, bottom] = [width, height, -1, -1];
  let kept = 0;
  let sum = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = alpha[y * width + x] as number;
      sum += value;
      if (value >= KEPT) kept += 1;
      if (value < RIM) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const pixels = width * height;
  if (kept / pixels < LEAST_COVERAGE) throw new ImagingError('nothingFound');
  if (kept / pixels > MOST_COVERAGE) throw new ImagingError('nothingBehind');
  return {
    subject: { x: left / width, y: top / height, width: (right - left + 1) / width, height: (bottom - top + 1) / height },
    coverage: sum / 255 / pixels,
  };
}
