/** Views far behind the product, out of focus: small pictures of light, sampled by direction. */
import type { ViewName } from '../scene.ts';
import { ACROSS, HEIGHT, HIGHEST, LOWEST, Painting, WIDTH } from './painting.ts';
import { PAINTERS } from './view-painters.ts';

export interface Backdrop {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

/** Paints a view; the same for the same seed. `tint` colors the studio's paper. */
export function drawBackdrop(view: ViewName, seed: number): Backdrop {
  const painting = new Painting();
  PAINTERS[view](painting, seed);
  const [red, green, blue] = painting.planes;
  return { red, green, blue };
}

/** Light from the view in a direction away from the camera (dz < 0). Extends its edges beyond them. */
export function backdropLight(
  { red, green, blue }: Backdrop,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
): void {
  const away = Math.max(1e-3, -dz);
  let x = ((dx / away / ACROSS) * 0.5 + 0.5) * WIDTH - 0.5;
  let y = (1 - (dy / away - LOWEST) / (HIGHEST - LOWEST)) * HEIGHT - 0.5;
  x = Math.min(WIDTH - 1.001, Math.max(0, x));
  y = Math.min(HEIGHT - 1.001, Math.max(0, y));
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const at = iy * WIDTH + ix;
  const [a, b, c, d] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  out[0] =
    (red[at] as number) * a +
    (red[at + 1] as number) * b +
    (red[at + WIDTH] as number) * c +
    (red[at + WIDTH + 1] as number) * d;
  out[1] =
    (green[at] as number) * a +
    (green[at + 1] as number) * b +
    (green[at + WIDTH] as number) * c +
    (green[at + WIDTH + 1] as number) * d;
  out[2] =
    (blue[at] as number) * a +
    (blue[at + 1] as number) * b +
    (blue[at + WIDTH] as number) * c +
    (blue[at + WIDTH + 1] as number) * d;
}
