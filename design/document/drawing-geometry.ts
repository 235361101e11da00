/** Geometry of drawings: strokes in page pixels as a layer, adding and removing strokes, and what a point touches. */
import { boundsOf, centerOf, rotatePoint, withinBox, type Point } from './geometry.ts';
import { LIMITS } from './limits.ts';
import type { DrawingLayer, DrawingPath } from './layers.ts';

/** A stroke as the user draws it: points and width in page px. */
export interface PageStroke extends Omit<DrawingPath, 'points'> {
  points: readonly (readonly [number, number])[];
}

export type DrawingBox = Pick<DrawingLayer, 'x' | 'y' | 'width' | 'height' | 'drawnWidth' | 'paths'>;

/** Hundred-thousandths of the box: below a tenth of a pixel on the largest page. */
const short = (value: number) => Math.round(value * 100_000) / 100_000 + 0;
const pixel = (value: number) => Math.round(value * 100) / 100 + 0;

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around points, each with half of its stroke's width. */
function extentOf(paths: readonly { points: readonly (readonly [number, number])[]; width: number }[]): Extent {
  const extent: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { points, width } of paths) {
    for (const [x, y] of points) {
      extent.left = Math.min(extent.left, x - width / 2);
      extent.top = Math.min(extent.top, y - width / 2);
      extent.right = Math.max(extent.right, x + width / 2);
      extent.bottom = Math.max(extent.bottom, y + width / 2);
    }
  }
  return extent;
}

/** The box and paths of a drawing of these strokes; at least one. */
export function drawingOf(strokes: readonly PageStroke[]): DrawingBox {
  const { left, top, right, bottom } = extentOf(strokes);
  const [x, y] = [pixel(left), pixel(top)];
  const width = Math.max(1, pixel(right - x));
  const height = Math.max(1, pixel(bottom - y));
  const paths = strokes.map((stroke): DrawingPath => ({
    ...stroke,
    points: stroke.points.map(([px, py]): [number, number] => [short((px - x) / width), short((py - y) / height)]),
  }));
  return { x, y, width, height, drawnWidth: width, paths };
}

/** Whether a stroke can be added to a drawing directly: it is unrotated and has the size at which it was drawn. */
export function isAsDrawn(layer: DrawingLayer): boolean {
  return layer.rotation === 0 && !layer.flipX && !layer.flipY && Math.abs(layer.width - layer.drawnWidth) < 0.01;
}

/** The strokes of a drawing that is still as drawn. */
export function strokesOf(layer: DrawingLayer): PageStroke[] {
  return layer.paths.map((path) => ({
    ...path,
    points: path.points.map(([x, y]) => [layer.x + x * layer.width, layer.y + y * layer.height] as const),
  }));
}

/** The drawing without the strokes at these indices, its box shrunk to the others; null when none is left. */
export function withoutStrokes(layer: DrawingLayer, gone: ReadonlySet<number>): DrawingBox | null {
  const kept = layer.paths.filter((_, index) => !gone.has(index));
  if (kept.length === 0) return null;
  // In px around the middle of the old box, before flips and rotation.
  const scale = layer.width / layer.drawnWidth;
  const local = kept.map((path) => ({
    width: path.width * scale,
    points: path.points.map(([x, y]) => [(x - 0.5) * layer.width, (y - 0.5) * layer.height] as const),
  }));
  const { left, top, right, bottom } = extentOf(local);
  const width = Math.min(LIMITS.layerDimension, Math.max(1, scale, right - left));
  const height = Math.min(LIMITS.layerDimension, Math.max(1, bottom - top));
  const offset = { x: ((left + right) / 2) * (layer.flipX ? -1 : 1), y: ((top + bottom) / 2) * (layer.flipY ? -1 : 1) };
  const middle = centerOf(layer);
  const moved = rotatePoint({ x: middle.x + offset.x, y: middle.y + offset.y }, middle, layer.rotation);
  const from = { x: (left + right - width) / 2, y: (top + bottom - height) / 2 };
  return {
    x: pixel(moved.x - width / 2),
    y: pixel(moved.y - height / 2),
    width,
    height,
    drawnWidth: width / scale,
    paths: kept.map((path, index) => ({
      ...path,
      points: (local[index]?.points ?? []).map(([x, y]): [number, number] => [
        short((x - from.x) / width),
        short((y - from.y) / height),
      ]),
    })),
  };
}

/** Indices of a drawing's strokes within `reach` px of the line from one page point to another. */
export function strokesTouched(layer: DrawingLayer, from: Point, to: Point, reach: number): number[] {
  const box = boundsOf(layer);
  const widest = Math.max(...layer.paths.map(({ width }) => width)) * (layer.width / layer.drawnWidth);
  const near = reach + widest;
  if (Math.max(from.x, to.x) < box.x - near || Math.min(from.x, to.x) > box.x + box.width + near) return [];
  if (Math.max(from.y, to.y) < box.y - near || Math.min(from.y, to.y) > box.y + box.height + near) return [];
  const [a, b] = [withinBox(layer, from), withinBox(layer, to)];
  const scale = layer.width / layer.drawnWidth;
  return layer.paths.flatMap((path, index) => {
    const points = path.points.map(([x, y]): Point => ({ x: (x - 0.5) * layer.width, y: (y - 0.5) * layer.height }));
    return touches(points, a, b, reach + (path.width * scale) / 2) ? [index] : [];
  });
}

function touches(points: readonly Point[], a: Point, b: Point, reach: number): boolean {
  return points.some((point, index) => segmentsApart(points[index - 1] ?? point, point, a, b) <= reach);
}

/** The distance of two segments. */
function segmentsApart(a: Point, b: Point, c: Point, d: Point): number {
  if (cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0) return 0;
  return Math.min(pointToSegment(a, c, d), pointToSegment(b, c, d), pointToSegment(c, a, b), pointToSegment(d, a, b));
}

function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function pointToSegment(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / length));
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy);
}
