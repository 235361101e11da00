/**
 * From where a product was photographed, judged by its cutout: from the side, as it stands on a table, or from above, as it
 * lies on one. What stands rests on a level foot, upright, and shades towards its sides; what lies shows round rims as
 * round, may lie at any angle, and cloth is evenly lit. Where nothing speaks for above, it is the side.
 */
import type { Pixels } from './product-levels.ts';

export type View = 'side' | 'above';

/** Longer side of the grid that is judged, cells: more of a picture is not looked at. */
export const VIEW_SIDE = 160;
/** Share of a round rim's height in its width from which it is seen from above: 25 degrees of the camera's height. */
const ROUND = 0.42;
/** Of the width: how far a rim may be off the arc of an ellipse. */
const OFF_ARC = 0.018;
/** How far into a rim's far half it is looked for, and how much narrower it is there. */
const FAR = 0.7;
const NARROWER = 0.93;
/** What is thinner than twice this share of the shorter side is a handle or a spoon. */
const THIN = 0.1;
/** Typical difference of a sheet's brightness from its median, as a share of it. */
const EVEN = 0.025;
/** Degrees, and length by width: nothing slender stands like that. */
const LEANING = 15;
const SLENDER = 2.6;
/** Share of an upright rectangle that a thing with four straight sides fills; degrees at which it lies. */
const SQUARE = 0.9;
const TURNED = 6;
/** Pieces of this share of the cutout count; feet this share of its height above the lowest are on no line with it. */
const PIECE = 0.02;
const SCATTERED = 0.12;
/** Share of its box that a chain or a ring fills without a foot to stand on. */
const WIRE = 0.2;
const FOOT = 0.25;

interface Grid {
  width: number;
  height: number;
  inside: Uint8Array;
  light: Float32Array;
}

function gridOf({ width, height, data }: Pixels): Grid {
  const scale = Math.min(1, VIEW_SIDE / Math.max(width, height));
  const grid = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const inside = new Uint8Array(grid.width * grid.height);
  const light = new Float32Array(grid.width * grid.height);
  for (let y = 0; y < grid.height; y += 1)
    for (let x = 0; x < grid.width; x += 1) {
      const px = Math.min(width - 1, Math.floor((x + 0.5) / scale));
      const py = Math.min(height - 1, Math.floor((y + 0.5) / scale));
      const at = (py * width + px) * 4;
      inside[y * grid.width + x] = (data[at + 3] as number) > 127 ? 1 : 0;
      light[y * grid.width + x] =
        0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number);
    }
  return { ...grid, inside, light };
}

/** The lowest cell of each column; -1: the column is empty. */
function lowerEdge({ width, height, inside }: Grid): Int32Array {
  const lowest = new Int32Array(width).fill(-1);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (inside[y * width + x] === 1) lowest[x] = y;
  return lowest;
}

/** Whether its lower edge is the arc of a wide ellipse from side to side: a plate, a saucer, a tray. */
function isRoundBelow({ width, inside }: Grid, lowest: Int32Array): boolean {
  // y = bottom - depth (1 - sqrt(1 - u²)), least squares in bottom and depth over the inner 90 % of the width.
  let [n, sa, sy, saa, say] = [0, 0, 0, 0, 0];
  const arc = (x: number): number => {
    const u = ((x + 0.5) / width) * 2 - 1;
    return Math.sqrt(Math.max(0, 1 - u * u));
  };
  const [from, to] = [Math.floor(width * 0.05), Math.ceil(width * 0.95)];
  for (let x = from; x < to; x += 1) {
    const y = lowest[x] as number;
    if (y < 0) return false;
    const a = arc(x);
    n += 1;
    sa += a;
    sy += y;
    saa += a * a;
    say += a * y;
  }
  const depth = (n * say - sa * sy) / (n * saa - sa * sa);
  const level = (sy - depth * sa) / n;
  let off = 0;
  for (let x = from; x < to; x += 1) off += ((lowest[x] as number) - level - depth * arc(x)) ** 2;
  if (depth / (width / 2) < ROUND || Math.sqrt(off / n) / width > OFF_ARC) return false;
  // Of a rim the far half is seen too, where the upright side of a jar goes on and that of a bowl ends.
  const beyond = Math.round(level - depth * FAR);
  if (beyond < 0) return false;
  const filled = inside.subarray(beyond * width, (beyond + 1) * width).reduce((sum, one) => sum + one, 0);
  return filled < width * NARROWER;
}

/** The same without what is thin: the handle of a cup seen from above. */
function isRoundWithout({ width, height, inside, light }: Grid): boolean {
  const reach = Math.round(Math.min(width, height) * THIN);
  const core = inside.map((_, at) => Number(insideWithin(inside, width, height, at, reach)));
  const kept = inside.map((one, at) => Number(one === 1 && isNear(core, width, height, at, reach)));
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let at = 0; at < kept.length; at += 1)
    if (kept[at] === 1) {
      left = Math.min(left, at % width);
      right = Math.max(right, at % width);
      top = Math.min(top, Math.floor(at / width));
      bottom = Math.max(bottom, Math.floor(at / width));
    }
  if (right < left) return false;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const part = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    part.set(kept.subarray((y + top) * width + left, (y + top) * width + left + size.width), y * size.width);
  const grid = { ...size, inside: part, light };
  return isRoundBelow(grid, lowerEdge(grid));
}

/** Places around one, at a distance of so many cells. */
const AROUND = Array.from(
  { length: 16 },
  (_, n) => [Math.cos((n * Math.PI) / 8), Math.sin((n * Math.PI) / 8)] as const,
);

/** Whether all places around one are inside. */
const insideWithin = (inside: Uint8Array, width: number, height: number, at: number, reach: number): boolean =>
  AROUND.every(([cos, sin]) => {
    const [x, y] = [Math.round((at % width) + cos * reach), Math.round(Math.floor(at / width) + sin * reach)];
    return x >= 0 && y >= 0 && x < width && y < height && inside[y * width + x] === 1;
  });

/** Whether there is some of the core within reach. */
const isNear = (core: Uint8Array, width: number, height: number, at: number, reach: number): boolean =>
  [1, 0.75, 0.5, 0.25, 0].some((share) =>
    AROUND.some(([cos, sin]) => {
      const [x, y] = [
        Math.round((at % width) + cos * reach * share),
        Math.round(Math.floor(at / width) + sin * reach * share),
      ];
      return x >= 0 && y >= 0 && x < width && y < height && core[y * width + x] === 1;
    }),
  );

/** Angle of its longer axis from the nearest upright or level line, degrees, and its length by its width. */
function axisOf({ width, height, inside }: Grid): { tilt: number; slender: number; fill: number } {
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (inside[y * width + x] === 0) continue;
      n += 1;
      sx += x;
      sy += y;
      xx += x * x;
      yy += y * y;
      xy += x * y;
    }
  const [mx, my] = [sx / n, sy / n];
  const [vx, vy, c] = [xx / n - mx * mx, yy / n - my * my, xy / n - mx * my];
  const angle = (Math.abs(0.5 * Math.atan2(2 * c, vx - vy)) * 180) / Math.PI;
  const spread = Math.sqrt(((vx - vy) / 2) ** 2 + c * c);
  const [most, least] = [(vx + vy) / 2 + spread, Math.max(1e-6, (vx + vy) / 2 - spread)];
  return { tilt: Math.min(angle, 90 - angle), slender: Math.sqrt(most / least), fill: n / (width * height) };
}

/** The angle of the smallest rectangle around it, degrees from upright, and how much of that it fills. */
function rectangleOf({ width, height, inside }: Grid): { angle: number; fill: number } {
  const edge: [number, number][] = [];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [-1, -1];
    for (let x = 0; x < width; x += 1)
      if (inside[y * width + x] === 1) {
        count += 1;
        if (first < 0) first = x;
        last = x;
      }
    if (first >= 0) edge.push([first, y], [last + 1, y], [first, y + 1], [last + 1, y + 1]);
  }
  let best = { angle: 0, fill: 0 };
  for (let angle = 0; angle < 90; angle += 2) {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [x, y] of edge) {
      const [u, v] = [x * cos + y * sin, y * cos - x * sin];
      left = Math.min(left, u);
      right = Math.max(right, u);
      top = Math.min(top, v);
      bottom = Math.max(bottom, v);
    }
    const fill = count / ((right - left) * (bottom - top));
    if (fill > best.fill) best = { angle: Math.min(angle, 90 - angle), fill };
  }
  return best;
}

/** The lowest rows of its pieces that count, shares of its height. */
function feetOf({ width, height, inside }: Grid): number[] {
  const seen = inside.slice();
  const feet: number[] = [];
  const total = inside.reduce((sum, one) => sum + one, 0);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] !== 1) continue;
    const stack = [start];
    seen[start] = 0;
    let [size, lowest] = [0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      size += 1;
      const [x, y] = [at % width, Math.floor(at / width)];
      lowest = Math.max(lowest, y);
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[next] !== 1) continue;
        seen[next] = 0;
        stack.push(next);
      }
    }
    if (size >= total * PIECE) feet.push(lowest / height);
  }
  return feet;
}

/** How far its blocks' brightness typically is from their median, as a share of it; prints on it don't count. */
function unevenness({ width, height, inside, light }: Grid): number {
  const side = 10;
  const means: number[] = [];
  for (let top = 0; top + side <= height; top += side)
    for (let left = 0; left + side <= width; left += side) {
      let [sum, count] = [0, 0];
      for (let y = top; y < top + side; y += 1)
        for (let x = left; x < left + side; x += 1)
          if (inside[y * width + x] === 1) {
            sum += light[y * width + x] as number;
            count += 1;
          }
      if (count > side * side * 0.8) means.push(sum / count);
    }
  if (means.length < 12) return 1;
  const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const middle = median(means);
  return median(means.map((mean) => Math.abs(mean - middle))) / Math.max(1, middle);
}

/** @param cutout the product cropped to its bounds, straight alpha */
export function viewOf(cutout: Pixels): View {
  const grid = gridOf(cutout);
  const lowest = lowerEdge(grid);
  const { tilt, slender, fill } = axisOf(grid);
  if (isRoundBelow(grid, lowest) || isRoundWithout(grid)) return 'above';
  if (tilt >= LEANING && slender >= SLENDER) return 'above';
  const rectangle = rectangleOf(grid);
  if (rectangle.fill >= SQUARE && rectangle.angle >= TURNED) return 'above';
  const feet = feetOf(grid);
  const aloft = feet.filter((foot) => foot < Math.max(...feet) - SCATTERED);
  if (aloft.length > feet.length / 2) return 'above';
  const onFoot = lowest.filter((y) => y >= grid.height - 1 - 0.04 * Math.max(grid.width, grid.height)).length;
  if (fill <= WIRE && onFoot / grid.width <= FOOT) return 'above';
  return unevenness(grid) <= EVEN ? 'above' : 'side';
}
