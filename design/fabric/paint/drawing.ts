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
        if (isDot(points)) {
          context.arc(points[0]![0], points[0]![1], context.lineWidth / 2, 0, Math.PI * 2);
          context.fill();
        } else {
          traceSmooth(context, points);
          context.stroke();
        }
      }
    },
  };
}

function isDot(points: readonly [number, number][]): boolean {
  const [first] = points;
  return points.every(([x, y]) => x === first![0] && y === first![1]);
}

/** A curve through the middles of the segments with the points as controls: no corners, and no overshoot. */
export function traceSmooth(context: Context, points: readonly (readonly [number, number])[]): void {
  const [first, ...rest] = points;
  if (!first) return;
  context.moveTo(first[0], first[1]);
  for (let index = 0; index < rest.length - 1; index += 1) {
    const [x, y] = rest[index]!;
    const [nextX, nextY] = rest[index + 1]!;
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  const last = rest.at(-1);
  if (last) context.lineTo(last[0], last[1]);
}
