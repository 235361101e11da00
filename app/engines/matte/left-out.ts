/**
 * Returns parts that a network left out where the background is not plain: a kettle's spout, a plant's pot. Such a part
 * is an even area with a firm outline that touches the subject, ends within the picture, and has colors that the rest of
 * the background hasn't, not even in shadow.
 */
import { growIslands, labelIslands } from './islands.ts';
import { boxExtreme, boxMean, createPlane, resample, type Plane } from '../pixels/plane.ts';
import type { Guide } from './surface.ts';

/** The size at which parts are searched for, px of the longer side. */
const SIDE = 512;
/** From the first value on the network is certain of the subject; up to the second, of background. */
const CERTAIN = [0.88, 0.1] as const;
/** Colors two pixels apart that differ by more are an edge, of 1. */
const EDGE = 0.035;
/** Steps of each color. */
const STEPS = 16;
/** Colors are new if less than this share of the background has them or their neighbours, for this share of a part. */
const NEW = { seen: 0.003, share: 0.9 } as const;
/** How far around a part its background is compared, px; nearer to the background's hue than this, of 1, it is a shadow. */
const AROUND = 10;
const SHADOW = 0.05;
/** Sizes of a part, as shares of the subject's. */
const SIZE = { least: 0.0015, most: 1 } as const;
/** It touches the subject where its outline is this close, px, and by this share of it. */
const TOUCH = { near: 5, share: 0.05 } as const;
/** Parts may hang on parts: how often they are searched for. */
const ROUNDS = 3;

/** An even area. */
interface Area {
  pixels: number[];
  /** The pixels that border on others. */
  outline: number[];
  framed: boolean;
}

/**
 * @param mask 0..1
 * @param guide the picture's colors, 0..1, of the mask's size
 * @returns the mask with its parts; the same one where there are none
 */
export function withLeftOut(mask: Plane, guide: Guide): Plane {
  const shrink = Math.min(1, SIDE / Math.max(mask.width, mask.height));
  const [width, height] = [Math.max(1, Math.round(mask.width * shrink)), Math.max(1, Math.round(mask.height * shrink))];
  const own = resample(mask, width, height);
  const colors = guide.map((plane) => resample(boxMean(plane, 1), width, height)) as [Plane, Plane, Plane];
  const subject = { ...own, data: own.data.map((value) => (value >= 0.5 ? 1 : 0)) };
  const size = subject.data.reduce((sum, value) => sum + value, 0);
  const { label, areas } = evenAreas(own, colors);
  const background = new Background(own, colors);
  let left = areas.filter(
    ({ pixels, framed }) =>
      !framed && pixels.length >= SIZE.least * size && pixels.length <= SIZE.most * size && background.lacks(pixels),
  );
  const parts = createPlane(width, height);
  for (let round = 0; round < ROUNDS && left.length > 0; round += 1) {
    const near = boxExtreme(subject, TOUCH.near, 'greatest').data;
    const found = left.filter(
      ({ outline }) => outline.filter((at) => near[at] === 1).length >= TOUCH.share * outline.length,
    );
    if (found.length === 0) break;
    for (const { pixels } of found) for (const at of pixels) [parts.data[at], subject.data[at]] = [1, 1];
    left = left.filter((area) => !found.includes(area));
  }
  return parts.data.includes(1) ? added(mask, own, parts, label) : mask;
}

/** Areas without edges that the network doesn't see, each with its number in `label`, from 1. */
function evenAreas(own: Plane, colors: Guide): { label: Int32Array; areas: Area[] } {
  const { width, height } = own;
  const even = createPlane(width, height);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const differs = colors.some(
        ({ data }) =>
          Math.abs((data[at + 1] as number) - (data[at - 1] as number)) > EDGE ||
          Math.abs((data[at + width] as number) - (data[at - width] as number)) > EDGE,
      );
      if ((own.data[at] as number) < 0.5 && !differs) even.data[at] = 1;
    }
  const { label, weights } = labelIslands(even);
  const areas = weights.slice(1).map((): Area => ({ pixels: [], outline: [], framed: false }));
  for (let at = 0; at < label.length; at += 1) {
    const area = areas[(label[at] as number) - 1];
    if (!area) continue;
    area.pixels.push(at);
    if ([at - 1, at + 1, at - width, at + width].some((next) => label[next] !== label[at])) area.outline.push(at);
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) area.framed = true;
  }
  return { label, areas };
}

/** The colors of certain background. */
class Background {
  private readonly own: Plane;
  private readonly colors: Guide;
  private readonly bins: Int32Array;
  private readonly counts = new Float64Array(STEPS ** 3);
  private all = 0;

  constructor(own: Plane, colors: Guide) {
    this.own = own;
    this.colors = colors;
    const step = (plane: Plane, at: number) => Math.min(STEPS - 1, Math.floor((plane.data[at] as number) * STEPS));
    this.bins = Int32Array.from(own.data, (_, at) => colors.reduce((sum, plane) => sum * STEPS + step(plane, at), 0));
    for (let at = 0; at < own.data.length; at += 1)
      if ((own.data[at] as number) <= CERTAIN[1]) {
        this.counts[this.bins[at] as number] = (this.counts[this.bins[at] as number] as number) + 1;
        this.all += 1;
      }
  }

  /** Whether an area's colors are new: those of the background but for the area itself don't include them, nor in shadow. */
  lacks(pixels: readonly number[]): boolean {
    const rest = this.counts.slice();
    for (const at of pixels)
      if ((this.own.data[at] as number) <= CERTAIN[1])
        rest[this.bins[at] as number] = (rest[this.bins[at] as number] as number) - 1;
    const seen = new Map<number, boolean>();
    let fresh = 0;
    for (const at of pixels) {
      const bin = this.bins[at] as number;
      if (!seen.has(bin)) seen.set(bin, near(rest, bin) >= NEW.seen * this.all);
      if (!seen.get(bin)) fresh += 1;
    }
    return fresh >= NEW.share * pixels.length && !this.shades(pixels);
  }

  /** Whether an area is the background around it, only darker. */
  private shades(pixels: readonly number[]): boolean {
    const { width } = this.own;
    const inside = new Set(pixels);
    const [sum, around] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    let count = 0;
    for (const at of pixels) {
      this.colors.forEach(({ data }, channel) => ((sum[channel] as number) += data[at] as number));
      for (const next of [at - AROUND, at + AROUND, at - AROUND * width, at + AROUND * width]) {
        if (inside.has(next) || !((this.own.data[next] as number) <= CERTAIN[1])) continue;
        count += 1;
        this.colors.forEach(({ data }, channel) => ((around[channel] as number) += data[next] as number));
      }
    }
    if (count === 0) return false;
    const [part, back] = [sum.map((value) => value / pixels.length), around.map((value) => value / count)];
    const dot = (one: number[], two: number[]) => one.reduce((all, value, at) => all + value * (two[at] as number), 0);
    const share = dot(part, back) / Math.max(1e-6, dot(back, back));
    return share < 1 && Math.hypot(...part.map((value, at) => value - share * (back[at] as number))) < SHADOW;
  }
}

/** Counts of a color and of those next to it. */
function near(counts: Float64Array, bin: number): number {
  const [r, g, b] = [Math.floor(bin / STEPS / STEPS), Math.floor(bin / STEPS) % STEPS, bin % STEPS];
  let sum = 0;
  for (let x = Math.max(0, r - 1); x <= Math.min(STEPS - 1, r + 1); x += 1)
    for (let y = Math.max(0, g - 1); y <= Math.min(STEPS - 1, g + 1); y += 1)
      for (let z = Math.max(0, b - 1); z <= Math.min(STEPS - 1, b + 1); z += 1)
        sum += counts[(x * STEPS + y) * STEPS + z] as number;
  return sum;
}

/** The mask with the parts, whose edges lie halfway to what is around them. */
function added(mask: Plane, own: Plane, parts: Plane, label: Int32Array): Plane {
  const [SUBJECT, PART, OTHER] = [1, 2, 3];
  const sides = Int32Array.from(label, (name, at) =>
    parts.data[at] === 1 ? PART : (own.data[at] as number) >= CERTAIN[0] ? SUBJECT : name > 0 ? OTHER : 0,
  );
  const side = growIslands(sides, own.width, () => true);
  const part = { ...own, data: Float32Array.from(side, (name) => (name === PART ? 1 : 0)) };
  const seam = boxExtreme(part, TOUCH.near, 'greatest').data;
  for (let at = 0; at < side.length; at += 1) if (side[at] === SUBJECT && seam[at] === 1) part.data[at] = 1;
  const large = resample(part, mask.width, mask.height).data;
  return { ...mask, data: mask.data.map((value, at) => Math.max(value, large[at] as number)) };
}
