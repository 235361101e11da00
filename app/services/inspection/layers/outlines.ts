/** Outlines of imported nodes: commands, bounds, clipping and strokes as areas, by the canvas library. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { FillType, Path2D, PathOp, StrokeCap, StrokeJoin } from '#app/services/rendering/canvas-library.ts';
import svgpath from 'svgpath';
import { rotation, transform, type Matrix } from './matrix.ts';
import type { Box, NodeShape } from './imported.ts';

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Path data of any kind, through a matrix. Null: nothing that could be drawn. */
export function commandsOf(data: string, matrix: Matrix): PathCommand[] | null {
  const path = svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .matrix([...matrix]);
  const commands: PathCommand[] = [];
  let x = 0;
  let y = 0;
  // Turned H and V are no longer level: svgpath turns them into L by itself, except for identity.
  path.iterate((segment, _index, currentX, currentY) => {
    const [type, ...n] = segment as [string, ...number[]];
    [x, y] = [currentX, currentY];
    const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = n;
    if (type === 'M' || type === 'L') commands.push({ type, x: p, y: q });
    else if (type === 'H') commands.push({ type: 'L', x: p, y });
    else if (type === 'V') commands.push({ type: 'L', x, y: p });
    else if (type === 'Q') commands.push({ type, x1: p, y1: q, x: r, y: s });
    else if (type === 'C') commands.push({ type, x1: p, y1: q, x2: r, y2: s, x: t, y: u });
    else if (type === 'Z' || type === 'z') commands.push({ type: 'Z' });
  });
  const drawn = commands.length > 1 && commands[0]?.type === 'M';
  return drawn && commands.every(isFiniteCommand) ? commands : null;
}

function isFiniteCommand(command: PathCommand): boolean {
  return Object.values(command).every((value) => typeof value === 'string' || Number.isFinite(value));
}

export function transformed(commands: readonly PathCommand[], matrix: Matrix): PathCommand[] {
  return commands.map((command): PathCommand => {
    if (command.type === 'Z') return command;
    const { x, y } = transform(matrix, command.x, command.y);
    if (command.type === 'Q') {
      const one = transform(matrix, command.x1, command.y1);
      return { type: 'Q', x1: one.x, y1: one.y, x, y };
    }
    if (command.type === 'C') {
      const one = transform(matrix, command.x1, command.y1);
      const two = transform(matrix, command.x2, command.y2);
      return { type: 'C', x1: one.x, y1: one.y, x2: two.x, y2: two.y, x, y };
    }
    return { type: command.type, x, y };
  });
}

/** Bounds of all points, control points included: never too small. Null: no points. */
export function boundsOf(commands: readonly PathCommand[]): Bounds | null {
  const bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (x: number, y: number): void => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  };
  for (const command of commands) {
    if (command.type === 'Z') continue;
    take(command.x, command.y);
    if (command.type === 'C' || command.type === 'Q') take(command.x1, command.y1);
    if (command.type === 'C') take(command.x2, command.y2);
  }
  return Number.isFinite(bounds.left) ? bounds : null;
}

export const boxOfBounds = ({ left, top, right, bottom }: Bounds): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
  rotation: 0,
});

/** The bounds of what is drawn, curves measured exactly. Null: nothing is. */
export function tightBounds(commands: readonly PathCommand[]): Bounds | null {
  if (!boundsOf(commands)) return null;
  const [left, top, right, bottom] = skiaPath(commands).computeTightBounds();
  return { left, top, right, bottom };
}

export function boundsOfBox(box: Box): Bounds {
  const corners = cornersOf(box);
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}

function cornersOf({ x, y, width, height, rotation: angle }: Box): { x: number; y: number }[] {
  const matrix = rotation(angle, x + width / 2, y + height / 2);
  return [
    transform(matrix, x, y),
    transform(matrix, x + width, y),
    transform(matrix, x + width, y + height),
    transform(matrix, x, y + height),
  ];
}

export function isWithin(inner: Bounds, outer: Bounds, slack = 0.5): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top >= outer.top - slack &&
    inner.bottom <= outer.bottom + slack
  );
}

export const overlap = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The area that is drawn of a shape without its stroke, as a path of the canvas library. */
export function skiaPath(commands: readonly PathCommand[], rule: 'nonzero' | 'evenodd' = 'nonzero'): Path2D {
  const path = new Path2D();
  for (const command of commands) {
    if (command.type === 'M') path.moveTo(command.x, command.y);
    else if (command.type === 'L') path.lineTo(command.x, command.y);
    else if (command.type === 'Q') path.quadraticCurveTo(command.x1, command.y1, command.x, command.y);
    else if (command.type === 'C')
      path.bezierCurveTo(command.x1, command.y1, command.x2, command.y2, command.x, command.y);
    else path.closePath();
  }
  path.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding);
  return path;
}

export interface Area {
  commands: PathCommand[];
  rule: 'nonzero' | 'evenodd';
}

/** A path of the canvas library as commands. Null: it is empty. */
export function areaOf(path: Path2D): Area | null {
  const rule = path.getFillType() === FillType.EvenOdd ? 'evenodd' : 'nonzero';
  const commands = commandsOf(path.toSVGString(), [1, 0, 0, 1, 0, 0]);
  return commands && { commands, rule };
}

/** What two areas share. Null: nothing. */
export function shared(one: Area, other: Area): Area | null {
  const first = skiaPath(one.commands, one.rule);
  return areaOf(first.op(skiaPath(other.commands, other.rule), PathOp.Intersect));
}

/** Both areas together. */
export function joined(one: Area, other: Area): Area {
  const first = skiaPath(one.commands, one.rule);
  return areaOf(first.op(skiaPath(other.commands, other.rule), PathOp.Union)) ?? one;
}

export interface Pen {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
  dash: readonly number[];
  dashOffset: number;
}

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square };
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel };
/** Dashes along one outline: beyond it they are drawn solid. */
const MOST_DASHES = 2_000;

/** The area that a pen draws along an outline. Null: nothing. */
export function strokedArea(commands: readonly PathCommand[], pen: Pen): Area | null {
  const path = skiaPath(commands);
  const [on, off] = pen.dash;
  const bounds = boundsOf(commands);
  const around = bounds ? 2 * (bounds.right - bounds.left + bounds.bottom - bounds.top) * commands.length : 0;
  if (on !== undefined && off !== undefined && pen.dash.length >= 2 && around / Math.max(1e-6, on + off) < MOST_DASHES)
    path.dash(on, off, pen.dashOffset);
  path.stroke({ width: pen.width, cap: CAPS[pen.cap], join: JOINS[pen.join], miterLimit: pen.miterLimit });
  return areaOf(path);
}

/** Distance of control points from the ends of a quarter of an ellipse, as a share of its radius. */
const KAPPA = 0.5522847498;

/** The outline of a plain shape in page coordinates. */
export function outlineOf(shape: NodeShape, box: Box): Area {
  if (shape.type === 'path') return { commands: [...shape.commands], rule: shape.rule };
  const turn = rotation(box.rotation, box.x + box.width / 2, box.y + box.height / 2);
  return { commands: transformed(uprightOutline(shape, box), turn), rule: 'nonzero' };
}

function uprightOutline(shape: Exclude<NodeShape, { type: 'path' }>, { x, y, width, height }: Box): PathCommand[] {
  if (shape.type === 'line') {
    const middle = y + height / 2;
    return [
      { type: 'M', x, y: middle },
      { type: 'L', x: x + width, y: middle },
    ];
  }
  const [rx, ry] =
    shape.type === 'ellipse'
      ? [width / 2, height / 2]
      : [Math.min(shape.radius, width / 2, height / 2), Math.min(shape.radius, width / 2, height / 2)];
  const [right, bottom] = [x + width, y + height];
  if (rx <= 0 || ry <= 0)
    return [
      { type: 'M', x, y },
      { type: 'L', x: right, y },
      { type: 'L', x: right, y: bottom },
      { type: 'L', x, y: bottom },
      { type: 'Z' },
    ];
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return [
    { type: 'M', x: x + rx, y },
    { type: 'L', x: right - rx, y },
    { type: 'C', x1: right - kx, y1: y, x2: right, y2: y + ky, x: right, y: y + ry },
    { type: 'L', x: right, y: bottom - ry },
    { type: 'C', x1: right, y1: bottom - ky, x2: right - kx, y2: bottom, x: right - rx, y: bottom },
    { type: 'L', x: x + rx, y: bottom },
    { type: 'C', x1: x + kx, y1: bottom, x2: x, y2: bottom - ky, x, y: bottom - ry },
    { type: 'L', x, y: y + ry },
    { type: 'C', x1: x, y1: y + ky, x2: x + kx, y2: y, x: x + rx, y },
    { type: 'Z' },
  ];
}

/** The box of a straight line, px: as long as it is, hardly thick, turned about its middle. */
export function boxOfLine(from: { x: number; y: number }, to: { x: number; y: number }): Box {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const thick = Math.max(1e-3, length / 1000);
  return {
    x: (from.x + to.x) / 2 - length / 2,
    y: (from.y + to.y) / 2 - thick / 2,
    width: length,
    height: thick,
    rotation: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}
