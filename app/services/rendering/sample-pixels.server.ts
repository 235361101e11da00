/** Looks at a box of a rendered page: its mean colour and how much its brightness varies. */
import sharp from 'sharp';
import type { PixelSample, SamplePixels } from '#tools/context.ts';
import type { Rendering } from './rendering.server.ts';

/** Longer side of the picture that is looked at, px: enough for a mean, small enough to cost little. */
const SAMPLE_SIDE = 256;

/** Mean colour of RGB pixels, and the standard deviation of their luma (ITU-R BT.709 weights) on a scale where half black, half white is 1. */
export function sampleOf(pixels: Uint8Array, channels: number): PixelSample {
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
  const color = `#${[reds, greens, blues].map((sum) => Math.round(sum / count).toString(16).padStart(2, '0')).join('')}`;
  return { color, spread: Math.min(1, deviation * 2) };
}

export function createSamplePixels(rendering: Pick<Rendering, 'renderPreview'>): SamplePixels {
  return async (document, page, box) => {
    const { bytes, width, height } = await rendering.renderPreview(document, page, SAMPLE_SIDE);
    const scale = width / document.width;
    const left = Math.max(0, Math.floor(box.x * scale));
    const top = Math.max(0, Math.floor(box.y * scale));
    const right = Math.min(width, Math.ceil((box.x + box.width) * scale));
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * scale));
    if (right <= left || bottom <= top) return null;
    const { data, info } = await sharp(bytes)
      .flatten({ background: '#ffffff' })
      .extract({ left, top, width: right - left, height: bottom - top })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sampleOf(data, info.channels);
  };
}
