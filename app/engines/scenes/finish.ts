/**
 * Turns light into a picture: exposure, tone curve, a fine grain against banding; and into layers that combine to the
 * picture.
 */
import type { Buffers } from './buffers.ts';
import { encoded255, luminance, toneMapped } from './color.ts';
import type { Lighting } from './light.ts';
import { hash } from './noise.ts';

const mapped = new Float64Array(3);
const low = new Float64Array(3);
const high = new Float64Array(3);

/** How far the picture keeps the light's own color: 0 keeps all of it, 1 makes white look white under any light. */
const WHITE_BALANCE = 0.5;
/** Upper limit for the brighter parts of a view. */
const BRIGHTEST_VIEW = 1.6;

/**
 * Factors for red, green and blue: white becomes as bright as wanted in the light on most of the scene, so that colors
 * match their names; keeps distant views from burning out.
 */
export function exposureFor(
  { gridWidth, gridHeight, which, normal, light, seen, far, width, height }: Buffers,
  { key, kx, ky, kz, brightness }: Lighting,
): [number, number, number] {
  const arrived: [number, number, number][] = [];
  for (let at = 0; at < gridWidth * gridHeight; at += 3) {
    if ((which[at] as number) < 0) continue;
    const facing =
      Math.max(
        0,
        (normal[at * 3] as number) * kx + (normal[at * 3 + 1] as number) * ky + (normal[at * 3 + 2] as number) * kz,
      ) * (light[at * 4] as number);
    arrived.push([
      key[0] * facing + (light[at * 4 + 1] as number),
      key[1] * facing + (light[at * 4 + 2] as number),
      key[2] * facing + (light[at * 4 + 3] as number),
    ]);
  }
  if (arrived.length === 0) return [1, 1, 1];
  arrived.sort((a, b) => luminance(...a) - luminance(...b));
  const typical = arrived[Math.floor(arrived.length * 0.68)] as [number, number, number];
  const whole = Math.max(0.02, luminance(...typical));
  let factor = (brightness * 1.16) / whole;
  const views: number[] = [];
  for (let at = 0; at < width * height; at += 37)
    if ((far[at] as number) > 900)
      views.push(luminance(seen[at * 3] as number, seen[at * 3 + 1] as number, seen[at * 3 + 2] as number));
  if (views.length > 20) {
    views.sort((a, b) => a - b);
    const bright = views[Math.floor(views.length * 0.75)] as number;
    factor = Math.min(factor, Math.max(factor * 0.8, BRIGHTEST_VIEW / Math.max(0.05, bright)));
  }
  const balanced = typical.map((value) => (whole / Math.max(0.01, value)) ** WHITE_BALANCE) as [number, number, number];
  return [factor * balanced[0], factor * balanced[1], factor * balanced[2]];
}

/** A little more contrast around the middle tones, none at the ends. */
const curve = (value: number): number => {
  const v = value / 255;
  return 255 * (v + 0.055 * Math.sin(2 * Math.PI * (v - 0.5)) * 0.9);
};

export interface Finished {
  /** Page size. */
  width: number;
  height: number;
  /** Factors for red, green and blue. */
  exposure: Float64Array;
  seed: number;
  /** Three bytes a pixel. */
  background: Uint8Array;
  /** Straight alpha, four bytes per pixel. */
  shadow: Uint8Array;
}

function fetch(plane: Float32Array, { width, height }: Buffers, x: number, y: number, out: Float64Array): void {
  const px = Math.min(width - 1, Math.max(0, x));
  const py = Math.min(height - 1, Math.max(0, y));
  const ix = Math.min(width - 2, Math.floor(px));
  const iy = Math.min(height - 2, Math.floor(py));
  const fx = px - ix;
  const fy = py - iy;
  const at = (iy * width + ix) * 3;
  const down = width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (plane[at + channel] as number) * (1 - fx) + (plane[at + 3 + channel] as number) * fx;
    const bottom = (plane[at + down + channel] as number) * (1 - fx) + (plane[at + down + 3 + channel] as number) * fx;
    out[channel] = top * (1 - fy) + bottom * fy;
  }
}

/** Displayed light, 0..255 with its fraction. */
function shown(light: Float64Array, exposure: Float64Array, vignette: number): void {
  toneMapped(
    mapped,
    (light[0] as number) * (exposure[0] as number) * vignette,
    (light[1] as number) * (exposure[1] as number) * vignette,
    (light[2] as number) * (exposure[2] as number) * vignette,
  );
  for (let channel = 0; channel < 3; channel += 1) light[channel] = curve(encoded255(mapped[channel] as number));
}

/** Rows of the page. */
export function finish(
  buffers: Buffers,
  { width, height, exposure, seed, background, shadow }: Finished,
  from: number,
  to: number,
): void {
  const scaleX = buffers.width / width;
  const scaleY = buffers.height / height;
  const straight = scaleX === 1 && scaleY === 1;
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (straight) {
        const at = (y * width + x) * 3;
        for (let channel = 0; channel < 3; channel += 1) {
          low[channel] = buffers.seen[at + channel] as number;
          high[channel] = buffers.grounded[at + channel] as number;
        }
      } else {
        fetch(buffers.seen, buffers, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5, low);
        fetch(buffers.grounded, buffers, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5, high);
      }
      const cx = (x / width - 0.5) * 2;
      const cy = (y / height - 0.5) * 2;
      const vignette = 1 - 0.05 * (cx * cx + cy * cy) ** 1.2;
      shown(low, exposure, vignette);
      shown(high, exposure, vignette);
      const noise = hash(x, y, seed);
      // Two hashed values form a triangular distribution: grain without steps. Stronger in the middle tones, as on
      // film.
      const grain = ((noise & 0xffff) + (noise >>> 16)) / 65536 - 1;
      const to3 = (y * width + x) * 3;
      let alpha = 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const was = low[channel] as number;
        const is = high[channel] as number;
        const strength = 0.75 + 1.1 * (1 - Math.abs(was / 127.5 - 1));
        background[to3 + channel] = Math.max(0, Math.min(255, Math.round(was + grain * strength)));
        const difference = is - was;
        const needed =
          difference < 0 ? (was > 0.5 ? -difference / was : 0) : was < 254.5 ? difference / (255 - was) : 0;
        if (needed > alpha) alpha = needed;
      }
      const to4 = (y * width + x) * 4;
      const dithered =
        alpha < 0.0012 ? 0 : Math.min(255, Math.floor(alpha * 255 + (hash(x, y, seed + 1) >>> 8) / 16777216));
      shadow[to4 + 3] = dithered;
      if (dithered === 0) {
        shadow[to4] = 0;
        shadow[to4 + 1] = 0;
        shadow[to4 + 2] = 0;
        continue;
      }
      const share = dithered / 255;
      for (let channel = 0; channel < 3; channel += 1) {
        const color = ((high[channel] as number) - (low[channel] as number) * (1 - share)) / share;
        shadow[to4 + channel] = Math.max(0, Math.min(255, Math.round(color)));
      }
    }
  }
}

/** Draws a layer with straight alpha over a picture, as canvases do: in sRGB, rounded. */
export function putOver(
  picture: { width: number; height: number; data: Uint8Array },
  layer: { left: number; top: number; width: number; height: number; data: Uint8Array },
): void {
  for (let y = 0; y < layer.height; y += 1) {
    const py = layer.top + y;
    if (py < 0 || py >= picture.height) continue;
    for (let x = 0; x < layer.width; x += 1) {
      const px = layer.left + x;
      if (px < 0 || px >= picture.width) continue;
      const from = (y * layer.width + x) * 4;
      const alpha = layer.data[from + 3] as number;
      if (alpha === 0) continue;
      const to = (py * picture.width + px) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        picture.data[to + channel] = Math.round(
          ((layer.data[from + channel] as number) * alpha + (picture.data[to + channel] as number) * (255 - alpha)) /
            255,
        );
      }
    }
  }
}
