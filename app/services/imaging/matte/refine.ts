/** From the model's small mask to one of the picture's own size: edges moved to where the picture has them. */
import { colourLine } from './guided.ts';
import { boxExtreme, boxMean, combine, createPlane, resample, RowReader, type Plane } from './plane.ts';

/** Colours of a picture, red, green, blue, row by row. */
export interface Colours {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Longer side at which edges are looked for, px. */
export const WORK_SIDE = 1024;

// The figures below are those that did best on the scenes of bench/cutouts.
/** Of the window in which an edge is looked for, px. */
const RADIUS = 4;
/** Variance of colour that is noise and no edge. */
const EPSILON = 2e-4;
/** Variance of colour at which the picture's edges count as much as the model's: in flat windows there is nothing to follow. */
const HALF_TRUSTED = 0.004;
/** Below the first a pixel is background, above the second it is subject: what lies between is stretched. */
const LEVELS = [0.12, 0.88] as const;

function planesOf({ width, height, data }: Colours): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [createPlane(width, height), createPlane(width, height), createPlane(width, height)];
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) (planes[channel] as Plane).data[at] = (data[at * 3 + channel] as number) / 255;
  }
  return planes;
}

/** How much the picture's own edges count, 0..1: by how much its colours vary around each pixel. */
function trustOf(guide: readonly Plane[]): Plane {
  const trust = createPlane(guide[0]?.width ?? 0, guide[0]?.height ?? 0);
  for (const plane of guide) {
    const mean = boxMean(plane, RADIUS);
    const square = boxMean(combine(plane, plane, (a, b) => a * b), RADIUS);
    for (let at = 0; at < trust.data.length; at += 1) trust.data[at] = (trust.data[at] as number) + Math.max(0, (square.data[at] as number) - (mean.data[at] as number) ** 2);
  }
  return { ...trust, data: trust.data.map((variance) => variance / (variance + HALF_TRUSTED)) };
}

/**
 * @param coarse the model's mask, 0..1, any size; it shows the whole picture, squeezed or not
 * @param small the picture at about WORK_SIDE
 * @param full the picture at the size that the mask shall have
 * @returns alpha, a byte a pixel, of the full size
 */
export function refineMask(coarse: Plane, small: Colours, full: Colours): Uint8Array {
  const own = resample(coarse, small.width, small.height);
  const { width, height } = full;
  const guide = planesOf(small);
  const line = colourLine(guide, own, RADIUS, EPSILON);
  const planes = [line.red, line.green, line.blue, line.offset, own, trustOf(guide), boxExtreme(own, RADIUS, 'least'), boxExtreme(own, RADIUS, 'greatest')];
  const readers = planes.map((plane) => new RowReader(plane, width, height));
  const alpha = new Uint8Array(width * height);
  const [low, high] = LEVELS;
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue, offset, given, trust, least, greatest] = readers.map((reader) => reader.read(y)) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value =
        ((red[x] as number) * (full.data[at * 3] as number) + (green[x] as number) * (full.data[at * 3 + 1] as number) + (blue[x] as number) * (full.data[at * 3 + 2] as number)) / 255 +
        (offset[x] as number);
      // The line may overshoot: it never leaves what the mask has nearby.
      const kept = Math.min(greatest[x] as number, Math.max(least[x] as number, value));
      const mixed = kept * (trust[x] as number) + (given[x] as number) * (1 - (trust[x] as number));
      alpha[at] = Math.round(255 * Math.min(1, Math.max(0, (mixed - low) / (high - low))));
    }
  }
  return alpha;
}
