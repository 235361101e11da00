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

/** Between the collar's ends, as a bow that hangs `low` in its middle. px of the picture. */
export interface Neckline {
  left: Point;
  right: Point;
  low: Point;
}

/** Beside the middle, where the label is; as shares of the way between the collar's ends. */
const BESIDE = [-0.22, 0.22];
/** Least step of light, 0..255. */
const STEP = 14;

/**
 * The front of the neckline on the picture: flat-lay photos show the back of a collar above it, which belongs behind
 * the neck. It is the strongest change to light below the outline's dip; null: there is none, the neck was cut out or
 * is closed.
 */
export function necklineOf(garment: Sheet, shape: TopPoints, warp: Warp): Neckline | null {
  const { a, b } = shape;
  const [wide, top] = [distance(a.collar, b.collar), (a.collar.y + b.collar.y) / 2];
  const middle = (a.collar.x + b.collar.x) / 2;
  const gap = Math.max(2, Math.round(wide * 0.02));
  const found = BESIDE.flatMap((off) => {
    const column = Math.round(middle + off * wide);
    let best = { y: 0, step: STEP };
    for (let y = Math.round(shape.neck.y + wide * 0.1); y < shape.neck.y + wide * 0.72; y += 1) {
      const step = lumaAt(garment, column, y + gap) - lumaAt(garment, column, y - gap);
      if (step > best.step) best = { y, step };
    }
    // A bow is higher beside its middle.
    return best.y === 0 ? [] : [{ low: top + (best.y - top) / Math.sqrt(1 - (2 * off) ** 2), step: best.step }];
  });
  const [one, other] = found.sort((x, y) => y.step - x.step);
  if (!one) return null;
  const agree = other && Math.abs(other.low - one.low) < wide * 0.1;
  const low = agree ? (one.low + other.low) / 2 : one.low;
  return { left: warp(a.collar), right: warp(b.collar), low: warp({ x: middle, y: low }) };
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
export function aboveBow({ left, right, low }: Neckline): (point: Point) => number {
  const half = Math.max(1, distance(left, right) / 2);
  const middle = (left.x + right.x) / 2;
  const depth = Math.max(half * 0.15, low.y - (left.y + right.y) / 2);
  return ({ x, y }) => {
    const off = (x - middle) / half;
    if (Math.abs(off) >= 1) return 9;
    return y - (left.y + ((right.y - left.y) * (off + 1)) / 2 + depth * Math.sqrt(1 - off * off));
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
