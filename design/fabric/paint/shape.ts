/** Painting of shapes: fill, then outline centred on the edge; lines with arrow heads. */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Content } from './content.ts';
import { arrowLength, traceArrowHead, traceShape } from './outline.ts';
import { fillStyleOf, setStroke } from './paint-style.ts';
import type { Context, Size } from './tools.ts';

export function shapeContent(layer: ShapeLayer, size: Size): Content {
  const { shape, stroke, fill } = layer;
  if (shape.kind === 'line') {
    const heads = shape.startHead === 'arrow' || shape.endHead === 'arrow';
    const width = stroke?.width ?? 0;
    return { bleed: heads ? arrowLength(width) : width / 2, layered: heads, paint: (context) => paintLine(context, layer, size) };
  }
  return {
    bleed: (stroke?.width ?? 0) / 2,
    layered: fill !== null && stroke !== null && stroke.width > 0,
    paint(context) {
      context.beginPath();
      traceShape(context, shape, size);
      if (fill) {
        context.fillStyle = fillStyleOf(context, fill, size);
        context.fill(shape.kind === 'path' ? shape.rule : 'nonzero');
      }
      if (setStroke(context, stroke)) context.stroke();
    },
  };
}

function paintLine(context: Context, layer: ShapeLayer, { width }: Size): void {
  const { shape, stroke } = layer;
  if (shape.kind !== 'line' || !setStroke(context, stroke)) return;
  const start = -width / 2;
  const end = width / 2;
  // The line ends inside the head, where the head is wide enough to hide its square end.
  const inset = arrowLength(stroke.width) * 0.7;
  const from = shape.startHead === 'arrow' ? Math.min(start + inset, 0) : start;
  const to = shape.endHead === 'arrow' ? Math.max(end - inset, 0) : end;
  context.beginPath();
  context.moveTo(from, 0);
  context.lineTo(to, 0);
  context.stroke();
  context.fillStyle = stroke.color;
  context.beginPath();
  if (shape.startHead === 'arrow') traceArrowHead(context, start, -1, stroke.width);
  if (shape.endHead === 'arrow') traceArrowHead(context, end, 1, stroke.width);
  context.fill();
}
