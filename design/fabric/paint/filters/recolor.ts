/** The filters that work on one pixel at a time, in one pass over the pixels. */
import { LUMA, type ColorMatrix } from './color-matrix.ts';
import type { ToneTable } from './tones.ts';

export interface PixelFilters {
  /** Null: colors stay as they are. */
  matrix: ColorMatrix | null;
  tones: ToneTable | null;
  duotone: { colors: Float32Array; amount: number } | null;
}

/** Changes the colors in place; alpha stays. */
export function recolorPixels(data: Uint8ClampedArray, { matrix, tones, duotone }: PixelFilters): void {
  if (matrix && !tones && !duotone) {
    applyMatrix(data, matrix);
    return;
  }
  const [rr = 1, rg = 0, rb = 0, r0 = 0, gr = 0, gg = 1, gb = 0, g0 = 0, br = 0, bg = 0, bb = 1, b0 = 0] = matrix ?? [];
  const [lr, lg, lb] = LUMA;
  for (let index = 0; index < data.length; index += 4) {
    const r = data[index] ?? 0;
    const g = data[index + 1] ?? 0;
    const b = data[index + 2] ?? 0;
    let red = clamp(rr * r + rg * g + rb * b + r0 * 255);
    let green = clamp(gr * r + gg * g + gb * b + g0 * 255);
    let blue = clamp(br * r + bg * g + bb * b + b0 * 255);
    if (tones) {
      const level = (lr * red + lg * green + lb * blue + 0.5) | 0;
      const gain = tones.gain[level] ?? 1;
      const lift = tones.lift[level] ?? 0;
      red = clamp(red * gain + lift);
      green = clamp(green * gain + lift);
      blue = clamp(blue * gain + lift);
    }
    if (duotone) {
      const at = ((lr * red + lg * green + lb * blue + 0.5) | 0) * 3;
      red += ((duotone.colors[at] ?? 0) - red) * duotone.amount;
      green += ((duotone.colors[at + 1] ?? 0) - green) * duotone.amount;
      blue += ((duotone.colors[at + 2] ?? 0) - blue) * duotone.amount;
    }
    data[index] = red;
    data[index + 1] = green;
    data[index + 2] = blue;
  }
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

function applyMatrix(data: Uint8ClampedArray, matrix: ColorMatrix): void {
  const [rr = 1, rg = 0, rb = 0, r0 = 0, gr = 0, gg = 1, gb = 0, g0 = 0, br = 0, bg = 0, bb = 1, b0 = 0] = matrix;
  for (let index = 0; index < data.length; index += 4) {
    const r = data[index] ?? 0;
    const g = data[index + 1] ?? 0;
    const b = data[index + 2] ?? 0;
    // The array clamps and rounds.
    data[index] = rr * r + rg * g + rb * b + r0 * 255;
    data[index + 1] = gr * r + gg * g + gb * b + g0 * 255;
    data[index + 2] = br * r + bg * g + bb * b + b0 * 255;
  }
}
