/**
 * The product in the scene's light. Its photograph is already lit, so the changes are small: the scene's color over it,
 * a side that is turned away, a darker foot and the ground's color above it, leaf shadows, and the background's light
 * around its edges.
 */
import { encoded255, LINEAR, luminance, type Light } from './color.ts';
import type { Camera, Placement } from './framing.ts';
import { blurPlane } from './foliage.ts';
import { clamp } from './noise.ts';
import type { Pixels } from './product-levels.ts';
import type { Product, Standing } from './product.ts';
import { keyPasses, type World } from './world.ts';

/** How much the product takes on of each. */
const CAST = 0.2;
const TURNED = 0.13;
const PATTERN = 0.34;
const BOUNCE = 0.16;
const WRAP = 0.24;

export interface Relighting {
  world: World;
  camera: Camera;
  placement: Placement;
  product: Product;
  standing: Standing;
  /** The picture's exposure factors: the color of its light as displayed. */
  exposure: Float64Array;
  /** It continues below the page, so that there is no foot to darken. */
  isCut: boolean;
  /** Finished picture behind it (sRGB, three bytes per pixel), of the page's size. */
  behind: { width: number; height: number; data: Uint8Array };
}

/** The cutout at the placement's size, relit. Its alpha is unchanged. */
export function relight(
  cutout: Pixels,
  { world, camera, placement, product, standing, exposure, isCut, behind }: Relighting,
): Uint8Array {
  const { width, height, data } = cutout;
  const { lighting } = world;
  const result = new Uint8Array(data.length);
  const ambient: Light = [
    0.5 * lighting.above[0] + 0.5 * lighting.level[0],
    0.5 * lighting.above[1] + 0.5 * lighting.level[1],
    0.5 * lighting.above[2] + 0.5 * lighting.level[2],
  ];
  const all = [0, 1, 2].map(
    (channel) =>
      (0.55 * (lighting.key[channel] as number) + (ambient[channel] as number)) * (exposure[channel] as number),
  ) as unknown as Light;
  const whole = luminance(all[0], all[1], all[2]);
  const cast = [0, 1, 2].map((channel) => 1 + CAST * ((all[channel] as number) / whole - 1)) as unknown as Light;
  const dimmed = clamp((lighting.brightness / 0.66) ** 0.32, 0.66, 1.04);
  const floorLight = groundColor(placement, behind);
  const edges = edgeOf(cutout);
  const near = blurredBehind(placement, behind);
  const { columns, rows, depth } = product;
  // Where a handle begins, the guessed body jumps: smooths its slopes, or light would change in steps.
  const soft = Float32Array.from(depth);
  blurPlane(soft, columns, rows, Math.max(1, Math.round(Math.min(columns, rows) * 0.05)));
  const side = camera.side;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor((y / height) * rows));
    const high = (1 - y / height) * product.height;
    const foot =
      side && !isCut
        ? Math.exp(-high / (product.height * 0.014)) * 0.46 + Math.exp(-high / (product.height * 0.06)) * 0.1
        : 0;
    const bounce = side ? BOUNCE * Math.exp(-high / (product.height * 0.16)) : 0;
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] as number;
      if (alpha === 0) continue;
      const column = Math.min(columns - 1, Math.floor((x / width) * columns));
      const here = depth[row * columns + column] as number;
      const next = soft[row * columns + Math.min(columns - 1, column + 1)] as number;
      const previous = soft[row * columns + Math.max(0, column - 1)] as number;
      // The body's slope: positive where it turns away to the right.
      const run = ((previous - next) * columns) / (2 * product.width);
      const steep = clamp(run, -2, 2);
      const turn = side
        ? (steep * lighting.kx + Math.max(0, lighting.kz) * 0.4 + 0.35) / Math.sqrt(1 + steep * steep)
        : 0.4;
      const px = standing.x + (x / width - 0.5) * product.width;
      const py = side ? high : here;
      const pz = side ? here : standing.z + (y / height - 0.5) * product.height;
      const passing = world.gobo ? 1 - PATTERN * (1 - keyPasses(world, px, py, pz)) : 1;
      const factor = dimmed * passing * (1 + TURNED * (turn - 0.4)) * (1 - foot);
      const edge = edges[y * width + x] as number;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = LINEAR[data[at + channel] as number] as number;
        let value = own * factor * (cast[channel] as number);
        value += bounce * (floorLight[channel] as number) * (0.25 + own) * 0.7;
        if (edge > 0.01) {
          const around = near.at(x, y, channel);
          // Light wraps, darkness does not: only a brighter background spills around the edge.
          if (around > value) value += (around - value) * edge * WRAP;
        }
        result[at + channel] = Math.round(encoded255(value));
      }
      result[at + 3] = alpha;
    }
  }
  return result;
}

/** 1 at the rim of opaque areas, 0 a little further in. */
function edgeOf({ width, height, data }: Pixels): Float32Array {
  const soft = new Float32Array(width * height);
  for (let at = 0; at < soft.length; at += 1) soft[at] = (data[at * 4 + 3] as number) / 255;
  const own = Float32Array.from(soft);
  blurPlane(soft, width, height, Math.max(1, Math.round(Math.max(width, height) * 0.003)));
  return own.map((alpha, at) => clamp((1 - (soft[at] as number)) * 2 * alpha, 0, 1) ** 1.4);
}

function groundColor(placement: Placement, { width, height, data }: Relighting['behind']): Light {
  const sum = [0, 0, 0];
  let count = 0;
  const y = Math.min(height - 1, placement.top + placement.height + Math.round(placement.height * 0.04));
  for (let x = Math.max(0, placement.left); x < Math.min(width, placement.left + placement.width); x += 4) {
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (LINEAR[data[(y * width + x) * 3 + channel] as number] as number);
    count += 1;
  }
  return count === 0 ? [0.3, 0.3, 0.3] : (sum.map((value) => value / count) as unknown as Light);
}

/** The background around the product, small and soft. */
function blurredBehind(
  { left, top, width, height }: Placement,
  behind: Relighting['behind'],
): { at(x: number, y: number, channel: number): number } {
  const shrink = Math.max(1, Math.round(Math.max(width, height) / 96));
  const w = Math.max(2, Math.ceil(width / shrink));
  const h = Math.max(2, Math.ceil(height / shrink));
  const planes = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(w * h);
    for (let y = 0; y < h; y += 1) {
      const sy = clamp(top + y * shrink, 0, behind.height - 1);
      for (let x = 0; x < w; x += 1) {
        const sx = clamp(left + x * shrink, 0, behind.width - 1);
        plane[y * w + x] = LINEAR[behind.data[(sy * behind.width + sx) * 3 + channel] as number] as number;
      }
    }
    blurPlane(plane, w, h, 3);
    return plane;
  });
  return {
    at: (x, y, channel) =>
      (planes[channel] as Float32Array)[
        Math.min(h - 1, Math.floor(y / shrink)) * w + Math.min(w - 1, Math.floor(x / shrink))
      ] as number,
  };
}
