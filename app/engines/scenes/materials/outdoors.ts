/** Grounds outdoors: sand, water, moss, grass, snow, soil. */
import { lightOf } from '../color.ts';
import { cells, clamp, hashUnit, lerp, noise, octaves, ridges, smooth, type Cell } from '../noise.ts';
import { plain, relief, type MaterialFactory } from './texel.ts';

/** Wind ripples over soft dunes, then grains: each has its own tone, some catch the light. */
export const sand: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#dcc19a');
  const height = (u: number, v: number, f: number) => {
    const bend = octaves(u * 3.4, v * 3.4, 3, 0.5, f * 3.4, seed) * 0.42;
    const phase = v * 20 + u * 3.5 + bend * 8;
    const wave = phase - Math.floor(phase);
    // Ripples rise slowly and fall steeply, and run out here and there.
    const ripple = wave < 0.68 ? smooth(0, 0.68, wave) : 1 - smooth(0.68, 1, wave);
    const present = smooth(-0.35, 0.4, octaves(u * 2 + 5, v * 2, 2, 0.5, f, seed + 2));
    const seen = clamp(1.3 - f * 20 * 1.2, 0, 1);
    return (
      0.006 * octaves(u * 2.6, v * 2.6, 3, 0.5, f * 2.6, seed + 3) * 2.2 +
      0.0042 * ripple * present * seen +
      0.0009 * octaves(u * 90, v * 90, 3, 0.6, f * 90, seed + 4)
    );
  };
  return (u, v, footprint, out) => {
    const damp = octaves(u * 4, v * 4, 3, 0.5, footprint * 4, seed + 7);
    plain(out, base[0], base[1], base[2], 0.96, 0.025);
    relief(height, u, v, footprint, 0.0016, out);
    const grainSize = 0.0007;
    const seen = clamp(1.6 - (footprint / grainSize) * 0.55, 0.16, 1);
    const gx = Math.floor(u / grainSize);
    const gy = Math.floor(v / grainSize);
    const chance = hashUnit(gx, gy, seed + 9);
    const soft = octaves(u * 520, v * 520, 3, 0.75, footprint * 260, seed + 11);
    const dark = chance > 0.965 ? 0.45 : chance < 0.05 ? -0.25 : 0;
    const tone =
      (1 + 0.09 * damp) * (1 + 0.16 * soft) * (1 + seen * ((hashUnit(gx, gy, seed + 10) - 0.5) * 0.22 - dark));
    out.r *= tone;
    out.g *= tone * (1 - 0.02 * damp);
    out.b *= tone * (1 - 0.05 * damp);
    out.bumpU += 0.14 * seen * (hashUnit(gx, gy, seed + 12) - 0.5) + 0.12 * soft;
    out.bumpV +=
      0.14 * seen * (hashUnit(gx, gy, seed + 13) - 0.5) +
      0.12 * octaves(u * 520 + 3, v * 520, 2, 0.75, footprint * 260, seed + 14);
  };
};

/** Shallow clear water: the ground shows through, light gathers in a net of bright lines, the surface mirrors. */
export const water: MaterialFactory = ({ seed, tint }) => {
  const shallow = tint ?? lightOf('#8fd0cf');
  const deep = [shallow[0] * 0.45, shallow[1] * 0.62, shallow[2] * 0.72] as const;
  const height = (u: number, v: number, f: number) =>
    0.0042 * octaves(u * 4.5 + 0.6 * noise(v * 3, u * 3, seed + 1), v * 7, 4, 0.46, f * 7, seed) +
    0.0005 * noise(u * 44, v * 60, seed + 2) * clamp(1.3 - f * 60, 0, 1);
  return (u, v, footprint, out) => {
    plain(out, 0, 0, 0, 0.02, 0.028);
    const here = relief(height, u, v, footprint, 0.002, out);
    const su = u + out.bumpU * 0.1;
    const sv = v + out.bumpV * 0.1;
    // Caustics: crests of ridged noise, sharpened; two nets cross each other.
    const bend = 0.5 * noise(su * 5, sv * 5, seed + 4);
    const first = ridges(su * 9 + bend, sv * 9 - bend, 1, 0.5, footprint * 9, seed + 5);
    const second = ridges(su * 14 - bend, sv * 14 + bend, 1, 0.5, footprint * 14, seed + 6);
    const net = first ** 5 * 0.9 + second ** 6 * 0.55 + first * second * 0.22;
    const depth = clamp(0.45 + 0.4 * octaves(su * 1.6, sv * 1.6, 2, 0.5, footprint, seed + 8) - here * 30, 0, 1);
    out.r = lerp(shallow[0], deep[0], depth) * (0.72 + 0.5 * net);
    out.g = lerp(shallow[1], deep[1], depth) * (0.78 + 0.48 * net);
    out.b = lerp(shallow[2], deep[2], depth) * (0.82 + 0.42 * net);
  };
};

/** Still dark water: almost only reflection. */
export const darkWater: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#12303a');
  const height = (u: number, v: number, f: number) => 0.0016 * octaves(u * 5, v * 9, 4, 0.5, f * 9, seed);
  return (u, v, footprint, out) => {
    plain(out, base[0] * 0.6, base[1] * 0.6, base[2] * 0.6, 0.02, 0.03);
    relief(height, u, v, footprint, 0.002, out);
  };
};

/** Cushions of moss: round heaps of fine tips. */
export const moss: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#596b3a');
  const heap: Cell = { first: 0, second: 0, id: 0, x: 0, y: 0 };
  const height = (u: number, v: number, f: number) =>
    0.016 * octaves(u * 11, v * 11, 4, 0.55, f * 11, seed) +
    0.0022 * octaves(u * 150, v * 150, 3, 0.7, f * 150, seed + 1);
  return (u, v, footprint, out) => {
    plain(out, base[0], base[1], base[2], 1, 0.01);
    const here = relief(height, u, v, footprint, 0.0012, out);
    cells(u * 240, v * 240, seed + 4, heap);
    const seen = clamp(1.35 - footprint * 240 * 0.8, 0, 1);
    const tip = lerp(0.5, smooth(0.75, 0.05, heap.first), seen);
    const hue = (heap.id >>> 8) / 16777216 - 0.5;
    const dry = octaves(u * 6, v * 6, 3, 0.5, footprint * 6, seed + 6);
    const tone = 0.38 + 0.95 * tip;
    out.r *= tone * (1 + 0.35 * hue * seen + 0.35 * dry);
    out.g *= tone * (1 + 0.1 * hue * seen + 0.08 * dry);
    out.b *= tone * (1 - 0.3 * dry);
    out.cavity = clamp(0.72 + here * 22, 0.4, 1.08);
    out.sheen = 0.25;
  };
};

/** A lawn: tufts, each with its own direction, whose blades lie over each other. */
export const grass: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#64823f');
  const tuft: Cell = { first: 0, second: 0, id: 0, x: 0, y: 0 };
  return (u, v, footprint, out) => {
    plain(out, base[0], base[1], base[2], 0.9, 0.02);
    let level = 0.15;
    let hue = 0;
    let bent = 0;
    for (let layer = 0; layer < 3; layer += 1) {
      const scale = 34 + layer * 13;
      cells(u * scale + layer * 3.7, v * scale, seed + 5 + layer, tuft);
      const angle = ((tuft.id & 1023) / 1024) * 6.283;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const along = (u * c + v * s) * 60;
      const across = (v * c - u * s) * 640 + (tuft.id & 255);
      const seen = clamp(1.4 - footprint * 640 * 0.5, 0.12, 1);
      const blade = (0.5 + 0.5 * noise(along, across, seed + 15 + layer)) * seen + 0.4 * (1 - seen);
      const high = blade * (1 - 0.55 * tuft.first) * (0.75 + (0.5 * ((tuft.id >>> 10) & 255)) / 255);
      if (high > level) {
        level = high;
        hue = ((tuft.id >>> 18) & 255) / 255 - 0.5;
        bent = c;
      }
    }
    const patch = octaves(u * 5, v * 5, 3, 0.55, footprint * 5, seed + 20);
    const tone = (0.25 + 1.25 * level) * (1 + 0.22 * patch);
    out.r *= tone * (1 + 0.5 * hue + 0.15 * patch);
    out.g *= tone * (1 + 0.12 * hue);
    out.b *= tone * (1 - 0.2 * hue);
    out.bumpU = 0.3 * bent * level + 0.2 * patch;
    out.bumpV = 0.3 * (0.5 - level);
    out.cavity = clamp(0.45 + 0.85 * level, 0.4, 1.05);
    out.sheen = 0.12;
  };
};

export const snow: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#f3f6fa');
  const height = (u: number, v: number, f: number) =>
    0.012 * octaves(u * 4, v * 4, 4, 0.45, f * 4, seed) + 0.0008 * octaves(u * 120, v * 120, 3, 0.6, f * 120, seed + 1);
  return (u, v, footprint, out) => {
    plain(out, base[0], base[1], base[2], 0.8, 0.03);
    relief(height, u, v, footprint, 0.0015, out);
    const spark = hashUnit(Math.floor(u / 0.0006), Math.floor(v / 0.0006), seed + 3);
    const seen = clamp(1.4 - (footprint / 0.0006) * 0.5, 0.1, 1);
    const tone =
      1 + 0.05 * octaves(u * 260, v * 260, 2, 0.7, footprint * 260, seed + 4) + (spark > 0.985 ? 0.4 * seen : 0);
    out.r *= tone;
    out.g *= tone;
    out.b *= tone;
  };
};
