/**
 * The product as a body: a photograph shows its front only, so its depth is guessed from its outline. Upright, each
 * stretch of a row is treated as a slice of something turned on a lathe; lying, the outline swells towards its middle.
 * That is enough for shadows, for blocking light from the ground, and for its mirror image.
 */
import { blurPlane } from './foliage.ts';
import { clamp } from './noise.ts';
import { halved, type Level, type Pixels, shrunk } from './product-levels.ts';
import type { Perspective } from './scene.ts';

export interface Product {
  perspective: Perspective;
  /** Metres. */
  width: number;
  height: number;
  levels: Level[];
  /** Grid of the body: alpha, and half its depth (side) or its thickness (top), metres. */
  columns: number;
  rows: number;
  alpha: Float32Array;
  depth: Float32Array;
  /** Greatest of `depth`. */
  most: number;
  /**
   * Per column of the grid: how far above the bottom its foot is, metres; columns that don't stand on the ground
   * continue from their neighbours.
   */
  foot: Float32Array;
  /** The range where it touches the ground, shares of the width. */
  standsFrom: number;
  standsTo: number;
  /** Half the depth of its foot, metres. */
  base: number;
  /** Mean color, linear. */
  mean: [number, number, number];
}

const GRID = 144;
/** Most half depth, as a share of the shorter side. */
const DEEPEST = 0.42;
/** Thickness of lying products, as a share of the shorter side. */
const THICK = 0.2;

/**
 * The slope at which photographs usually show a product's foot: a round lower rim appears lower in its middle than at
 * its sides by this share of its half depth.
 */
const FOOT_SEEN = 0.145;

/** The depth of each stretch of each row, as something turned on a lathe. */
function turnedDepth(alpha: Float32Array, columns: number, rows: number, width: number, cap: number): Float32Array {
  const depth = new Float32Array(columns * rows);
  const cell = width / columns;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if ((alpha[y * columns + x] as number) < 0.4) continue;
      let end = x;
      while (end < columns && (alpha[y * columns + end] as number) >= 0.4) end += 1;
      const half = ((end - x) * cell) / 2;
      const deepest = half <= cap ? half : cap;
      for (let at = x; at < end; at += 1) {
        const off = (at + 0.5 - (x + end) / 2) / ((end - x) / 2);
        depth[y * columns + at] = deepest * Math.sqrt(Math.max(0, 1 - off * off));
      }
      x = end;
    }
  }
  return depth;
}

function swollen(alpha: Float32Array, columns: number, rows: number, thick: number): Float32Array {
  const soft = Float32Array.from(alpha);
  blurPlane(soft, columns, rows, Math.max(1, Math.round(Math.min(columns, rows) * 0.09)));
  return soft.map((value, at) =>
    (alpha[at] as number) > 0.4 ? thick * Math.sqrt(clamp((value - 0.3) / 0.7, 0.05, 1)) : 0,
  );
}

/**
 * Extends an upright body straight down to the ground: its lowest rows show the rim of its foot from above, which is
 * not a taper, and light would pass below them. In place; `rows` counts from the top.
 * @param deep half the depth of its foot, metres
 */
function broughtDown(
  alpha: Float32Array,
  depth: Float32Array,
  columns: number,
  rows: number,
  height: number,
  deep: number,
  { from, to }: Foot,
): void {
  const level = rows - 1 - Math.round((deep * FOOT_SEEN * rows) / height);
  if (level < 0) return;
  for (let y = level + 1; y < rows; y += 1) {
    for (let x = from; x < to; x += 1) {
      const above = level * columns + x;
      const at = y * columns + x;
      alpha[at] = Math.max(alpha[at] as number, alpha[above] as number);
      depth[at] = Math.max(depth[at] as number, depth[above] as number);
    }
  }
}

interface Foot {
  foot: Float32Array;
  /** Columns, end exclusive. */
  from: number;
  to: number;
}

/**
 * Where it touches the ground: the lowest places of its columns, as far as they can belong to one foot seen slightly
 * from above.
 */
function footOf(alpha: Float32Array, columns: number, rows: number, width: number, height: number): Foot {
  const lowest = new Float32Array(columns).fill(-1);
  let bottom = -1;
  for (let x = 0; x < columns; x += 1) {
    for (let y = rows - 1; y >= 0; y -= 1) {
      if ((alpha[y * columns + x] as number) < 0.5) continue;
      lowest[x] = y;
      bottom = Math.max(bottom, y);
      break;
    }
  }
  const foot = new Float32Array(columns);
  if (bottom < 0) return { foot, from: 0, to: columns };
  const cellHeight = height / rows;
  const reach = Math.min(0.1 * height, 0.16 * width);
  let [from, to] = [columns, -1];
  for (let x = 0; x < columns; x += 1) {
    const lift = (bottom - (lowest[x] as number)) * cellHeight;
    if ((lowest[x] as number) < 0 || lift > reach) continue;
    from = Math.min(from, x);
    to = x;
  }
  // Between feet (a shoe's arch, the legs of a stool) the line runs straight from one to the next.
  let last = -1;
  for (let x = from; x <= to; x += 1) {
    const lift = (bottom - (lowest[x] as number)) * cellHeight;
    if ((lowest[x] as number) < 0 || lift > reach) continue;
    foot[x] = lift;
    for (let gap = last + 1; last >= 0 && gap < x; gap += 1)
      foot[gap] = (foot[last] as number) + (((foot[x] as number) - (foot[last] as number)) * (gap - last)) / (x - last);
    last = x;
  }
  for (let x = 0; x < from; x += 1) foot[x] = foot[from] as number;
  for (let x = to + 1; x < columns; x += 1) foot[x] = foot[to] as number;
  blurPlane(foot, columns, 1, 2);
  return { foot, from, to: to + 1 };
}

/**
 * @param pixels the cutout, cropped to its bounds
 * @param metres length of its longer side
 */
export function productOf(pixels: Pixels, perspective: Perspective, metres: number): Product {
  const longer = Math.max(pixels.width, pixels.height);
  const width = (metres * pixels.width) / longer;
  const height = (metres * pixels.height) / longer;
  const columns = Math.max(4, Math.min(GRID, pixels.width));
  const rows = Math.max(4, Math.min(GRID, pixels.height));
  const shrink = Math.min(1, 1024 / longer);
  const levels = [
    shrunk(pixels, Math.max(1, Math.round(pixels.width * shrink)), Math.max(1, Math.round(pixels.height * shrink))),
  ];
  for (
    let last = levels[0] as Level;
    Math.min(last.width, last.height) > 6 && levels.length < 8;
    last = levels.at(-1) as Level
  )
    levels.push(halved(last));
  const grid = shrunk(pixels, columns, rows);
  const alpha = new Float32Array(columns * rows);
  const mean: [number, number, number] = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < alpha.length; at += 1) {
    alpha[at] = grid.data[at * 4 + 3] as number;
    weight += alpha[at] as number;
    for (let channel = 0; channel < 3; channel += 1)
      mean[channel] = (mean[channel] as number) + (grid.data[at * 4 + channel] as number);
  }
  for (let channel = 0; channel < 3; channel += 1)
    mean[channel] = weight > 0 ? (mean[channel] as number) / weight : 0.5;
  const shorter = Math.min(width, height);
  const depth =
    perspective === 'side'
      ? turnedDepth(alpha, columns, rows, width, Math.max(DEEPEST * shorter, 0.12 * metres))
      : swollen(alpha, columns, rows, THICK * shorter + 0.01 * metres);
  const stood = footOf(alpha, columns, rows, width, height);
  const [from, to] = [stood.from / columns, stood.to / columns];
  const base = Math.min(((to - from) * width * 0.85) / 2, DEEPEST * shorter);
  if (perspective === 'side') broughtDown(alpha, depth, columns, rows, height, base, stood);
  return {
    perspective,
    width,
    height,
    levels,
    columns,
    rows,
    alpha,
    depth,
    mean,
    foot: stood.foot,
    base,
    most: depth.reduce((most, value) => Math.max(most, value), 0),
    standsFrom: from,
    standsTo: to,
  };
}

/** The product's position in the world: middle of its foot (side) or of itself (top). */
export interface Standing {
  x: number;
  z: number;
}

/** Steps of a ray through the body. */
const STEPS = 14;

/**
 * Share of a ray that the product blocks within `far`, 0..1, and where.
 * @param jitter 0..1, moves the steps
 * @param out the distance at which most of it was blocked
 */
export function stoppedBy(
  product: Product,
  { x: sx, z: sz }: Standing,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
  jitter: number,
  out: Float64Array,
): number {
  const { width, height, most, columns, rows, alpha, depth, perspective } = product;
  const side = perspective === 'side';
  const px = ox - sx;
  const pz = oz - sz;
  const halfX = width / 2;
  const lowY = 0;
  const highY = side ? height : most;
  const halfZ = side ? most : height / 2;
  let near = 0;
  let end = far;
  if (dx !== 0) {
    const a = (-halfX - px) / dx;
    const b = (halfX - px) / dx;
    near = Math.max(near, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  } else if (px < -halfX || px > halfX) return 0;
  if (near >= end) return 0;
  if (dy !== 0) {
    const a = (lowY - oy) / dy;
    const b = (highY - oy) / dy;
    near = Math.max(near, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  } else if (oy < lowY || oy > highY) return 0;
  if (near >= end) return 0;
  if (dz !== 0) {
    const a = (-halfZ - pz) / dz;
    const b = (halfZ - pz) / dz;
    near = Math.max(near, Math.min(a, b));
    end = Math.min(end, Math.max(a, b));
  } else if (pz < -halfZ || pz > halfZ) return 0;
  if (near >= end) return 0;
  let opaque = 0;
  const step = (end - near) / STEPS;
  for (let n = 0; n < STEPS; n += 1) {
    const t = near + (n + jitter) * step;
    const gx = Math.floor(((px + dx * t) / width + 0.5) * columns);
    const y = oy + dy * t;
    const z = pz + dz * t;
    const gy = Math.floor(side ? (1 - y / height) * rows : (z / height + 0.5) * rows);
    if (gx < 0 || gx >= columns || gy < 0 || gy >= rows) continue;
    const at = gy * columns + gx;
    const reach = depth[at] as number;
    if (side ? Math.abs(z) < reach : y < reach) {
      const value = alpha[at] as number;
      if (value > opaque) {
        if (opaque === 0) out[0] = t;
        opaque = value;
        if (opaque > 0.95) return 1;
      }
    }
  }
  return opaque;
}
