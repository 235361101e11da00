/** Affine matrices as SVG, PDF and canvases write them: [a, b, c, d, e, f] maps (x, y) to (ax + cy + e, bx + dy + f). */
import type { Point } from '#design/document/geometry.ts';

export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [ia, ib, ic, id, ie, jf] = inner;
  return [a * ia + c * ib, b * ia + d * ib, a * ic + c * id, b * ic + d * id, a * ie + c * jf + e, b * ie + d * jf + f];
}

export const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];
export const scaling = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0];

/** Clockwise by degrees, about a point. */
export function rotation(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return multiply(multiply(translation(x, y), [cos, sin, -sin, cos, 0, 0]), translation(-x, -y));
}

export function transform([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Null: it flattens everything to a line. */
export function invert([a, b, c, d, e, f]: Matrix): Matrix | null {
  const determinant = a * d - b * c;
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return null;
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ];
}

export interface Decomposed {
  /** Lengths of the images of the unit vectors. */
  scaleX: number;
  scaleY: number;
  /** Degrees clockwise of the image of the x axis. */
  rotation: number;
  /** It mirrors: the y axis points the other way. */
  mirrored: boolean;
  /** Whether its axes stay perpendicular. */
  square: boolean;
  /** Whether besides that it scales both alike. */
  uniform: boolean;
}

/** How far two numbers that should be equal may be apart, relative to their size. */
const HAIR = 0.002;

export function decompose([a, b, c, d]: Matrix): Decomposed {
  const scaleX = Math.hypot(a, b);
  const scaleY = Math.hypot(c, d);
  const dot = a * c + b * d;
  const square = Math.abs(dot) <= HAIR * scaleX * scaleY;
  return {
    scaleX,
    scaleY,
    rotation: (Math.atan2(b, a) * 180) / Math.PI,
    mirrored: a * d - b * c < 0,
    square,
    uniform: square && Math.abs(scaleX - scaleY) <= HAIR * Math.max(scaleX, scaleY),
  };
}

export const isFiniteMatrix = (matrix: Matrix): boolean => matrix.every((value) => Number.isFinite(value));
