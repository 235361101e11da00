/**
 * Paints pattern backgrounds: outlines throughout, so that a large export and a vector file are as sharp as the screen.
 */
import type { PatternName, PatternPaint } from '#design/document/values.ts';
import { currentMatrix, type Context, type Size } from '../tools.ts';
import {
  bricks,
  checks,
  diagonal,
  gingham,
  grid,
  herringbone,
  pinstripes,
  plaid,
  rainbows,
  rays,
  rings,
  scallops,
  stripes,
  trellis,
  waves,
  zigzag,
} from './lined-patterns.ts';
import { chancesOf, type Pass, type Region } from './pattern-pen.ts';
import { blobs, confetti, leopard, memphis, sprinkles, terrazzo } from './scattered-patterns.ts';
import {
  crosses,
  diamonds,
  dots,
  hearts,
  hexagons,
  moons,
  petals,
  polka,
  stars,
  triangles,
} from './shaped-patterns.ts';

const PATTERNS: Record<PatternName, readonly Pass[]> = {
  dots,
  polka,
  grid,
  stripes,
  pinstripes,
  diagonal,
  checks,
  gingham,
  plaid,
  waves,
  zigzag,
  scallops,
  rainbows,
  bricks,
  herringbone,
  crosses,
  triangles,
  diamonds,
  hexagons,
  trellis,
  rays,
  rings,
  stars,
  hearts,
  petals,
  moons,
  terrazzo,
  confetti,
  sprinkles,
  memphis,
  leopard,
  blobs,
};

/** Approximate side of a pattern's cells at its own size, px. */
const CELL = 48;
/** Maximum number of cells per page: finer would be grain that takes seconds. */
const MOST_CELLS = 40_000;
/**
 * From this number of cells on a vector file gets the pattern as pixels: as outlines it would be megabytes that few
 * programs open.
 */
const MOST_OUTLINED = 10_000;

const cellsOf = (scale: number, { width, height }: Size): number => (width * height) / (CELL * scale) ** 2;

/** Whether a pattern has too many outlines for a vector file. */
export function isDense(paint: PatternPaint, size: Size): boolean {
  return cellsOf(paint.scale, size) > MOST_OUTLINED;
}

/** Fills a box around the origin. */
export function paintPattern(context: Context, paint: PatternPaint, size: Size): void {
  const { width, height } = size;
  context.save();
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  context.clip();
  context.fillStyle = paint.ground;
  context.fillRect(-width / 2, -height / 2, width, height);
  const angle = (paint.angle * Math.PI) / 180;
  const scale = Math.max(paint.scale, paint.scale * Math.sqrt(cellsOf(paint.scale, size) / MOST_CELLS));
  const region = regionOf(visibleBox(context, size), angle, scale);
  context.rotate(angle);
  context.scale(scale, scale);
  const chance = chancesOf(paint.seed);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash([]);
  for (const { ink, line, trace } of PATTERNS[paint.pattern]) {
    const color = inkOf(paint.ground, paint.color, ink);
    context.fillStyle = color;
    context.strokeStyle = color;
    context.lineWidth = line ?? 1;
    const draw = () => (line === undefined ? context.fill() : context.stroke());
    const flush = () => {
      draw();
      context.beginPath();
    };
    context.beginPath();
    trace(context, { ...region, flush }, chance);
    draw();
  }
  context.restore();
}

/** The part of the box that the canvas shows: an export is drawn in strips, an editor may be zoomed in. */
function visibleBox(context: Context, { width, height }: Size): Region {
  const [a, b, c, d, e, f] = currentMatrix(context);
  const determinant = a * d - b * c;
  const box: Region = { left: -width / 2, top: -height / 2, right: width / 2, bottom: height / 2 };
  if (determinant === 0) return box;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [x, y] of [
    [0, 0],
    [context.canvas.width, 0],
    [0, context.canvas.height],
    [context.canvas.width, context.canvas.height],
  ] as const) {
    xs.push((d * (x - e) - c * (y - f)) / determinant);
    ys.push((a * (y - f) - b * (x - e)) / determinant);
  }
  return {
    left: Math.max(box.left, Math.min(...xs)),
    top: Math.max(box.top, Math.min(...ys)),
    right: Math.min(box.right, Math.max(...xs)),
    bottom: Math.min(box.bottom, Math.max(...ys)),
  };
}

/** What a rotated and scaled pattern has to cover to fill a box, px of the pattern. */
function regionOf({ left, top, right, bottom }: Region, angle: number, scale: number): Region {
  const cos = Math.cos(-angle);
  const sin = Math.sin(-angle);
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const;
  const xs = corners.map(([x, y]) => (x * cos - y * sin) / scale);
  const ys = corners.map(([x, y]) => (x * sin + y * cos) / scale);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** A color between the background's and the pattern's, transparency included. */
function inkOf(background: string, color: string, share: number): string {
  const from = parts(background);
  const to = parts(color);
  return `#${from
    .map((value, index) =>
      Math.round(value + ((to[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Red, green, blue and alpha, 0..255. */
function parts(color: string): number[] {
  return [1, 3, 5, 7].map((at) => (at === 7 && color.length < 9 ? 255 : Number.parseInt(color.slice(at, at + 2), 16)));
}
