/** The product's cutout: its bounds, and its colors at ever smaller sizes. */
import { LINEAR } from './color.ts';
import { clamp } from './noise.ts';

/** Straight alpha, sRGB, four bytes per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** The product's colors at ever smaller sizes: premultiplied linear light and alpha, four floats per pixel. */
export interface Level {
  width: number;
  height: number;
  data: Float32Array;
}

/** Non-empty rows and columns, px; null: none. */
export function boundsOf(
  { width, height, data }: Pixels,
  least = 16,
): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) < least) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < left ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Area means; the sizes need not divide evenly. */
export function shrunk(pixels: Pixels, width: number, height: number): Level {
  const data = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.floor((y * pixels.height) / height);
    const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * pixels.height) / height));
    for (let x = 0; x < width; x += 1) {
      const x0 = Math.floor((x * pixels.width) / width);
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * pixels.width) / width));
      const to = (y * width + x) * 4;
      const share = 1 / ((x1 - x0) * (y1 - y0));
      for (let sy = y0; sy < y1; sy += 1) {
        for (let sx = x0; sx < x1; sx += 1) {
          const from = (sy * pixels.width + sx) * 4;
          const alpha = ((pixels.data[from + 3] as number) / 255) * share;
          data[to] = (data[to] as number) + (LINEAR[pixels.data[from] as number] as number) * alpha;
          data[to + 1] = (data[to + 1] as number) + (LINEAR[pixels.data[from + 1] as number] as number) * alpha;
          data[to + 2] = (data[to + 2] as number) + (LINEAR[pixels.data[from + 2] as number] as number) * alpha;
          data[to + 3] = (data[to + 3] as number) + alpha;
        }
      }
    }
  }
  return { width, height, data };
}

export function halved({ width, height, data }: Level): Level {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const half = new Float32Array(w * h * 4);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < 2; dy += 1)
          for (let dx = 0; dx < 2; dx += 1)
            sum += data[
              (Math.min(height - 1, y * 2 + dy) * width + Math.min(width - 1, x * 2 + dx)) * 4 + channel
            ] as number;
        half[(y * w + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return { width: w, height: h, data: half };
}

/** Color and alpha at a share of width and height, at a level between two sizes. Premultiplied, linear. */
export function productAt(levels: readonly Level[], x: number, y: number, level: number, out: Float64Array): void {
  out[0] = 0;
  out[1] = 0;
  out[2] = 0;
  out[3] = 0;
  const low = Math.min(levels.length - 1, Math.max(0, Math.floor(level)));
  const share = low + 1 < levels.length ? clamp(level - low, 0, 1) : 0;
  addLevel(levels[low] as Level, x, y, 1 - share, out);
  if (share > 0) addLevel(levels[low + 1] as Level, x, y, share, out);
}

function addLevel({ width, height, data }: Level, x: number, y: number, weight: number, out: Float64Array): void {
  const px = x * width - 0.5;
  const py = y * height - 0.5;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  for (let dy = 0; dy < 2; dy += 1) {
    const sy = iy + dy;
    if (sy < 0 || sy >= height) continue;
    const wy = dy === 0 ? 1 - (py - iy) : py - iy;
    for (let dx = 0; dx < 2; dx += 1) {
      const sx = ix + dx;
      if (sx < 0 || sx >= width) continue;
      const w = weight * wy * (dx === 0 ? 1 - (px - ix) : px - ix);
      const at = (sy * width + sx) * 4;
      out[0] = (out[0] as number) + w * (data[at] as number);
      out[1] = (out[1] as number) + w * (data[at + 1] as number);
      out[2] = (out[2] as number) + w * (data[at + 2] as number);
      out[3] = (out[3] as number) + w * (data[at + 3] as number);
    }
  }
}
