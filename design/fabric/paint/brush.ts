/** Strokes of a brush, whose width follows the pressure. */
import { getStroke } from 'perfect-freehand';
import { SWELL } from './drawing.ts';

type Point = readonly [number, number];

/**
 * The outline of a brush stroke: its width follows the pressures; without any, it is thinner where the movement was
 * fast. Same units as the points.
 */
export function brushOutline(points: readonly Point[], pressures: readonly number[], width: number): Point[] {
  const measured = pressures.length > 0;
  const input = points.map(([x, y], index): [number, number, number] => [
    x,
    y,
    measured ? (pressures[index] ?? 0.5) : 0.5,
  ]);
  // At half pressure the package draws a stroke of `size`; the input was smoothed before it was stored.
  return getStroke(input, {
    size: width,
    thinning: SWELL,
    smoothing: 0.5,
    streamline: 0,
    simulatePressure: !measured,
    last: true,
  }).map(([x = 0, y = 0]): Point => [x, y]);
}
