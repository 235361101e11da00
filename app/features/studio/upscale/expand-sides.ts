/** How far a picture is extended on each side, from a ratio or from shares, px of the picture. */
import { MOST_PIXELS } from '#app/engines/pixels/most-pixels.ts';
import type { PictureSides } from '#tools/contract/ports/imaging-port.ts';
import type { Size } from '../repair/zoom-view.ts';

export const EXPAND_RATIOS = ['1:1', '4:5', '3:4', '9:16', '3:2', '16:9'] as const;
export type ExpandRatio = (typeof EXPAND_RATIOS)[number];

export const NO_GROWTH: PictureSides = { left: 0, top: 0, right: 0, bottom: 0 };
/** A picture is extended to at most this many times its area. */
const MOST_GROWTH = 4;

/** Extended evenly on the two sides that need it. */
export function sidesForRatio({ width, height }: Size, ratio: ExpandRatio): PictureSides {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const wanted = across / down;
  const [more, below] = [
    Math.max(0, Math.round(height * wanted) - width),
    Math.max(0, Math.round(width / wanted) - height),
  ];
  return { left: more >> 1, right: more - (more >> 1), top: below >> 1, bottom: below - (below >> 1) };
}

/** Extended by shares of the picture's width and height, in hundredths. */
export function sidesOfShares({ width, height }: Size, shares: PictureSides): PictureSides {
  const px = (share: number, length: number) => Math.round((share / 100) * length);
  return {
    left: px(shares.left, width),
    right: px(shares.right, width),
    top: px(shares.top, height),
    bottom: px(shares.bottom, height),
  };
}

/** The shares that result in these sides, whole hundredths. */
export function sharesOf({ width, height }: Size, { left, right, top, bottom }: PictureSides): PictureSides {
  return {
    left: Math.round((left / width) * 100),
    right: Math.round((right / width) * 100),
    top: Math.round((top / height) * 100),
    bottom: Math.round((bottom / height) * 100),
  };
}

export const grownSize = ({ width, height }: Size, { left, right, top, bottom }: PictureSides): Size => ({
  width: width + left + right,
  height: height + top + bottom,
});

/** Why a picture can't be extended like this; null: it can. */
export function growthProblem(picture: Size, sides: PictureSides): 'none' | 'too-much' | 'too-large' | null {
  const after = grownSize(picture, sides);
  const [before, pixels] = [picture.width * picture.height, after.width * after.height];
  if (pixels <= before) return 'none';
  if (pixels > MOST_GROWTH * before) return 'too-much';
  return pixels > MOST_PIXELS ? 'too-large' : null;
}
