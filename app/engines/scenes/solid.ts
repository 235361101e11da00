/**
 * Things that rays can hit: a solid gives the point, and the surface there. Metres; y up, x right, z towards the
 * camera; the product is on y = 0.
 */

/** The point where a ray met a solid. */
export interface Hit {
  x: number;
  y: number;
  z: number;
  /** Normal, turned at bevels. */
  nx: number;
  ny: number;
  nz: number;
  /** Place on the surface, metres, and the directions in which u and v grow. */
  u: number;
  v: number;
  ux: number;
  uy: number;
  uz: number;
  vx: number;
  vy: number;
  vz: number;
  /** Distinguishes the parts of a solid between which light must not be smoothed: faces, sides. */
  face: number;
}

export const newHit = (): Hit => ({
  x: 0,
  y: 0,
  z: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  u: 0,
  v: 0,
  ux: 1,
  uy: 0,
  uz: 0,
  vx: 0,
  vy: 0,
  vz: 1,
  face: 0,
});

export interface Solid {
  /** Index into the world's materials. */
  material: number;
  /** Color that multiplies the material's, for leaves and petals; null: none. */
  paint?: ((hit: Hit) => number) | null;
  /** Distance along the ray, Infinity when it misses. Directions need not be normalized. */
  meet(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number;
  /** Fills in the hit from its x, y, z. */
  look(hit: Hit, dx: number, dy: number, dz: number): void;
}

/** Keeps rays from hitting the surface they start on. */
export const NEAR = 1e-4;

export function flat(hit: Hit, nx: number, ny: number, nz: number): void {
  hit.nx = nx;
  hit.ny = ny;
  hit.nz = nz;
}

export function along(hit: Hit, ux: number, uy: number, uz: number, vx: number, vy: number, vz: number): void {
  hit.ux = ux;
  hit.uy = uy;
  hit.uz = uz;
  hit.vx = vx;
  hit.vy = vy;
  hit.vz = vz;
}
