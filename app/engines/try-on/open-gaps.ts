/**
 * The narrow gaps between sleeves and body that a cutout closes: photos of long-sleeved clothes laid down show slivers of
 * the ground there, which a network's mask is too coarse for. They have the ground's color, in the cloth's shadow.
 */
import type { Sheet } from '#app/engines/warp/mesh.ts';

/** Gaps are searched for in a copy with at most this longer side, px. */
const LONGEST = 320;
/** The ground is looked at within this share of the longer side around the garment. */
const AROUND = 0.08;
/** How much darker it gets in the cloth's shadow. */
const SHADOWS = [1, 0.85, 0.7, 0.55] as const;
/** How likely a color is the ground's, from where it may be, and where it is. */
const LIKELY = { from: 0.6, is: 0.8 } as const;
/** Cloth and ground that share more of their colors than this: folds would pass for gaps. */
const ALIKE = 0.3;
/** A gap beside the body, as shares of the garment's height and width. */
const SHAPE = { shortest: 0.12, widest: 0.12, offMiddle: 0.14, topmost: 0.18, lowest: 0.5 } as const;

/** Luma in 16 steps, both chromas in 32. */
const BINS = 16 * 32 * 32;
function binOf(r: number, g: number, b: number): number {
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  const step = (chroma: number) => Math.max(0, Math.min(31, (chroma + 128) >> 3));
  return ((Math.min(255, luma) >> 4) * 32 + step((b - luma) * 0.564)) * 32 + step((r - luma) * 0.713);
}

/** The share of each color, blurred by a step of luma. */
function sharesOf(counts: Float32Array): Float32Array {
  const all = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const layer = 32 * 32;
  return counts.map((count, at) => (2 * count + (counts[at - layer] ?? 0) + (counts[at + layer] ?? 0)) / (4 * all));
}

/** How likely a color belongs to the ground, 0..1; null: the ground is not seen, or looks like the cloth. */
function groundLikeness(garment: Sheet, photo: Sheet): ((pixel: number) => number) | null {
  const { width, height } = garment;
  const reach = Math.round(Math.max(width, height) * AROUND);
  const [ground, cloth] = [new Float32Array(BINS), new Float32Array(BINS)];
  const near = nearOf(garment, reach);
  let seen = 0;
  for (let at = 0; at < width * height; at += 2) {
    const alpha = garment.data[at * 4 + 3] as number;
    const [r, g, b] = [photo.data[at * 4], photo.data[at * 4 + 1], photo.data[at * 4 + 2]] as [number, number, number];
    if (alpha > 250) (cloth[binOf(r, g, b)] as number) += 1;
    else if (alpha < 5 && near(at)) {
      seen += 1;
      for (const dark of SHADOWS) (ground[binOf(r * dark, g * dark, b * dark)] as number) += dark === 1 ? 1 : 0.5;
    }
  }
  if (seen < 200) return null;
  const [ofGround, ofCloth] = [sharesOf(ground), sharesOf(cloth)];
  if (ofGround.reduce((sum, share, bin) => sum + Math.min(share, ofCloth[bin] as number), 0) > ALIKE) return null;
  return (pixel) => {
    const [r, g, b] = [photo.data[pixel * 4], photo.data[pixel * 4 + 1], photo.data[pixel * 4 + 2]];
    const bin = binOf(r as number, g as number, b as number);
    const [is, isNot] = [ofGround[bin] as number, ofCloth[bin] as number];
    return is + isNot < 1e-6 ? 0 : is / (is + isNot);
  };
}

/** Whether a pixel is within the garment's bounds, grown by `reach` px. */
function nearOf(garment: Sheet, reach: number): (pixel: number) => boolean {
  const { left, top, right, bottom } = boundsOf(garment);
  return (pixel) => {
    const [x, y] = [pixel % garment.width, Math.floor(pixel / garment.width)];
    return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
  };
}

function boundsOf({ width, data }: Sheet) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 0; at * 4 < data.length; at += 1) {
    if ((data[at * 4 + 3] as number) < 128) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

/** Opens the gaps beside the body. `photo`: the uncut picture in the garment's size. Changes `garment`. */
export function openGaps(garment: Sheet, photo: Sheet): void {
  const likeness = groundLikeness(garment, photo);
  if (!likeness) return;
  const { width, height, data } = garment;
  const { left, top, right, bottom } = boundsOf(garment);
  const [wide, high, middle] = [right - left, bottom - top, (left + right) / 2];
  const times = Math.max(1, Math.max(width, height) / LONGEST);
  const [columns, rows] = [Math.ceil(width / times), Math.ceil(height / times)];
  const isGround = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [Math.floor((column + 0.5) * times), Math.floor((row + 0.5) * times)];
      if (x >= width || y >= height || (data[(y * width + x) * 4 + 3] as number) < 64) continue;
      if (likeness(y * width + x) > LIKELY.is) isGround[row * columns + column] = 1;
    }
  }
  const seen = new Uint8Array(columns * rows);
  const open = new Uint8Array(columns * rows);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || !isGround[start]) continue;
    const part = grown(start, isGround, seen, columns);
    const ys = part.map((at) => (Math.floor(at / columns) + 0.5) * times);
    const [from, to] = [Math.min(...ys), Math.max(...ys)];
    const off = part.map((at) => Math.abs(((at % columns) + 0.5) * times - middle)).sort((a, b) => a - b);
    const isGap =
      to - from > high * SHAPE.shortest &&
      (part.length * times * times) / (to - from) < wide * SHAPE.widest &&
      (off[off.length >> 1] as number) > wide * SHAPE.offMiddle &&
      from > top + high * SHAPE.topmost &&
      to > top + high * SHAPE.lowest;
    if (isGap) for (const at of part) mark(open, at, columns);
  }
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3] === 0) continue;
    const cell = Math.floor(Math.floor(at / width) / times) * columns + Math.floor((at % width) / times);
    if (!open[cell]) continue;
    const share = Math.max(0, Math.min(1, (likeness(at) - LIKELY.from) / (LIKELY.is - LIKELY.from)));
    for (let c = 0; c < 4; c += 1) data[at * 4 + c] = Math.round((data[at * 4 + c] as number) * (1 - share));
  }
}

/** Cells that hang together, also over a corner. */
function grown(start: number, isIn: Uint8Array, seen: Uint8Array, columns: number): number[] {
  const part = [start];
  seen[start] = 1;
  for (let next = 0; next < part.length; next += 1) {
    for (const other of around(part[next] as number, columns)) {
      if (!isIn[other] || seen[other]) continue;
      seen[other] = 1;
      part.push(other);
    }
  }
  return part;
}

function mark(open: Uint8Array, at: number, columns: number): void {
  open[at] = 1;
  for (const other of around(at, columns)) if (other >= 0 && other < open.length) open[other] = 1;
}

function* around(at: number, columns: number): Generator<number> {
  const column = at % columns;
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1)
      if ((dx !== 0 || dy !== 0) && column + dx >= 0 && column + dx < columns) yield at + dy * columns + dx;
}
