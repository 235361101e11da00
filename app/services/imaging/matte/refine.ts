/** From the model's small mask to one of the picture's own size: specks removed, edges moved to where the picture has them. */
import { colourLine } from './guided.ts';
import { dropIslands } from './islands.ts';
import { boxExtreme, createPlane, resample, RowReader, type Plane } from './plane.ts';

/** Colours of a picture, red, green, blue, row by row. */
export interface Colours {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Longer side at which edges are looked for, px. */
export const WORK_SIDE = 1024;
const RADIUS = 6;
const EPSILON = 2e-4;
/** Below the first a pixel is background, above the second it is subject: what lies between is stretched. */
const LEVELS = [0.04, 0.96] as const;

function planesOf({ width, height, data }: Colours): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [createPlane(width, height), createPlane(width, height), createPlane(width, height)];
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) (planes[channel] as Plane).data[at] = (data[at * 3 + channel] as number) / 255;
  }
  return planes;
}

/**
 * @param coarse the model's mask, 0..1, any size; it shows the whole picture, squeezed or not
 * @param small the picture at about WORK_SIDE
 * @param full the picture at the size that the mask shall have
 * @returns alpha, a byte a pixel, of the full size
 */
export function refineMask(coarse: Plane, small: Colours, full: Colours): Uint8Array {
  const mask = resample(coarse, small.width, small.height);
  const own = mask === coarse ? { ...mask, data: mask.data.slice() } : mask;
  dropIslands(own);
  const { width, height } = full;
  const line = colourLine(planesOf(small), own, RADIUS, EPSILON);
  const readers = [line.red, line.green, line.blue, line.offset, boxExtreme(own, RADIUS, 'least'), boxExtreme(own, RADIUS, 'greatest')].map((plane) => new RowReader(plane, width, height));
  const alpha = new Uint8Array(width * height);
  const [low, high] = LEVELS;
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue, offset, least, greatest] = readers.map((reader) => reader.read(y)) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value =
        ((red[x] as number) * (full.data[at * 3] as number) + (green[x] as number) * (full.data[at * 3 + 1] as number) + (blue[x] as number) * (full.data[at * 3 + 2] as number)) / 255 +
        (offset[x] as number);
      // The line may overshoot: it never leaves what the mask has nearby.
      const kept = Math.min(greatest[x] as number, Math.max(least[x] as number, value));
      alpha[at] = Math.round(255 * Math.min(1, Math.max(0, (kept - low) / (high - low))));
    }
  }
  return alpha;
}
