/** Painting of freehand drawings: smooth curves through the points, round ends. */
import type { DrawingLayer } from '#design/document/layers.ts';
import type { Content } from './content.ts';
import type { Context, Size } from './tools.ts';

export function drawingContent(layer: DrawingLayer, size: Size): Content {
  const scale = size.width / layer.drawnWidth;
  return {
    bleed: Math.max(...layer.paths.map((path) => path.width)) * scale * 0.5,
    layered: layer.paths.length > 1,
    paint(context) {
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.setLineDash([]);
      for (const path of layer.paths) {
        context.strokeStyle = path.color;
        context.fillStyle = path.color;
        context.lineWidth = path.width * scale;
        context.beginPath();
        const points = path.points.map(([x, y]): [number, number] => [(x - 0.5) * size.width, (y - 0.5) * size.height]);
        const dot = dotOf(points);
        if (dot) {
          context.arc(dot[0], dot[1], context.lineWidth / 2, 0, Math.PI * 2);
          context.fill();
        } else {
          traceSmooth(context, points);
          context.stroke();
        }
      }
    },
  };
}

type Point = readonly [number, number];

/** The one place that all points of a path share; null when it goes anywhere. */
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
    else if (before && index > 1) context.quadraticCurveTo(before[0], before[1], (before[0] + x) / 2, (before[1] + y) / 2);
    before = point;
  });
  const last = points.at(-1);
  if (last) context.lineTo(last[0], last[1]);
}
