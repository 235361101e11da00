/** Cloths: linen, cotton, velvet, satin, knitted wool. Threads, then creases, then folds. */
import { lightOf } from '../color.ts';
import { clamp, noise, octaves, smooth } from '../noise.ts';
import { plain, relief, type MaterialFactory, type Texel } from './texel.ts';

/** Folds of a cloth on the ground: long meandering crests, flat between. Height in metres. */
function folds(u: number, v: number, f: number, seed: number, size: number, depth: number): number {
  const x = u / size;
  const y = v / size;
  const across = f / size;
  const bend = octaves(x * 0.6, y * 0.6, 2, 0.5, across, seed) * 1.3;
  const first = noise(x * 0.62 + y * 0.5 + bend, y * 0.28 - x * 0.2 + bend * 0.4, seed + 3);
  const second = noise(x * 1.3 - y * 0.9 + bend, y * 0.5 + x * 0.42, seed + 5);
  const crest = (value: number, width: number) => Math.exp(-(value * value) / (width * width));
  return (
    depth * (crest(first, 0.2) + 0.45 * crest(second, 0.14) + 0.3 * octaves(x * 1.1, y * 1.1, 2, 0.5, across, seed + 9))
  );
}

/** Weave of single threads: one over, one under, with threads of varying thickness. 0..1. */
function weave(u: number, v: number, f: number, thread: number, seed: number, out: Texel): number {
  const seen = clamp(1.25 - (f / thread) * 1.5, 0, 1);
  if (seen <= 0) return 0.6;
  const x = u / thread + 0.28 * noise(v / 0.012, u / 0.2, seed);
  const y = v / thread + 0.28 * noise(u / 0.012, v / 0.2, seed + 1);
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const over = ((ix + iy) & 1) === 0;
  const fx = x - ix - 0.5;
  const fy = y - iy - 0.5;
  const along = over ? fx : fy;
  const across = over ? fy : fx;
  const round = Math.max(0, 1 - across * across * 4.4) * (1 - along * along * 1.9);
  out.bumpU += seen * (over ? -fx * 0.35 : -fx * 0.9);
  out.bumpV += seen * (over ? -fy * 0.9 : -fy * 0.35);
  return 0.6 * (1 - seen) + seen * round;
}

interface Cloth {
  color: string;
  thread: number;
  foldSize: number;
  foldDepth: number;
  slub: number;
  contrast: number;
}

function cloth({ color, thread, foldSize, foldDepth, slub, contrast }: Cloth): MaterialFactory {
  return ({ seed, tint }) => {
    const base = tint ?? lightOf(color);
    const height = (u: number, v: number, f: number) =>
      folds(u, v, f, seed, foldSize, foldDepth) + 0.0006 * octaves(u * 42, v * 42, 3, 0.5, f * 42, seed + 14);
    return (u, v, footprint, out) => {
      plain(out, base[0], base[1], base[2], 0.95, 0.02);
      const here = relief(height, u, v, footprint, 0.002, out);
      const threads = weave(u, v, footprint, thread, seed + 20, out);
      const warp = octaves(u * 900, v * 26, 2, 0.6, footprint * 900, seed + 31);
      const weft = octaves(u * 26, v * 900, 2, 0.6, footprint * 900, seed + 33);
      const tone =
        (1 - contrast * (1 - threads)) *
        (1 + slub * (warp + weft)) *
        (1 + 0.03 * octaves(u * 9, v * 9, 3, 0.5, footprint * 9, seed + 35));
      out.r *= tone;
      out.g *= tone;
      out.b *= tone;
      out.cavity = clamp(0.84 + (here / Math.max(foldDepth, 1e-4)) * 0.22, 0.66, 1.02);
      out.sheen = 0.05;
    };
  };
}

export const linen = cloth({
  color: '#dfd4c2',
  thread: 0.00135,
  foldSize: 0.3,
  foldDepth: 0.0075,
  slub: 0.11,
  contrast: 0.4,
});
export const cotton = cloth({
  color: '#f2efea',
  thread: 0.0009,
  foldSize: 0.22,
  foldDepth: 0.012,
  slub: 0.03,
  contrast: 0.22,
});

export const velvet: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#7a1f33');
  const height = (u: number, v: number, f: number) => folds(u, v, f, seed, 0.34, 0.02);
  return (u, v, footprint, out) => {
    plain(out, base[0] * 0.75, base[1] * 0.75, base[2] * 0.75, 1, 0.01);
    const here = relief(height, u, v, footprint, 0.003, out);
    // The pile leans in varying directions, as if brushed by hands.
    const lean = octaves(u * 8, v * 5, 3, 0.5, footprint * 8, seed + 3);
    const pile = octaves(u * 700, v * 700, 2, 0.6, footprint * 700, seed + 5);
    const tone = (1 + 0.35 * smooth(-0.3, 0.5, lean) - 0.12) * (1 + 0.2 * pile);
    out.r *= tone;
    out.g *= tone;
    out.b *= tone;
    out.bumpU += 0.08 * lean;
    out.sheen = 0.75;
    out.cavity = clamp(0.75 + (here / 0.02) * 0.3, 0.55, 1.05);
  };
};

export const satin: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#e8cfc4');
  const height = (u: number, v: number, f: number) =>
    folds(u, v, f, seed, 0.26, 0.027) + folds(v + 0.3, u, f, seed + 50, 0.13, 0.006);
  return (u, v, footprint, out) => {
    plain(out, base[0], base[1], base[2], 0.3, 0.07);
    const here = relief(height, u, v, footprint, 0.0025, out);
    const thread = octaves(u * 60, v * 1100, 2, 0.6, footprint * 1100, seed + 5);
    const tone = 1 + 0.03 * thread;
    out.r *= tone;
    out.g *= tone;
    out.b *= tone;
    out.sheen = 0.22;
    out.cavity = clamp(0.72 + (here / 0.027) * 0.34, 0.55, 1.05);
  };
};

export const knit: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#e9e2d6');
  const stitch = 0.0075;
  return (u, v, footprint, out) => {
    plain(out, base[0], base[1], base[2], 1, 0.015);
    const bend = noise(u * 8, v * 8, seed) * 0.003;
    const x = (u + bend) / stitch;
    const column = Math.floor(x);
    const fx = x - column - 0.5;
    // Two slanting loops side by side make the v of a stitch.
    const y = (v + bend) / (stitch * 0.8) + Math.abs(fx) * 1.1;
    const fy = y - Math.floor(y) - 0.5;
    const side = Math.abs(fx) - 0.25;
    const round = Math.max(0, 1 - (side * side) / 0.075) * Math.max(0, 1 - fy * fy * 2.2);
    const seen = clamp(1.3 - (footprint / stitch) * 1.4, 0, 1);
    const fuzz = octaves(u * 900, v * 900, 2, 0.6, footprint * 900, seed + 4);
    const level = round * seen + 0.55 * (1 - seen);
    const tone = (0.6 + 0.45 * level) * (1 + 0.12 * fuzz);
    out.r *= tone;
    out.g *= tone;
    out.b *= tone;
    out.bumpU = seen * -Math.sign(fx) * side * 2.2;
    out.bumpV = seen * -fy * 0.9;
    out.cavity = 0.7 + 0.3 * level;
    out.sheen = 0.2;
  };
};
