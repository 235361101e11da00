/** The pen that shapes are drawn with: points, curves, round corners, stars and smooth forms, as commands of a path. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { pathBounds, transformPath } from '#design/document/path-geometry.ts';

export type Point = readonly [x: number, y: number];
export type Make = (width: number, height: number) => PathCommand[];

/** Distance of a quarter circle's control points along its tangents, as a share of the radius. */
const ROUND = 0.5523;

/** Distance from its corners at which a regular octagon touches the sides of its box, as a share. */
export const NEAR = 1 - Math.SQRT1_2;

export const M = ([x, y]: Point): PathCommand => ({ type: 'M', x, y });
export const L = ([x, y]: Point): PathCommand => ({ type: 'L', x, y });
export const C = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): PathCommand => ({
  type: 'C',
  x1,
  y1,
  x2,
  y2,
  x,
  y,
});
export const Z: PathCommand = { type: 'Z' };

export function polygon(points: readonly Point[]): PathCommand[] {
  return [...points.map((point, index) => (index === 0 ? M(point) : L(point))), Z];
}

/** A polygon in fractions of the box. */
export const shares =
  (points: readonly Point[]): Make =>
  (width, height) =>
    polygon(points.map(([x, y]) => [x * width, y * height]));

/** Quarter of an ellipse from one point to another, leaving the first towards `corner`. */
export function quarter(from: Point, corner: Point, to: Point): PathCommand {
  const toward = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * ROUND, a[1] + (b[1] - a[1]) * ROUND];
  return C(toward(from, corner), toward(to, corner), to);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): PathCommand[] {
  const top: Point = [cx, cy - ry];
  const right: Point = [cx + rx, cy];
  const bottom: Point = [cx, cy + ry];
  const left: Point = [cx - rx, cy];
  return [
    M(top),
    quarter(top, [cx + rx, cy - ry], right),
    quarter(right, [cx + rx, cy + ry], bottom),
    quarter(bottom, [cx - rx, cy + ry], left),
    quarter(left, [cx - rx, cy - ry], top),
    Z,
  ];
}

/** A smooth closed curve through points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): PathCommand[] {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const pull = 1 / 6;
  const curves = points.map((_, index) => {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return C(
      [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull],
      [to[0] - (behind[0] - from[0]) * pull, to[1] - (behind[1] - from[1]) * pull],
      to,
    );
  });
  return [M(at(0)), ...curves, Z];
}

/** A smooth form from radii around a circle, stretched so that it fills the box. */
export const blob =
  (radii: readonly number[]): Make =>
  (width, height) => {
    const points = radii.map((radius, index): Point => {
      const angle = (index / radii.length) * 2 * Math.PI - Math.PI / 2;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
    return stretched(smooth(points), width, height);
  };

/** The drawing moved and scaled so that its curves fill the box. */
export function stretched(commands: PathCommand[], width: number, height: number): PathCommand[] {
  const box = pathBounds(commands);
  if (!box) return commands;
  const scaleX = width / box.width;
  const scaleY = height / box.height;
  return transformPath(commands, [scaleX, 0, 0, scaleY, -box.x * scaleX, -box.y * scaleY]);
}

/** A star of `points` tips, `inner` the radius between them. */
export const star =
  (points: number, inner: number, turn = 0): Make =>
  (width, height) =>
    stretched(
      polygon(
        Array.from({ length: points * 2 }, (_, index): Point => {
          const angle = ((index + turn) / points) * Math.PI - Math.PI / 2;
          const radius = index % 2 === 0 ? 1 : inner;
          return [Math.cos(angle) * radius, Math.sin(angle) * radius];
        }),
      ),
      width,
      height,
    );

export function rounded(x: number, y: number, width: number, height: number, radius: number): PathCommand[] {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  return [
    M([x + r, y]),
    L([right - r, y]),
    quarter([right - r, y], [right, y], [right, y + r]),
    L([right, bottom - r]),
    quarter([right, bottom - r], [right, bottom], [right - r, bottom]),
    L([x + r, bottom]),
    quarter([x + r, bottom], [x, bottom], [x, bottom - r]),
    L([x, y + r]),
    quarter([x, y + r], [x, y], [x + r, y]),
    Z,
  ];
}

/** Points around the center, the first at the top, at the distance `radiusAt` in shares of half the side. */
export const around = (count: number, radiusAt: (index: number) => number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radiusAt(index), Math.sin(angle) * radiusAt(index)];
  });

/** Mirrors an outline left to right. */
export const mirrored =
  (make: Make): Make =>
  (width, height) =>
    make(width, height).map((command): PathCommand => {
      if (command.type === 'Z') return command;
      if (command.type === 'C')
        return { ...command, x1: width - command.x1, x2: width - command.x2, x: width - command.x };
      if (command.type === 'Q') return { ...command, x1: width - command.x1, x: width - command.x };
      return { ...command, x: width - command.x };
    });

export interface ShapePath {
  make: Make;
  /** Width ÷ height that looks right by default. */
  ratio: number;
}

export const drawn = (make: Make, ratio = 1): ShapePath => ({ make, ratio });
