/** Finds the few main colors of a picture by halving its color space repeatedly (median cut). */

interface Color {
  channels: readonly [number, number, number];
}

/** Pixels with less alpha than this count as invisible, 0..255. */
const VISIBLE = 128;
/** Colors closer than this look the same in a row, 0..441. */
const APART = 36;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Up to `count` colors, those of most pixels first. `data`: RGBA. */
export function paletteOfPixels(data: Uint8ClampedArray, count: number): string[] {
  const pixels: Color[] = [];
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) >= VISIBLE)
      pixels.push({ channels: [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] });
  }
  if (pixels.length === 0) return [];
  const boxes = [pixels];
  // Twice as many as requested: with fewer, small bright parts would be averaged away.
  while (boxes.length < count * 2) {
    const widest = boxes
      .map((box) => ({ box, ...longestSide(box) }))
      .sort((a, b) => b.length * Math.sqrt(b.box.length) - a.length * Math.sqrt(a.box.length))[0];
    if (!widest || widest.length === 0) break;
    const sorted = [...widest.box].sort((a, b) => a.channels[widest.side] - b.channels[widest.side]);
    const middle = sorted.length >> 1;
    boxes.splice(boxes.indexOf(widest.box), 1, sorted.slice(0, middle), sorted.slice(middle));
  }
  const found: { mean: readonly [number, number, number]; pixels: number }[] = [];
  for (const box of boxes.sort((a, b) => b.length - a.length)) {
    const mean = meanOf(box);
    const alike = found.find((other) => distance(mean, other.mean) <= APART);
    if (alike) alike.pixels += box.length;
    else found.push({ mean, pixels: box.length });
  }
  return found
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, count)
    .map(({ mean }) => `#${mean.map(hex).join('')}`);
}

/**
 * For a logo: flat colors as they are, not as their soft edges mix them. A color with less than this share is an edge.
 */
const FLAT = 0.02;

/** Up to `count` exact colors of the picture, the most frequent first. `data`: RGBA. */
export function flatColorsOfPixels(data: Uint8ClampedArray, count: number): string[] {
  const often = new Map<string, { channels: readonly number[]; pixels: number }>();
  let visible = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    // Edges that let the background through are mixed with it.
    if ((data[at + 3] ?? 0) < 250) continue;
    visible += 1;
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const name = `#${channels.map(hex).join('')}`;
    const found = often.get(name);
    if (found) found.pixels += 1;
    else often.set(name, { channels, pixels: 1 });
  }
  const kept: { name: string; channels: readonly number[] }[] = [];
  for (const [name, { channels, pixels }] of [...often].sort(([, a], [, b]) => b.pixels - a.pixels)) {
    if (kept.length === count || pixels < visible * FLAT) break;
    if (kept.every((other) => distance(channels, other.channels) > APART)) kept.push({ name, channels });
  }
  return kept.map(({ name }) => name);
}

function longestSide(box: readonly Color[]): { side: 0 | 1 | 2; length: number } {
  let best: { side: 0 | 1 | 2; length: number } = { side: 0, length: 0 };
  for (const side of [0, 1, 2] as const) {
    let [least, most] = [255, 0];
    for (const { channels } of box) {
      least = Math.min(least, channels[side]);
      most = Math.max(most, channels[side]);
    }
    if (most - least > best.length) best = { side, length: most - least };
  }
  return best;
}

function meanOf(box: readonly Color[]): readonly [number, number, number] {
  const sum = [0, 0, 0];
  for (const { channels } of box) channels.forEach((value, side) => (sum[side] = (sum[side] ?? 0) + value));
  const [r = 0, g = 0, b = 0] = sum.map((value) => value / box.length);
  return [r, g, b];
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, side) => value - (b[side] ?? 0)));
}
