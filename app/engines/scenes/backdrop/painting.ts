/** A small picture of light, and brushes for painting it. */
import type { Light } from '../color.ts';
import { blurPlane } from '../foliage.ts';
import { smooth } from '../noise.ts';

export const WIDTH = 480;
export const HEIGHT = 360;
/** The picture's extent, as tangents of directions: to both sides, below and above the horizon. */
export const ACROSS = 0.3;
export const LOWEST = -0.1;
export const HIGHEST = 0.36;

export class Painting {
  readonly planes = [0, 1, 2].map(() => new Float32Array(WIDTH * HEIGHT)) as [Float32Array, Float32Array, Float32Array];

  /** `color` for each place: x -1..1, y 0 at the bottom, 1 at the top. */
  fill(color: (x: number, y: number) => Light): void {
    for (let y = 0; y < HEIGHT; y += 1)
      for (let x = 0; x < WIDTH; x += 1) this.set(x, y, color((x / WIDTH) * 2 - 1, 1 - y / HEIGHT), 1);
  }

  private set(x: number, y: number, light: Light, share: number): void {
    const at = y * WIDTH + x;
    for (let channel = 0; channel < 3; channel += 1) {
      const plane = this.planes[channel] as Float32Array;
      plane[at] = (plane[at] as number) * (1 - share) + (light[channel] as number) * share;
    }
  }

  rect(x0: number, x1: number, y0: number, y1: number, light: Light, share = 1): void {
    for (let y = Math.max(0, Math.round((1 - y1) * HEIGHT)); y < Math.min(HEIGHT, (1 - y0) * HEIGHT); y += 1) {
      for (
        let x = Math.max(0, Math.round((x0 * 0.5 + 0.5) * WIDTH));
        x < Math.min(WIDTH, (x1 * 0.5 + 0.5) * WIDTH);
        x += 1
      )
        this.set(x, y, light, share);
    }
  }

  /** A disc, as a lens renders points out of focus: even, a little brighter at the rim. `add`: light on light. */
  disc(cx: number, cy: number, radius: number, light: Light, share: number, add: boolean): void {
    const px = (cx * 0.5 + 0.5) * WIDTH;
    const py = (1 - cy) * HEIGHT;
    const r = radius * WIDTH * 0.5;
    for (let y = Math.max(0, Math.floor(py - r - 1)); y <= Math.min(HEIGHT - 1, py + r + 1); y += 1) {
      for (let x = Math.max(0, Math.floor(px - r - 1)); x <= Math.min(WIDTH - 1, px + r + 1); x += 1) {
        const distance = Math.hypot(x - px, y - py) / r;
        const cover = smooth(1.06, 0.9, distance) * (0.78 + 0.22 * smooth(0.5, 0.95, distance)) * share;
        if (cover <= 0) continue;
        if (!add) {
          this.set(x, y, light, cover);
          continue;
        }
        const at = y * WIDTH + x;
        for (let channel = 0; channel < 3; channel += 1)
          (this.planes[channel] as Float32Array)[at] =
            ((this.planes[channel] as Float32Array)[at] as number) + (light[channel] as number) * cover;
      }
    }
  }

  blur(radius: number): void {
    for (const plane of this.planes) blurPlane(plane, WIDTH, HEIGHT, radius);
  }
}

/** Height of the horizon in the picture. */
export const HORIZON = -LOWEST / (HIGHEST - LOWEST);
