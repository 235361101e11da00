/**
 * The few flat colors of a picture, and the color of each pixel. Distances are Euclidean in OKLab (Björn Ottosson, "A
 * perceptual color space for image processing", 2020).
 */
import { convertRgbToOklab } from 'culori/fn';

/** Rows of four channels, 0 to 255: as PNG decoders and canvases return them. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

export type Oklab = readonly [lightness: number, a: number, b: number];

export interface FlatColors {
  /** `#rrggbb`, those that cover most first. */
  colors: string[];
  /** For each pixel the index of its color; CLEAR: transparent. */
  labels: Int16Array;
  /** Share of the pixels that look like their neighbours: edges and textures do not. */
  flatness: number;
  /** Share of those that only approximate their color: in gradients there are many. */
  running: number;
}

export const CLEAR = -1;
const OPEN = -2;
/** Alpha below which a pixel counts as transparent, 0 to 255. */
const CLEAR_ALPHA = 128;
/** OKLab distances: neighbours of one flat area; colors treated as one; a color that certainly is the listed one. */
const SAME_AREA = 0.025;
const SAME_COLOR = 0.075;
const SURE = 0.055;
const QUITE = 0.035;
/** A color counts from this share of the picture. */
const LEAST_SHARE = 0.0015;

/** Channels 0 to 255 of sRGB in OKLab: lightness 0 to 1. */
export function oklabOf(red: number, green: number, blue: number): Oklab {
  const { l, a, b } = convertRgbToOklab({ r: red / 255, g: green / 255, b: blue / 255 });
  return [l, a, b];
}

export const oklabDistance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Whether a pixel looks like its four neighbours. `labs`: three numbers a pixel. */
function isFlat({ width, height, data }: Pixels, index: number, labs: Float32Array): boolean {
  const x = index % width;
  const isClear = (data[index * 4 + 3] as number) < CLEAR_ALPHA;
  const like = (other: number) => {
    if (isClear !== (data[other * 4 + 3] as number) < CLEAR_ALPHA) return false;
    if (isClear) return true;
    const [l, a, b] = [
      (labs[index * 3] as number) - (labs[other * 3] as number),
      (labs[index * 3 + 1] as number) - (labs[other * 3 + 1] as number),
      (labs[index * 3 + 2] as number) - (labs[other * 3 + 2] as number),
    ];
    return l * l + a * a + b * b <= SAME_AREA * SAME_AREA;
  };
  return (
    (x + 1 >= width || like(index + 1)) &&
    (x === 0 || like(index - 1)) &&
    (index < width || like(index - width)) &&
    (index + width >= width * height || like(index + width))
  );
}

interface Bin {
  count: number;
  sum: [number, number, number];
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The colors of flat areas, most common first; a color similar to a more common one is merged into it. */
function paletteOf(bins: readonly Bin[], least: number): { color: string; lab: Oklab }[] {
  const found: { bin: Bin; lab: Oklab }[] = [];
  for (const bin of [...bins].sort((a, b) => b.count - a.count)) {
    const [r, g, b] = bin.sum.map((sum) => Math.round(sum / bin.count)) as [number, number, number];
    const lab = oklabOf(r, g, b);
    const like = found.find((one) => oklabDistance(one.lab, lab) < SAME_COLOR);
    if (like) {
      like.bin.count += bin.count;
      for (const channel of [0, 1, 2] as const) like.bin.sum[channel] += bin.sum[channel];
    } else found.push({ bin: { count: bin.count, sum: [...bin.sum] }, lab });
  }
  return found
    .filter(({ bin }) => bin.count >= least)
    .sort((a, b) => b.bin.count - a.bin.count)
    .map(({ bin: { count, sum } }) => {
      const [r, g, b] = sum.map((one) => one / count) as [number, number, number];
      return { color: `#${hex(r)}${hex(g)}${hex(b)}`, lab: oklabOf(Math.round(r), Math.round(g), Math.round(b)) };
    });
}

/** Mixed pixels of an edge join the neighbour that they resemble most: a mix of two colors may look like a third. */
function settle(
  labels: Int16Array,
  width: number,
  height: number,
  distance: (index: number, label: number) => number,
): void {
  let front: number[] = [];
  const around = (index: number) => {
    const x = index % width;
    return [
      x > 0 ? index - 1 : -1,
      x + 1 < width ? index + 1 : -1,
      index - width,
      index + width < width * height ? index + width : -1,
    ].filter((one) => one >= 0);
  };
  for (let index = 0; index < labels.length; index += 1)
    if (labels[index] === OPEN && around(index).some((one) => labels[one] !== OPEN)) front.push(index);
  while (front.length > 0) {
    const decided = front.map((index) => {
      const near = around(index)
        .map((one) => labels[one] as number)
        .filter((label) => label !== OPEN);
      return near.reduce((best, label) => (distance(index, label) < distance(index, best) ? label : best));
    });
    const next = new Set<number>();
    for (const [place, index] of front.entries()) labels[index] = decided[place] as number;
    for (const index of front) for (const one of around(index)) if (labels[one] === OPEN) next.add(one);
    front = [...next];
  }
}

/** OKLab of every pixel, three numbers each. */
function labsOf({ data }: Pixels, count: number): Float32Array {
  const labs = new Float32Array(count * 3);
  // Neighbours are mostly of one color.
  let [known, lab] = [-1, [0, 0, 0] as Oklab];
  for (let index = 0; index < count; index += 1) {
    const [r, g, b] = [data[index * 4] as number, data[index * 4 + 1] as number, data[index * 4 + 2] as number];
    const color = (r << 16) | (g << 8) | b;
    if (color !== known) [known, lab] = [color, oklabOf(r, g, b)];
    labs[index * 3] = lab[0];
    labs[index * 3 + 1] = lab[1];
    labs[index * 3 + 2] = lab[2];
  }
  return labs;
}

/** The flat colors of a picture and where they are. */
export function flatColors(pixels: Pixels): FlatColors {
  const { width, height, data } = pixels;
  const count = width * height;
  const labs = labsOf(pixels, count);
  const isClear = (index: number) => (data[index * 4 + 3] as number) < CLEAR_ALPHA;
  const bins = new Map<number, Bin>();
  const flatPixels: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (!isFlat(pixels, index, labs)) continue;
    flatPixels.push(index);
    if (isClear(index)) continue;
    const [r, g, b] = [data[index * 4] as number, data[index * 4 + 1] as number, data[index * 4 + 2] as number];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    let bin = bins.get(key);
    if (!bin) bins.set(key, (bin = { count: 0, sum: [0, 0, 0] }));
    bin.count += 1;
    bin.sum[0] += r;
    bin.sum[1] += g;
    bin.sum[2] += b;
  }
  const palette = paletteOf([...bins.values()], count * LEAST_SHARE);
  const labels = new Int16Array(count).fill(OPEN);
  const distance = (index: number, label: number) => {
    if (label === CLEAR) return isClear(index) ? 0 : 1;
    const known = palette[label];
    if (!known || isClear(index)) return 2;
    const [l, a, b] = known.lab;
    return Math.sqrt(
      ((labs[index * 3] as number) - l) ** 2 +
        ((labs[index * 3 + 1] as number) - a) ** 2 +
        ((labs[index * 3 + 2] as number) - b) ** 2,
    );
  };
  for (let index = 0; index < count; index += 1) {
    if (isClear(index)) labels[index] = CLEAR;
    else {
      let [best, nearest] = [OPEN, SURE];
      for (let label = 0; label < palette.length; label += 1) {
        const off = distance(index, label);
        // Thin strokes have no flat center: a pixel that certainly has a color need not be flat.
        if (off < nearest) [best, nearest] = [label, off];
      }
      labels[index] = best;
    }
  }
  settle(labels, width, height, distance);
  const running = flatPixels.filter((index) => distance(index, labels[index] as number) > QUITE).length;
  return {
    colors: palette.map(({ color }) => color),
    labels,
    flatness: flatPixels.length / count,
    running: running / Math.max(1, flatPixels.length),
  };
}
