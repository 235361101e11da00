/**
 * A surface's properties at one point. Materials fill the same object repeatedly, since they are called millions of
 * times.
 */
import type { Light } from '../color.ts';

export interface Texel {
  /** Diffuse albedo, linear. */
  r: number;
  g: number;
  b: number;
  /** 0 mirror, 1 chalk. */
  rough: number;
  /** Reflectance when viewed straight on. */
  spec: number;
  /** Share of the reflection that has the surface's own color: metals 1. */
  metal: number;
  /** Slope of the fine relief along u and v, metres per metre. */
  bumpU: number;
  bumpV: number;
  /** Share of the light that reaches the gaps of the fine relief. */
  cavity: number;
  /** Light that pile and fuzz scatter at grazing angles. */
  sheen: number;
  /** Light from below the surface: water over a bright ground. */
  glow: number;
}

export const newTexel = (): Texel => ({
  r: 0.5,
  g: 0.5,
  b: 0.5,
  rough: 0.8,
  spec: 0.04,
  metal: 0,
  bumpU: 0,
  bumpV: 0,
  cavity: 1,
  sheen: 0,
  glow: 0,
});

/**
 * @param u,v place on the surface, metres
 * @param footprint width of a pixel there, metres
 */
export type Material = (u: number, v: number, footprint: number, out: Texel) => void;

/** A material's choices: its seed and, for those that take one, its color. */
export interface MaterialOptions {
  seed: number;
  tint: Light | null;
}

export type MaterialFactory = (options: MaterialOptions) => Material;

/** Resets to a plain matt surface of that color. */
export function plain(out: Texel, r: number, g: number, b: number, rough: number, spec: number): void {
  out.r = r;
  out.g = g;
  out.b = b;
  out.rough = rough;
  out.spec = spec;
  out.metal = 0;
  out.bumpU = 0;
  out.bumpV = 0;
  out.cavity = 1;
  out.sheen = 0;
  out.glow = 0;
}

/** Relief by differences of a height, metres; the height itself omits anything finer than a pixel. */
export function relief(
  height: (u: number, v: number, footprint: number) => number,
  u: number,
  v: number,
  footprint: number,
  step: number,
  out: Texel,
): number {
  const h = Math.max(step, footprint * 0.7);
  const here = height(u, v, footprint);
  out.bumpU = (height(u + h, v, footprint) - here) / h;
  out.bumpV = (height(u, v + h, footprint) - here) / h;
  return here;
}

/** The mean color of a material, for light that bounces off it. */
export function meanOf(material: Material): Light {
  const texel = newTexel();
  const sum = [0, 0, 0] as [number, number, number];
  const count = 144;
  for (let at = 0; at < count; at += 1) {
    material((at % 12) * 0.0373 - 0.2, Math.floor(at / 12) * 0.0411 - 0.2, 0.004, texel);
    sum[0] += texel.r + texel.metal * texel.spec * 0.5;
    sum[1] += texel.g + texel.metal * texel.spec * 0.5;
    sum[2] += texel.b + texel.metal * texel.spec * 0.5;
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
