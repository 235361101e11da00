/** Shadings as gradients: a PDF tells only how one looks, so its colours are sampled and a straight gradient fitted. */
import type { Paint } from '#design/document/values.ts';
import type { Bounds } from '../outlines.ts';

/** Pixels to a side of the sample. */
export const SAMPLE = 48;
const BINS = 24;
/** Mean error of a fit, of 255, up to which it passes. */
const GOOD = 3.5;
const STOPS = 7;

interface Fit {
  angle: number;
  error: number;
  colors: number[][];
}

/** A linear gradient that looks like the sample of a box; null: it is none. Pixels are RGBA, premultiplied. */
export function fittedGradient(pixels: Uint8ClampedArray, { left, top, right, bottom }: Bounds): Paint | null {
  const [width, height] = [right - left, bottom - top];
  if ((pixels[((SAMPLE * SAMPLE) / 2 + SAMPLE / 2) * 4 + 3] ?? 0) < 250) return null;
  let best: Fit | null = null;
  for (let angle = 0; angle < 180; angle += 5) {
    const fit = fitAt(pixels, angle, width, height);
    if (!best || fit.error < best.error) best = fit;
  }
  if (!best || best.error > GOOD) return null;
  const { colors } = best;
  const stops = Array.from({ length: STOPS }, (_, index) => {
    const at = index / (STOPS - 1);
    const [r = 0, g = 0, b = 0] = colors[Math.round(at * (BINS - 1))] ?? [];
    return {
      at: Math.round(at * 1e4) / 1e4,
      color: `#${[r, g, b].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
    };
  });
  if (stops.every(({ color }) => color === stops[0]?.color))
    return { type: 'solid', color: stops[0]?.color ?? '#000000' };
  return { type: 'linear', angle: best.angle, stops };
}

function fitAt(pixels: Uint8ClampedArray, angle: number, width: number, height: number): Fit {
  const radians = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)];
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
  const sums = Array.from({ length: BINS }, () => [0, 0, 0, 0, 0, 0, 0]);
  for (let y = 0; y < SAMPLE; y += 1)
    for (let x = 0; x < SAMPLE; x += 1) {
      const at = (y * SAMPLE + x) * 4;
      if ((pixels[at + 3] ?? 0) < 250) continue;
      const along = ((x + 0.5) / SAMPLE - 0.5) * width * dx + ((y + 0.5) / SAMPLE - 0.5) * height * dy;
      const bin = sums[Math.min(BINS - 1, Math.max(0, Math.floor(((along / half + 1) / 2) * BINS)))];
      if (!bin) continue;
      bin[0] = (bin[0] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[at + channel] ?? 0;
        bin[1 + channel] = (bin[1 + channel] ?? 0) + value;
        bin[4 + channel] = (bin[4 + channel] ?? 0) + value * value;
      }
    }
  let [error, count] = [0, 0];
  let last = [0, 0, 0];
  const colors = sums.map(([n = 0, ...sum]) => {
    if (n === 0) return last;
    last = [0, 1, 2].map((channel) => (sum[channel] ?? 0) / n);
    for (let channel = 0; channel < 3; channel += 1)
      error += Math.max(0, (sum[3 + channel] ?? 0) - n * (last[channel] ?? 0) ** 2);
    count += 3 * n;
    return last;
  });
  return { angle, error: Math.sqrt(error / Math.max(1, count)), colors };
}
