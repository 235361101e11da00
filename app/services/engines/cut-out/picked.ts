/** Picks the object in a box, or the one under a point, rather than the most prominent one. */
import type { CutoutPick } from '#tools/contract/ports/imaging-port.ts';
import { ImagingError } from './cutout-job.ts';
import type { CutoutModel } from './cutout-model.ts';
import { colorCut } from '#app/engines/matte/color-cut.ts';
import { decide } from '#app/engines/matte/decision.ts';
import { labelIslands } from '#app/engines/matte/islands.ts';
import { createPlane, resample, type Plane } from '#app/engines/pixels/plane.ts';
import { refineMask } from '#app/engines/matte/refine.ts';
import type { EnginePicture, Region, View } from './picture.ts';

/** Margin around a box for the network, as a share of its longer side: it tells objects from their surroundings. */
const ROOM = 0.22;
/** A box is drawn by hand: the object may stick out by this share of it. */
const LOOSE = 0.04;
/**
 * Around a point, these shares of the picture's longer side are examined, one after the other, until an object is
 * found.
 */
const VIEWS = [1, 0.6, 0.34] as const;
/** A point hits what is this close, as a share of the view's side. */
const NEAR = 0.02;
/** Islands in a box that weigh less than this compared with its heaviest are ignored. */
const LEAST_SHARE = 0.06;
/**
 * An island is a neighbour that the box cuts if its share inside the box is below this, relative to the island with the
 * largest share.
 */
const NEIGHBOUR = 0.75;
/** What fills less of a box than the first was not found, nor what fills more of a view than the second. */
const FOUND = [0.04, 0.92] as const;
/** A shorter side has no detail, px. */
const LEAST_SIDE = 8;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Alpha, a byte per pixel, of the whole picture. Throws ImagingError if nothing is there. */
export async function pickedBy(
  model: CutoutModel,
  picture: EnginePicture,
  { box, point, glass }: CutoutPick & { glass: boolean },
  progress: (share: number) => void,
): Promise<Uint8Array> {
  const { width, height } = picture.full;
  if (box) {
    const area = {
      left: box.x * width,
      top: box.y * height,
      right: (box.x + box.width) * width,
      bottom: (box.y + box.height) * height,
    };
    const room = ROOM * Math.max(area.right - area.left, area.bottom - area.top);
    const region = within(
      { left: area.left - room, top: area.top - room, right: area.right + room, bottom: area.bottom + room },
      width,
      height,
    );
    if (!region) throw new ImagingError('nothingFound');
    const view = await picture.look(region);
    const seen = await look(model, view);
    progress(0.6);
    const allowed = looseBox(seen, area, region);
    const spot = point && spotIn(point, region, picture.full);
    const meant =
      kept(times(spot ? seen : withoutNeighbours(seen, allowed), allowed), spot) ??
      kept(await byColor(view, allowed, spot), spot);
    if (!meant || share(meant, allowed) < FOUND[0]) throw new ImagingError('nothingFound');
    return placed(refineMask(meant, view.small, view.full, { glass }), region, picture.full);
  }
  if (!point) throw new RangeError('Nothing was picked');
  for (const [index, side] of VIEWS.entries()) {
    const half = (side * Math.max(width, height)) / 2;
    const [x, y] = [point.x * width, point.y * height];
    const region = within(
      side === 1
        ? { left: 0, top: 0, right: width, bottom: height }
        : { left: x - half, top: y - half, right: x + half, bottom: y + half },
      width,
      height,
    );
    if (!region) break;
    const view = await picture.look(region);
    const seen = await look(model, view);
    progress(0.2 + (0.7 * (index + 1)) / VIEWS.length);
    const spot = spotIn(point, region, picture.full);
    const meant = kept(seen, spot);
    if (meant && share(meant, null) < FOUND[1])
      return placed(refineMask(meant, view.small, view.full, { glass }), region, picture.full);
    if (index < VIEWS.length - 1) continue;
    const cut = kept(await byColor(view, createPlane(seen.width, seen.height, 1), spot), spot);
    if (cut && share(cut, null) < FOUND[1] / 2)
      return placed(refineMask(cut, view.small, view.full, { glass }), region, picture.full);
  }
  throw new ImagingError('nothingFound');
}

async function look(model: CutoutModel, view: View): Promise<Plane> {
  const found = await model.run(await view.forModel(model.width, model.height));
  return decide(found) ?? { ...found, data: found.data.map(() => 0) };
}

function within({ left, top, right, bottom }: Area, width: number, height: number): Region | null {
  const [fromX, fromY] = [clamp(Math.floor(left), 0, width), clamp(Math.floor(top), 0, height)];
  const [toX, toY] = [clamp(Math.ceil(right), 0, width), clamp(Math.ceil(bottom), 0, height)];
  return Math.min(toX - fromX, toY - fromY) < LEAST_SIDE
    ? null
    : { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY };
}

/** A point of the picture, in its fractions, converted to the region's. */
function spotIn(
  { x, y }: { x: number; y: number },
  { left, top, width, height }: Region,
  full: { width: number; height: number },
): { x: number; y: number } {
  return {
    x: clamp((x * full.width - left) / width, 0, 0.9999),
    y: clamp((y * full.height - top) / height, 0, 0.9999),
  };
}

/** 1 in the box, which is in px of the picture, and slightly around it. */
function looseBox({ width, height }: Plane, area: Area, region: Region): Plane {
  const loose = LOOSE * Math.max(area.right - area.left, area.bottom - area.top);
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const atY = region.top + ((y + 0.5) / height) * region.height;
    if (atY < area.top - loose || atY > area.bottom + loose) continue;
    for (let x = 0; x < width; x += 1) {
      const atX = region.left + ((x + 0.5) / width) * region.width;
      if (atX >= area.left - loose && atX <= area.right + loose) plane.data[y * width + x] = 1;
    }
  }
  return plane;
}

/** A mask without the islands that are only partly inside a box, if others are entirely inside it. */
export function withoutNeighbours(mask: Plane, allowed: Plane): Plane {
  const { label, weights } = labelIslands(mask);
  const inside = weights.map(() => 0);
  for (let at = 0; at < label.length; at += 1)
    inside[label[at] as number] =
      (inside[label[at] as number] as number) + (mask.data[at] as number) * (allowed.data[at] as number);
  const heaviest = Math.max(...inside.slice(1), 0);
  const share = weights.map((weight, name) =>
    name !== 0 && (inside[name] as number) >= heaviest * LEAST_SHARE ? (inside[name] as number) / weight : 0,
  );
  const best = Math.max(...share);
  return {
    ...mask,
    data: mask.data.map((value, at) => ((share[label[at] as number] as number) >= best * NEIGHBOUR ? value : 0)),
  };
}

const times = (one: Plane, two: Plane): Plane => ({
  ...one,
  data: one.data.map((value, at) => value * (two.data[at] as number)),
});

/** Share of the allowed area that a mask covers. */
function share(mask: Plane, allowed: Plane | null): number {
  const sum = (data: Float32Array) => data.reduce((total, value) => total + value, 0);
  return sum(mask.data) / (allowed ? Math.max(1, sum(allowed.data)) : mask.data.length);
}

/** The island at a spot; without one, those that are not small compared with the heaviest. Null: there is none. */
function kept(mask: Plane, spot: { x: number; y: number } | null): Plane | null {
  const { label, weights } = labelIslands(mask);
  if (weights.length === 1) return null;
  const { width, height } = mask;
  let wanted: (name: number) => boolean;
  if (spot) {
    const name = labelAt(label, width, height, spot);
    if (name === 0) return null;
    wanted = (one) => one === name;
  } else {
    const least = weights.reduce((most, weight) => Math.max(most, weight), 0) * LEAST_SHARE;
    wanted = (one) => one !== 0 && (weights[one] as number) >= least;
  }
  return { ...mask, data: mask.data.map((value, at) => (wanted(label[at] as number) ? value : 0)) };
}

/** The island nearest to a spot, if one is close enough; else 0. */
function labelAt(label: Int32Array, width: number, height: number, spot: { x: number; y: number }): number {
  const [middleX, middleY] = [Math.floor(spot.x * width), Math.floor(spot.y * height)];
  const reach = Math.ceil(NEAR * Math.max(width, height));
  let [best, nearest] = [0, Infinity];
  for (let y = Math.max(0, middleY - reach); y <= Math.min(height - 1, middleY + reach); y += 1) {
    for (let x = Math.max(0, middleX - reach); x <= Math.min(width - 1, middleX + reach); x += 1) {
      const name = label[y * width + x] as number;
      const distance = (x - middleX) ** 2 + (y - middleY) ** 2;
      if (name !== 0 && distance < nearest) [best, nearest] = [name, distance];
    }
  }
  return nearest <= reach * reach ? best : 0;
}

/** By colors alone, if the network finds nothing. */
async function byColor(view: View, allowed: Plane, spot: { x: number; y: number } | null): Promise<Plane> {
  const { small } = view;
  const start = resample(allowed, small.width, small.height);
  const core = spot ? 0.04 * Math.max(small.width, small.height) : 0;
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      const at = y * small.width + x;
      const rim = x === 0 || y === 0 || x === small.width - 1 || y === small.height - 1;
      const near = spot !== null && Math.hypot(x - spot.x * small.width, y - spot.y * small.height) <= core;
      start.data[at] = near ? 1 : rim || (start.data[at] as number) < 0.5 ? 0 : spot ? 0.1 : 0.5;
    }
  }
  return colorCut(small, start);
}

function placed(part: Uint8Array, region: Region, { width, height }: { width: number; height: number }): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < region.height; y += 1)
    alpha.set(part.subarray(y * region.width, (y + 1) * region.width), (region.top + y) * width + region.left);
  return alpha;
}
