/** Symmetric lines: closed outlines and seams. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { SIZE } from './lay.ts';

export type P = readonly [number, number];

/**
 * A closed outline; three-point entries are quadratic curves (control, then end). The left half is given and mirrored.
 */
export function mirrored(c: SKRSContext2D, half: readonly (P | readonly [P, P])[], start: P): void {
  const flip = ([x, y]: P): P => [SIZE - x, y];
  const steps = half.map((step) =>
    typeof step[0] === 'number'
      ? { end: step as P, by: null }
      : { end: (step as readonly [P, P])[1], by: (step as readonly [P, P])[0] },
  );
  c.beginPath();
  c.moveTo(...start);
  for (const { end, by } of steps)
    if (by) c.quadraticCurveTo(...by, ...end);
    else c.lineTo(...end);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const to = flip(at === 0 ? start : (steps[at - 1] as { end: P }).end);
    const by = (steps[at] as { by: P | null }).by;
    if (by) c.quadraticCurveTo(...flip(by), ...to);
    else c.lineTo(...to);
  }
  c.closePath();
}

export const seam = (c: SKRSContext2D, points: readonly P[], color = 'rgba(0,0,0,0.16)', width = 2) => {
  for (const side of [0, 1]) {
    c.beginPath();
    points.forEach(([x, y], at) => (at === 0 ? c.moveTo(side ? SIZE - x : x, y) : c.lineTo(side ? SIZE - x : x, y)));
    c.strokeStyle = color;
    c.lineWidth = width;
    c.stroke();
  }
};
