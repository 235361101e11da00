/**
 * Smooths a plane along its edges and never across them, so that slanting lines have no stairs. Directions by the
 * structure tensor (Bigün and Granlund 1987; Weickert, "Coherence-Enhancing Diffusion Filtering", 1999), means along
 * the line through each pixel (Cabral and Leedom, "Imaging Vector Fields Using Line Integral Convolution", 1993).
 */
import { boxMean } from '#app/engines/pixels/plane.ts';
import { createFloatPlane, type FloatPlane } from '../pixels/float-plane.ts';

/** Directions of lines: unit vectors along them, and confidence, 0..1. */
export interface Directions {
  x: Float32Array;
  y: Float32Array;
  sure: Float32Array;
}

/** Energy of the gradient (of values 0..255) at which an edge counts half. */
const HALF_EDGE = 5;
/** Below this nothing is smoothed. */
const LEAST_SURE = 0.15;

/** @param radius of the window for averaging directions, px */
export function directionsOf({ width, height, data }: FloatPlane, radius: number): Directions {
  const xx = createFloatPlane(width, height);
  const yy = createFloatPlane(width, height);
  const xy = createFloatPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const across =
        ((data[y * width + Math.min(width - 1, x + 1)] as number) - (data[y * width + Math.max(0, x - 1)] as number)) /
        2;
      const down = ((data[below + x] as number) - (data[above + x] as number)) / 2;
      xx.data[at] = across * across;
      yy.data[at] = down * down;
      xy.data[at] = across * down;
    }
  }
  const [meanXx, meanYy, meanXy] = [xx, yy, xy].map((plane) => boxMean(boxMean(plane, radius), radius)) as [
    FloatPlane,
    FloatPlane,
    FloatPlane,
  ];
  const directions: Directions = {
    x: new Float32Array(width * height),
    y: new Float32Array(width * height),
    sure: new Float32Array(width * height),
  };
  for (let at = 0; at < directions.sure.length; at += 1) {
    const [a, b, c] = [meanXx.data[at] as number, meanXy.data[at] as number, meanYy.data[at] as number];
    const difference = Math.hypot(a - c, 2 * b);
    const sum = a + c;
    // Half of the double angle of the gradient; lines run at right angles to it.
    const angle = 0.5 * Math.atan2(2 * b, a - c) + Math.PI / 2;
    directions.x[at] = Math.cos(angle);
    directions.y[at] = Math.sin(angle);
    const coherence = sum > 0 ? difference / sum : 0;
    directions.sure[at] = coherence * coherence * (sum / (sum + HALF_EDGE));
  }
  return directions;
}

/** @param reach how far to average along the line on both sides, px */
export function smoothAlong(plane: FloatPlane, { x: alongX, y: alongY, sure }: Directions, reach: number): FloatPlane {
  const { width, height, data } = plane;
  const result: FloatPlane = { width, height, data: data.slice() };
  const steps = Math.max(1, Math.round(reach));
  const length = reach / steps;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const certain = sure[at] as number;
      if (certain < LEAST_SURE) continue;
      let sum = data[at] as number;
      let weights = 1;
      for (let side = -1; side <= 1; side += 2) {
        for (let step = 1; step <= steps; step += 1) {
          const px = x + side * step * length * (alongX[at] as number);
          const py = y + side * step * length * (alongY[at] as number);
          if (px < 0 || py < 0 || px > width - 1 || py > height - 1) break;
          const [left, top] = [Math.min(width - 2, Math.floor(px)), Math.min(height - 2, Math.floor(py))];
          const [shareX, shareY] = [px - left, py - top];
          const corner = top * width + left;
          const value =
            ((data[corner] as number) * (1 - shareX) + (data[corner + 1] as number) * shareX) * (1 - shareY) +
            ((data[corner + width] as number) * (1 - shareX) + (data[corner + width + 1] as number) * shareX) * shareY;
          // A bell along the line.
          const weight = Math.exp(-2 * (step / steps) ** 2);
          sum += weight * value;
          weights += weight;
        }
      }
      result.data[at] = (data[at] as number) * (1 - certain) + (sum / weights) * certain;
    }
  }
  return result;
}
