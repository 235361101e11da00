/**
 * Colors as light: sRGB and linear, tone mapping. Light is computed in linear sRGB primaries, 1 being white paper in
 * full light.
 */

/** Linear red, green, blue. */
export type Light = readonly [number, number, number];

/** IEC 61966-2-1, 0..1. */
export const linearOf = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** IEC 61966-2-1, 0..1. */
export const encodedOf = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Linear value of each byte. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte / 255));

const STEPS = 4096;
const ENCODED = Float32Array.from({ length: STEPS + 2 }, (_, at) => encodedOf(Math.min(1, at / STEPS)) * 255);

/**
 * sRGB of a linear value, 0..255 with its fraction, by table: off by at most a hundredth of a step above the darkest
 * tones.
 */
export function encoded255(value: number): number {
  // NaN compares as false: it becomes black instead of an arbitrary cast.
  if (!(value > 0)) return 0;
  if (value >= 1) return 255;
  if (value < 0.004) return encodedOf(value) * 255;
  const at = value * STEPS;
  const below = Math.floor(at);
  const low = ENCODED[below] as number;
  return low + ((ENCODED[below + 1] as number) - low) * (at - below);
}

/** `#rrggbb` as linear light. Throws for anything else. */
export function lightOf(color: string): Light {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!parts) throw new Error(`Not a colour: ${color}`);
  return [1, 2, 3].map((at) => linearOf(Number.parseInt(parts[at] as string, 16) / 255)) as unknown as Light;
}

/** Rec. 709 luminance. */
export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export const mixLight = (a: Light, b: Light, share: number): Light => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Where the shoulder of the tone curve begins, and how fast bright colors desaturate. */
const SHOULDER = 0.7;
const DESATURATION = 0.16;

/**
 * Tone mapping that keeps colors below the shoulder unchanged, for the products' sake: the shoulder compresses by the
 * largest channel and fades to white, as in the Khronos PBR Neutral tone mapper (2024).
 */
export function toneMapped(out: Float64Array, r: number, g: number, b: number): void {
  const peak = Math.max(r, g, b);
  if (!(peak > SHOULDER)) {
    out[0] = r > 0 ? r : 0;
    out[1] = g > 0 ? g : 0;
    out[2] = b > 0 ? b : 0;
    return;
  }
  const room = 1 - SHOULDER;
  const pressed = 1 - (room * room) / (peak + room - SHOULDER);
  const factor = pressed / peak;
  const whitened = 1 - 1 / (DESATURATION * (peak - pressed) + 1);
  out[0] = r * factor + (pressed - r * factor) * whitened;
  out[1] = g * factor + (pressed - g * factor) * whitened;
  out[2] = b * factor + (pressed - b * factor) * whitened;
}
