/**
 * Backdrops painted pixel by pixel: blended colors, marble, watercolor. Every pixel follows from its place and the
 * seed, so rows can be painted one after the other, at any size.
 */
import { clamp, lerp, noise, octaves, randomStream, ridges, smooth } from '#app/engines/scenes/noise.ts';
import { encoded255, lightOf, type Light } from '#app/engines/scenes/color.ts';

export const PAINTINGS = ['mesh', 'marble', 'watercolour'] as const;
export type Painting = (typeof PAINTINGS)[number];

export interface PaintJob {
  painting: Painting;
  /** `#rrggbb`, the background first. */
  palette: readonly string[];
  width: number;
  height: number;
  seed: number;
}

type Pixel = (u: number, v: number, x: number, y: number, out: Float64Array) => void;

/** The RGB bytes of a painting. `told` receives the progress periodically, 0..1. */
export function paint(
  { painting, palette, width, height, seed }: PaintJob,
  told: (share: number) => void = () => undefined,
): Uint8Array {
  const lights = palette.map(lightOf);
  const across = Math.min(width, height);
  const pixel = PIXELS[painting](lights, width / across, height / across, 1 / across, seed);
  const data = new Uint8Array(width * height * 3);
  const out = new Float64Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      pixel((x + 0.5) / across, (y + 0.5) / across, x, y, out);
      const at = (y * width + x) * 3;
      // Noise of half a step, so that slow gradients show no bands.
      const dither = grain(x, y, seed) - 0.5;
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] = clamp(Math.round(encoded255(out[channel] as number) + dither), 0, 255);
    }
    if (y % 64 === 63) told((y + 1) / height);
  }
  return data;
}

/** White noise, 0..1. */
function grain(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 374761393, 668265263) ^ Math.imul(y + seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function blend(out: Float64Array, color: Light, share: number): void {
  for (let channel = 0; channel < 3; channel += 1)
    out[channel] = lerp(out[channel] as number, color[channel] as number, share);
}

/** A color thinned with water: dark pigments become clear washes of their own hue. */
function watery(light: Light): Light {
  const brightest = Math.max(...light, 0.001);
  const lift = brightest < 0.45 ? 0.45 / brightest : 1;
  return light.map((value) => Math.min(1, value * lift * 0.85 + 0.12)) as unknown as Light;
}

const PIXELS: Readonly<
  Record<Painting, (lights: readonly Light[], right: number, bottom: number, footprint: number, seed: number) => Pixel>
> = {
  /** Points of color pull on a bent plane, weighted by distance, as in Shepard's interpolation (1968). */
  mesh(lights, right, bottom, _footprint, seed) {
    const random = randomStream(seed);
    const points = Array.from({ length: 9 }, (_, index) => ({
      x: (((index % 3) + 0.15 + 0.7 * random()) / 3) * right,
      y: ((Math.floor(index / 3) + 0.15 + 0.7 * random()) / 3) * bottom,
      light: lights[Math.floor(random() * Math.min(5, lights.length))] as Light,
      pull: 0.6 + random(),
    }));
    // Every color has its say.
    lights
      .slice(0, 5)
      .forEach((light, index) =>
        Object.assign(points[(index * 2 + Math.floor(random() * 2)) % 9] as object, { light }),
      );
    return (u, v, x, y, out) => {
      const bendX = u + 0.2 * noise(u * 1.4 + 3, v * 1.4, seed) + 0.05 * noise(u * 3.1, v * 3.1 + 9, seed + 5);
      const bendY = v + 0.2 * noise(u * 1.4, v * 1.4 + 7, seed + 1) + 0.05 * noise(u * 3.1 + 4, v * 3.1, seed + 6);
      let total = 0;
      out.fill(0);
      for (const { x: px, y: py, light, pull } of points) {
        const distance = (bendX - px) * (bendX - px) + (bendY - py) * (bendY - py);
        const weight = pull / (distance * distance + 0.0035);
        total += weight;
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (out[channel] as number) + weight * (light[channel] as number);
      }
      const film = 1 + (grain(x, y, seed + 9) - 0.5) * 0.11;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = ((out[channel] as number) / total) * film;
    };
  },

  /** Flowing stone: noise bends the plane twice, then bands, veins along the folds, a little gold in the finest. */
  marble(lights, _right, _bottom, footprint, seed) {
    const [background, first, second, third, deep] = [0, 1, 2, 3, 4].map(
      (at) => lights[at % lights.length] as Light,
    ) as [Light, Light, Light, Light, Light];
    const gold = lightOf('#d8ac55');
    const turn = ((seed % 97) / 97) * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return (u, v, _x, _y, out) => {
      const [a, b] = [(u * cos + v * sin) * 1.15, (v * cos - u * sin) * 1.15];
      const q = octaves(a, b, 4, 0.5, footprint, seed);
      const r = octaves(a + 5.2, b + 1.3, 4, 0.5, footprint, seed + 3);
      const s = octaves(a + 1.9 * q + 1.7, b + 1.9 * r + 9.2, 5, 0.52, footprint * 2, seed + 11);
      const t = octaves(a + 1.7 * r + 8.3, b + 1.7 * q + 2.8, 5, 0.52, footprint * 2, seed + 17);
      out.set(background);
      blend(out, first, smooth(-0.05, 0.42, s) * 0.92);
      blend(out, second, smooth(0.02, 0.5, t) * 0.85);
      blend(out, third, smooth(0.2, 0.55, q * 0.5 + s) * 0.6);
      blend(out, deep, smooth(0.3, 0.75, t - s * 0.6) * 0.85);
      const fold = Math.abs(s * 3.2 - Math.round(s * 3.2));
      blend(out, background, (1 - smooth(0.02, 0.13, fold)) * 0.42);
      const vein = ridges(a * 1.1 + 2.2 * s, b * 1.1 + 2.2 * t, 3, 0.5, footprint * 2, seed + 31);
      blend(out, gold, smooth(0.9, 0.985, vein) * smooth(-0.1, 0.4, r + 0.1) * 0.95);
    };
  },

  /** Washes with wet edges on rough paper: pigment gathers at each wash's edge and in the paper's hollows. */
  watercolour(lights, right, bottom, footprint, seed) {
    const random = randomStream(seed);
    const paper = lightOf('#fcfaf5');
    const washes = Array.from({ length: 8 }, (_, index) => ({
      x: random() * right,
      y: random() * bottom,
      reach: 0.24 + random() * 0.36,
      squash: 0.6 + random() * 0.8,
      light: watery(lights[1 + (index % Math.max(1, lights.length - 1))] as Light),
      strength: 0.45 + random() * 0.4,
      seed: seed + index * 31,
    }));
    return (u, v, _x, _y, out) => {
      out.set(paper);
      const rough =
        octaves(u * 90, v * 90, 2, 0.6, footprint * 90, seed + 2) * 0.5 +
        octaves(u * 28, v * 28, 2, 0.5, footprint * 28, seed + 3) * 0.5;
      for (const wash of washes) {
        const [dx, dy] = [u - wash.x, (v - wash.y) / wash.squash];
        const plain = Math.sqrt(dx * dx + dy * dy) / wash.reach;
        if (plain > 1.5) continue;
        const edge = plain + 0.42 * octaves(u * 2.1, v * 2.1, 5, 0.55, footprint * 2, wash.seed) + rough * 0.035;
        if (edge > 1.04) continue;
        const inside = 1 - smooth(0.94, 1.0, edge);
        const rim = smooth(0.72, 0.95, edge) * 0.5;
        const pooled = 0.42 + 0.5 * (0.5 + octaves(u * 3.3, v * 3.3, 4, 0.5, footprint * 3, wash.seed + 7)) + rim;
        const amount = clamp(inside * wash.strength * pooled * (1 + rough * 0.34), 0, 1);
        // Pigment on paper absorbs light: colors multiply.
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] =
            (out[channel] as number) * lerp(1, Math.min(1, (wash.light[channel] as number) * 1.05 + 0.02), amount);
      }
      const relief = 1 + rough * 0.035;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (out[channel] as number) * relief;
    };
  },
};
