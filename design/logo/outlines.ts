/**
 * Outlines that marks are built from: circles, bands, lenses, petals, polygons. Units are those of the mark; degrees
 * clockwise from the right.
 */
import type { Point } from '../document/geometry.ts';
import type { PathCommand } from '../document/outline-path.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The point at an angle on a circle. */
export function onCircle(center: Point, radius: number, degrees: number): Point {
  return { x: center.x + radius * Math.cos(radians(degrees)), y: center.y + radius * Math.sin(radians(degrees)) };
}

/**
 * Curves along a circle, from the pen's position; at most a quarter each. `to` below `from` goes the other way round.
 */
export function arcTo(center: Point, radius: number, from: number, to: number): PathCommand[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = (to - from) / pieces;
  // The length of the handles that keeps a cubic curve closest to the circle.
  const handle = (4 / 3) * Math.tan(radians(step) / 4) * radius;
  return Array.from({ length: pieces }, (_, index): PathCommand => {
    const start = from + step * index;
    const end = start + step;
    const a = onCircle(center, radius, start);
    const b = onCircle(center, radius, end);
    return {
      type: 'C',
      x1: a.x - handle * Math.sin(radians(start)),
      y1: a.y + handle * Math.cos(radians(start)),
      x2: b.x + handle * Math.sin(radians(end)),
      y2: b.y - handle * Math.cos(radians(end)),
      ...b,
    };
  });
}

const move = (point: Point): PathCommand => ({ type: 'M', ...point });
const line = (point: Point): PathCommand => ({ type: 'L', ...point });
const close: PathCommand = { type: 'Z' };

/** A whole circle; `hole` runs the other way round, so that it cuts what surrounds it. */
export function circle(center: Point, radius: number, hole = false): PathCommand[] {
  return [move(onCircle(center, radius, 0)), ...arcTo(center, radius, 0, hole ? -360 : 360), close];
}

export function ring(center: Point, outer: number, inner: number): PathCommand[] {
  return [...circle(center, outer), ...circle(center, inner, true)];
}

/** A piece of a ring between two angles. */
export function band(center: Point, outer: number, inner: number, from: number, to: number): PathCommand[] {
  return [
    move(onCircle(center, outer, from)),
    ...arcTo(center, outer, from, to),
    line(onCircle(center, inner, to)),
    ...arcTo(center, inner, to, from),
    close,
  ];
}

/** A pie slice; 180 degrees make a half disc. */
export function slice(center: Point, radius: number, from: number, to: number): PathCommand[] {
  return [move(center), line(onCircle(center, radius, from)), ...arcTo(center, radius, from, to), close];
}

/** What two circles of one radius share. */
export function lens(a: Point, b: Point, radius: number): PathCommand[] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const toB = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const half = (Math.acos(Math.min(1, distance / (2 * radius))) * 180) / Math.PI;
  return [
    move(onCircle(a, radius, toB - half)),
    ...arcTo(a, radius, toB - half, toB + half),
    ...arcTo(b, radius, toB + 180 - half, toB + 180 + half),
    close,
  ];
}

/** A pointed leaf from its root to its tip; `fullness` 0..1 says how wide. */
export function petal(root: Point, tip: Point, fullness: number): PathCommand[] {
  const dx = tip.x - root.x;
  const dy = tip.y - root.y;
  const at = (along: number, aside: number): Point => ({
    x: root.x + dx * along - dy * aside,
    y: root.y + dy * along + dx * aside,
  });
  const curve = (one: Point, two: Point, end: Point): PathCommand => ({
    type: 'C',
    x1: one.x,
    y1: one.y,
    x2: two.x,
    y2: two.y,
    ...end,
  });
  return [
    move(root),
    curve(at(0.25, fullness * 0.62), at(0.72, fullness * 0.62), tip),
    curve(at(0.72, -fullness * 0.62), at(0.25, -fullness * 0.62), root),
    close,
  ];
}

export function polygon(points: readonly Point[]): PathCommand[] {
  return [...points.map((point, index) => (index === 0 ? move(point) : line(point))), close];
}

/** A rectangle with a radius of its own at each corner: top left, top right, bottom right, bottom left. */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  [tl, tr, br, bl]: readonly [number, number, number, number],
): PathCommand[] {
  return [
    move({ x: x + tl, y }),
    line({ x: x + width - tr, y }),
    ...arcTo({ x: x + width - tr, y: y + tr }, tr, -90, 0),
    line({ x: x + width, y: y + height - br }),
    ...arcTo({ x: x + width - br, y: y + height - br }, br, 0, 90),
    line({ x: x + bl, y: y + height }),
    ...arcTo({ x: x + bl, y: y + height - bl }, bl, 90, 180),
    line({ x, y: y + tl }),
    ...arcTo({ x: x + tl, y: y + tl }, tl, 180, 270),
    close,
  ];
}

/** A band of waves between two heights, inside a circle: the part of the circle below a wavy edge. */
export function wavyFloor(center: Point, radius: number, level: number, swell: number): PathCommand[] {
  const dy = level - center.y;
  const half = Math.sqrt(Math.max(0, radius * radius - dy * dy));
  const left = { x: center.x - half, y: level };
  const right = { x: center.x + half, y: level };
  const angle = (Math.asin(Math.max(-1, Math.min(1, dy / radius))) * 180) / Math.PI;
  const third = (right.x - left.x) / 3;
  return [
    move(left),
    {
      type: 'C',
      x1: left.x + third * 0.9,
      y1: level - swell,
      x2: left.x + third * 1.1,
      y2: level - swell,
      x: center.x,
      y: level,
    },
    { type: 'C', x1: right.x - third * 1.1, y1: level + swell, x2: right.x - third * 0.9, y2: level + swell, ...right },
    ...arcTo(center, radius, angle, 180 - angle),
    close,
  ];
}

/** A teardrop, its point up. */
export function drop(center: Point, radius: number, height: number): PathCommand[] {
  const tip = { x: center.x, y: center.y - height };
  const right = onCircle(center, radius, -28);
  return [
    move(tip),
    {
      type: 'C',
      x1: tip.x + radius * 0.22,
      y1: tip.y + height * 0.28,
      x2: right.x - radius * 0.12,
      y2: right.y - radius * 0.42,
      ...right,
    },
    ...arcTo(center, radius, -28, 208),
    {
      type: 'C',
      x1: center.x * 2 - right.x + radius * 0.12,
      y1: right.y - radius * 0.42,
      x2: tip.x - radius * 0.22,
      y2: tip.y + height * 0.28,
      ...tip,
    },
    close,
  ];
}

/** A seal's scalloped edge: bumps around a circle. */
export function scallops(center: Point, radius: number, count: number): PathCommand[] {
  const step = 360 / count;
  const bump = radius * Math.sin(radians(step / 2)) * 1.04;
  const inner = radius * Math.cos(radians(step / 2));
  const commands: PathCommand[] = [move(onCircle(center, radius, -90 - step / 2))];
  for (let index = 0; index < count; index += 1) {
    const middle = -90 + index * step;
    commands.push(...arcTo(onCircle(center, inner, middle), bump, middle - 90, middle + 90));
  }
  return [...commands, close];
}

/** A heater shield. */
export function shield(width: number, height: number): PathCommand[] {
  const middle = width / 2;
  return [
    move({ x: 0, y: height * 0.08 }),
    { type: 'C', x1: width * 0.2, y1: height * 0.08, x2: width * 0.38, y2: height * 0.05, x: middle, y: 0 },
    { type: 'C', x1: width * 0.62, y1: height * 0.05, x2: width * 0.8, y2: height * 0.08, x: width, y: height * 0.08 },
    line({ x: width, y: height * 0.5 }),
    { type: 'C', x1: width, y1: height * 0.74, x2: width * 0.76, y2: height * 0.9, x: middle, y: height },
    { type: 'C', x1: width * 0.24, y1: height * 0.9, x2: 0, y2: height * 0.74, x: 0, y: height * 0.5 },
    close,
  ];
}

/** Four lobes at the corners of a square, in the square of 100 units. */
export function quatrefoil(): PathCommand[] {
  const [near, far, radius] = [31.5, 68.5, 30.5];
  return [near, far].flatMap((x) => [near, far].flatMap((y) => circle({ x, y }, radius)));
}

/** Two sprigs of leaves that rise from below around a center; `reach`: degrees from the foot to each tip. */
export function laurel(
  center: Point,
  radius: number,
  { reach, leaves, size }: { reach: number; leaves: number; size: number },
): PathCommand[] {
  return [1, -1].flatMap((side) =>
    Array.from({ length: leaves }, (_, index) => {
      const along = 14 + ((reach - 14) * index) / (leaves - 1);
      const angle = 90 - side * along;
      const root = onCircle(center, radius, angle);
      const length = size * (1 - 0.32 * (index / (leaves - 1)));
      // Each leaf points along the sprig, the outer ones away from it, the inner ones towards the center.
      const leaf = (aside: number) => petal(root, onCircle(root, length, angle - side * (90 - aside)), 0.52);
      return index === leaves - 1 ? leaf(0) : [...leaf(38), ...leaf(-38)];
    }).flat(),
  );
}

/** A regular polygon standing on a corner. */
export function regular(center: Point, radius: number, sides: number): PathCommand[] {
  return polygon(Array.from({ length: sides }, (_, index) => onCircle(center, radius, -90 + (360 / sides) * index)));
}

/** The part of a disc between two heights. */
export function bandOfDisc(center: Point, radius: number, top: number, bottom: number): PathCommand[] {
  const angleAt = (y: number) => (Math.asin(Math.max(-1, Math.min(1, (y - center.y) / radius))) * 180) / Math.PI;
  const [from, to] = [angleAt(top), angleAt(bottom)];
  return [
    move(onCircle(center, radius, 180 - from)),
    line(onCircle(center, radius, from)),
    ...arcTo(center, radius, from, to),
    line(onCircle(center, radius, 180 - to)),
    ...arcTo(center, radius, 180 - to, 180 - from),
    close,
  ];
}
