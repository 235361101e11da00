/** Woods: sawn boards with growth rings, fibres, pores and joints. */
import { lightOf, type Light } from '../color.ts';
import { clamp, hashUnit, lerp, noise, octaves, smooth } from '../noise.ts';
import { plain, type MaterialFactory } from './texel.ts';

interface Wood {
  /** Spring and autumn wood. */
  pale: Light;
  dark: Light;
  /** Width and length of a board, metres; width 0: one piece without joints. */
  board: number;
  length: number;
  /** Between two growth rings, metres. */
  ring: number;
  contrast: number;
  /** How much boards differ. */
  variety: number;
  pores: number;
  rough: number;
  /** Gap between boards, metres. */
  gap: number;
}

/**
 * A board is a plane cut through a trunk: the distance to the pith, which is below the board and wanders along it, is
 * counted in rings. That gives arches where the pith is near and straight lines where it is far.
 */
function wood({ pale, dark, board, length, ring, contrast, variety, pores, rough, gap }: Wood): MaterialFactory {
  return ({ seed, tint }) => {
    const light = tint ?? pale;
    const deep: Light = tint ? [tint[0] * 0.55, tint[1] * 0.5, tint[2] * 0.45] : dark;
    return (u, v, footprint, out) => {
      const row = board > 0 ? Math.floor(v / board) : 0;
      const shift = hashUnit(row, 3, seed) * length;
      const piece = board > 0 ? Math.floor((u + shift) / length) : 0;
      const chance = (n: number) => hashUnit(row * 131 + piece, n, seed);
      const inV = board > 0 ? v - (row + 0.5) * board : v;
      const inU = u + chance(1) * 7;
      const pith =
        (chance(2) - 0.5) * (board > 0 ? board * 1.5 : 0.4) +
        octaves(inU * 0.9, row * 3.1 + piece, 3, 0.5, footprint, seed + 5) * 0.03;
      const below = 0.012 + 0.07 * chance(3) + octaves(inU * 0.55, 7.7 + row, 2, 0.5, footprint, seed + 6) * 0.035;
      const wobble = octaves(inU * 3, inV * 26, 3, 0.5, footprint * 26, seed + 8) * 0.0035;
      const distance = Math.sqrt((inV - pith) ** 2 + below * below) + wobble;
      const count = distance / ring;
      const at = count - Math.floor(count);
      // Spring wood darkens slowly, autumn wood ends sharply.
      const seen = clamp(1.4 - (footprint / ring) * 1.6, 0, 1);
      const line =
        lerp(0.42, at < 0.82 ? (at / 0.82) ** 2 * 0.9 : 1 - (at - 0.82) / 0.18, seen) *
        (0.65 + 0.5 * hashUnit(Math.floor(count), 5, seed + row));
      const fibre = octaves(inU * 14, inV * 850, 3, 0.65, footprint * 850, seed + 11);
      const broad = octaves(inU * 2.2, inV * 34, 3, 0.5, footprint * 34, seed + 13);
      const pore =
        pores > 0
          ? smooth(0.3, 0.62, noise(inU * 55, inV * 1500, seed + 17)) *
            pores *
            clamp(1.3 - footprint * 1500 * 0.55, 0, 1) *
            (0.4 + line)
          : 0;
      const share = clamp(
        line * contrast + 0.17 * fibre + 0.2 * broad + pore * 0.45 + (chance(4) - 0.5) * variety,
        0,
        1,
      );
      const tone = (1 + (chance(5) - 0.5) * variety * 0.55) * (1 + 0.06 * fibre) * (1 - 0.25 * pore);
      let joint = 0;
      if (board > 0) {
        const edge = Math.min(
          board / 2 - Math.abs(inV),
          Math.min((u + shift) / length - piece, 1 - ((u + shift) / length - piece)) * length,
        );
        const soft = Math.max(footprint * 0.8, gap * 0.6);
        joint = smooth(gap * 0.5 + soft, gap * 0.5 - soft * 0.3, edge) * Math.min(1, gap / (footprint * 0.6 + 1e-9));
        const side = inV > 0 ? 1 : -1;
        out.bumpV = edge < gap * 2.2 ? side * 0.22 * (1 - edge / (gap * 2.2)) : 0;
      }
      const bumpV = board > 0 ? out.bumpV : 0;
      const shade = tone * (1 - 0.82 * joint);
      plain(
        out,
        lerp(light[0], deep[0], share) * shade,
        lerp(light[1], deep[1], share) * shade,
        lerp(light[2], deep[2], share) * shade,
        clamp(rough + 0.15 * share, 0.1, 1),
        0.04 * (1 - joint),
      );
      out.bumpU = 0.01 * fibre;
      out.bumpV = bumpV + 0.06 * fibre + 0.02 * broad;
      out.cavity = 1 - 0.6 * joint;
    };
  };
}

export const oak = wood({
  pale: lightOf('#d9b88c'),
  dark: lightOf('#a87d4f'),
  board: 0.14,
  length: 1.6,
  ring: 0.0042,
  contrast: 0.55,
  variety: 0.3,
  pores: 1,
  rough: 0.42,
  gap: 0.0012,
});
export const walnut = wood({
  pale: lightOf('#8a6143'),
  dark: lightOf('#46291a'),
  board: 0.12,
  length: 1.4,
  ring: 0.005,
  contrast: 0.6,
  variety: 0.38,
  pores: 0.8,
  rough: 0.34,
  gap: 0.001,
});
export const pine = wood({
  pale: lightOf('#ecd2a2'),
  dark: lightOf('#c58f52'),
  board: 0.11,
  length: 2.2,
  ring: 0.0075,
  contrast: 0.55,
  variety: 0.18,
  pores: 0,
  rough: 0.5,
  gap: 0.0014,
});
export const whitewashed = wood({
  pale: lightOf('#eae5dc'),
  dark: lightOf('#c9bfb0'),
  board: 0.1,
  length: 1.9,
  ring: 0.006,
  contrast: 0.55,
  variety: 0.2,
  pores: 0.5,
  rough: 0.62,
  gap: 0.0026,
});
export const weathered = wood({
  pale: lightOf('#a89c8d'),
  dark: lightOf('#5f564c'),
  board: 0.125,
  length: 2,
  ring: 0.0048,
  contrast: 0.75,
  variety: 0.35,
  pores: 1.2,
  rough: 0.75,
  gap: 0.004,
});
/** Of one piece: podiums and slabs. */
export const beech = wood({
  pale: lightOf('#e4c7a0'),
  dark: lightOf('#c9a273'),
  board: 0,
  length: 3,
  ring: 0.0055,
  contrast: 0.45,
  variety: 0,
  pores: 0.6,
  rough: 0.45,
  gap: 0,
});
