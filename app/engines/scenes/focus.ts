/** Depth of field: draws points nearer or farther than the product as discs, as a lens does. */
import type { Buffers } from './buffers.ts';
import type { Camera } from './framing.ts';
import { hash } from './noise.ts';

const TAPS = 26;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const offX = Float64Array.from({ length: TAPS }, (_, n) => Math.cos(n * GOLDEN) * Math.sqrt((n + 0.5) / TAPS));
const offY = Float64Array.from({ length: TAPS }, (_, n) => Math.sin(n * GOLDEN) * Math.sqrt((n + 0.5) / TAPS));

/** Radius of the disc of a point at a depth, px. `aperture`: that of a point infinitely far away. */
export function blurRadius(depth: number, camera: Camera, aperture: number): number {
  if (!camera.side) return 0;
  // The surroundings of the product are in focus; a little depth beyond it is sharp as well.
  const off = Math.abs(depth - camera.distance) / depth;
  return Math.min(aperture, Math.max(0, off - 0.035) * aperture * 1.1);
}

/** Rows of the picture as the lens renders them. */
export function focus(
  { width, height, sharp, seen, far }: Buffers,
  camera: Camera,
  aperture: number,
  from: number,
  to: number,
): void {
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const depth = far[at] as number;
      const radius = blurRadius(depth, camera, aperture);
      let r = sharp[at * 3] as number;
      let g = sharp[at * 3 + 1] as number;
      let b = sharp[at * 3 + 2] as number;
      if (radius >= 0.7) {
        let weight = 1;
        const turn = ((hash(x, y, 3) >>> 8) / 16777216) * 2 * Math.PI;
        const c = Math.cos(turn) * radius;
        const s = Math.sin(turn) * radius;
        for (let n = 0; n < TAPS; n += 1) {
          const ox = offX[n] as number;
          const oy = offY[n] as number;
          const sx = Math.min(width - 1, Math.max(0, Math.round(x + ox * c - oy * s)));
          const sy = Math.min(height - 1, Math.max(0, Math.round(y + ox * s + oy * c)));
          const from2 = sy * width + sx;
          const theirs = blurRadius(far[from2] as number, camera, aperture);
          // Parts in focus do not spill into parts that are not.
          const distance = Math.hypot(ox, oy) * radius;
          const w = theirs + 0.75 >= distance ? 1 : 0.04;
          weight += w;
          r += w * (sharp[from2 * 3] as number);
          g += w * (sharp[from2 * 3 + 1] as number);
          b += w * (sharp[from2 * 3 + 2] as number);
        }
        r /= weight;
        g /= weight;
        b /= weight;
      }
      seen[at * 3] = r;
      seen[at * 3 + 1] = g;
      seen[at * 3 + 2] = b;
    }
  }
}
