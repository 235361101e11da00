/** The edges of a picture that may belong to lines which should be level or upright. */
import { lumaAt, type Pixels } from '../pixels/pixels.ts';

/** Candidate angles, degrees. */
export const MOST_ANGLE = 9;
/** Steps of luma that are edges. */
const EDGE = 14;

export interface Edges {
  /** Along the line, and at right angles to it, px from the middle. */
  along: Float32Array;
  off: Float32Array;
  /** Clockwise rotation of each edge, degrees. */
  turn: Float32Array;
  /** How long a line could be, px. */
  length: number;
}

/** Edges that run nearly level (or upright), of a small picture. */
export function edgesOf({ width, height, data }: Pixels, level: boolean): Edges {
  const along: number[] = [];
  const off: number[] = [];
  const turn: number[] = [];
  const luma = (x: number, y: number) => lumaAt(data, (y * width + x) * 3);
  const slant = Math.tan(((MOST_ANGLE + 4) * Math.PI) / 180);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const across =
        luma(x + 1, y - 1) +
        2 * luma(x + 1, y) +
        luma(x + 1, y + 1) -
        luma(x - 1, y - 1) -
        2 * luma(x - 1, y) -
        luma(x - 1, y + 1);
      const down =
        luma(x - 1, y + 1) +
        2 * luma(x, y + 1) +
        luma(x + 1, y + 1) -
        luma(x - 1, y - 1) -
        2 * luma(x, y - 1) -
        luma(x + 1, y - 1);
      const [main, side] = level ? [Math.abs(down), Math.abs(across)] : [Math.abs(across), Math.abs(down)];
      if (main / 4 < EDGE || side > slant * main + 8) continue;
      const [px, py] = [x - width / 2, y - height / 2];
      along.push(level ? px : py);
      // Turning clockwise moves the right end of a level line down, and the lower end of an upright one left.
      off.push(level ? py : -px);
      turn.push((Math.atan(level ? -across / down : down / across) * 180) / Math.PI);
    }
  }
  return {
    along: Float32Array.from(along),
    off: Float32Array.from(off),
    turn: Float32Array.from(turn),
    length: level ? width : height,
  };
}
