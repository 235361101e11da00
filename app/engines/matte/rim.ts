/**
 * The subject's own colors along its soft edge. A pixel there is alpha × subject + (1 − alpha) × background; wanted is
 * the subject's part alone, without the light fringe of the old wall. Both colors are first estimated from their
 * surroundings (means weighted by alpha and by its complement, firm pixels first; from nearby or, failing that, from
 * farther away), then the subject's is corrected by the pixel's unexplained remainder (Forte: "Approximate fast
 * foreground color estimation", 2021). Glass has no firm pixels nearby: there the background's mean is subtracted from
 * the observed color.
 */
import { boxExtreme, boxMean, createPlane, resample, RowReader, type Plane } from '../pixels/plane.ts';
import type { Colors } from './refine.ts';

/** The longer side at which colors are estimated, px. */
const GUESS_SIDE = 1024;
/**
 * Window around a pixel, px of that side: the far estimate bridges wide veils of hair, the near one keeps its tones.
 */
const FAR = 36;
const NEAR = 5;
/**
 * How far the colors continue beyond the edge, as a share of the picture's longer side, so that downscaled copies pick
 * up none of the background.
 */
const BEYOND = 0.004;
/** Below the first a pixel is empty, from the second on it is the subject's own, of 255. */
const SOFT = [1, 250] as const;
/** With less firm area than this around a pixel, pixels farther away count more. */
const LEAST = 0.02;
/** Weight of a firm pixel relative to a soft one, which is a mixture. */
const FIRMER = 12;

/** An even stretch of alpha between these is glass, this many px of the estimates' side from anything else. */
const GLASS = { least: 0.05, most: 0.97, even: 0.12, reach: 3 } as const;
/** Window around a pixel of glass, px of that side: wide enough to lose the pattern behind it. */
const GLASS_NEAR = 20;
/** Share of the unexplained remainder in glass that is its own: most of it is the old background's pattern. */
const GLASS_OWN = 0.3;

type Planes = [Plane, Plane, Plane];

/** Block means of the picture: weight, and colors weighted by it. */
interface Blocks {
  weight: Plane;
  colors: Planes;
}

function blocksOf(
  { width, height, data }: Colors,
  alpha: Uint8Array,
): { subject: Blocks; background: Blocks; seen: Blocks } {
  const shrink = Math.min(1, GUESS_SIDE / Math.max(width, height));
  const [wide, tall] = [Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink))];
  const blocks = (): Blocks => ({
    weight: createPlane(wide, tall),
    colors: [createPlane(wide, tall), createPlane(wide, tall), createPlane(wide, tall)],
  });
  const [subject, background, seen] = [blocks(), blocks(), blocks()];
  const columns = Int32Array.from({ length: width }, (_, x) => Math.min(wide - 1, Math.floor((x * wide) / width)));
  // A block holds up to this many pixels; divides sums by that, so that the smallest weights survive.
  const pixel = 1 / Math.max(1, (width / wide) * (height / tall));
  const weights = Float32Array.from({ length: 256 }, (_, value) => pixel * (value / 255) ** FIRMER);
  const count = new Float32Array(wide * tall);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(tall - 1, Math.floor((y * tall) / height)) * wide;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const block = row + (columns[x] as number);
      const share = weights[alpha[at] as number] as number;
      const rest = weights[255 - (alpha[at] as number)] as number;
      subject.weight.data[block] = (subject.weight.data[block] as number) + share;
      background.weight.data[block] = (background.weight.data[block] as number) + rest;
      seen.weight.data[block] = (seen.weight.data[block] as number) + (pixel * (alpha[at] as number)) / 255;
      count[block] = (count[block] as number) + pixel;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[at * 3 + channel] as number;
        const [own, back] = [(subject.colors[channel] as Plane).data, (background.colors[channel] as Plane).data];
        own[block] = (own[block] as number) + share * value;
        back[block] = (back[block] as number) + rest * value;
        const all = (seen.colors[channel] as Plane).data;
        all[block] = (all[block] as number) + pixel * value;
      }
    }
  }
  for (const { data: sums } of [seen.weight, ...seen.colors])
    for (let block = 0; block < sums.length; block += 1)
      sums[block] = (sums[block] as number) / Math.max(1e-6, count[block] as number);
  return { subject, background, seen };
}

/** 1 where alpha is even and partial: glass. Null: nowhere. */
function glassOf(alpha: Plane): Plane | null {
  const [least, most] = [boxExtreme(alpha, GLASS.reach, 'least'), boxExtreme(alpha, GLASS.reach, 'greatest')];
  const glass = {
    ...alpha,
    data: least.data.map((value, at) =>
      value > GLASS.least && (most.data[at] as number) < GLASS.most && (most.data[at] as number) - value < GLASS.even
        ? 1
        : 0,
    ),
  };
  return glass.data.includes(1) ? boxExtreme(glass, GLASS.reach + 1, 'greatest') : null;
}

/**
 * Estimates glass's own colors instead of those from firm pixels, in place: the visible color minus its share of the
 * background.
 */
function setGlass(glass: Plane, { weight, colors }: Blocks, background: Planes, guesses: Planes): void {
  const inside = boxMean(
    { ...glass, data: glass.data.map((value, at) => value * (weight.data[at] as number)) },
    GLASS_NEAR,
  ).data;
  for (const [channel, plane] of colors.entries()) {
    const own = boxMean(
      {
        ...glass,
        data: plane.data.map(
          (value, at) =>
            (glass.data[at] as number) *
            (value - (1 - (weight.data[at] as number)) * ((background[channel] as Plane).data[at] as number)),
        ),
      },
      GLASS_NEAR,
    ).data;
    const guess = (guesses[channel] as Plane).data;
    for (let at = 0; at < guess.length; at += 1)
      if (glass.data[at] === 1)
        guess[at] = Math.min(255, Math.max(0, (own[at] as number) / Math.max(1e-3, inside[at] as number)));
  }
}

/** Colors of all blocks together, everywhere. */
function everywhere({ weight, colors }: Blocks): Planes {
  const sum = (data: Float32Array) => data.reduce((total, value) => total + value, 0) / data.length;
  const share = sum(weight.data);
  return colors.map(({ width, height, data }) => createPlane(width, height, sum(data) / (share + LEAST))) as Planes;
}

/** Mean colors far around each block: they change slowly, so half the size shows them. */
function farAround(blocks: Blocks): Planes {
  const { width, height } = blocks.weight;
  const half = (plane: Plane): Plane => {
    const small = createPlane(Math.ceil(width / 2), Math.ceil(height / 2));
    for (let y = 0; y < small.height; y += 1) {
      const [one, two] = [2 * y * width, Math.min(height - 1, 2 * y + 1) * width];
      for (let x = 0; x < small.width; x += 1) {
        const [left, right] = [2 * x, Math.min(width - 1, 2 * x + 1)];
        small.data[y * small.width + x] =
          ((plane.data[one + left] as number) +
            (plane.data[one + right] as number) +
            (plane.data[two + left] as number) +
            (plane.data[two + right] as number)) /
          4;
      }
    }
    return small;
  };
  const small = { weight: half(blocks.weight), colors: blocks.colors.map(half) as Planes };
  return around(small, FAR / 2, everywhere(small)).map((plane) => resample(plane, width, height)) as Planes;
}

/** Mean colors around each block. `fallback` where there is almost nothing to average. */
function around({ weight, colors }: Blocks, radius: number, fallback: Planes): Planes {
  const sum = boxMean(weight, radius).data;
  return colors.map((plane, channel) => {
    const mean = boxMean(plane, radius);
    const other = (fallback[channel] as Plane).data;
    for (let at = 0; at < sum.length; at += 1)
      mean.data[at] = ((mean.data[at] as number) + LEAST * (other[at] as number)) / ((sum[at] as number) + LEAST);
    return mean;
  }) as Planes;
}

/**
 * @param full the picture
 * @param alpha its mask, a byte a pixel
 * @returns red, green, blue and alpha, a byte each, of the picture's size: opaque along the soft edge, clear everywhere
 *   else; null when nothing is soft
 */
export function rimColors(full: Colors, alpha: Uint8Array): Uint8Array | null {
  const { width, height, data } = full;
  const reach = Math.max(2, Math.round(BEYOND * Math.max(width, height)));
  const rim = rimOf(alpha, width, height, reach);
  if (!rim) return null;
  const { subject, background, seen } = blocksOf(full, alpha);
  const [farSubject, farBackground] = [farAround(subject), farAround(background)];
  const [nearSubject, nearBackground] = [around(subject, NEAR, farSubject), around(background, NEAR, farBackground)];
  const glass = glassOf(seen.weight);
  if (glass) setGlass(glass, seen, farBackground, nearSubject);
  const glassRows = glass && new RowReader(boxMean(glass, 1), width, height);
  const readers = [...nearSubject, ...nearBackground].map((plane) => new RowReader(plane, width, height));
  const result = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    if (!rim.rows[y]) continue;
    const rows = readers.map((reader) => reader.read(y));
    const inGlass = glassRows?.read(y);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (rim.data[at] === 0) continue;
      const share = (alpha[at] as number) / 255;
      const heard = share * (1 - (1 - GLASS_OWN) * (inGlass?.[x] ?? 0));
      for (let channel = 0; channel < 3; channel += 1) {
        const own = (rows[channel] as Float32Array)[x] as number;
        const back = (rows[channel + 3] as Float32Array)[x] as number;
        const corrected = own + heard * ((data[at * 3 + channel] as number) - share * own - (1 - share) * back);
        result[at * 4 + channel] = Math.min(255, Math.max(0, Math.round(corrected)));
      }
      result[at * 4 + 3] = 255;
    }
  }
  return result;
}

/** The pixels along the soft edge or just beyond it, and the rows that have any. Null: none. */
function rimOf(
  alpha: Uint8Array,
  width: number,
  height: number,
  reach: number,
): { data: Uint8Array; rows: Uint8Array } | null {
  const soft = (at: number) => (alpha[at] as number) >= SOFT[0] && (alpha[at] as number) < SOFT[1];
  const across = new Uint8Array(width * height);
  let any = false;
  for (let y = 0; y < height; y += 1) {
    let last = -Infinity;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      if (soft(row + x)) last = x;
      if (x - last <= reach) across[row + x] = 1;
    }
    last = Infinity;
    for (let x = width - 1; x >= 0; x -= 1) {
      if (soft(row + x)) last = x;
      if (last - x <= reach) across[row + x] = 1;
      any ||= last === x;
    }
  }
  if (!any) return null;
  const result = new Uint8Array(width * height);
  const rows = new Uint8Array(height);
  const last = new Int32Array(width).fill(-reach - 1);
  const mark = (x: number, y: number) => {
    if (across[y * width + x] === 1) last[x] = y;
    // Firm pixels of the subject keep the picture's own color.
    if (Math.abs(y - (last[x] as number)) <= reach && (alpha[y * width + x] as number) < SOFT[1]) {
      result[y * width + x] = 1;
      rows[y] = 1;
    }
  };
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) mark(x, y);
  last.fill(height + reach + 1);
  for (let y = height - 1; y >= 0; y -= 1) for (let x = 0; x < width; x += 1) mark(x, y);
  return { data: result, rows };
}
