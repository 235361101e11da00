/** Made surfaces: paper, paint, acrylic, tiles, bricks, brushed metal, leather. */
import { lightOf } from '../color.ts';
import { clamp, hashUnit, lerp, noise, octaves, smooth } from '../noise.ts';
import { plain, relief, type MaterialFactory } from './texel.ts';

export const paper: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#efe9e0');
  return (u, v, footprint, out) => {
    const fibre = octaves(u * 420, v * 420, 3, 0.6, footprint * 420, seed);
    const cloud = octaves(u * 3, v * 3, 2, 0.5, footprint * 3, seed + 1);
    const tone = 1 + 0.018 * fibre + 0.012 * cloud;
    plain(out, base[0] * tone, base[1] * tone, base[2] * tone, 0.9, 0.03);
    out.bumpU = 0.025 * fibre;
    out.bumpV = 0.025 * octaves(u * 420 + 3, v * 420, 2, 0.6, footprint * 420, seed + 2);
  };
};

export const acrylic: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#f3f1ee');
  return (u, v, footprint, out) => {
    const wave = octaves(u * 2, v * 2, 2, 0.5, footprint * 2, seed);
    plain(out, base[0], base[1], base[2], 0.015, 0.055);
    out.bumpU = 0.0016 * wave;
    out.bumpV = 0.0016 * octaves(u * 2 + 7, v * 2, 2, 0.5, footprint * 2, seed + 1);
  };
};

/** Mirror-bright, only slightly colored by its tint: a black one is the glass of night scenes. */
export const blackGlass: MaterialFactory =
  ({ seed }) =>
  (u, v, footprint, out) => {
    const dust = smooth(0.55, 0.8, noise(u * 700, v * 700, seed)) * clamp(1.2 - footprint * 700 * 0.5, 0, 1);
    plain(out, 0.006 + 0.02 * dust, 0.006 + 0.02 * dust, 0.008 + 0.02 * dust, 0.02, 0.06);
  };

interface Tiling {
  width: number;
  height: number;
  /** Shift of every second row, in tiles. */
  shift: number;
  joint: number;
}

interface OnTile {
  /** Distance to the nearest edge, metres, and from the middle, -0.5..0.5. */
  edge: number;
  x: number;
  y: number;
  column: number;
  row: number;
}

function onTile(u: number, v: number, { width, height, shift }: Tiling, out: OnTile): void {
  const row = Math.floor(v / height);
  const moved = u / width + (row & 1 ? shift : 0);
  const column = Math.floor(moved);
  out.row = row;
  out.column = column;
  out.x = moved - column - 0.5;
  out.y = v / height - row - 0.5;
  out.edge = Math.min((0.5 - Math.abs(out.x)) * width, (0.5 - Math.abs(out.y)) * height);
}

/** Handmade glazed tiles: each with its own tone and tilt, rounded edges and matt joints. */
function tiles(tiling: Tiling, color: string, grout: string, variety: number): MaterialFactory {
  return ({ seed, tint }) => {
    const base = tint ?? lightOf(color);
    const joint = lightOf(grout);
    const tile: OnTile = { edge: 0, x: 0, y: 0, column: 0, row: 0 };
    return (u, v, footprint, out) => {
      onTile(u, v, tiling, tile);
      const chance = (n: number) => hashUnit(tile.column * 7 + n, tile.row * 13 + n, seed);
      const soft = Math.max(footprint * 0.7, 0.0004);
      const glazed = smooth(tiling.joint / 2 - soft, tiling.joint / 2 + soft, tile.edge);
      const pool = octaves(u * 40, v * 40, 3, 0.5, footprint * 40, seed + 5);
      const tone = 1 + (chance(1) - 0.5) * variety + 0.05 * pool * variety * 3;
      const dirt = 1 + 0.06 * octaves(u * 300, v * 300, 2, 0.6, footprint * 300, seed + 8);
      plain(
        out,
        lerp(joint[0] * dirt, base[0] * tone, glazed),
        lerp(joint[1] * dirt, base[1] * tone, glazed),
        lerp(joint[2] * dirt, base[2] * tone, glazed),
        lerp(0.9, 0.1, glazed),
        lerp(0.02, 0.05, glazed),
      );
      const rim = smooth(tiling.joint / 2 + 0.004, tiling.joint / 2, tile.edge);
      const across = Math.abs(tile.x) * tiling.width > Math.abs(tile.y) * tiling.height;
      out.bumpU =
        glazed * ((chance(2) - 0.5) * 0.035 * variety * 4 + 0.02 * pool) +
        (across ? 0.5 * rim * Math.sign(tile.x) * -1 : 0);
      out.bumpV =
        glazed *
          ((chance(3) - 0.5) * 0.035 * variety * 4 +
            0.02 * octaves(u * 40 + 3, v * 40, 2, 0.5, footprint * 40, seed + 6)) +
        (across ? 0 : 0.5 * rim * Math.sign(tile.y) * -1);
      out.cavity = lerp(0.75, 1, glazed);
    };
  };
}

export const tile = tiles({ width: 0.1, height: 0.1, shift: 0, joint: 0.0028 }, '#eef0ee', '#cfcac2', 0.09);
export const zellige = tiles({ width: 0.066, height: 0.066, shift: 0, joint: 0.0014 }, '#6f9a90', '#d7d0c4', 0.34);
export const subway = tiles({ width: 0.15, height: 0.075, shift: 0.5, joint: 0.0024 }, '#f2f1ee', '#d6d2cc', 0.05);

const BRICK: Tiling = { width: 0.225, height: 0.075, shift: 0.5, joint: 0.01 };

export const brick: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#a5563c');
  const mortar = lightOf('#c9bfb2');
  const stone: OnTile = { edge: 0, x: 0, y: 0, column: 0, row: 0 };
  return (u, v, footprint, out) => {
    const ragged = octaves(u * 60, v * 60, 3, 0.6, footprint * 60, seed) * 0.004;
    onTile(u, v, BRICK, stone);
    const edge = stone.edge + ragged;
    const soft = Math.max(footprint, 0.0016);
    const face = smooth(BRICK.joint / 2 - soft, BRICK.joint / 2 + soft, edge);
    const chance = hashUnit(stone.column, stone.row, seed);
    const mottle = octaves(u * 26, v * 40, 4, 0.6, footprint * 40, seed + 2);
    const tone = (0.72 + 0.56 * chance) * (1 + 0.3 * mottle);
    const grit = 1 + 0.16 * octaves(u * 260, v * 260, 2, 0.6, footprint * 260, seed + 4);
    const wash = tint ? 0.9 : 1;
    plain(
      out,
      lerp(mortar[0], base[0] * tone, face) * grit * wash,
      lerp(mortar[1], base[1] * tone * (0.9 + 0.2 * chance), face) * grit * wash,
      lerp(mortar[2], base[2] * tone, face) * grit * wash,
      0.95,
      0.02,
    );
    const rim = smooth(BRICK.joint / 2 + 0.006, BRICK.joint / 2, edge);
    const across = Math.abs(stone.x) * BRICK.width > Math.abs(stone.y) * BRICK.height;
    out.bumpU = 0.16 * mottle + (across ? -0.7 * rim * Math.sign(stone.x) : 0);
    out.bumpV = 0.12 * mottle + (across ? 0 : -0.7 * rim * Math.sign(stone.y));
    out.cavity = lerp(0.7, 1, face);
  };
};

export const brushedMetal: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#c9c9cb');
  return (u, v, footprint, out) => {
    const line = octaves(u * 5, v * 1500, 3, 0.75, footprint * 1500, seed);
    const broad = octaves(u * 1.5, v * 120, 3, 0.6, footprint * 120, seed + 3);
    const tone = 1 + 0.12 * line + 0.1 * broad;
    plain(out, base[0] * 0.22 * tone, base[1] * 0.22 * tone, base[2] * 0.22 * tone, 0.27, 0.62 * tone);
    out.r = base[0] * 0.3 * tone;
    out.g = base[1] * 0.3 * tone;
    out.b = base[2] * 0.3 * tone;
    out.metal = 1;
    out.bumpV = 0.05 * line + 0.03 * broad;
  };
};

export const leather: MaterialFactory = ({ seed, tint }) => {
  const base = tint ?? lightOf('#8a5a3b');
  const height = (u: number, v: number, f: number) => {
    const a = noise(u * 330, v * 330, seed) * clamp(1.3 - f * 330 * 0.8, 0, 1);
    const b = noise(u * 610, v * 610, seed + 1) * clamp(1.3 - f * 610 * 0.8, 0, 1);
    return -Math.abs(a) * 0.0005 - Math.abs(b) * 0.00022;
  };
  return (u, v, footprint, out) => {
    const mottle = octaves(u * 7, v * 7, 4, 0.5, footprint * 7, seed + 4);
    const tone = 1 + 0.18 * mottle;
    plain(out, base[0] * tone, base[1] * tone, base[2] * tone, 0.42, 0.045);
    const here = relief(height, u, v, footprint, 0.0003, out);
    out.cavity = clamp(1 + here * 320, 0.75, 1);
  };
};
