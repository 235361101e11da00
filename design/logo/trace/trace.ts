/**
 * A picture as a few flat areas with curved outlines, if it has few flat colors; its background is kept separate. Any
 * other picture is rejected with the reason: an outline that reproduces it badly is worth less than the picture.
 */
import type { PathCommand } from '../../document/outline-path.ts';
import { writePath } from '../../document/path-geometry.ts';
import { LIMITS } from '../../document/limits.ts';
import { contoursOf } from './contours.ts';
import { fitOutline } from './fit-curves.ts';
import { CLEAR, flatColors, oklabDistance, oklabOf, type Oklab, type Pixels } from './flat-colors.ts';
import { paintOutline } from './paint-outlines.ts';

export interface TracedArea {
  /** `#rrggbb` */
  color: string;
  /** px of the picture; holes by the even-odd rule. */
  commands: PathCommand[];
}

export interface Traced {
  width: number;
  height: number;
  /** Bottom first. */
  areas: TracedArea[];
  /** The background of the areas, `#rrggbb`; null: transparent, or the picture has no background of one color. */
  background: string | null;
  /** Share of the pixels that the areas paint in a color other than the picture's, 0 to 1. */
  difference: number;
}

/** Why a picture doesn't consist of few flat colors. */
export type NotTraced = 'colours' | 'points' | 'difference' | 'empty';

export const TRACE_LIMITS = {
  /** Colors besides the background. */
  colors: 8,
  /** Curves and lines of all areas. */
  commands: 1_500,
  /** Share of pixels painted otherwise. */
  difference: 0.02,
  /** Share of pixels that are no edge and no texture. */
  flatness: 0.8,
  /** Share of these that only approximate their color. */
  running: 0.08,
} as const;

/** Share of the rim that a background has. */
const RIM_SHARE = 0.9;
/** px² of a picture of 1024 px a side: smaller areas are specks. */
const SPECK = 24;
/** px, for a picture of 1024 px a side; never less. */
const TOLERANCE = 0.6;
/**
 * OKLab distance from which a pixel counts as differently painted: edges are mixed from two colors, so pixels within
 * one of an edge are not counted.
 */
const OTHERWISE = 0.12;

function backgroundOf(labels: Int16Array, width: number, height: number): number {
  const rim = new Map<number, number>();
  let length = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1)) {
      const label = labels[y * width + x] as number;
      rim.set(label, (rim.get(label) ?? 0) + 1);
      length += 1;
    }
  }
  const [label, count] = [...rim].sort((a, b) => b[1] - a[1])[0] ?? [CLEAR, 0];
  return count >= length * RIM_SHARE ? label : Number.NaN;
}

const labOfHex = (color: string): Oklab =>
  oklabOf(...([1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16)) as [number, number, number]));

/** Share of the pixels away from edges that the areas paint differently from the picture. */
function differenceOf(
  pixels: Pixels,
  labels: Int16Array,
  areas: readonly TracedArea[],
  background: string | null,
): number {
  const { width, height, data } = pixels;
  const painted = new Int16Array(width * height).fill(-1);
  for (const [place, { commands }] of areas.entries())
    paintOutline(commands, width, height, (index) => {
      painted[index] = place;
    });
  const shown = areas.map(({ color }) => labOfHex(color));
  const under = background === null ? null : labOfHex(background);
  let wrong = 0;
  for (let index = 0; index < painted.length; index += 1) {
    const x = index % width;
    const isEdge =
      (x > 0 && labels[index - 1] !== labels[index]) ||
      (x + 1 < width && labels[index + 1] !== labels[index]) ||
      (index >= width && labels[index - width] !== labels[index]) ||
      (index + width < painted.length && labels[index + width] !== labels[index]);
    if (isEdge) continue;
    const place = painted[index] as number;
    const color = place < 0 ? under : (shown[place] ?? null);
    const clear = (data[index * 4 + 3] ?? 0) < 128;
    if (color === null || clear) wrong += (color === null) === clear ? 0 : 1;
    else if (
      oklabDistance(color, oklabOf(data[index * 4] ?? 0, data[index * 4 + 1] ?? 0, data[index * 4 + 2] ?? 0)) >
      OTHERWISE
    )
      wrong += 1;
  }
  return wrong / painted.length;
}

/**
 * The areas of a picture, or why there are none. Takes a second or two for a picture of 1024 px a side: not for a
 * process that others wait for.
 */
export function trace(pixels: Pixels): Traced | { refused: NotTraced } {
  const { width, height } = pixels;
  const { colors, labels, flatness, running } = flatColors(pixels);
  if (flatness < TRACE_LIMITS.flatness || running > TRACE_LIMITS.running) return { refused: 'colours' };
  const backgroundLabel = backgroundOf(labels, width, height);
  const shown = colors.map((color, label) => ({ color, label })).filter(({ label }) => label !== backgroundLabel);
  if (shown.length === 0) return { refused: 'empty' };
  if (shown.length > TRACE_LIMITS.colors) return { refused: 'colours' };
  const scale = Math.max(width, height) / 1024;
  const areas: TracedArea[] = [];
  let count = 0;
  const labelAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? Number.NaN : (labels[y * width + x] as number);
  // Larger colors are below, and extend a pixel under those on top of them: no seam is visible between two.
  const order = new Map(shown.map(({ label }, place) => [label, place]));
  for (const [place, { color, label }] of shown.entries()) {
    const above = (x: number, y: number) => (order.get(labelAt(x, y)) ?? -1) > place;
    const inside = (x: number, y: number) => {
      const here = labelAt(x, y);
      return (
        here === label ||
        (above(x, y) &&
          (labelAt(x - 1, y) === label ||
            labelAt(x + 1, y) === label ||
            labelAt(x, y - 1) === label ||
            labelAt(x, y + 1) === label))
      );
    };
    const commands = contoursOf(inside, width, height, SPECK * scale * scale).flatMap((outline) =>
      fitOutline(outline, { tolerance: TOLERANCE * Math.max(1, scale) }),
    );
    count += commands.length;
    if (count > TRACE_LIMITS.commands || writePath(commands).length > LIMITS.outlinePath) return { refused: 'points' };
    if (commands.length > 0) areas.push({ color, commands });
  }
  if (areas.length === 0) return { refused: 'empty' };
  const background =
    Number.isNaN(backgroundLabel) || backgroundLabel === CLEAR ? null : (colors[backgroundLabel] ?? null);
  const difference = differenceOf(pixels, labels, areas, background);
  return difference > TRACE_LIMITS.difference
    ? { refused: 'difference' }
    : { width, height, areas, background, difference };
}
