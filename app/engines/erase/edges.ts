/**
 * Edges that run into a hole: a table's edge, a joint between tiles, the rim of a plate. Each is followed away from the
 * hole to its end, and described by its entry point, direction and curvature. Uses the gradients of all channels
 * together: Di Zenzo, "A Note on the Gradient of a Multi-Image", 1986.
 */
import { depthOf } from '../pixels/masks.ts';
import type { Mask, Pixels } from '../pixels/pixels.ts';

/** Pixel centers have integer coordinates. */
export interface Edge {
  /** Where it enters the hole, px. */
  x: number;
  y: number;
  /** Unit vector away from the hole. */
  outX: number;
  outY: number;
  /** At a distance s from the hole it is `bend × s²` to the side of (−outY, outX), px. */
  bend: number;
  /** How far it was followed, px. */
  length: number;
}

/** Weaker gradients are no edges, of 255 per px … */
const LEAST_GRADIENT = 4;
/** … nor are those that do not exceed the usual level around the hole. */
const ABOVE_USUAL = 2.5;
/** Number of places to follow, the strongest first. */
const FOLLOWED = 400;
/**
 * Least cosine between an edge and the shortest way out of the hole: edges along the hole's border do not run into it.
 */
const INTO_HOLE = 0.35;
/** Root mean square by which followed points may deviate from the curve through them, px. */
const STRAY = 0.6;
/** Ends closer to each other than this belong to one edge, px. */
const SAME = 1.6;
/** Misses in a row after which an edge has ended. */
const MISSES = 14;

interface Tensor {
  xx: number;
  xy: number;
  yy: number;
}

interface Point {
  x: number;
  y: number;
}

/** Sobel's idea on 5 × 5: smoothed across, differences along. Weights give the slope per px. */
const SMOOTH = [1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16] as const;
const SLOPE = [-1 / 8, -2 / 8, 0, 2 / 8, 1 / 8] as const;

class Gradients {
  private readonly known = new Map<number, Tensor | null>();
  private readonly picture: Pixels;
  private readonly barred: (at: number) => boolean;

  constructor(picture: Pixels, barred: (at: number) => boolean) {
    this.picture = picture;
    this.barred = barred;
  }

  /** At a pixel; null unless all pixels around it are known. */
  at(x: number, y: number): Tensor | null {
    const { width, height } = this.picture;
    if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return null;
    const at = y * width + x;
    let found = this.known.get(at);
    if (found === undefined) {
      found = this.measured(x, y);
      this.known.set(at, found);
    }
    return found;
  }

  /** Between pixels. */
  between(x: number, y: number): Tensor | null {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [across, down] = [x - left, y - top];
    const [a, b, c, d] = [
      this.at(left, top),
      this.at(left + 1, top),
      this.at(left, top + 1),
      this.at(left + 1, top + 1),
    ];
    if (!a || !b || !c || !d) return null;
    const mixed = (key: keyof Tensor) =>
      (a[key] * (1 - across) + b[key] * across) * (1 - down) + (c[key] * (1 - across) + d[key] * across) * down;
    return { xx: mixed('xx'), xy: mixed('xy'), yy: mixed('yy') };
  }

  private measured(x: number, y: number): Tensor | null {
    const { width, channels, data } = this.picture;
    const tensor = { xx: 0, xy: 0, yy: 0 };
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) if (this.barred((y + dy) * width + x + dx)) return null;
    for (let channel = 0; channel < channels; channel += 1) {
      let [across, down] = [0, 0];
      for (let dy = 0; dy < 5; dy += 1) {
        for (let dx = 0; dx < 5; dx += 1) {
          const value = data[((y + dy - 2) * width + x + dx - 2) * channels + channel] as number;
          across += value * (SLOPE[dx] as number) * (SMOOTH[dy] as number);
          down += value * (SLOPE[dy] as number) * (SMOOTH[dx] as number);
        }
      }
      tensor.xx += across * across;
      tensor.xy += across * down;
      tensor.yy += down * down;
    }
    return tensor;
  }
}

/** The picture's change in a direction, of 255 per px. */
const across = ({ xx, xy, yy }: Tensor, x: number, y: number) =>
  Math.sqrt(Math.max(0, xx * x * x + 2 * xy * x * y + yy * y * y));

/** The direction without change, and the strength of the change across it. */
function tangentOf({ xx, xy, yy }: Tensor): { x: number; y: number; strength: number } {
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const strength = Math.sqrt(Math.max(0, (xx + yy) / 2 + Math.hypot((xx - yy) / 2, xy)));
  return { x: -Math.sin(angle), y: Math.cos(angle), strength };
}

/** Points along an edge, from a place on it in one direction. */
function follow(gradients: Gradients, from: Point, direction: Point, most: number): Point[] {
  const points: Point[] = [];
  let { x, y } = from;
  let { x: dx, y: dy } = direction;
  let usual = 0;
  let misses = 0;
  for (let step = 0; step < most && misses <= MISSES; step += 1) {
    const here = gradients.between(x, y);
    const [one, other] = [gradients.between(x - dy, y + dx), gradients.between(x + dy, y - dx)];
    if (!here || !one || !other) break;
    const [middle, more, less] = [across(here, -dy, dx), across(one, -dy, dx), across(other, -dy, dx)];
    const curve = more + less - 2 * middle;
    const aside = curve < 0 ? Math.min(1, Math.max(-1, (less - more) / (2 * curve))) : more > less ? 0.7 : -0.7;
    const tangent = tangentOf(here);
    const along = tangent.x * dx + tangent.y * dy;
    if (Math.abs(along) < 0.9 || middle < 0.4 * usual) {
      misses += 1;
    } else {
      misses = 0;
      x -= 0.7 * aside * dy;
      y += 0.7 * aside * dx;
      points.push({ x, y });
      usual = usual === 0 ? middle : usual + (middle - usual) / Math.min(12, points.length);
      const sign = Math.sign(along);
      [dx, dy] = [0.85 * dx + 0.15 * sign * tangent.x, 0.85 * dy + 0.15 * sign * tangent.y];
      const long = Math.hypot(dx, dy);
      [dx, dy] = [dx / long, dy / long];
    }
    x += dx;
    y += dy;
  }
  return points;
}

interface Curve {
  /** Along the chord and to its side: aside = a + b·s + c·s². */
  a: number;
  b: number;
  c: number;
  stray: number;
}

/** Least squares of a parabola, or of a line. */
function fitted(places: readonly { s: number; aside: number }[], bent: boolean): Curve {
  const sums = [0, 0, 0, 0, 0];
  const sides = [0, 0, 0];
  for (const { s, aside } of places) {
    for (let power = 0; power <= 4; power += 1) sums[power] = (sums[power] as number) + s ** power;
    for (let power = 0; power <= 2; power += 1) sides[power] = (sides[power] as number) + aside * s ** power;
  }
  const [n, s1, s2, s3, s4] = sums as [number, number, number, number, number];
  const [r0, r1, r2] = sides as [number, number, number];
  let [a, b, c] = [0, 0, 0];
  if (bent) {
    const whole = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
    a = (r0 * (s2 * s4 - s3 * s3) - s1 * (r1 * s4 - r2 * s3) + s2 * (r1 * s3 - r2 * s2)) / whole;
    b = (n * (r1 * s4 - r2 * s3) - r0 * (s1 * s4 - s2 * s3) + s2 * (s1 * r2 - s2 * r1)) / whole;
    c = (n * (s2 * r2 - s3 * r1) - s1 * (s1 * r2 - s2 * r1) + r0 * (s1 * s3 - s2 * s2)) / whole;
  } else {
    const whole = n * s2 - s1 * s1;
    a = (r0 * s2 - r1 * s1) / whole;
    b = (n * r1 - s1 * r0) / whole;
  }
  const squares = places.reduce((sum, { s, aside }) => sum + (aside - a - b * s - c * s * s) ** 2, 0);
  return { a, b, c, stray: Math.sqrt(squares / n) };
}

/** The longest stretch of points from the hole on that forms a line or a gentle bend; null when there is none. */
function edgeThrough(
  points: readonly Point[],
  shortest: number,
  inHole: (x: number, y: number) => boolean,
): Edge | null {
  for (let count = points.length; count >= shortest; count = Math.floor(count * 0.75)) {
    const [first, last] = [points[0] as Point, points[count - 1] as Point];
    const long = Math.hypot(last.x - first.x, last.y - first.y);
    if (long < shortest * 0.9) continue;
    const [fx, fy] = [(last.x - first.x) / long, (last.y - first.y) / long];
    const places = points.slice(0, count).map(({ x, y }) => ({
      s: (x - first.x) * fx + (y - first.y) * fy,
      aside: (y - first.y) * fx - (x - first.x) * fy,
    }));
    let curve = fitted(places, false);
    if (curve.stray > STRAY / 2) {
      const bent = fitted(places, true);
      if (bent.stray < 0.6 * curve.stray) curve = bent;
    }
    if (curve.stray > STRAY) continue;
    const { a, b, c } = curve;
    const placeAt = (s: number): Point => ({
      x: first.x + fx * s - fy * (a + b * s + c * s * s),
      y: first.y + fy * s + fx * (a + b * s + c * s * s),
    });
    for (let s = 0; s > -16; s -= 0.5) {
      const { x, y } = placeAt(s);
      if (!inHole(x, y)) continue;
      const slope = b + 2 * c * s;
      const size = Math.hypot(1, slope);
      return { x, y, outX: (fx - fy * slope) / size, outY: (fy + fx * slope) / size, bend: c, length: long };
    }
    return null;
  }
  return null;
}

/**
 * The edges that run into the hole, the strongest first.
 * @param barred inside: ignored; of the picture's size
 * @param shortest edges that can't be followed this far are ignored, px
 * @param most how far edges are followed, px
 */
export function edgesInto(
  picture: Pixels,
  hole: Mask,
  barred: Mask | null,
  { shortest, most }: { shortest: number; most: number },
): Edge[] {
  const { width, height } = picture;
  const outside: Mask = { ...hole, data: hole.data.map((value) => (value ? 0 : 1)) };
  const away = depthOf(outside);
  const gradients = new Gradients(picture, (at) => Boolean(hole.data[at]) || Boolean(barred?.data[at]));
  const found: { at: number; strength: number; tangent: Point }[] = [];
  for (let y = 3; y < height - 3; y += 1) {
    for (let x = 3; x < width - 3; x += 1) {
      const at = y * width + x;
      const far = away[at] as number;
      if (far < 4.2 || far >= 5.6) continue;
      const tensor = gradients.at(x, y);
      if (!tensor) continue;
      const tangent = tangentOf(tensor);
      if (tangent.strength < 1) continue;
      let [outX, outY] = [
        (away[at + 1] as number) - (away[at - 1] as number),
        (away[at + width] as number) - (away[at - width] as number),
      ];
      const long = Math.hypot(outX, outY) || 1;
      [outX, outY] = [outX / long, outY / long];
      const along = tangent.x * outX + tangent.y * outY;
      const sign = Math.sign(along) || 1;
      const [one, other] = [
        gradients.between(x - tangent.y, y + tangent.x),
        gradients.between(x + tangent.y, y - tangent.x),
      ];
      const isTop =
        one &&
        other &&
        across(one, -tangent.y, tangent.x) <= tangent.strength &&
        across(other, -tangent.y, tangent.x) <= tangent.strength;
      found.push({
        at,
        strength: isTop && Math.abs(along) >= INTO_HOLE ? tangent.strength : -tangent.strength,
        tangent: { x: sign * tangent.x, y: sign * tangent.y },
      });
    }
  }
  if (found.length === 0) return [];
  const strengths = found.map(({ strength }) => Math.abs(strength)).sort((a, b) => a - b);
  const least = Math.max(LEAST_GRADIENT, ABOVE_USUAL * (strengths[strengths.length >> 1] as number));
  const inHole = (x: number, y: number) => {
    const [px, py] = [Math.round(x), Math.round(y)];
    return px >= 0 && py >= 0 && px < width && py < height && hole.data[py * width + px] === 1;
  };
  const edges: Edge[] = [];
  const strongest = found
    .filter(({ strength }) => strength >= least)
    .sort((a, b) => b.strength - a.strength || a.at - b.at)
    .slice(0, FOLLOWED);
  for (const { at, tangent } of strongest) {
    const edge = edgeThrough(
      follow(gradients, { x: at % width, y: Math.floor(at / width) }, tangent, most),
      shortest,
      inHole,
    );
    if (!edge) continue;
    const same = edges.findIndex(
      ({ x, y, outX, outY }) => Math.hypot(x - edge.x, y - edge.y) < SAME && outX * edge.outX + outY * edge.outY > 0.94,
    );
    if (same < 0) edges.push(edge);
    else if ((edges[same] as Edge).length < edge.length) edges[same] = edge;
  }
  return edges;
}
