/** Adds the product's effects to the scene: its shadow, the dark contact line, its mirror image. */
import type { Buffers } from './buffers.ts';
import { rayThrough, type Camera } from './framing.ts';
import { newHit, type Solid } from './solid.ts';
import { newTexel, type Material } from './materials/texel.ts';
import { clamp } from './noise.ts';
import { contactAt, type Contact } from './contact.ts';
import { productAt } from './product-levels.ts';
import type { Product, Standing } from './product.ts';
import { lightAt } from './smoothing.ts';
import { keyPasses, lookAt, nearest, type World } from './world.ts';

const hit = newHit();
const texel = newTexel();
const ray = new Float64Array(3);
const found = new Float64Array(1);
const before = new Float64Array(4);
const after = new Float64Array(4);
const image = new Float64Array(4);

/** A mirror image is a little darker than its original. */
const SEEN = 0.95;
/** Share of the light that the touching parts block, close by and a little farther. */
const TIGHT = 0.82;
const WIDE = 0.5;

export interface Grounded {
  world: World;
  camera: Camera;
  buffers: Buffers;
  product: Product;
  standing: Standing;
  contact: Contact;
  /** The factor applied to the picture later: gives the product's own colors as they will appear. */
  exposure: Float64Array;
}

/** Rows of the picture. */
export function ground(
  { world, camera, buffers, product, standing, contact, exposure }: Grounded,
  from: number,
  to: number,
): void {
  const { width, seen, grounded, diffuse } = buffers;
  const { solids, lighting, materials } = world;
  const oy = camera.height;
  const oz = camera.side ? camera.distance : 0;
  const { kx, ky, kz, key } = lighting;
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let r = seen[at * 3] as number;
      let g = seen[at * 3 + 1] as number;
      let b = seen[at * 3 + 2] as number;
      rayThrough(camera, x + 0.5, y + 0.5, ray);
      const dx = ray[0] as number;
      const dy = ray[1] as number;
      const dz = ray[2] as number;
      const index = nearest(solids, 0, oy, oz, dx, dy, dz, found);
      if (index >= 0) {
        const solid = solids[index] as Solid;
        lookAt(solid, 0, oy, oz, dx, dy, dz, found[0] as number, hit);
        const id = index * 8 + hit.face;
        lightAt(buffers, buffers.light, x + 0.5, y + 0.5, id, before);
        lightAt(buffers, buffers.shaded, x + 0.5, y + 0.5, id, after);
        const passing =
          keyPasses(world, hit.x, hit.y, hit.z) *
          Math.max(solid.paint ? 0.3 : 0, hit.nx * kx + hit.ny * ky + hit.nz * kz);
        let close = 0;
        if (Math.abs(hit.y) < 0.004 && hit.ny > 0.5) {
          const tight = contactAt(contact, contact.tight, hit.x - standing.x, hit.z - standing.z);
          const wide = contactAt(contact, contact.wide, hit.x - standing.x, hit.z - standing.z);
          close = 1 - (1 - TIGHT * tight) * (1 - WIDE * wide);
        }
        const share = diffuse[at] as number;
        const keep = 1 - close;
        // Reflections lose less than lit surfaces: they show light from elsewhere.
        const glossy = 1 - close * 0.75;
        for (let channel = 0; channel < 3; channel += 1) {
          const was = (key[channel] as number) * passing * (before[0] as number) + (before[channel + 1] as number);
          const is = (key[channel] as number) * passing * (after[0] as number) + (after[channel + 1] as number);
          const ratio = was > 1e-5 ? Math.min(1.6, is / was) : 1;
          const factor = share * ratio * keep + (1 - share) * glossy;
          if (channel === 0) r *= factor;
          else if (channel === 1) g *= factor;
          else b *= factor;
        }
        if (camera.side && hit.ny > 0.3) {
          const strength = mirrorImage(
            materials[solid.material] as Material,
            camera,
            product,
            standing,
            dx,
            dy,
            dz,
            found[0] as number,
          );
          if (strength > 0.002) {
            const cover = strength * (image[3] as number);
            r = r * (1 - cover) + (strength * ((image[0] as number) * SEEN)) / (exposure[0] as number);
            g = g * (1 - cover) + (strength * ((image[1] as number) * SEEN)) / (exposure[1] as number);
            b = b * (1 - cover) + (strength * ((image[2] as number) * SEEN)) / (exposure[2] as number);
          }
        }
      }
      grounded[at * 3] = r > 0 ? r : 0;
      grounded[at * 3 + 1] = g > 0 ? g : 0;
      grounded[at * 3 + 2] = b > 0 ? b : 0;
    }
  }
}

/** The surface's reflection of the product at `hit`, in `image` (premultiplied); returns the reflection's strength. */
function mirrorImage(
  material: Material,
  camera: Camera,
  product: Product,
  standing: Standing,
  dx: number,
  dy: number,
  dz: number,
  t: number,
): number {
  // Only the ground in front of its foot can mirror it.
  const reach = hit.x - standing.x;
  if (Math.abs(reach) > product.width * 0.75 || hit.z < standing.z - product.base * 1.1 || Math.abs(hit.y) > 0.02)
    return 0;
  material(hit.u, hit.v, t / camera.focal, texel);
  if (texel.spec < 0.02 || texel.rough > 0.55) return 0;
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  let nx = hit.nx - texel.bumpU * hit.ux - texel.bumpV * hit.vx;
  let ny = hit.ny - texel.bumpU * hit.uy - texel.bumpV * hit.vy;
  let nz = hit.nz - texel.bumpU * hit.uz - texel.bumpV * hit.vz;
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  nx /= long;
  ny /= long;
  nz /= long;
  const vx = -dx / length;
  const vy = -dy / length;
  const vz = -dz / length;
  const facing = nx * vx + ny * vy + nz * vz;
  if (facing <= 0.01) return 0;
  const rx = 2 * facing * nx - vx;
  const ry = 2 * facing * ny - vy;
  const rz = 2 * facing * nz - vz;
  if (rz >= -1e-4) return 0;
  const slope = camera.height / camera.distance;
  // Starts where the foot's front is in this column, then goes up along the product.
  const column = clamp((reach / product.width + 0.5) * product.columns, 0, product.columns - 1);
  const lift = product.foot[Math.floor(column)] as number;
  const front = standing.z + Math.max(product.base - lift / Math.max(0.05, slope), -product.base);
  const away = (front - hit.z) / rz;
  if (away < -0.004) return 0;
  const up = Math.max(0, away * ry) + lift;
  const across = (reach + away * rx) / product.width + 0.5;
  const high = 1 - up / product.height;
  if (high < 0 || across < -0.1 || across > 1.1) return 0;
  const blur = texel.rough * 1.1 * Math.max(0, up - lift) + (texel.rough > 0.05 ? 0.0012 : 0);
  const pixels = ((product.levels[0]?.height ?? 1) * blur) / product.height;
  productAt(product.levels, across, high, Math.log2(Math.max(1, pixels * 1.6)), image);
  const polish = 1 - texel.rough;
  const fresnel = texel.spec + (1 - texel.spec) * (1 - facing) ** 5 * polish * polish;
  const fades = texel.rough > 0.05 ? Math.exp(-((up - lift) / product.height) * (0.8 + texel.rough * 9)) : 1;
  return clamp(fresnel * fades * (1 - texel.rough * 0.8), 0, 0.9);
}
