/**
 * A border around the visible silhouette of a cutout or sticker, round and smooth at any width: cut from a distance
 * field rather than stacked from copies. The field is small; distances between its points are as exact as at full size.
 */
import { distancesTo, withoutSpecks } from './distance-field.ts';
import { channels } from './filters/tones.ts';
import { contextOf, type Context, type Size, type Surface, type Surfaces } from './tools.ts';

/** A bitmap with its place around the layer's center, px of the layer. */
export interface Border {
  surface: Surface;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BorderLook {
  color: string;
  /** From the silhouette outwards, px of the layer. */
  width: number;
}

/** Longest side of the field, px, and of one made during a drag. */
export const FIELD_SIDE = 900;
const HURRIED_SIDE = 360;
/** Pixels of the finished bitmap: enough for the largest export, and for a zoomed page. */
const MOST_PIXELS = 20_000_000;
/** Gaps narrower than this times the width are filled: a border follows a hand, not the gap between each finger. */
const SMOOTHING = 0.9;
/** Parts below this share of all ink are dust. */
const SPECK = 0.0008;

/** How far a border extends beyond the silhouette, px of the layer. */
export function borderReach({ width }: BorderLook): number {
  return width + 1;
}

/**
 * The border around what `paintInside` draws: to be drawn below that. `scale`: pixels per px of the layer; `hurried`:
 * coarser, during a drag.
 */
export function dieCut(
  paintInside: (context: Context, resolution: number) => void,
  size: Size,
  look: BorderLook,
  scale: number,
  tools: Surfaces,
  hurried = false,
): Border {
  const smoothing = look.width * SMOOTHING;
  const whole = wholeOf(size, look);
  // Twice as fine as displayed: distances from pixel centers are off by up to a quarter of a pixel.
  const fieldScale = Math.min(scale * 2, (hurried ? HURRIED_SIDE : FIELD_SIDE) / Math.max(whole.width, whole.height));
  const field = fieldOf(paintInside, whole, look.width, smoothing, fieldScale, tools);
  const pixels = pixelScale(whole, hurried ? Math.min(scale, fieldScale) : scale);
  return {
    surface: cut(field, whole, pixels / fieldScale, pixels, look.color, tools),
    x: -whole.width / 2,
    y: -whole.height / 2,
    ...whole,
  };
}

/** The border with room for the rounding of filled gaps, which needs as much on the outside while it is computed. */
function wholeOf({ width, height }: Size, look: BorderLook): Size {
  const reach = look.width * (1 + SMOOTHING) + 4;
  return { width: width + 2 * reach, height: height + 2 * reach };
}

function pixelScale({ width, height }: Size, scale: number): number {
  return Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Pixels of the finished bitmap. */
export function borderPixels(size: Size, look: BorderLook, scale: number): number {
  const whole = wholeOf(size, look);
  return whole.width * whole.height * pixelScale(whole, scale) ** 2;
}

interface Field extends Size {
  /** The depth of each point inside the border, px of the field; below 0 outside. */
  depths: Float32Array;
}

function fieldOf(
  paintInside: (context: Context, resolution: number) => void,
  whole: Size,
  width: number,
  smoothing: number,
  scale: number,
  tools: Surfaces,
): Field {
  const columns = Math.max(2, Math.ceil(whole.width * scale));
  const rows = Math.max(2, Math.ceil(whole.height * scale));
  const silhouette = tools.createSurface(columns, rows);
  const context = contextOf(silhouette);
  context.translate(columns / 2, rows / 2);
  context.scale(scale, scale);
  paintInside(context, scale);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const { data } = context.getImageData(0, 0, columns, rows);
  tools.release(silhouette);
  const cover = new Float32Array(columns * rows);
  for (let index = 0; index < cover.length; index += 1) cover[index] = (data[index * 4 + 3] ?? 0) / 255;
  withoutSpecks(cover, columns, rows, SPECK);

  // Grown by more than requested and shrunk again: gaps narrower than the smoothing close, inner corners are rounded.
  const grown = distancesTo(cover, columns, rows);
  const reach = (width + smoothing) * scale;
  for (let index = 0; index < grown.length; index += 1)
    cover[index] = Math.min(1, Math.max(0, (grown[index] ?? 0) - reach + 0.5));
  const depths = distancesTo(cover, columns, rows);
  const back = smoothing * scale;
  for (let index = 0; index < depths.length; index += 1) depths[index] = (depths[index] ?? 0) - back;
  return { depths, width: columns, height: rows };
}

/** The field as a bitmap in one color, `ratio` times as large, its edge antialiased over one pixel. */
function cut(
  { depths, width, height }: Field,
  whole: Size,
  ratio: number,
  scale: number,
  color: string,
  tools: Surfaces,
): Surface {
  const columns = Math.max(1, Math.round(whole.width * scale));
  const rows = Math.max(1, Math.round(whole.height * scale));
  const surface = tools.createSurface(columns, rows);
  const context = contextOf(surface);
  const image = context.createImageData(columns, rows);
  const { data } = image;
  const [red, green, blue] = channels(color);
  const alpha = color.length === 9 ? Number.parseInt(color.slice(7), 16) : 255;
  const across = places(columns, width, whole.width * scale, ratio);
  const downwards = places(rows, height, whole.height * scale, ratio);
  for (let y = 0; y < rows; y += 1) {
    const drop = downwards[y] ?? 0;
    const row = drop | 0;
    const down = drop - row;
    const above = row * width;
    const below = above + width;
    for (let x = 0; x < columns; x += 1) {
      const place = across[x] ?? 0;
      const left = place | 0;
      const right = place - left;
      const upper = (depths[above + left] ?? 0) * (1 - right) + (depths[above + left + 1] ?? 0) * right;
      const lower = (depths[below + left] ?? 0) * (1 - right) + (depths[below + left + 1] ?? 0) * right;
      const cover = (upper + (lower - upper) * down) * ratio + 0.5;
      if (cover <= 0) continue;
      const at = (y * columns + x) * 4;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = cover >= 1 ? alpha : cover * alpha;
    }
  }
  context.putImageData(image, 0, 0);
  return surface;
}

/**
 * Where in the field the pixels of a bitmap's row or column are. Both share their center; each is rounded to whole
 * pixels.
 */
function places(count: number, fieldCount: number, length: number, ratio: number): Float32Array {
  const found = new Float32Array(count);
  for (let index = 0; index < count; index += 1) {
    const fromMiddle = ((index + 0.5) / count - 0.5) * length;
    found[index] = Math.min(fieldCount - 1.001, Math.max(0, fromMiddle / ratio + fieldCount / 2 - 0.5));
  }
  return found;
}
