/** Outlines of shapes and picture frames as canvas paths. Boxes are centred on the origin. */
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import type { ImageLayer, ShapeLayer } from '#design/document/layers.ts';
import type { Pen, Size } from './tools.ts';

type Point = readonly [number, number];
type ShapeKind = ShapeLayer['shape'];

/** A box with round corners; the radius never exceeds half the shorter side. */
export function traceBox(context: Pen, { width, height }: Size, radius: number): void {
  const x = -width / 2;
  const y = -height / 2;
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) {
    context.rect(x, y, width, height);
    return;
  }
  // arcTo rather than roundRect: older Safari has no roundRect.
  context.moveTo(x + r, y);
  context.arcTo(x + width, y, x + width, y + height, r);
  context.arcTo(x + width, y + height, x, y + height, r);
  context.arcTo(x, y + height, x, y, r);
  context.arcTo(x, y, x + width, y, r);
  context.closePath();
}

export function traceEllipse(context: Pen, { width, height }: Size): void {
  context.ellipse(0, 0, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.closePath();
}

/** A closed outline through the points, its corners rounded as far as their edges allow. */
function tracePoints(context: Pen, points: readonly Point[], radius: number): void {
  if (radius <= 0) {
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
    return;
  }
  points.forEach((corner, index) => {
    const before = points.at(index - 1) ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    if (index === 0) context.moveTo((before[0] + corner[0]) / 2, (before[1] + corner[1]) / 2);
    context.arcTo(corner[0], corner[1], after[0], after[1], Math.min(radius, roomForArc(before, corner, after)));
  });
  context.closePath();
}

/** The largest radius at a corner whose arc stays within its own half of both edges. */
function roomForArc(before: Point, corner: Point, after: Point): number {
  const [ax, ay, bx, by] = [before[0] - corner[0], before[1] - corner[1], after[0] - corner[0], after[1] - corner[1]];
  const [one, other] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  if (one === 0 || other === 0) return 0;
  const cos = Math.max(-1, Math.min(1, (ax * bx + ay * by) / (one * other)));
  // tan of half the angle between the edges.
  return (Math.min(one, other) / 2) * Math.sqrt((1 - cos) / Math.max(1e-9, 1 + cos));
}

/** Corners on a circle, the first at the top, stretched so that their bounds fill the box. */
function fitted(points: readonly Point[], { width, height }: Size): Point[] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const spanX = Math.max(...xs) - left;
  const spanY = Math.max(...ys) - top;
  return points.map(([x, y]) => [((x - left) / spanX - 0.5) * width, ((y - top) / spanY - 0.5) * height]);
}

function circlePoints(count: number, radiusAt: (index: number) => number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * radiusAt(index), Math.sin(angle) * radiusAt(index)];
  });
}

function traceHeart(context: Pen, { width, height }: Size): void {
  const w = width / 2;
  const h = height / 2;
  // Two lobes of cubic curves; the control points put the highest and widest points exactly on the box.
  context.moveTo(0, -h * 0.46);
  context.bezierCurveTo(-w * 0.2, -h * 1.18, -w, -h * 1.18, -w, -h * 0.36);
  context.bezierCurveTo(-w, h * 0.22, -w * 0.3, h * 0.6, 0, h);
  context.bezierCurveTo(w * 0.3, h * 0.6, w, h * 0.22, w, -h * 0.36);
  context.bezierCurveTo(w, -h * 1.18, w * 0.2, -h * 1.18, 0, -h * 0.46);
  context.closePath();
}

/** Adds a closed shape's outline to the current path. Lines have none: `paintLine` draws them. */
export function traceShape(context: Pen, shape: Exclude<ShapeKind, { kind: 'qr' }>, size: Size): void {
  switch (shape.kind) {
    case 'rectangle':
      return traceBox(context, size, shape.radius);
    case 'ellipse':
      return traceEllipse(context, size);
    case 'triangle':
      return tracePoints(
        context,
        [
          [0, -size.height / 2],
          [size.width / 2, size.height / 2],
          [-size.width / 2, size.height / 2],
        ],
        shape.radius,
      );
    case 'polygon':
      return tracePoints(
        context,
        fitted(
          circlePoints(shape.sides, () => 1),
          size,
        ),
        shape.radius,
      );
    case 'star':
      return tracePoints(
        context,
        fitted(
          circlePoints(shape.points * 2, (index) => (index % 2 === 0 ? 1 : shape.inner)),
          size,
        ),
        shape.radius,
      );
    case 'heart':
      return traceHeart(context, size);
    case 'path':
      return tracePath(context, shape, size);
    case 'line':
      return;
  }
}

/** Parsed once per path: the same few icons are painted over and over. */
const parsed = new Map<string, readonly PathCommand[]>();

function tracePath(
  context: Pen,
  { path, viewWidth, viewHeight }: { path: string; viewWidth: number; viewHeight: number },
  { width, height }: Size,
): void {
  let commands = parsed.get(path);
  if (!commands) {
    commands = parsePath(path) ?? [];
    if (parsed.size >= 500) parsed.clear();
    parsed.set(path, commands);
  }
  const x = (value: number) => (value / viewWidth - 0.5) * width;
  const y = (value: number) => (value / viewHeight - 0.5) * height;
  for (const command of commands) {
    switch (command.type) {
      case 'M':
        context.moveTo(x(command.x), y(command.y));
        break;
      case 'L':
        context.lineTo(x(command.x), y(command.y));
        break;
      case 'Q':
        context.quadraticCurveTo(x(command.x1), y(command.y1), x(command.x), y(command.y));
        break;
      case 'C':
        context.bezierCurveTo(x(command.x1), y(command.y1), x(command.x2), y(command.y2), x(command.x), y(command.y));
        break;
      case 'Z':
        context.closePath();
        break;
    }
  }
}

/** Adds a picture frame's outline to the current path. */
export function traceFrame(context: Pen, frame: ImageLayer['frame'], size: Size): void {
  if (frame.type === 'ellipse') traceEllipse(context, size);
  else if (frame.type === 'path') tracePath(context, frame, size);
  else traceBox(context, size, frame.radius);
}
