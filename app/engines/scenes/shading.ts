/**
 * The scene without the product, at the picture's own size: materials under the computed light, their reflections and
 * gloss.
 */
import type { Buffers } from './buffers.ts';
import { luminance } from './color.ts';
import { rayThrough, type Camera } from './framing.ts';
import { newHit, type Solid } from './solid.ts';
import { newTexel, type Material } from './materials/texel.ts';
import { hash } from './noise.ts';
import { lightAt } from './smoothing.ts';
import { isBlocked, keyPasses, LIFT, lookAt, nearest, poolAt, surroundings, type World } from './world.ts';

const hit = newHit();
const mirrored = newHit();
const texel = newTexel();
const ray = new Float64Array(3);
const found = new Float64Array(1);
const arrived = new Float64Array(4);
const fetched = new Float64Array(4);
let lastId = -2;
let lastPixel = -1;
const light = new Float64Array(3);
const color = new Float64Array(4);

/** Reflections of rougher surfaces are not traced: they show only the dome. */
const TRACED = 0.34;
/** Places in a pixel, for one, two, four or eight rays: no two in one row or column. */
const SPREAD = [
  [[0.5, 0.5]],
  [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  [
    [0.375, 0.125],
    [0.875, 0.375],
    [0.125, 0.625],
    [0.625, 0.875],
  ],
] as const;

/** Rays a pixel, by quality. */
export type Rays = 1 | 2 | 4;

/** Light seen in a mirror: less exact than for the camera. */
function mirroredLight(
  world: World,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
  sharp: boolean,
): void {
  const { solids, lighting, means } = world;
  const index = nearest(solids, px, py, pz, dx, dy, dz, found);
  if (index < 0) {
    surroundings(world, dx, dy, dz, 1, light);
    return;
  }
  const solid = solids[index] as Solid;
  lookAt(solid, px, py, pz, dx, dy, dz, found[0] as number, mirrored);
  const facing = Math.max(0, mirrored.nx * lighting.kx + mirrored.ny * lighting.ky + mirrored.nz * lighting.kz);
  const open =
    facing > 0 &&
    (!sharp ||
      !isBlocked(
        solids,
        mirrored.x + mirrored.nx * LIFT,
        mirrored.y + mirrored.ny * LIFT,
        mirrored.z + mirrored.nz * LIFT,
        lighting.kx,
        lighting.ky,
        lighting.kz,
      ));
  const direct = open ? facing * keyPasses(world, mirrored.x, mirrored.y, mirrored.z) : 0;
  const paint = solid.paint ? solid.paint(mirrored) : 1;
  const mean = means[solid.material] as readonly [number, number, number];
  for (let channel = 0; channel < 3; channel += 1) {
    light[channel] =
      (mean[channel] as number) *
      paint *
      ((lighting.key[channel] as number) * direct +
        0.62 * (0.5 * (lighting.above[channel] as number) + 0.5 * (lighting.level[channel] as number)));
  }
}

/** Lobe of the key light on a glossy surface (GGX, Walter and others 2007), widened by the light's own size. */
function gloss(nh: number, rough: number, radius: number): number {
  const width = Math.min(1, rough * rough + radius * 0.5);
  const a2 = width * width;
  const d = nh * nh * (a2 - 1) + 1;
  return (a2 / (Math.PI * d * d)) * 0.25 * Math.PI;
}

/** One camera ray: linear light in color[0..2], its diffuse share in color[3]; returns the depth. */
function along(
  world: World,
  camera: Camera,
  buffers: Buffers,
  x: number,
  y: number,
  pixel: number,
  chance: number,
  turn: number,
): number {
  rayThrough(camera, x, y, ray);
  const dx = ray[0] as number;
  const dy = ray[1] as number;
  const dz = ray[2] as number;
  const oy = camera.height;
  const oz = camera.side ? camera.distance : 0;
  const { solids, lighting, materials } = world;
  const index = nearest(solids, 0, oy, oz, dx, dy, dz, found);
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
  if (index < 0) {
    surroundings(world, dx / length, dy / length, dz / length, 0, light);
    color[0] = light[0] as number;
    color[1] = light[1] as number;
    color[2] = light[2] as number;
    color[3] = 0;
    return 1e9;
  }
  const t = found[0] as number;
  const solid = solids[index] as Solid;
  lookAt(solid, 0, oy, oz, dx, dy, dz, t, hit);
  const vx = -dx / length;
  const vy = -dy / length;
  const vz = -dz / length;
  const flatFacing = Math.max(0.02, hit.nx * vx + hit.ny * vy + hit.nz * vz);
  const footprint = ((t / camera.focal) * pixel) / Math.sqrt(Math.max(0.08, flatFacing));
  (materials[solid.material] as Material)(hit.u, hit.v, footprint, texel);
  const paint = solid.paint ? solid.paint(hit) : 1;
  let nx = hit.nx - texel.bumpU * hit.ux - texel.bumpV * hit.vx;
  let ny = hit.ny - texel.bumpU * hit.uy - texel.bumpV * hit.vy;
  let nz = hit.nz - texel.bumpU * hit.uz - texel.bumpV * hit.vz;
  const long = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  nx /= long;
  ny /= long;
  nz /= long;
  const id = index * 8 + hit.face;
  const pixelAt = Math.floor(y) * buffers.width + Math.floor(x);
  // Rays of one pixel that hit the same surface share its light.
  if (id !== lastId || pixelAt !== lastPixel) {
    lightAt(buffers, buffers.light, Math.floor(x) + 0.5, Math.floor(y) + 0.5, id, fetched);
    lastId = id;
    lastPixel = pixelAt;
  }
  arrived.set(fetched);
  const passing = (arrived[0] as number) * keyPasses(world, hit.x, hit.y, hit.z);
  const { kx, ky, kz } = lighting;
  let facing = nx * kx + ny * ky + nz * kz;
  // Leaves let light through.
  if (solid.paint && facing < 0) facing = -facing * 0.45;
  const key = Math.max(0, facing) * passing * (0.35 + 0.65 * texel.cavity);
  const pool = hit.nz > 0.8 ? poolAt(world, hit.x, hit.y, hit.z) : 0;
  if (pool > 0)
    for (let channel = 0; channel < 3; channel += 1)
      arrived[channel + 1] = (arrived[channel + 1] as number) + pool * (lighting.pool[channel] as number);
  // Relief that leans towards the sky gets more of it.
  const around = texel.cavity * Math.max(0.35, 1 + 0.7 * (ny - hit.ny) + 0.45 * (nx - hit.nx) * Math.sign(kx) * 0.5);
  const facingEye = Math.max(0.02, nx * vx + ny * vy + nz * vz);
  const grazing = (1 - facingEye) ** 5;
  const polish = 1 - texel.rough;
  const fresnel = texel.spec + (1 - texel.spec) * grazing * polish * polish;
  let [sr, sg, sb] = [0, 0, 0];
  if (fresnel > 0.004) {
    const twice = 2 * (nx * vx + ny * vy + nz * vz);
    let rx = nx * twice - vx;
    let ry = ny * twice - vy;
    let rz = nz * twice - vz;
    if (texel.rough < TRACED) {
      // Randomly turns the ray within the lobe: a little grain per pixel, a soft reflection overall.
      const wide = texel.rough * texel.rough * 1.1;
      const angle = turn * 2 * Math.PI;
      const off = wide * Math.sqrt(chance);
      rx += off * Math.cos(angle);
      rz += off * Math.sin(angle);
      ry += off * 0.5 * Math.sin(angle * 1.7);
      const under = rx * hit.nx + ry * hit.ny + rz * hit.nz;
      if (under < 0.01) {
        rx += hit.nx * (0.01 - under);
        ry += hit.ny * (0.01 - under);
        rz += hit.nz * (0.01 - under);
      }
      const size = Math.sqrt(rx * rx + ry * ry + rz * rz) || 1;
      mirroredLight(
        world,
        hit.x + hit.nx * LIFT,
        hit.y + hit.ny * LIFT,
        hit.z + hit.nz * LIFT,
        rx / size,
        ry / size,
        rz / size,
        texel.rough < 0.1,
      );
    } else surroundings(world, rx, ry, rz, 0.15, light);
    const share = fresnel * (texel.rough < TRACED ? 1 : 0.55 * texel.cavity);
    sr = (light[0] as number) * share;
    sg = (light[1] as number) * share;
    sb = (light[2] as number) * share;
    if (passing > 0) {
      let hx = kx + vx;
      let hy = ky + vy;
      let hz = kz + vz;
      const half = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
      hx /= half;
      hy /= half;
      hz /= half;
      const nh = nx * hx + ny * hy + nz * hz;
      if (nh > 0) {
        const lobe =
          Math.min(6, gloss(nh, Math.max(0.06, texel.rough), lighting.radius)) *
          Math.max(0, facing) *
          fresnel *
          passing *
          1.6;
        sr += lighting.key[0] * lobe;
        sg += lighting.key[1] * lobe;
        sb += lighting.key[2] * lobe;
      }
    }
    if (texel.metal > 0) {
      const peak = Math.max(texel.r, texel.g, texel.b, 1e-4);
      sr *= 1 - texel.metal + (texel.metal * texel.r) / peak;
      sg *= 1 - texel.metal + (texel.metal * texel.g) / peak;
      sb *= 1 - texel.metal + (texel.metal * texel.b) / peak;
    }
  }
  const fuzz = 1 + texel.sheen * (1 - facingEye) ** 2 * 2.2;
  const body = (1 - fresnel) * paint * fuzz;
  const dr = texel.r * body * (lighting.key[0] * key + (arrived[1] as number) * around);
  const dg = texel.g * body * (lighting.key[1] * key + (arrived[2] as number) * around);
  const db = texel.b * body * (lighting.key[2] * key + (arrived[3] as number) * around);
  color[0] = dr + sr;
  color[1] = dg + sg;
  color[2] = db + sb;
  const whole = luminance(dr + sr, dg + sg, db + sb);
  color[3] = whole > 1e-6 ? luminance(dr, dg, db) / whole : 1;
  return t;
}

/**
 * Two rays of a pixel that differ by less than this share of their light see the same thing: more rays would not help.
 */
const ALIKE = 0.07;

/** Rows of the picture. Drops NaN, which would spread through every blur. */
export function shade(world: World, camera: Camera, buffers: Buffers, rays: Rays, from: number, to: number): void {
  const { width, sharp, far, diffuse } = buffers;
  lastId = -2;
  const places = SPREAD[rays === 1 ? 0 : rays === 2 ? 1 : 2];
  const pixel = 1 / Math.sqrt(places.length);
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [r, g, b, share, depth] = [0, 0, 0, 0, 0];
      let [firstLight, firstDepth] = [0, 0];
      let count = 0;
      const turn = (hash(x, y, 5) >>> 8) / 16777216;
      const chance = (hash(x, y, 71) >>> 8) / 16777216;
      for (let n = 0; n < places.length; n += 1) {
        // The first two are opposite each other.
        const place = places[places.length === 4 ? (n === 0 ? 0 : n === 1 ? 3 : n - 1) : n] as readonly [
          number,
          number,
        ];
        const t = Math.min(
          1e3,
          along(
            world,
            camera,
            buffers,
            x + place[0],
            y + place[1],
            pixel,
            (n + chance) / places.length,
            (n * 0.618 + turn) % 1,
          ),
        );
        // A glint must not outshine its whole pixel.
        const pr = Math.min(6, color[0] as number) || 0;
        const pg = Math.min(6, color[1] as number) || 0;
        const pb = Math.min(6, color[2] as number) || 0;
        r += pr;
        g += pg;
        b += pb;
        share += (color[3] as number) || 0;
        depth += t;
        count += 1;
        const whole = pr + pg + pb;
        if (n === 0) {
          firstLight = whole;
          firstDepth = t;
        } else if (
          n === 1 &&
          Math.abs(whole - firstLight) <= ALIKE * Math.max(whole, firstLight) + 0.01 &&
          Math.abs(t - firstDepth) < 0.02 * t
        )
          break;
      }
      const at = y * width + x;
      sharp[at * 3] = Math.max(0, r / count);
      sharp[at * 3 + 1] = Math.max(0, g / count);
      sharp[at * 3 + 2] = Math.max(0, b / count);
      far[at] = depth / count;
      diffuse[at] = share / count;
    }
  }
}
