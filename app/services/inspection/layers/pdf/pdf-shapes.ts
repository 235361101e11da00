/** Outlines of a PDF as the shapes they are: rectangles, ellipses and lines stay such. */
import type * as mupdf from 'mupdf';
import type { PathCommand } from '#design/document/outline-path.ts';
import { boundsOf, boxOfBounds, boxOfLine, tightBounds, transformed } from '../outlines.ts';
import type { Matrix } from '../matrix.ts';
import type { Box, NodeShape } from '../imported.ts';
import { isPlain } from '../plain-area.ts';

/** The commands of a path, in its own coordinates. */
export function commandsOfPath(path: mupdf.Path): PathCommand[] {
  const commands: PathCommand[] = [];
  path.walk({
    moveTo: (x, y) => void commands.push({ type: 'M', x, y }),
    lineTo: (x, y) => void commands.push({ type: 'L', x, y }),
    curveTo: (x1, y1, x2, y2, x, y) => void commands.push({ type: 'C', x1, y1, x2, y2, x, y }),
    closePath: () => void commands.push({ type: 'Z' }),
  });
  // A place that nothing is drawn from.
  while (commands.at(-1)?.type === 'M') commands.pop();
  return commands.filter(({ type }, index) => type !== 'M' || commands[index + 1]?.type !== 'M');
}

export function shapeOfPath(
  own: readonly PathCommand[],
  matrix: Matrix,
  rule: 'nonzero' | 'evenodd',
  filled: boolean,
): { shape: NodeShape; box: Box } | null {
  const commands = transformed(own, matrix);
  if (commands.length < 2 || commands[0]?.type !== 'M') return null;
  const [from, to, ...more] = commands;
  if (!filled && more.length === 0 && from?.type === 'M' && to?.type === 'L') return lineShape(from, to);
  const bounds = boundsOf(commands);
  if (!bounds) return null;
  if (isPlain({ commands, rule }, bounds)) return { shape: { type: 'rectangle', radius: 0 }, box: boxOfBounds(bounds) };
  const tight = tightBounds(commands) ?? bounds;
  if (isEllipse(commands, boxOfBounds(tight))) return { shape: { type: 'ellipse' }, box: boxOfBounds(tight) };
  return { shape: { type: 'path', commands, rule }, box: boxOfBounds(tight) };
}

const lineShape = (from: { x: number; y: number }, to: { x: number; y: number }): { shape: NodeShape; box: Box } => ({
  shape: { type: 'line', startHead: 'none', endHead: 'none' },
  box: boxOfLine(from, to),
});

/** Four curves whose ends are in the middles of the box's sides. */
function isEllipse(commands: readonly PathCommand[], { x, y, width, height }: Box): boolean {
  const curves = commands.filter(({ type }) => type === 'C');
  if (curves.length !== 4 || commands.length > 6 || commands.at(-1)?.type !== 'Z') return false;
  const near = 0.02 * Math.max(width, height);
  return curves.every((curve) => {
    if (curve.type !== 'C') return false;
    const [dx, dy] = [Math.abs(curve.x - x - width / 2), Math.abs(curve.y - y - height / 2)];
    return (dx < near && Math.abs(dy - height / 2) < near) || (dy < near && Math.abs(dx - width / 2) < near);
  });
}
