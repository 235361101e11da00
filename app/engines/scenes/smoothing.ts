/**
 * Removes the grain from the light at its coarse grid, without crossing edges (à-trous wavelet filter, Dammertz and
 * others 2010), doubling its reach each round. Also samples it at the picture's own size.
 */
import type { Buffers } from './buffers.ts';

const KERNEL = [0.0625, 0.25, 0.375, 0.25, 0.0625] as const;
/**
 * Differences of the key light’s share that count as an edge: wide enough for the grain of a few rays that start all
 * over a cell.
 */
const SOFT_EDGE = 0.6;

/** @param rounds for the ambient light; the key light is smoothed in the first two of them */
export function smoothLight(
  { gridWidth, gridHeight, which, depth, normal }: Buffers,
  plane: Float32Array,
  rounds: number,
): void {
  let source = Float32Array.from(plane);
  let target = new Float32Array(plane.length);
  for (let round = 0; round < rounds; round += 1) {
    const step = 1 << round;
    for (let y = 0; y < gridHeight; y += 1) {
      for (let x = 0; x < gridWidth; x += 1) {
        const at = y * gridWidth + x;
        const id = which[at] as number;
        const keyHere = source[at * 4] as number;
        if (id < 0) continue;
        const nx = normal[at * 3] as number;
        const ny = normal[at * 3 + 1] as number;
        const nz = normal[at * 3 + 2] as number;
        const deep = depth[at] as number;
        let [key, r, g, b, keyWeight, weight] = [0, 0, 0, 0, 0, 0];
        for (let dy = -2; dy <= 2; dy += 1) {
          const sy = y + dy * step;
          if (sy < 0 || sy >= gridHeight) continue;
          for (let dx = -2; dx <= 2; dx += 1) {
            const sx = x + dx * step;
            if (sx < 0 || sx >= gridWidth) continue;
            const from = sy * gridWidth + sx;
            if (which[from] !== id) continue;
            const alike =
              nx * (normal[from * 3] as number) +
              ny * (normal[from * 3 + 1] as number) +
              nz * (normal[from * 3 + 2] as number);
            if (alike < 0.75) continue;
            const apart = Math.abs((depth[from] as number) - deep) / deep;
            const w =
              (KERNEL[dx + 2] as number) *
              (KERNEL[dy + 2] as number) *
              (alike > 0.97 ? 1 : 0.3) *
              (apart < 0.03 * step ? 1 : 0.3);
            const other = source[from * 4] as number;
            const differs = (other - keyHere) / SOFT_EDGE;
            const k = w * Math.exp(-differs * differs);
            key += k * other;
            keyWeight += k;
            r += w * (source[from * 4 + 1] as number);
            g += w * (source[from * 4 + 2] as number);
            b += w * (source[from * 4 + 3] as number);
            weight += w;
          }
        }
        target[at * 4] = round < 2 && keyWeight > 0 ? key / keyWeight : keyHere;
        target[at * 4 + 1] = r / weight;
        target[at * 4 + 2] = g / weight;
        target[at * 4 + 3] = b / weight;
      }
    }
    [source, target] = [target, source];
  }
  plane.set(source);
}

/** Weight of a cell by its distance, cells: the quadratic B-spline, whose weights add up to one and change smoothly. */
function bell(distance: number): number {
  const d = Math.abs(distance);
  return d < 0.5 ? 0.75 - d * d : d < 1.5 ? 0.5 * (1.5 - d) * (1.5 - d) : 0;
}

/**
 * The light at a place of the picture, px, for that solid and face: from the cells around with the same. `out`: four
 * values.
 */
export function lightAt(
  { gridWidth, gridHeight, cell, which }: Buffers,
  plane: Float32Array,
  x: number,
  y: number,
  id: number,
  out: Float64Array,
): void {
  const gx = x / cell - 0.5;
  const gy = y / cell - 0.5;
  const ix = Math.floor(gx);
  const iy = Math.floor(gy);
  const fx = gx - ix;
  const fy = gy - iy;
  let weight = 0;
  let [key, r, g, b] = [0, 0, 0, 0];
  // A wide bell hides the cells' outlines, and where an edge excludes cells, the others take over gradually.
  for (let dy = -1; dy <= 2; dy += 1) {
    const sy = iy + dy;
    const wy = bell(dy - fy);
    if (wy <= 0 || sy < 0 || sy >= gridHeight) continue;
    for (let dx = -1; dx <= 2; dx += 1) {
      const sx = ix + dx;
      const wx = bell(dx - fx);
      if (wx <= 0 || sx < 0 || sx >= gridWidth) continue;
      const at = sy * gridWidth + sx;
      if (which[at] !== id) continue;
      const w = wx * wy;
      weight += w;
      key += w * (plane[at * 4] as number);
      r += w * (plane[at * 4 + 1] as number);
      g += w * (plane[at * 4 + 2] as number);
      b += w * (plane[at * 4 + 3] as number);
    }
  }
  if (weight < 0.02) {
    // A sliver missing from all cells around: takes the nearest cell that has it, else the adjacent one.
    weight = 0;
    [key, r, g, b] = [0, 0, 0, 0];
    let best = Infinity;
    let nearby = -1;
    for (let dy = -3; dy <= 4; dy += 1) {
      for (let dx = -3; dx <= 4; dx += 1) {
        const sx = ix + dx;
        const sy = iy + dy;
        if (sx < 0 || sy < 0 || sx >= gridWidth || sy >= gridHeight) continue;
        const at = sy * gridWidth + sx;
        const other = which[at] as number;
        if (other < 0) continue;
        const kin = other === id ? 0 : other >> 3 === id >> 3 ? 40 : 400;
        const distance = (dx - fx) * (dx - fx) + (dy - fy) * (dy - fy) + kin;
        if (distance < best) {
          best = distance;
          nearby = at;
        }
      }
    }
    if (nearby < 0) {
      out[0] = 1;
      out[1] = 0.4;
      out[2] = 0.4;
      out[3] = 0.4;
      return;
    }
    weight = 1;
    key = plane[nearby * 4] as number;
    r = plane[nearby * 4 + 1] as number;
    g = plane[nearby * 4 + 2] as number;
    b = plane[nearby * 4 + 3] as number;
  }
  out[0] = key / weight;
  out[1] = r / weight;
  out[2] = g / weight;
  out[3] = b / weight;
}
