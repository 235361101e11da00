/** The port through which the kernel looks at a rendered page, and a summary of the pixels in an area. */
import type { DesignDocument } from './document.ts';
import type { Box } from './geometry.ts';

/** Its mean color, and how much the brightness varies (0 even, 1 black next to white). */
export interface PixelSample {
  color: string;
  spread: number;
}

/**
 * Samples a box of a rendered page, px. Null when the box is off the page. Repeated samples of the same document are
 * cheap.
 */
export type SamplePixels = (document: DesignDocument, page: string, box: Box) => Promise<PixelSample | null>;

/**
 * Mean color of RGB pixels, and the standard deviation of their luma (ITU-R BT.709 weights) on a scale where half
 * black, half white is 1.
 */
export function sampleOf(pixels: Uint8Array | Uint8ClampedArray, channels: number): PixelSample {
  const count = pixels.length / channels;
  let reds = 0;
  let greens = 0;
  let blues = 0;
  let luma = 0;
  let squares = 0;
  for (let at = 0; at < pixels.length; at += channels) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    reds += red;
    greens += green;
    blues += blue;
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    luma += light;
    squares += light * light;
  }
  const mean = luma / count;
  const deviation = Math.sqrt(Math.max(0, squares / count - mean * mean));
  const color = `#${[reds, greens, blues]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
  return { color, spread: Math.min(1, deviation * 2) };
}
