/**
 * A box on a picture, drawn by pointer or moved by keys. All in shares of the picture's width and height, 0 to 1. Pure.
 */

export interface Spot {
  x: number;
  y: number;
}

export interface Area extends Spot {
  width: number;
  height: number;
}

/** Jitter draws no box: less distance than this between press and release, screen px, is a click. */
export const TREMBLE = 6;
/** Step of an arrow key for a box or its edge. */
const STEP = 0.02;
/** Smallest size by keys. */
const LEAST = 0.04;
/** The first box by keys. */
const FIRST: Area = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const exact = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The nearest point on the picture. */
export const heldOn = ({ x, y }: Spot): Spot => ({ x: between(x, 0, 1), y: between(y, 0, 1) });

/** The box between two corners, in any order; limited to the picture. */
export function areaBetween(one: Spot, other: Spot): Area {
  const [from, to] = [heldOn(one), heldOn(other)];
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}

/**
 * The box after a key: an arrow moves it, with Shift its right or lower edge. The first arrow creates it. Null: another
 * key.
 */
export function areaByKey(area: Area | null, { key, shiftKey }: { key: string; shiftKey: boolean }): Area | null {
  const arrow = ARROWS[key.toLowerCase()];
  if (!arrow) return null;
  if (!area) return FIRST;
  const [right, down] = arrow;
  if (shiftKey) {
    return {
      ...area,
      width: exact(between(area.width + right * STEP, LEAST, 1 - area.x)),
      height: exact(between(area.height + down * STEP, LEAST, 1 - area.y)),
    };
  }
  return {
    ...area,
    x: exact(between(area.x + right * STEP, 0, 1 - area.width)),
    y: exact(between(area.y + down * STEP, 0, 1 - area.height)),
  };
}

/** Its edges in whole percent, for screen readers. */
export function edgesOf({ x, y, width, height }: Area): { left: number; right: number; top: number; bottom: number } {
  const percent = (share: number): number => Math.round(share * 100);
  return { left: percent(x), right: percent(x + width), top: percent(y), bottom: percent(y + height) };
}
