/** What the photo of a garment shows: its points, its scale against the body, the front of its neckline. */
import { bottomPoints, topPoints, type BottomPoints, type TopPoints } from '#app/engines/warp/garment-points.ts';
import type { Handle } from '#app/engines/warp/hang.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { distance, type Point, type Silhouette } from '#app/engines/warp/person.ts';
import type { Warp } from '#app/engines/warp/thin-plate.ts';
import type { Clothing } from '#tools/contract/try-on-kinds.ts';
import { halved } from './put-jewels.ts';

/** The garment's shape is searched for in a copy with at most this longer side, px. */
const LONGEST_SHAPE = 360;

/**
 * A small copy of its silhouette, with a transparent frame so that outlines close at the border, and how many of the
 * garment's px one of its px is.
 */
export function outlineSheet(garment: Sheet): { small: Silhouette; times: number } {
  const times = Math.max(1, Math.max(garment.width, garment.height) / LONGEST_SHAPE);
  const [width, height] = [Math.floor(garment.width / times) + 2, Math.floor(garment.height / times) + 2];
  const small: Silhouette = { width, height, data: new Uint8Array(width * height) };
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const from =
        Math.min(garment.height - 1, Math.floor((y - 0.5) * times)) * garment.width +
        Math.min(garment.width - 1, Math.floor((x - 0.5) * times));
      small.data[y * width + x] = garment.data[from * 4 + 3] as number;
    }
  }
  return { small, times };
}

/** The garment's points, px of its photo; null: no such shape is found. */
export function shapeOf(garment: Sheet, kind: Clothing): TopPoints | BottomPoints | null {
  const { small, times } = outlineSheet(garment);
  const found = kind === 'bottom' ? bottomPoints(small) : topPoints(small, kind);
  return found && (scaledPoints(found, times) as TopPoints | BottomPoints);
}

/** Skirts and dresses: below the hips they touch nothing. */
export const hangsFree = (shape: TopPoints | BottomPoints): boolean =>
  shape.kind === 'bottom' ? shape.crotch === null : shape.kind === 'full';

/** Converts every point in a value from the framed small silhouette to the garment's px. */
function scaledPoints(value: unknown, times: number): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inner) => scaledPoints(inner, times));
  if ('x' in value && 'y' in value)
    return { x: ((value as Point).x - 0.5) * times, y: ((value as Point).y - 0.5) * times };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scaledPoints(inner, times)]));
}

/** The garment's scale factor. */
export function growthOf(handles: readonly Handle[]): number {
  let [from, to] = [0, 0];
  for (const one of handles)
    for (const other of handles) [from, to] = [from + distance(one.from, other.from), to + distance(one.to, other.to)];
  return from < 1 ? 1 : to / from;
}

/**
 * Halved while more than half would be skipped, so that scaling down doesn't alias. `times`: how many of the garment's
 * px are one.
 */
export function shrunk(garment: Sheet, growth: number): { sheet: Sheet; times: number } {
  let [sheet, times] = [garment, 1];
  while (growth * times < 0.62 && Math.min(sheet.width, sheet.height) > 64) {
    [sheet, times] = [halved(sheet), times * 2];
  }
  return { sheet, times };
}

/** How a neckline runs from its middle outwards. */
const SHAPES = {
  round: (off: number) => Math.sqrt(Math.max(0, 1 - off * off)),
  curved: (off: number) => 1 - off * off,
  pointed: (off: number) => 1 - Math.abs(off),
} as const;
type NeckShape = keyof typeof SHAPES;

/** From one end of the collar to the other, hanging `low` in its middle. px of the picture. */
export interface Neckline {
  left: Point;
  right: Point;
  low: Point;
  shape: NeckShape;
}

/** Beside the middle, where labels and buttons are; as shares of half the way between the collar's ends. */
const BESIDE = [-0.75, -0.62, -0.5, -0.36, -0.22, 0.22, 0.36, 0.5, 0.62, 0.75];
/** Least step of light, 0..255, and the share of places along the line that must have one. */
const STEP = 12;
const AGREE = 0.85;
/** How deep necklines are, as shares of the collar's width. */
const DEPTHS = { from: 0.1, to: 0.72, step: 0.02 };

/**
 * The front of the neckline on the picture: flat-lay photos show the back of a collar above it, which belongs behind
 * the neck. It is a line from collar to collar along which it gets lighter below, as all of the cloth there is: dots
 * and folds have such steps too, but not all along a line. Null: there is none, the neck was cut out or is closed.
 */
export function necklineOf(garment: Sheet, shape: TopPoints, warp: Warp): Neckline | null {
  const { a, b } = shape;
  const [wide, top] = [distance(a.collar, b.collar), (a.collar.y + b.collar.y) / 2];
  const middle = (a.collar.x + b.collar.x) / 2;
  const gap = Math.max(2, Math.round(wide * 0.025));
  let best: { low: number; shape: NeckShape; sum: number } | null = null;
  const dip = (shape.neck.y - top) / wide;
  for (let depth = Math.max(DEPTHS.from, dip + 0.06); depth < DEPTHS.to; depth += DEPTHS.step) {
    for (const [name, run] of Object.entries(SHAPES) as [NeckShape, (off: number) => number][]) {
      const places = BESIDE.map((off) => ({
        column: Math.round(middle + (off * wide) / 2),
        row: Math.round(top + depth * wide * run(off)),
      }));
      const steps = places.map(({ column, row }) =>
        Math.max(...[-gap, 0, gap].map((off) => edgeAt(garment, column, row + off, gap))),
      );
      if (steps.filter((step) => step > STEP).length < BESIDE.length * AGREE) continue;
      const isDarker = places.filter(({ column, row }) => {
        const inside = lumaAt(garment, column, Math.round((row + Math.max(top, shape.neck.y)) / 2));
        return lumaAt(garment, column, row + 3 * gap) - inside > STEP / 2;
      });
      if (isDarker.length < BESIDE.length * AGREE) continue;
      const sum = steps.reduce((total, step) => total + Math.min(step, STEP * 3), 0);
      if (!best || sum > best.sum) best = { low: top + depth * wide, shape: name, sum };
    }
  }
  return (
    best && {
      left: warp(a.collar),
      right: warp(b.collar),
      low: warp({ x: middle, y: best.low }),
      shape: best.shape,
    }
  );
}

/** How much lighter it gets at a row, more than above and below: folds and hollows change light slowly. */
function edgeAt(garment: Sheet, column: number, row: number, gap: number): number {
  const [above, below] = [lumaAt(garment, column, row - gap), lumaAt(garment, column, row + gap)];
  const around =
    Math.abs(lumaAt(garment, column, row + 3 * gap) - below) + Math.abs(above - lumaAt(garment, column, row - 3 * gap));
  return below - above - around / 2;
}

/** Mean of a short row, 0..255. */
function lumaAt({ width, height, data }: Sheet, column: number, row: number): number {
  let sum = 0;
  for (let x = column - 3; x <= column + 3; x += 1) {
    const at = (Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, x))) * 4;
    sum += 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number);
  }
  return sum / 7;
}

/** Below 0 above the bow, px; 9 beside it. */
export function aboveBow({ left, right, low, shape }: Neckline): (point: Point) => number {
  const half = Math.max(1, distance(left, right) / 2);
  const middle = (left.x + right.x) / 2;
  const depth = Math.max(half * 0.15, low.y - (left.y + right.y) / 2);
  return ({ x, y }) => {
    const off = (x - middle) / half;
    if (Math.abs(off) >= 1) return 9;
    return y - (left.y + ((right.y - left.y) * (off + 1)) / 2 + depth * SHAPES[shape](off));
  };
}

/** Takes the back of a collar, which a photo laid flat shows above its front, off the garment. Changes `garment`. */
export function openNeck(garment: Sheet, neckline: Neckline): void {
  const bow = aboveBow(neckline);
  const { width, height, data } = garment;
  const bottom = Math.min(height, Math.ceil(neckline.low.y) + 2);
  for (let y = 0; y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(neckline.left.x)); x < Math.min(width, neckline.right.x); x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const share = Math.max(0, Math.min(1, 0.5 + bow({ x: x + 0.5, y: y + 0.5 }) / 1.5));
      for (let c = 0; c < 4; c += 1) data[at + c] = Math.round((data[at + c] as number) * share);
    }
  }
}
