/**
 * Computes the part of a picture that a crop shows: the largest of a ratio, enlarged by a zoom, about a focus.
 * Fractions of the picture throughout.
 */
import type { ImageLayer } from '#design/document/layers.ts';
import { anchorOf, type Place, type Size } from '../contract/page-space.ts';

export type Crop = ImageLayer['crop'];

export type Focus =
  | { type: 'point'; x: number; y: number }
  | { type: 'place'; place: Place }
  | { type: 'box'; box: Crop };

/** The smallest part that a document allows. */
const SMALLEST = 0.001;
/** Flatter or narrower than this is a mistake. */
const EXTREME = 20;

/** Width ÷ height for "4:5", "16x9", "1.91:1", "16/9", "square"; null for anything else. */
export function ratioOf(written: string): number | null {
  const text = written.trim().toLowerCase();
  if (text === 'square') return 1;
  const found = /^(\d+(?:\.\d+)?)\s*[:x/×]\s*(\d+(?:\.\d+)?)$/.exec(text);
  if (!found) return null;
  const ratio = Number(found[1]) / Number(found[2]);
  return Number.isFinite(ratio) && ratio >= 1 / EXTREME && ratio <= EXTREME ? ratio : null;
}

/** Width ÷ height, px, of what a crop shows. */
export function shownRatioOf(crop: Crop, picture: Size): number {
  return (crop.width * picture.width) / (crop.height * picture.height);
}

/** The largest part of a ratio within a part of the picture, centered. */
export function largestCrop(within: Crop, ratio: number, picture: Size): Crop {
  const relative = ratio / shownRatioOf(within, picture);
  const width = Math.max(SMALLEST, within.width * Math.min(1, relative));
  const height = Math.max(SMALLEST, within.height * Math.min(1, 1 / relative));
  return { x: within.x + (within.width - width) / 2, y: within.y + (within.height - height) / 2, width, height };
}

/**
 * The part of a ratio within another, `zoom` times smaller than the largest, as near to the focus as the edges allow.
 */
export function cropOf(within: Crop, ratio: number, picture: Size, focus: Focus, zoom: number): Crop {
  const largest = largestCrop(within, ratio, picture);
  const width = Math.max(SMALLEST, largest.width / zoom);
  const height = Math.max(SMALLEST, largest.height / zoom);
  const inside = (start: number, length: number, from: number, all: number) =>
    Math.min(from + all - length, Math.max(from, start));
  if (focus.type === 'place') {
    const { x, y } = anchorOf(focus.place);
    return {
      x: within.x + ((x + 1) / 2) * (within.width - width),
      y: within.y + ((y + 1) / 2) * (within.height - height),
      width,
      height,
    };
  }
  const middle =
    focus.type === 'box' ? { x: focus.box.x + focus.box.width / 2, y: focus.box.y + focus.box.height / 2 } : focus;
  return {
    x: inside(middle.x - width / 2, width, within.x, within.width),
    y: inside(middle.y - height / 2, height, within.y, within.height),
    width,
    height,
  };
}
