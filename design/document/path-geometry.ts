/** Geometry of outlines: bounds, moving and scaling, and writing them as the path data of documents. */
import type { Box } from './geometry.ts';
import type { PathCommand } from './outline-path.ts';

interface Point {
  x: number;
  y: number;
}

/** SVG's order: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Turning points of a curve along one axis, as shares of its length. */
function turns(start: number, first: number, second: number, end: number): number[] {
  const a = -start + 3 * first - 3 * second + end;
  const b = 2 * (start - 2 * first + second);
  const c = first - start;
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b];
  const root = b * b - 4 * a * c;
  if (root < 0) return [];
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)];
}

function cubicAt(t: number, start: number, first: number, second: number, end: number): number {
  const u = 1 - t;
  return u * u * u * start + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * end;
}

function cubicRange(start: number, first: number, second: number, end: number): number[] {
  const inner = turns(start, first, second, end).filter((t) => t > 0 && t < 1);
  return [start, end, ...inner.map((t) => cubicAt(t, start, first, second, end))];
}

/**
 * The box that the drawn outline fills: of its curves, not of their control points. Null for an outline without points.
 */
export function pathBounds(commands: readonly PathCommand[]): Box | null {
  const xs: number[] = [];
  const ys: number[] = [];
  let at: Point = { x: 0, y: 0 };
  let first: Point = at;
  for (const command of commands) {
    if (command.type === 'Z') {
      at = first;
      continue;
    }
    if (command.type === 'C') {
      xs.push(...cubicRange(at.x, command.x1, command.x2, command.x));
      ys.push(...cubicRange(at.y, command.y1, command.y2, command.y));
    } else if (command.type === 'Q') {
      // The same curve as a cubic.
      const third = (from: number, control: number) => from + (control - from) * (2 / 3);
      xs.push(...cubicRange(at.x, third(at.x, command.x1), third(command.x, command.x1), command.x));
      ys.push(...cubicRange(at.y, third(at.y, command.y1), third(command.y, command.y1), command.y));
    } else {
      xs.push(command.x);
      ys.push(command.y);
    }
    at = { x: command.x, y: command.y };
    if (command.type === 'M') first = at;
  }
  if (xs.length === 0) return null;
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The outline moved, scaled, rotated or mirrored. */
export function transformPath(commands: readonly PathCommand[], [a, b, c, d, e, f]: Matrix): PathCommand[] {
  const to = (x: number, y: number): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return commands.map((command) => {
    if (command.type === 'Z') return command;
    const { x, y } = to(command.x, command.y);
    if (command.type !== 'C' && command.type !== 'Q') return { type: command.type, x, y };
    const one = to(command.x1, command.y1);
    if (command.type === 'Q') return { type: 'Q', x1: one.x, y1: one.y, x, y };
    const two = to(command.x2, command.y2);
    return { type: 'C', x1: one.x, y1: one.y, x2: two.x, y2: two.y, x, y };
  });
}

/** Path data with at most two decimals: enough for a view box of some hundred units. */
export function writePath(commands: readonly PathCommand[]): string {
  const n = (value: number) => {
    const rounded = Math.round(value * 100) / 100;
    // No "-0" and no exponents: the document's schema accepts only plain decimals.
    return rounded === 0 ? '0' : String(rounded);
  };
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type !== 'C' && command.type !== 'Q') return `${command.type}${n(command.x)} ${n(command.y)}`;
      if (command.type === 'Q') return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`;
      return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`;
    })
    .join('');
}

/** An outline in its own view box, as the shapes of documents store it. */
export interface Outline {
  path: string;
  viewWidth: number;
  viewHeight: number;
}

/** The outline cropped to its bounds, which become the view box. Null when it has no extent. */
export function croppedOutline(commands: readonly PathCommand[]): Outline | null {
  const box = pathBounds(commands);
  if (!box) return null;
  // Schema: a view box is at least one unit.
  const grow = Math.max(1, 1 / Math.max(1e-6, Math.max(box.width, box.height)));
  const moved = transformPath(commands, [grow, 0, 0, grow, -box.x * grow, -box.y * grow]);
  const length = (value: number) => Math.max(1, Math.round(value * grow * 100) / 100);
  return { path: writePath(moved), viewWidth: length(box.width), viewHeight: length(box.height) };
}
