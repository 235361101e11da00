/** Outlines of nodes as the path data of layers: in a view box that is the layer's box. */
import type { PathCommand } from '#design/document/outline-path.ts';
import { LIMITS } from '#design/document/limits.ts';

export interface FittedPath {
  path: string;
  viewWidth: number;
  viewHeight: number;
}

/** Longest side of a view box. */
const MOST_VIEW = 10_000;

/**
 * Commands in page coordinates as path data of a layer with this box, both px after the frame's scale and shift. Null:
 * too long for a layer, even with coarse numbers.
 */
export function fittedPath(
  commands: readonly PathCommand[],
  box: { x: number; y: number; width: number; height: number },
  frame: { scale: number; left: number; top: number },
): FittedPath | null {
  const shrink = Math.min(1, MOST_VIEW / Math.max(box.width, box.height));
  // An outline is as large as its box, but a box may lie no farther out than layers do.
  const near = (value: number): number => Math.min(2 * MOST_VIEW, Math.max(-MOST_VIEW, value));
  const x = (value: number): number => near((value * frame.scale + frame.left - box.x) * shrink);
  const y = (value: number): number => near((value * frame.scale + frame.top - box.y) * shrink);
  for (const digits of [2, 1, 0]) {
    const path = pathText(commands, x, y, digits);
    if (path.length <= LIMITS.outlinePath)
      return {
        path,
        viewWidth: Math.max(1, Math.round(box.width * shrink * 100) / 100),
        viewHeight: Math.max(1, Math.round(box.height * shrink * 100) / 100),
      };
  }
  return null;
}

function pathText(
  commands: readonly PathCommand[],
  x: (value: number) => number,
  y: (value: number) => number,
  digits: number,
): string {
  const factor = 10 ** digits;
  // Numbers without exponents; -0 is 0.
  const round = (value: number): string => String(Math.round(value * factor) / factor || 0);
  const point = (px: number, py: number): string => `${round(x(px))} ${round(y(py))}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      if (command.type === 'Q') return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
      if (command.type === 'C')
        return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
      return `${command.type}${point(command.x, command.y)}`;
    })
    .join('');
}
