/**
 * Tables for effects that depend on a pixel's lightness: lights and darks adjusted separately, and the picture in two
 * colors.
 */
import type { Filters } from '#design/document/layers.ts';

/** For each lightness 0..255 a factor for the color and an offset (0..255). */
export interface ToneTable {
  gain: Float32Array;
  lift: Float32Array;
}

const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Lights and darks; null: both stay as they are. Black stays black and white stays white, so nothing turns grey. */
export function toneTable({ highlights, shadows }: Pick<Filters, 'highlights' | 'shadows'>): ToneTable | null {
  if (highlights === 0 && shadows === 0) return null;
  const gain = new Float32Array(256);
  const lift = new Float32Array(256);
  for (let level = 0; level < 256; level += 1) {
    const light = level / 255;
    // Bells over the darker and the lighter half; both end flat, so that no edge shows in a soft sky.
    const dark = smooth(0, 0.16, light) * (1 - smooth(0.3, 0.72, light));
    const bright = smooth(0.32, 0.74, light) * (highlights > 0 ? 1 - smooth(0.9, 1, light) * 0.6 : 1);
    const moved = light + shadows * dark * 0.2 + highlights * bright * 0.17;
    const target = Math.min(1, Math.max(0, moved));
    // Partly as a factor, which keeps colors strong, and partly as an offset, which keeps them from glowing.
    const factor = light > 0.02 ? target / light : 1;
    const share = target > light ? 0.6 : 1;
    gain[level] = 1 + (factor - 1) * share;
    lift[level] = (target - light * (gain[level] ?? 1)) * 255;
  }
  return { gain, lift };
}

/** Red, green and blue for each lightness 0..255, one after the other; null: the picture keeps its colors. */
export function duotoneTable(duotone: Filters['duotone']): { colors: Float32Array; amount: number } | null {
  if (!duotone || duotone.amount === 0) return null;
  const dark = channels(duotone.dark);
  const light = channels(duotone.light);
  const colors = new Float32Array(256 * 3);
  for (let level = 0; level < 256; level += 1) {
    // With some contrast: the two colors themselves should be reached, not only those in between.
    const t = smooth(-0.12, 1.12, level / 255) * 1.16 - 0.08;
    const at = Math.min(1, Math.max(0, t));
    for (let channel = 0; channel < 3; channel += 1) {
      const [from, to] = [dark[channel] ?? 0, light[channel] ?? 0];
      colors[level * 3 + channel] = from + (to - from) * at;
    }
  }
  return { colors, amount: duotone.amount };
}

/** Red, green and blue of `#rrggbb` or `#rrggbbaa`, 0..255. */
export function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
