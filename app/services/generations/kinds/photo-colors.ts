/**
 * The colors of a photo, seen small: the background of a place in it, and its own colors that are legible there as ink.
 */
import sharp from 'sharp';
import type { Box } from '#design/document/geometry.ts';
import { lightPlacesOf, type LightPlaces } from '#design/film/light-places.ts';
import { contrast, INK, LEGIBLE_LARGE, mix, PAPER, readableOn } from '#design/layout/contrast.ts';

/** px */
const SIDE = 64;
/** Hues that are distinguished. */
const HUES = 18;
/** Below this, of 0..1, a color counts as grey. */
const LEAST_CHROMA = 0.14;
/** Hues closer than this, of a turn, look the same. */
const APART = 0.14;
/** Standard deviation of the brightness, of 0..1, from which a background is busy. */
const BUSY = 0.16;

export interface SeenPhoto {
  /** The background of a box, in fractions of the photo: its mean color, and whether it is busy. */
  background(box: Box): { color: string; busy: boolean };
  /** Its colors, the most visible first, at most four different ones. */
  colors: string[];
  /** Where dark words are legible on it as it is. */
  light: LightPlaces;
}

const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Chroma 0..1 and hue 0..1 of sRGB bytes, as in HSL. */
function chromaOf(red: number, green: number, blue: number): { chroma: number; hue: number } {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma === 0) return { chroma: 0, hue: 0 };
  const sixth =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { chroma: chroma / 255, hue: sixth / 6 };
}

const hueGap = (a: number, b: number): number => Math.min(Math.abs(a - b), 1 - Math.abs(a - b));

/** Reads a stored picture of any format. */
export async function seePhoto(bytes: Uint8Array): Promise<SeenPhoto> {
  const pixels = await sharp(bytes)
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const at = (n: number): [number, number, number] => [
    pixels[n * 3] ?? 0,
    pixels[n * 3 + 1] ?? 0,
    pixels[n * 3 + 2] ?? 0,
  ];
  const bins = Array.from({ length: HUES }, () => ({ weight: 0, red: 0, green: 0, blue: 0 }));
  for (let n = 0; n < SIDE * SIDE; n += 1) {
    const [red, green, blue] = at(n);
    const { chroma, hue } = chromaOf(red, green, blue);
    const bin = bins[Math.floor(hue * HUES) % HUES];
    if (chroma < LEAST_CHROMA || !bin) continue;
    // Vivid ones are memorable, pale ones are not.
    const weight = chroma * chroma;
    bin.weight += weight;
    bin.red += red * weight;
    bin.green += green * weight;
    bin.blue += blue * weight;
  }
  const chosen: { color: string; hue: number }[] = [];
  for (const { weight, red, green, blue } of bins
    .filter((bin) => bin.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)) {
    const [r, g, b] = [red / weight, green / weight, blue / weight];
    const { hue } = chromaOf(r, g, b);
    if (chosen.length < 4 && chosen.every((other) => hueGap(other.hue, hue) >= APART))
      chosen.push({ color: hex(r, g, b), hue });
  }
  return {
    colors: chosen.map(({ color }) => color),
    light: lightPlacesOf(pixels, SIDE, 3),
    background({ x, y, width, height }) {
      const edge = (value: number) => Math.min(SIDE, Math.max(0, Math.round(value * SIDE)));
      const [left, top] = [Math.min(SIDE - 1, edge(x)), Math.min(SIDE - 1, edge(y))];
      const [right, bottom] = [Math.max(left + 1, edge(x + width)), Math.max(top + 1, edge(y + height))];
      let [count, red, green, blue, light, squares] = [0, 0, 0, 0, 0, 0];
      for (let row = top; row < bottom; row += 1) {
        for (let column = left; column < right; column += 1) {
          const [r, g, b] = at(row * SIDE + column);
          const brightness = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
          count += 1;
          red += r;
          green += g;
          blue += b;
          light += brightness;
          squares += brightness * brightness;
        }
      }
      const spread = Math.sqrt(Math.max(0, squares / count - (light / count) ** 2));
      return { color: hex(red / count, green / count, blue / count), busy: spread > BUSY };
    },
  };
}

/**
 * A color, made lighter or darker until large letters in it are legible on the background: whichever changes it less.
 */
export function legibleInk(color: string, background: string): string {
  for (let share = 0; share <= 1; share += 0.1) {
    const inks = [mix(color, PAPER, share), mix(color, INK, share)].toSorted(
      (a, b) => contrast(b, background) - contrast(a, background),
    );
    const read = inks.find((ink) => contrast(ink, background) >= LEGIBLE_LARGE + 0.4);
    if (read) return read;
  }
  return readableOn(background);
}
