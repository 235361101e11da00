/**
 * Removes small islands from a mask: specks that the model saw in the background. Holes stay: a handle's inside is
 * background.
 */
import type { Plane } from '../pixels/plane.ts';

/** From this value on a pixel belongs to an island, of 1. */
const SEEN = 0.15;
/** Islands below this share of the largest one's weight are removed. */
const LEAST_SHARE = 0.01;

/** Numbers the islands from 1; pixels outside any get 0. `weights`: by number, the sums of their values. */
export function labelIslands({ width, height, data }: Plane): { label: Int32Array; weights: number[] } {
  const label = new Int32Array(width * height);
  const weights: number[] = [0];
  const stack = new Int32Array(width * height);
  for (let start = 0; start < data.length; start += 1) {
    if (label[start] !== 0 || (data[start] as number) < SEEN) continue;
    const name = weights.length;
    let weight = 0;
    let depth = 0;
    stack[depth++] = start;
    label[start] = name;
    const visit = (at: number) => {
      if (label[at] !== 0 || (data[at] as number) < SEEN) return;
      label[at] = name;
      stack[depth++] = at;
    };
    while (depth > 0) {
      const at = stack[--depth] as number;
      weight += data[at] as number;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < data.length - width) visit(at + width);
    }
    weights.push(weight);
  }
  return { label, weights };
}

/**
 * Sets every pixel of an island that weighs little compared with the heaviest one to 0, in place. Weight is the sum of
 * the mask's values.
 */
export function dropIslands(mask: Plane): void {
  const { data } = mask;
  const { label, weights } = labelIslands(mask);
  const least = weights.reduce((most, weight) => Math.max(most, weight), 0) * LEAST_SHARE;
  for (let at = 0; at < data.length; at += 1) {
    const name = label[at] as number;
    if (name !== 0 && (weights[name] as number) < least) data[at] = 0;
  }
}

/** Numbers spread to unnumbered pixels where these are allowed, from pixel to pixel: the nearest one arrives first. */
export function growIslands(label: Int32Array, width: number, allowed: (at: number) => boolean): Int32Array {
  const result = label.slice();
  let front = [...result.keys()].filter((at) => result[at] !== 0);
  while (front.length > 0) {
    const next: number[] = [];
    for (const at of front) {
      const x = at % width;
      for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (result[to] !== 0 || !allowed(to)) continue;
        result[to] = result[at] as number;
        next.push(to);
      }
    }
    front = next;
  }
  return result;
}
