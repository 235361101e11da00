/** From a picture's bytes to its mask: reads it, finds the subject, refines the edges, judges the result. */
import type { CutoutPick } from '#tools/contract/ports/imaging-port.ts';
import { ImagingError, type CutOutInput, type ModelSource, type RawCutout } from './cutout-job.ts';
import { isCutOut, judge } from './cutout-judgement.ts';
import { loadModel, type CutoutModel } from './cutout-model.ts';
import { decide } from '#app/engines/matte/decision.ts';
import { dropIslands } from '#app/engines/matte/islands.ts';
import { meantIn, type Share } from '#app/engines/matte/meant.ts';
import { boxExtreme, createPlane, type Plane } from '#app/engines/pixels/plane.ts';
import { planesOf, refineMask, wholeSubject } from '#app/engines/matte/refine.ts';
import { rimColors } from '#app/engines/matte/rim.ts';
import { pickedBy } from './picked.ts';
import { seenFrom } from './seen-from.ts';
import {
  encodeColors,
  encodeMask,
  maskAt,
  openPicture,
  type EnginePicture,
  type Region,
  type View,
} from './picture.ts';

/** The progress after each part, by its duration on two cores: the network takes most of it. */
const SHARES = { read: 0.08, loaded: 0.2, seen: 0.6, refined: 0.95 } as const;

/**
 * A picture gets a second pass if it has this many times the pixels across that the model saw: below, there is hardly
 * more detail.
 */
const CLOSER_FROM = 2;
/** A subject gets a second pass if it and its margin take no more than this share of the picture's sides. */
const CLOSER_BELOW = 0.72;
/** Margin around it, as a share of its longer side. */
const CLOSER_ROOM = 0.12;
/** A region with a shorter side has no detail, px. */
const LEAST_REGION = 64;
/** Both passes must agree by this much (intersection over union). */
const LEAST_AGREEMENT = 0.85;
/** How far from the first pass's edges the second may put its own, px of the model's mask. */
const CLOSER_REACH = 7;
/** From here on a pixel of the model's mask is part of what is in the region. */
const SEEN = 0.15;

export interface CutOutOptions {
  model: () => Promise<CutoutModel>;
  progress: (share: number) => void;
  pick?: CutoutPick | undefined;
  /** Somebody says that it is glass. */
  glass?: boolean | undefined;
}

let loaded: { key: string; model: Promise<CutoutModel> } | null = null;

/** The model of the last picture stays loaded for the next one. */
function modelFor(source: ModelSource): Promise<CutoutModel> {
  const key = JSON.stringify(source);
  if (loaded?.key === key) return loaded.model;
  const model = loadModel(source);
  loaded = { key, model };
  // A failed load is retried: the file may have been fixed meanwhile.
  model.catch(() => {
    if (loaded?.model === model) loaded = null;
  });
  return model;
}

/** The engine's job. */
export function cutOutJob(
  { picture, model, pick, glass, mask }: CutOutInput,
  progress: (share: number) => void,
): Promise<RawCutout> {
  return mask ? withColors(picture, mask) : cutOut(picture, { model: () => modelFor(model), progress, pick, glass });
}

/** Throws ImagingError: unreadable, too large, nothing found, nothing behind the subject. */
export async function cutOut(bytes: Uint8Array, options: CutOutOptions): Promise<RawCutout> {
  const { progress } = options;
  const picture = await openPicture(bytes);
  progress(SHARES.read);
  const cutAlready = isCutOut(picture);
  const { alpha, others } = cutAlready ? { alpha: cutAlready, others: [] } : await foundBy(picture, options);
  const colours = cutAlready ? null : rimColors(picture.full, alpha);
  progress(SHARES.refined);
  const { subject, coverage } = judge(alpha, picture);
  const { width, height, full } = picture;
  const [mask, edge] = await Promise.all([
    encodeMask(alpha, full, { width, height }),
    colours && encodeColors(colours, full, { width, height }),
  ]);
  const view = seenFrom(picture, alpha, subject);
  return { mask, colours: edge, width, height, subject, coverage, seenFrom: view, others };
}

/** A mask from elsewhere with the subject's own colors. */
async function withColors(bytes: Uint8Array, mask: Uint8Array): Promise<RawCutout> {
  const picture = await openPicture(bytes);
  const { width, height, full } = picture;
  const alpha = await maskAt(mask, full);
  const colours = isCutOut(picture) ? null : rimColors(full, alpha);
  const { subject, coverage } = judge(alpha, picture);
  return {
    mask,
    colours: colours && (await encodeColors(colours, full, { width, height })),
    width,
    height,
    subject,
    coverage,
    seenFrom: seenFrom(picture, alpha, subject),
  };
}

/** Alpha, a byte per pixel, and what else might have been meant, in fractions of the picture. */
interface Found {
  alpha: Uint8Array;
  others: readonly Share[];
}

async function foundBy(
  picture: EnginePicture,
  { model: load, progress, pick, glass = false }: CutOutOptions,
): Promise<Found> {
  const model = await load();
  progress(SHARES.loaded);
  const found = pick
    ? {
        alpha: await pickedBy(model, picture, { ...pick, glass }, (share) =>
          progress(SHARES.loaded + (SHARES.seen - SHARES.loaded) * share),
        ),
        others: [],
      }
    : await mostOutstanding(model, picture, glass, progress);
  const { alpha } = found;
  if (picture.alpha) for (let at = 0; at < alpha.length; at += 1) if (picture.alpha[at] === 0) alpha[at] = 0;
  return found;
}

async function mostOutstanding(
  model: CutoutModel,
  picture: EnginePicture,
  glass: boolean,
  progress: (share: number) => void,
): Promise<Found> {
  const whole = await picture.look();
  const found = await model.run(await whole.forModel(model.width, model.height));
  progress(SHARES.seen);
  dropIslands(found);
  const meant = await inTheMiddle(model, picture, found, whole, glass);
  if (meant) return meant;
  const coarse = decide(found);
  if (!coarse) throw new ImagingError('nothingFound');
  const closer = isLarge(picture, model)
    ? await lookedCloser(model, picture, coarse, whole, { grow: true, glass })
    : null;
  return { alpha: closer ?? refineMask(coarse, whole.small, whole.full, { grow: true, glass }), others: [] };
}

/**
 * The thing in the middle, where others were seen that are not meant. Null: everything belongs together, or what is in
 * the middle touches one of the others and the network, looking at it alone, sees something else.
 */
async function inTheMiddle(
  model: CutoutModel,
  picture: EnginePicture,
  found: Plane,
  whole: View,
  glass: boolean,
): Promise<Found | null> {
  const meant = meantIn(found, planesOf(whole.small));
  const coarse =
    meant && decide({ ...found, data: found.data.map((value, at) => value * (meant.kept.data[at] as number)) });
  if (!meant || !coarse) return null;
  // Nothing is added: it could be one of the others.
  const how = { grow: false, glass };
  const closer =
    meant.touches || isLarge(picture, model) ? await lookedCloser(model, picture, coarse, whole, how) : null;
  if (meant.touches && !closer) return null;
  return { alpha: closer ?? refineMask(coarse, whole.small, whole.full, how), others: meant.others };
}

/** Whether the picture has more detail than the network saw. */
const isLarge = ({ full: { width, height } }: EnginePicture, model: CutoutModel): boolean =>
  Math.max(width, height) >= CLOSER_FROM * Math.max(model.width, model.height);

/**
 * A small subject gets a second pass, alone: the network then sees more of its edges. Null if it is large enough, or if
 * the second pass sees something else than the first: without its surroundings a part may seem the whole.
 */
async function lookedCloser(
  model: CutoutModel,
  picture: EnginePicture,
  coarse: Plane,
  { small }: View,
  how: { grow: boolean; glass: boolean },
): Promise<Uint8Array | null> {
  const { width, height } = picture.full;
  // What the network left out belongs to the subject, and into the region.
  const whole = how.grow ? wholeSubject(coarse, small, how.glass) : coarse;
  const region = regionOf(whole, width, height);
  if (!region) return null;
  const view = await picture.look(region);
  const closer = await model.run(await view.forModel(model.width, model.height));
  dropIslands(closer);
  const seen = seenIn(coarse, region, closer, width, height);
  if (agreement(seen, closer) < LEAST_AGREEMENT) return null;
  const part = refineMask(
    kept(closer, whole === coarse ? seen : seenIn(whole, region, closer, width, height)),
    view.small,
    view.full,
    how,
  );
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < region.height; y += 1)
    alpha.set(part.subarray(y * region.width, (y + 1) * region.width), (region.top + y) * width + region.left);
  return alpha;
}

/** The region of a small subject, with a margin around it, px; null if it is not small. */
function regionOf(mask: Plane, width: number, height: number): Region | null {
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1];
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      if ((mask.data[y * mask.width + x] as number) < SEEN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < left) return null;
  const [scaleX, scaleY] = [width / mask.width, height / mask.height];
  const room = CLOSER_ROOM * Math.max((right - left + 1) * scaleX, (bottom - top + 1) * scaleY);
  const [fromX, fromY] = [Math.max(0, Math.floor(left * scaleX - room)), Math.max(0, Math.floor(top * scaleY - room))];
  const [toX, toY] = [
    Math.min(width, Math.ceil((right + 1) * scaleX + room)),
    Math.min(height, Math.ceil((bottom + 1) * scaleY + room)),
  ];
  const region = { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY };
  return Math.max(region.width / width, region.height / height) <= CLOSER_BELOW &&
    Math.min(region.width, region.height) >= LEAST_REGION
    ? region
    : null;
}

/** The first pass's mask in the region, at the second one's size. */
function seenIn(
  coarse: Plane,
  { left, top, width: wide, height: tall }: Region,
  size: Plane,
  width: number,
  height: number,
): Plane {
  const result = createPlane(size.width, size.height);
  for (let y = 0; y < size.height; y += 1) {
    const atY = Math.min(
      coarse.height - 1,
      Math.floor(((top + ((y + 0.5) / size.height) * tall) / height) * coarse.height),
    );
    for (let x = 0; x < size.width; x += 1) {
      const atX = Math.min(
        coarse.width - 1,
        Math.floor(((left + ((x + 0.5) / size.width) * wide) / width) * coarse.width),
      );
      result.data[y * size.width + x] = coarse.data[atY * coarse.width + atX] as number;
    }
  }
  return result;
}

/**
 * The second pass draws the edges, the first one says what there is: away from its edges nothing is added or removed.
 */
function kept(closer: Plane, seen: Plane): Plane {
  const least = boxExtreme(seen, CLOSER_REACH, 'least');
  const greatest = boxExtreme(seen, CLOSER_REACH, 'greatest');
  return {
    ...closer,
    data: closer.data.map((value, at) =>
      Math.min(greatest.data[at] as number, Math.max(least.data[at] as number, value)),
    ),
  };
}

/** Overlap of two masks of one size, as the share of their union. */
function agreement(first: Plane, second: Plane): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < first.data.length; at += 1) {
    const [one, two] = [(first.data[at] as number) >= 0.5, (second.data[at] as number) >= 0.5];
    if (one && two) both += 1;
    if (one || two) either += 1;
  }
  return either === 0 ? 0 : both / either;
}
