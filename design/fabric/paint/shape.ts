/** Painting of shapes: fill, then outline centred on the edge; lines with arrow heads. */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Content } from './content.ts';
import { headInset, headReach, paintHead } from './line-heads.ts';
import { traceShape } from './outline.ts';
import { fillStyleOf, setStroke } from './paint-style.ts';
import { qrContent } from './qr.ts';
import type { Context, PaintTools, Size } from './tools.ts';

export function shapeContent(layer: ShapeLayer, size: Size, tools: PaintTools): Content {
  const { shape, stroke, fill } = layer;
  if (shape.kind === 'line') {
    const heads = shape.startHead !== 'none' || shape.endHead !== 'none';
    const width = stroke?.width ?? 0;
    const bleed = Math.max(headReach(shape.startHead, width), headReach(shape.endHead, width));
    return { bleed, layered: heads, paint: (context) => paintLine(context, layer, size) };
  }
  if (shape.kind === 'qr') return qrContent(layer, shape, size, tools);
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
  const from = Math.min(start + headInset(shape.startHead, stroke.width), 0);
  const to = Math.max(end - headInset(shape.endHead, stroke.width), 0);
  context.beginPath();
  context.moveTo(from, 0);
  context.lineTo(to, 0);
  context.stroke();
  paintHead(context, shape.startHead, start, -1, stroke.width);
  paintHead(context, shape.endHead, end, 1, stroke.width);
}
