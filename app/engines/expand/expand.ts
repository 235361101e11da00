/**
 * Magic expand: the picture on a larger canvas, the new area filled from its surroundings. The middle is not copied
 * into the new area: a second half of the product at the edge is worse than a plain wall.
 */
import type { PictureSides } from '#tools/contract/ports/imaging-port.ts';
import { fillHole } from '../erase/fill.ts';
import { createPixels, putPart, type Mask, type Pixels } from '../pixels/pixels.ts';

/**
 * Width of the outermost pixels to regenerate as well, px: files are often worse at their edges, and a seam would run
 * along them.
 */
const RENEWED = 1;

export interface ExpandOptions {
  /** Inside: not repeated in the new area; of the picture's size. */
  subject?: Mask | null;
  progress?: (share: number) => void;
}

export function expandPixels(
  picture: Pixels,
  { left, top, right, bottom }: PictureSides,
  { subject = null, progress = () => undefined }: ExpandOptions = {},
): Pixels {
  const width = picture.width + left + right;
  const height = picture.height + top + bottom;
  const result = createPixels(width, height, picture.channels);
  putPart(result, picture, left, top);
  const hole: Mask = { width, height, data: new Uint8Array(width * height).fill(1) };
  const [fromX, toX] = [left + (left > 0 ? RENEWED : 0), left + picture.width - (right > 0 ? RENEWED : 0)];
  const [fromY, toY] = [top + (top > 0 ? RENEWED : 0), top + picture.height - (bottom > 0 ? RENEWED : 0)];
  for (let y = fromY; y < toY; y += 1) hole.data.fill(0, y * width + fromX, y * width + toX);
  let avoid: Mask | null = null;
  if (subject) {
    avoid = { width, height, data: new Uint8Array(width * height) };
    for (let y = 0; y < picture.height; y += 1)
      avoid.data.set(subject.data.subarray(y * picture.width, (y + 1) * picture.width), (top + y) * width + left);
  }
  fillHole(result, hole, { avoid, longer: Math.max(picture.width, picture.height), progress });
  return result;
}
