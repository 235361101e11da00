/**
 * The outlines of an area of pixels: followed along the cracks between inside and outside, with the inside always on
 * the right.
 */

export interface Point {
  x: number;
  y: number;
}

/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Closed outlines, including holes with the opposite orientation, as the centers of the cracks between pixels. Pixels
 * that touch only at corners are separate. `least`: outlines around fewer pixels are dropped. Units: px; a pixel's top
 * left corner has its column and row.
 */
export function contoursOf(
  inside: (x: number, y: number) => boolean,
  width: number,
  height: number,
  least: number,
): Point[][] {
  // A crack that runs right has the inside below it: outlines start only at these.
  const seen = new Uint8Array((width + 1) * (height + 1));
  const found: Point[][] = [];
  const begins = (x: number, y: number) => inside(x, y) && !inside(x, y - 1);
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (seen[y * (width + 1) + x] || !begins(x, y)) continue;
      const { points, area } = followed(inside, x, y, (atX, atY) => {
        seen[atY * (width + 1) + atX] = 1;
      });
      if (Math.abs(area) >= least) found.push(points);
    }
  }
  return found;
}

function followed(
  inside: (x: number, y: number) => boolean,
  startX: number,
  startY: number,
  see: (x: number, y: number) => void,
): { points: Point[]; area: number } {
  const points: Point[] = [];
  let [x, y, way, area] = [startX, startY, 0, 0];
  do {
    const [dx, dy] = STEPS[way] as readonly [number, number];
    if (way === 0) see(x, y);
    points.push({ x: x + dx / 2, y: y + dy / 2 });
    // Shoelace by cracks, px².
    area += x * (y + dy) - (x + dx) * y;
    x += dx;
    y += dy;
    // The pixels ahead on the left and on the right.
    const left = inside(x + (way < 2 ? 0 : -1), y + (way === 0 || way === 3 ? -1 : 0));
    const right = inside(x + (way === 0 || way === 3 ? 0 : -1), y + (way < 2 ? 0 : -1));
    if (!right) way = (way + 1) % 4;
    else if (left) way = (way + 3) % 4;
  } while (x !== startX || y !== startY || way !== 0);
  return { points, area: area / 2 };
}
