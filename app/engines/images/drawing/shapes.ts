/** Plain outlines, in px: polygons, curves, rounds, streaks, stars of light. Each is one closed path, or several. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Chance } from './chance.ts';

export type Spot = readonly [number, number];

export const move = ([x, y]: Spot): PathCommand => ({ type: 'M', x, y });
export const line = ([x, y]: Spot): PathCommand => ({ type: 'L', x, y });
export const close: PathCommand = { type: 'Z' };
/** Control points of a quarter circle, of its radius. */
const QUARTER = 0.5523;

export function polygonOf(points: readonly Spot[]): PathCommand[] {
  return [...points.map((point, index) => (index === 0 ? move(point) : line(point))), close];
}

/** Curves through points (Catmull-Rom), open; the pen is at the first. */
export function through(points: readonly Spot[]): PathCommand[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Spot;
  return points.slice(1).map((_, index): PathCommand => {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      type: 'C',
      x1: from[0] + (to[0] - before[0]) / 6,
      y1: from[1] + (to[1] - before[1]) / 6,
      x2: to[0] - (behind[0] - from[0]) / 6,
      y2: to[1] - (behind[1] - from[1]) / 6,
      x: to[0],
      y: to[1],
    };
  });
}

/** A closed soft shape through points. */
export function softShape(points: readonly Spot[]): PathCommand[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Spot;
  const curves = points.map((_, index): PathCommand => {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      type: 'C',
      x1: from[0] + (to[0] - before[0]) / 6,
      y1: from[1] + (to[1] - before[1]) / 6,
      x2: to[0] - (behind[0] - from[0]) / 6,
      y2: to[1] - (behind[1] - from[1]) / 6,
      x: to[0],
      y: to[1],
    };
  });
  return [move(at(0)), ...curves, close];
}

/** An irregular round shape: `wobble` of the radius, with this many points around. */
export function blobAt(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  wobble: number,
  chance: Chance,
  count = 9,
): PathCommand[] {
  const turn = chance.next() * Math.PI * 2;
  return softShape(
    Array.from({ length: count }, (_, index): Spot => {
      const angle = turn + (index / count) * Math.PI * 2;
      const reach = 1 + chance.between(-wobble, wobble);
      return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
    }),
  );
}

export function circleAt(x: number, y: number, radius: number): PathCommand[] {
  return ovalAt(x, y, radius, radius);
}

export function ovalAt(x: number, y: number, rx: number, ry: number): PathCommand[] {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return [
    move([x + rx, y]),
    { type: 'C', x1: x + rx, y1: y + ky, x2: x + kx, y2: y + ry, x, y: y + ry },
    { type: 'C', x1: x - kx, y1: y + ry, x2: x - rx, y2: y + ky, x: x - rx, y },
    { type: 'C', x1: x - rx, y1: y - ky, x2: x - kx, y2: y - ry, x, y: y - ry },
    { type: 'C', x1: x + kx, y1: y - ry, x2: x + rx, y2: y - ky, x: x + rx, y },
    close,
  ];
}

export function boxAt(x: number, y: number, width: number, height: number): PathCommand[] {
  return polygonOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

/** A long thin streak, pointed at both ends: evening clouds, light on water. */
export function streak(x: number, y: number, width: number, thickness: number): PathCommand[] {
  const [half, up] = [width / 2, thickness / 2];
  return [
    move([x - half, y]),
    { type: 'C', x1: x - half * 0.5, y1: y - up, x2: x + half * 0.4, y2: y - up * 1.2, x: x + half, y },
    { type: 'C', x1: x + half * 0.4, y1: y + up, x2: x - half * 0.5, y2: y + up * 0.8, x: x - half, y },
    close,
  ];
}

/** A star of four points. */
export function glint(x: number, y: number, radius: number, waist = 0.16): PathCommand[] {
  return polygonOf(
    Array.from({ length: 8 }, (_, index): Spot => {
      const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 === 0 ? radius : radius * waist;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** Points of light: small circles over a part of a page, in one path. */
export function scattered(
  count: number,
  box: { x: number; y: number; width: number; height: number },
  least: number,
  most: number,
  chance: Chance,
): PathCommand[] {
  return Array.from({ length: count }, () =>
    circleAt(
      box.x + chance.next() * box.width,
      box.y + chance.next() ** 1.3 * box.height,
      least + (most - least) * chance.next() ** 3,
    ),
  ).flat();
}
