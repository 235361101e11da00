/** Outlines painted as pixels, to see how well they reproduce the traced picture. */
import type { PathCommand } from '../../document/outline-path.ts';
import type { Point } from './contours.ts';

/** Straight pieces of one curve. */
const PIECES = 12;

/** Closed polygons of an outline. */
function polygonsOf(commands: readonly PathCommand[]): Point[][] {
  const polygons: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const to = { x: command.x, y: command.y };
    if (command.type === 'M') polygons.push([to]);
    else if (command.type === 'C' || command.type === 'Q') {
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const u = 1 - t;
        const axis = (a: number, b: number, c: number, d: number) =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
        const third = (from: number, control: number) => from + (control - from) * (2 / 3);
        const [x1, y1, x2, y2] =
          command.type === 'C'
            ? [command.x1, command.y1, command.x2, command.y2]
            : [third(at.x, command.x1), third(at.y, command.y1), third(to.x, command.x1), third(to.y, command.y1)];
        polygons.at(-1)?.push({ x: axis(at.x, x1, x2, to.x), y: axis(at.y, y1, y2, to.y) });
      }
    } else polygons.at(-1)?.push(to);
    at = to;
  }
  return polygons;
}

/** Calls back for every pixel whose center is inside the outline, by the even-odd rule. */
export function paintOutline(
  commands: readonly PathCommand[],
  width: number,
  height: number,
  paint: (index: number) => void,
): void {
  const crossings: number[][] = Array.from({ length: height }, () => []);
  for (const polygon of polygonsOf(commands)) {
    for (const [index, from] of polygon.entries()) {
      const to = polygon[(index + 1) % polygon.length] as Point;
      const [top, bottom] = from.y < to.y ? [from, to] : [to, from];
      for (let row = Math.max(0, Math.ceil(top.y - 0.5)); row < height && row + 0.5 < bottom.y; row += 1) {
        crossings[row]?.push(top.x + ((row + 0.5 - top.y) / (bottom.y - top.y)) * (bottom.x - top.x));
      }
    }
  }
  for (const [row, line] of crossings.entries()) {
    line.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < line.length; pair += 2) {
      for (
        let x = Math.max(0, Math.ceil((line[pair] as number) - 0.5));
        x < width && x + 0.5 < (line[pair + 1] as number);
        x += 1
      )
        paint(row * width + x);
    }
  }
}
