/** A world for tracing rays: solids, their materials, lights, and the distant surroundings. */
import { backdropLight, type Backdrop } from './backdrop/backdrop.ts';
import type { Light } from './color.ts';
import { passes, type Gobo } from './foliage.ts';
import { NEAR, type Hit, type Solid } from './solid.ts';
import { domeLight, type Lighting } from './light.ts';
import type { Material } from './materials/texel.ts';

export interface World {
  solids: readonly Solid[];
  materials: readonly Material[];
  /** Mean color of each material. */
  means: readonly Light[];
  lighting: Lighting;
  /** Null: a closed studio; rays that leave it see the dome. */
  backdrop: Backdrop | null;
  gobo: Gobo | null;
  /** Position of the pattern's middle, and its scale: 1 as drawn. */
  goboCentre: readonly [number, number, number];
  goboScale: number;
  /** Middle and radius of the light on the background, metres. */
  pool: { x: number; y: number; radius: number };
}

/** The first solid that a ray hits; -1: none. `out[0]`: its distance. */
export function nearest(
  solids: readonly Solid[],
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): number {
  let best = Infinity;
  let which = -1;
  for (let at = 0; at < solids.length; at += 1) {
    const t = (solids[at] as Solid).meet(ox, oy, oz, dx, dy, dz);
    if (t < best) {
      best = t;
      which = at;
    }
  }
  out[0] = best;
  return which;
}

/** Whether anything blocks the way. */
export function isBlocked(
  solids: readonly Solid[],
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  for (let at = 0; at < solids.length; at += 1)
    if ((solids[at] as Solid).meet(ox, oy, oz, dx, dy, dz) < Infinity) return true;
  return false;
}

/** Fills in the hit of a solid at a distance. */
export function lookAt(
  solid: Solid,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  t: number,
  hit: Hit,
): void {
  hit.x = ox + dx * t;
  hit.y = oy + dy * t;
  hit.z = oz + dz * t;
  solid.look(hit, dx, dy, dz);
  // Normals point to the viewer.
  const facing = hit.nx * dx + hit.ny * dy + hit.nz * dz;
  if (facing > 0) {
    const length2 = dx * dx + dy * dy + dz * dz;
    const share = (facing * 1.001) / length2;
    hit.nx -= dx * share;
    hit.ny -= dy * share;
    hit.nz -= dz * share;
    const length = Math.sqrt(hit.nx * hit.nx + hit.ny * hit.ny + hit.nz * hit.nz) || 1;
    hit.nx /= length;
    hit.ny /= length;
    hit.nz /= length;
  }
}

/** Light from where there is no solid. `panels`: see domeLight. Directions of length one. */
export function surroundings(
  { backdrop, lighting }: World,
  dx: number,
  dy: number,
  dz: number,
  panels: number,
  out: Float64Array,
): void {
  if (backdrop && dz < -0.12) {
    backdropLight(backdrop, dx, dy, dz, out);
    return;
  }
  domeLight(lighting, dx, dy, dz, panels, out);
}

/** Share of the key light that leaves, blinds or bars let through to a place. */
export function keyPasses({ gobo, lighting, goboCentre, goboScale }: World, x: number, y: number, z: number): number {
  if (!gobo) return 1;
  const { kx, ky, kz } = lighting;
  // Axes perpendicular to the light: one level, one upright.
  const flat = Math.sqrt(kx * kx + kz * kz) || 1e-6;
  const ax = kz / flat;
  const az = -kx / flat;
  const bx = (-ky * kx) / flat;
  const by = flat;
  const bz = (-ky * kz) / flat;
  const px = x - goboCentre[0];
  const py = y - goboCentre[1];
  const pz = z - goboCentre[2];
  return passes(gobo, (px * ax + pz * az) / goboScale, -(px * bx + py * by + pz * bz) / goboScale);
}

/** Light of the pool on an upright surface behind the product: the factor of its color. */
export function poolAt({ pool: { x, y, radius } }: World, px: number, py: number, pz: number): number {
  if (pz > -0.08) return 0;
  const distance = ((px - x) * (px - x) + (py - y) * (py - y)) / (radius * radius);
  return distance > 6 ? 0 : Math.exp(-distance);
}

/** Start of a ray that leaves a surface: far enough not to hit it again. */
export const LIFT = NEAR * 3;
