/**
 * The guided filter (He, Sun, Tang: "Guided image filtering", 2010; its fast form, 2015) with a color guide: in every
 * small window the mask is written as a linear function of the picture's colors, so its edges fall where the picture's
 * edges are. The function is found at a small size and applied at the picture's full size.
 */
import { boxMean, createPlane, type Plane } from '../pixels/plane.ts';

/** mask ≈ red × picture's red + green × … + offset, colors 0..1. */
export interface ColorLine {
  red: Plane;
  green: Plane;
  blue: Plane;
  offset: Plane;
  /** How much the picture's colors vary around each pixel: the sum of their variances. */
  variance: Plane;
}

/**
 * @param guide the picture's color planes, 0..1, of the mask's size
 * @param radius px of the window
 * @param epsilon variance of color in a window above which there is an edge
 */
export function colorLine(
  guide: readonly [Plane, Plane, Plane],
  mask: Plane,
  radius: number,
  epsilon: number,
): ColorLine {
  const [red, green, blue] = guide;
  const times = (a: Plane, b: Plane) => boxMean(a, radius, b);
  const [meanR, meanG, meanB, meanP] = [red, green, blue, mask].map((plane) => boxMean(plane, radius)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  const [rr, rg, rb, gg, gb, bb] = [
    times(red, red),
    times(red, green),
    times(red, blue),
    times(green, green),
    times(green, blue),
    times(blue, blue),
  ];
  const [rp, gp, bp] = [times(red, mask), times(green, mask), times(blue, mask)];
  const { width, height } = mask;
  const line = {
    red: createPlane(width, height),
    green: createPlane(width, height),
    blue: createPlane(width, height),
    offset: createPlane(width, height),
  };
  const variance = createPlane(width, height);
  for (let at = 0; at < width * height; at += 1) {
    const r = meanR.data[at] as number;
    const g = meanG.data[at] as number;
    const b = meanB.data[at] as number;
    const p = meanP.data[at] as number;
    // The covariance matrix of the window's colors, symmetric, and its inverse by cofactors.
    const a11 = (rr.data[at] as number) - r * r + epsilon;
    const a12 = (rg.data[at] as number) - r * g;
    const a13 = (rb.data[at] as number) - r * b;
    const a22 = (gg.data[at] as number) - g * g + epsilon;
    const a23 = (gb.data[at] as number) - g * b;
    const a33 = (bb.data[at] as number) - b * b + epsilon;
    variance.data[at] = Math.max(0, a11 - epsilon) + Math.max(0, a22 - epsilon) + Math.max(0, a33 - epsilon);
    const c11 = a22 * a33 - a23 * a23;
    const c12 = a13 * a23 - a12 * a33;
    const c13 = a12 * a23 - a13 * a22;
    const c22 = a11 * a33 - a13 * a13;
    const c23 = a12 * a13 - a11 * a23;
    const c33 = a11 * a22 - a12 * a12;
    const determinant = a11 * c11 + a12 * c12 + a13 * c13;
    const v1 = (rp.data[at] as number) - r * p;
    const v2 = (gp.data[at] as number) - g * p;
    const v3 = (bp.data[at] as number) - b * p;
    const lineR = (c11 * v1 + c12 * v2 + c13 * v3) / determinant;
    const lineG = (c12 * v1 + c22 * v2 + c23 * v3) / determinant;
    const lineB = (c13 * v1 + c23 * v2 + c33 * v3) / determinant;
    line.red.data[at] = lineR;
    line.green.data[at] = lineG;
    line.blue.data[at] = lineB;
    line.offset.data[at] = p - lineR * r - lineG * g - lineB * b;
  }
  return {
    red: boxMean(line.red, radius),
    green: boxMean(line.green, radius),
    blue: boxMean(line.blue, radius),
    offset: boxMean(line.offset, radius),
    variance,
  };
}
