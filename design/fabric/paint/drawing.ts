/** Painting of freehand drawings: smooth curves through the points; brushes swell with the pressure. */
import type { DrawingLayer, DrawingPath } from '#design/document/layers.ts';
import type { Content, PaintMemory } from './content.ts';
import type { Context, PaintTools, Size } from './tools.ts';

type Point = readonly [number, number];

/** How much a brush's width follows the pressure: it swells to 1 + this, and thins to 1 - this, of the set width. */
export const SWELL = 0.55;

export function drawingContent(layer: DrawingLayer, size: Size, { rare }: PaintTools, memory: PaintMemory): Content {
  const scale = size.width / layer.drawnWidth;
  const reach = Math.max(...layer.paths.map((path) => path.width * (path.brush === 'brush' ? 1 + SWELL : 1)));
  return {
    bleed: reach * scale * 0.5,
    layered: layer.paths.length > 1,
    paint(context) {
      const outlines = memory.keep('brushes', [layer.paths, layer.drawnWidth, size.width, size.height, rare], () =>
        layer.paths.map((path) =>
          path.brush === 'brush' && rare
            ? rare.brushOutline(pointsOf(path, size), path.pressures, path.width * scale)
            : null,
        ),
      );
      layer.paths.forEach((path, index) =>
        paintStroke(context, path, pointsOf(path, size), path.width * scale, outlines[index] ?? null),
      );
    },
  };
}

/** A path's points around the center of the box, px. */
function pointsOf(path: Pick<DrawingPath, 'points'>, size: Size): Point[] {
  return path.points.map(([x, y]): Point => [(x - 0.5) * size.width, (y - 0.5) * size.height]);
}

/**
 * Draws one stroke; also the one being drawn. Points and width in units of the context. `outline`: for a brush, from
 * `brushOutline`; null for the other brushes, and for a constant width.
 */
export function paintStroke(
  context: Context,
  path: Pick<DrawingPath, 'color' | 'opacity' | 'brush'>,
  points: readonly Point[],
  width: number,
  outline: readonly Point[] | null,
): void {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * path.opacity;
  context.strokeStyle = path.color;
  context.fillStyle = path.color;
  context.lineCap = path.brush === 'highlighter' ? 'butt' : 'round';
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.setLineDash([]);
  context.beginPath();
  const dot = dotOf(points);
  if (dot && path.brush === 'highlighter') context.fillRect(dot[0] - width / 4, dot[1] - width / 2, width / 2, width);
  else if (dot) {
    context.arc(dot[0], dot[1], width / 2, 0, Math.PI * 2);
    context.fill();
  } else if (outline) {
    traceOutline(context, outline);
    context.fill();
  } else {
    traceSmooth(context, points);
    context.stroke();
  }
  context.globalAlpha = alpha;
}

/** The single point that a path consists of; null if it goes anywhere. */
export function dotOf(points: readonly Point[]): Point | null {
  const [first] = points;
  return first && points.every(([x, y]) => x === first[0] && y === first[1]) ? first : null;
}

/** A curve through the middles of the segments with the points as controls: no corners, and no overshoot. */
export function traceSmooth(context: Context, points: readonly Point[]): void {
  let before: Point | null = null;
  points.forEach((point, index) => {
    const [x, y] = point;
    if (index === 0) context.moveTo(x, y);
    else if (before && index > 1)
      context.quadraticCurveTo(before[0], before[1], (before[0] + x) / 2, (before[1] + y) / 2);
    before = point;
  });
  const last = points.at(-1);
  if (last) context.lineTo(last[0], last[1]);
}

/** The same around a closed outline. */
function traceOutline(context: Context, points: readonly Point[]): void {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  context.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  points.forEach(([x, y], index) => {
    const next = points[(index + 1) % points.length] ?? first;
    context.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
  context.closePath();
}
