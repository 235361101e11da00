/** How close a mask is to the truth. */
import { boxExtreme } from '#app/engines/pixels/plane.ts';

export interface Score {
  /** Mean absolute error over the picture, in thousandths. */
  mae: number;
  /** The same over the band around the true edge, in hundredths: hair, straps, holes. */
  band: number;
  /** Intersection over union at half alpha, in hundredths. */
  iou: number;
}

/** Half the width of the band, as a share of the picture's longer side. */
const BAND = 0.005;

/** Pixels near the true edge: those whose square window contains both subject and background. */
function bandOf(truth: Uint8Array, width: number, height: number): Uint8Array {
  const radius = Math.max(1, Math.round(BAND * Math.max(width, height)));
  // Sums over rectangles from the corner: a window's sum takes four of them.
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += truth[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const at = (x: number, y: number) => sums[y * (width + 1) + x] as number;
  const band = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const mean =
        (at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)) /
        (255 * (right - left) * (bottom - top));
      if (mean > 0.002 && mean < 0.998) band[y * width + x] = 1;
    }
  }
  return band;
}

/** Scores masks of one picture against its true alpha; each has `width × height` bytes. */
export function scoreMasks(truth: Uint8Array, masks: readonly Uint8Array[], width: number, height: number): Score[] {
  const band = bandOf(truth, width, height);
  return masks.map((mask) => {
    let [error, bandError, bandCount, both, either] = [0, 0, 0, 0, 0];
    for (let at = 0; at < truth.length; at += 1) {
      const [wanted, found] = [truth[at] as number, mask[at] as number];
      const difference = Math.abs(wanted - found);
      error += difference;
      if (band[at] === 1) {
        bandError += difference;
        bandCount += 1;
      }
      if (wanted > 127 && found > 127) both += 1;
      if (wanted > 127 || found > 127) either += 1;
    }
    return {
      mae: (error / 255 / truth.length) * 1000,
      band: (bandError / 255 / bandCount) * 100,
      iou: (both / either) * 100,
    };
  });
}

/** Alpha range of soft edges, of 255: below it, color hardly shows. */
const SOFT = [25, 230] as const;

/**
 * Mean difference of colors from the subject's own along soft edges, of 255, weighted by alpha, i.e. how much of it
 * shows on another background. Pixels that the cutout leaves out have no color and don't count.
 * @param found red, green, blue of each pixel, as `truth.colors`
 * @param kept the cutout's alpha
 */
export function colorError(
  truth: { alpha: Uint8Array; colours: Uint8Array },
  found: Uint8Array,
  kept: Uint8Array,
): number {
  let error = 0;
  let weight = 0;
  for (let at = 0; at < truth.alpha.length; at += 1) {
    const alpha = truth.alpha[at] as number;
    if (alpha < SOFT[0] || alpha > SOFT[1] || (kept[at] as number) < SOFT[0]) continue;
    for (let channel = 0; channel < 3; channel += 1)
      error +=
        (alpha * Math.abs((truth.colours[at * 3 + channel] as number) - (found[at * 3 + channel] as number))) / 3;
    weight += alpha;
  }
  return weight === 0 ? 0 : error / weight;
}

/** How far inside a subject its edge ends, as a share of the picture's longer side. */
const INSIDE = 0.006;
/** Alpha of what is opaque, of 255. */
const OPAQUE = 250;

/** Below this nothing is left: a part that the network left out, since what is seen through stays visible, of 255. */
const GONE = 8;

/** Shares of an opaque subject's inside, away from its edge, that a mask lets see through or leaves out, 0..1. */
export function holesIn(
  truth: Uint8Array,
  mask: Uint8Array,
  width: number,
  height: number,
): { seeThrough: number; leftOut: number } {
  const solid = { width, height, data: Float32Array.from(truth, (value) => (value >= OPAQUE ? 1 : 0)) };
  const inside = boxExtreme(solid, Math.max(4, Math.round(INSIDE * Math.max(width, height))), 'least').data;
  let [all, open, gone] = [0, 0, 0];
  for (let at = 0; at < truth.length; at += 1) {
    if (inside[at] !== 1) continue;
    all += 1;
    if ((mask[at] as number) < GONE) gone += 1;
    else if ((mask[at] as number) < OPAQUE) open += 1;
  }
  return { seeThrough: open / Math.max(1, all), leftOut: gone / Math.max(1, all) };
}
