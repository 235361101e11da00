/** Stones: marbles, travertine, slate, concrete, terrazzo, plaster. */
import { lightOf, mixLight, type Light } from '../color.ts';
import { cells, clamp, lerp, noise, octaves, ridges, smooth, type Cell } from '../noise.ts';
import { plain, relief, type MaterialFactory } from './texel.ts';

interface Marble {
  base: Light;
  cloud: Light;
  vein: Light;
  /** Strength of wide and of fine veins. */
  wide: number;
  fine: number;
  /** Size of the pattern, metres. */
  size: number;
}

/** Veins follow the noise's zero lines in a space bent by slower noise; they swell and thin out along their way. */
function marble({ base, cloud, vein, wide, fine, size }: Marble): MaterialFactory {
  return ({ seed }) =>
    (u, v, footprint, out) => {
      const x = (u * 0.82 + v * 0.57) / size;
      const y = (v * 0.82 - u * 0.57) / size;
      const f = footprint / size;
      const bendX = octaves(x * 1.1, y * 1.1, 4, 0.55, f * 1.1, seed);
      const bendY = octaves(x * 1.1 + 9, y * 1.1 - 4, 4, 0.55, f * 1.1, seed + 7);
      const wx = x + bendX * 0.9;
      const wy = y * 1.7 + bendY * 0.9;
      const clouds = smooth(-0.5, 0.7, octaves(wx * 0.9, wy * 0.9, 4, 0.5, f, seed + 21));
      // A vein's width is in the pattern's own unit; one thinner than a pixel fades accordingly.
      const line = (value: number, width: number) => {
        const seen = Math.max(width, f * 0.8);
        return (Math.exp(-(value * value) / (seen * seen)) * width) / seen;
      };
      const along = octaves(wx * 0.7 - 3, wy * 0.7, 2, 0.5, f, seed + 33);
      const first = noise(wx * 1.25, wy * 1.25, seed + 41);
      const second = noise(wx * 2.9 + 3.3, wy * 2.9, seed + 43);
      const third = noise(wx * 6.3, wy * 6.3 + 1.7, seed + 47);
      const veins =
        wide *
          (0.85 * line(first, 0.009 + 0.03 * clamp(0.3 + along, 0, 1)) * smooth(-0.3, 0.4, along) +
            0.2 * line(first, 0.075) * smooth(-0.15, 0.5, along)) +
        fine *
          (0.6 * line(second, 0.014) * smooth(-0.15, 0.35, -along + 0.1) +
            0.16 * line(second, 0.05) * smooth(0, 0.4, -along) +
            0.4 * line(third, 0.02) * smooth(-0.05, 0.4, along));
      const share = clamp(veins, 0, 1);
      const dusk = clouds * 0.55;
      const speck = octaves(u * 900, v * 900, 2, 0.5, footprint * 900, seed + 55) * 0.012;
      const tone = 1 + speck;
      plain(
        out,
        lerp(lerp(base[0], cloud[0], dusk), vein[0], share) * tone,
        lerp(lerp(base[1], cloud[1], dusk), vein[1], share) * tone,
        lerp(lerp(base[2], cloud[2], dusk), vein[2], share) * tone,
        0.09 + 0.05 * clouds,
        0.042,
      );
    };
}

export const whiteMarble = marble({
  base: lightOf('#f1eeea'),
  cloud: lightOf('#d9d6d3'),
  vein: lightOf('#86837f'),
  wide: 0.85,
  fine: 0.55,
  size: 0.34,
});
export const blackMarble = marble({
  base: lightOf('#17161a'),
  cloud: lightOf('#26242a'),
  vein: lightOf('#d8d2c6'),
  wide: 0.7,
  fine: 0.6,
  size: 0.3,
});
export const greenMarble = marble({
  base: lightOf('#1e3b31'),
  cloud: lightOf('#3d6250'),
  vein: lightOf('#b4c9b4'),
  wide: 0.55,
  fine: 0.8,
  size: 0.2,
});
export const pinkMarble = marble({
  base: lightOf('#e9cdc2'),
  cloud: lightOf('#d8a899'),
  vein: lightOf('#9e6a5c'),
  wide: 0.55,
  fine: 0.6,
  size: 0.28,
});

export const travertine: MaterialFactory = ({ seed }) => {
  const light = lightOf('#e6d9c6');
  const dark = lightOf('#c3ab8c');
  const hole: Cell = { first: 0, second: 0, id: 0, x: 0, y: 0 };
  return (u, v, footprint, out) => {
    const wave = octaves(u * 3, v * 9, 3, 0.5, footprint * 9, seed) * 0.03;
    const band = octaves((u + wave) * 2.2, (v + wave) * 42, 4, 0.6, footprint * 42, seed + 3);
    const cloud = octaves(u * 14, v * 22, 4, 0.55, footprint * 22, seed + 5);
    const share = clamp(0.42 + band * 0.75 + cloud * 0.3, 0, 1);
    cells(u * 75 + band, v * 200, seed + 9, hole);
    const open = smooth(0.12, 0.5, band) * smooth(0.34, 0.2, hole.first + footprint * 60) * ((hole.id & 7) < 3 ? 1 : 0);
    const tone = (1 - 0.55 * open) * (1 + 0.02 * octaves(u * 700, v * 700, 2, 0.5, footprint * 700, seed + 8));
    plain(
      out,
      lerp(light[0], dark[0], share) * tone,
      lerp(light[1], dark[1], share) * tone,
      lerp(light[2], dark[2], share) * tone,
      0.55 + 0.3 * open,
      0.035,
    );
    out.cavity = 1 - 0.35 * open;
    out.bumpU = 0.05 * cloud;
    out.bumpV = 0.1 * band;
  };
};

export const slate: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#565b62');
  const rust = mixLight(base, lightOf('#6b6259'), 0.4);
  const height = (u: number, v: number, f: number) => {
    const warp = octaves(u * 5, v * 5, 2, 0.5, f * 5, seed) * 0.05;
    const steps = octaves(u * 7 + warp * 20, v * 11, 4, 0.5, f * 11, seed + 1) * 6;
    return (
      (Math.floor(steps) + smooth(0.55, 1, steps - Math.floor(steps))) * 0.0005 +
      octaves(u * 60, v * 90, 4, 0.6, f * 90, seed + 2) * 0.0006
    );
  };
  return (u, v, footprint, out) => {
    const mottle = octaves(u * 9, v * 9, 4, 0.55, footprint * 9, seed + 6);
    const color = mixLight(base, rust, smooth(0.1, 0.7, mottle) * 0.45);
    const tone = 1 + 0.28 * mottle + 0.14 * octaves(u * 160, v * 160, 3, 0.6, footprint * 160, seed + 4);
    plain(out, color[0] * tone, color[1] * tone, color[2] * tone, 0.5, 0.04);
    relief(height, u, v, footprint, 0.0004, out);
  };
};

export const concrete: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#b5b2ad');
  const pit: Cell = { first: 0, second: 0, id: 0, x: 0, y: 0 };
  return (u, v, footprint, out) => {
    const clouds = octaves(u * 4.2, v * 4.2, 5, 0.58, footprint * 4.2, seed);
    const stain = octaves(u * 1.7 + clouds * 0.4, v * 1.7, 3, 0.5, footprint * 1.7, seed + 2);
    const grain = octaves(u * 420, v * 420, 3, 0.6, footprint * 420, seed + 4);
    cells(u * 46, v * 46, seed + 6, pit);
    const size = 0.025 + 0.07 * ((pit.id >>> 8) / 16777216) ** 2;
    const hole =
      (pit.id & 15) < 3
        ? smooth(size + footprint * 46, size * 0.5, pit.first) * Math.min(1, size / (footprint * 46 + 1e-9))
        : 0;
    const hair = ridges(u * 3.1 + clouds * 0.5, v * 3.1, 2, 0.4, footprint * 3, seed + 8);
    const crack = smooth(0.985, 1, hair) * 0.12;
    const tone = (1 + 0.16 * clouds + 0.1 * stain + 0.055 * grain) * (1 - 0.38 * hole) * (1 - crack);
    plain(out, base[0] * tone, base[1] * tone, base[2] * tone * (1 - 0.02 * stain), 0.78, 0.035);
    out.bumpU = 0.06 * grain + 0.04 * clouds;
    out.bumpV = 0.05 * octaves(u * 420 + 5, v * 420, 2, 0.6, footprint * 420, seed + 5) + 0.04 * stain;
    out.cavity = 1 - 0.4 * hole;
  };
};

/** Limewashed plaster: soft clouds and the strokes of a wide brush. */
export const plaster: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#e7ddd0');
  return (u, v, footprint, out) => {
    const clouds = octaves(u * 2.6, v * 2.6, 4, 0.55, footprint * 2.6, seed);
    const turn = octaves(u * 1.3, v * 1.3, 2, 0.5, footprint, seed + 1) * 2.6;
    const c = Math.cos(turn);
    const s = Math.sin(turn);
    const stroke = octaves((u * c + v * s) * 10, (v * c - u * s) * 95, 3, 0.6, footprint * 95, seed + 3);
    const grain = octaves(u * 380, v * 380, 2, 0.6, footprint * 380, seed + 5);
    const tone = 1 + 0.085 * clouds + 0.035 * stroke + 0.025 * grain;
    plain(
      out,
      base[0] * tone,
      base[1] * tone * (1 + 0.006 * clouds),
      base[2] * tone * (1 + 0.015 * clouds),
      0.92,
      0.03,
    );
    out.bumpU = 0.035 * stroke + 0.03 * clouds;
    out.bumpV = 0.045 * stroke + 0.025 * grain;
  };
};

const CHIPS = ['#c46f4e', '#2f5d50', '#e0b35c', '#3c3f4a', '#b9a08a', '#8f9fa6', '#e9d7c3', '#7d4a43'].map(lightOf);

export const terrazzo: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#ebe5dc');
  const cell: Cell = { first: 0, second: 0, id: 0, x: 0, y: 0 };
  return (u, v, footprint, out) => {
    const cloud = octaves(u * 12, v * 12, 3, 0.5, footprint * 12, seed);
    let [r, g, b] = [base[0], base[1], base[2]];
    const dust = 1 + 0.05 * cloud + 0.04 * octaves(u * 600, v * 600, 2, 0.6, footprint * 600, seed + 2);
    r *= dust;
    g *= dust;
    b *= dust;
    for (let layer = 0; layer < 3; layer += 1) {
      const scale = [210, 88, 46][layer] as number;
      const wobble = noise(u * scale * 1.7, v * scale * 1.7, seed + 31 + layer) * 0.16;
      cells(u * scale + wobble, v * scale - wobble, seed + 11 + layer, cell);
      const present = [0.5, 0.42, 0.3][layer] as number;
      if ((cell.id & 1023) / 1024 > present) continue;
      // Broken stone: flat edges from the border between two cells, corners from the distance to the middle.
      const border = (cell.second - cell.first) * 0.5 - 0.05;
      const inside = Math.min(border, 0.36 - cell.first);
      const soft = footprint * scale * 0.7 + 0.008;
      const cover = smooth(-soft, soft, inside) * Math.min(1, 0.5 / (footprint * scale + 1e-9));
      if (cover <= 0) continue;
      const chip = CHIPS[(cell.id >>> 10) % CHIPS.length] as Light;
      const shade = 0.85 + 0.3 * ((cell.id >>> 16) / 65536);
      const fleck = 1 + 0.1 * octaves(u * 480, v * 480, 2, 0.6, footprint * 480, cell.id & 255);
      r = lerp(r, chip[0] * shade * fleck, cover);
      g = lerp(g, chip[1] * shade * fleck, cover);
      b = lerp(b, chip[2] * shade * fleck, cover);
    }
    plain(out, r, g, b, 0.16, 0.04);
  };
};

/** Rough-hewn blocks and pebbles. */
export const roughStone: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#b9aa95');
  const height = (u: number, v: number, f: number) => octaves(u * 38, v * 38, 5, 0.6, f * 38, seed) * 0.0035;
  return (u, v, footprint, out) => {
    const mottle = octaves(u * 11, v * 11, 4, 0.55, footprint * 11, seed + 3);
    const speck = octaves(u * 500, v * 500, 2, 0.6, footprint * 500, seed + 5);
    const tone = 1 + 0.22 * mottle + 0.12 * speck;
    plain(out, base[0] * tone, base[1] * tone, base[2] * tone * (1 - 0.05 * mottle), 0.85, 0.03);
    const here = relief(height, u, v, footprint, 0.0006, out);
    out.cavity = 1 - clamp(-here * 110, 0, 0.35);
  };
};
