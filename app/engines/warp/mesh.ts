/** Draws a picture over a warped grid: the same on server and browser. */
import type { Bounds, Point } from './person.ts';
import type { Warp } from './thin-plate.ts';

/** Bytes of a picture with alpha, red, green, blue, alpha; the colors multiplied by alpha. */
export interface Sheet {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

export interface Mesh {
  columns: number;
  rows: number;
  /** Corners row by row, `(columns + 1) × (rows + 1)`, in the source's px. */
  from: Point[];
  /** The same corners at their targets. */
  to: Point[];
}

export function meshOf(warp: Warp, { left, top, width, height }: Bounds, columns: number, rows: number): Mesh {
  const from: Point[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1)
      from.push({ x: left + (width * column) / columns, y: top + (height * row) / rows });
  return { columns, rows, from, to: from.map(warp) };
}

type Triangle = readonly [number, number, number];

function trianglesOf({ columns, rows }: Mesh): Triangle[] {
  const triangles: Triangle[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column;
      triangles.push([at, at + 1, at + columns + 1], [at + 1, at + columns + 2, at + columns + 1]);
    }
  }
  return triangles;
}

const areaOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);

/**
 * Share of the grid's triangles that are flipped: above 0 the picture folds over itself there. `isUsed` tells which
 * corners of the source show anything.
 */
export function foldedShare(mesh: Mesh, isUsed: (point: Point) => boolean = () => true): number {
  const used = trianglesOf(mesh).filter((triangle) => triangle.every((corner) => isUsed(mesh.from[corner] as Point)));
  const folded = used.filter(([a, b, c]) => areaOf(mesh.to[a] as Point, mesh.to[b] as Point, mesh.to[c] as Point) <= 0);
  return used.length === 0 ? 0 : folded.length / used.length;
}

/** Share of the drawn area that lies beyond the border of a picture of this size. `isUsed` as above. */
export function shareOutside(
  mesh: Mesh,
  { width, height }: { width: number; height: number },
  isUsed: (point: Point) => boolean = () => true,
): number {
  let [all, outside] = [0, 0];
  for (const corners of trianglesOf(mesh)) {
    if (!corners.every((corner) => isUsed(mesh.from[corner] as Point))) continue;
    const [a, b, c] = corners.map((corner) => mesh.to[corner] as Point) as [Point, Point, Point];
    const area = Math.abs(areaOf(a, b, c));
    const [x, y] = [(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3];
    all += area;
    if (x < 0 || y < 0 || x > width || y > height) outside += area;
  }
  return all < 1e-9 ? 0 : outside / all;
}

/**
 * Draws the source over `target`, warped by the mesh, with bilinear interpolation. Later triangles cover earlier ones.
 */
export function drawMesh(source: Sheet, mesh: Mesh, target: Sheet): void {
  for (const [a, b, c] of trianglesOf(mesh)) {
    drawTriangle(
      source,
      target,
      [mesh.from[a] as Point, mesh.from[b] as Point, mesh.from[c] as Point],
      [mesh.to[a] as Point, mesh.to[b] as Point, mesh.to[c] as Point],
    );
  }
}

function drawTriangle(
  source: Sheet,
  target: Sheet,
  from: readonly [Point, Point, Point],
  to: readonly [Point, Point, Point],
): void {
  const area = areaOf(...to);
  if (Math.abs(area) < 1e-6) return;
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(to[0].x, to[1].x, to[2].x) - 0.5)),
    Math.min(target.width - 1, Math.floor(Math.max(to[0].x, to[1].x, to[2].x) - 0.5)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.ceil(Math.min(to[0].y, to[1].y, to[2].y) - 0.5)),
    Math.min(target.height - 1, Math.floor(Math.max(to[0].y, to[1].y, to[2].y) - 0.5)),
  ];
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const at = { x: x + 0.5, y: y + 0.5 };
      const [u, v] = [areaOf(to[0], at, to[2]) / area, areaOf(to[0], to[1], at) / area];
      // Edges belong to both neighbours: drawing twice is invisible where the source is opaque, a gap would not be.
      if (u < -1e-9 || v < -1e-9 || u + v > 1 + 1e-9) continue;
      over(
        source,
        from[0].x + (from[1].x - from[0].x) * u + (from[2].x - from[0].x) * v - 0.5,
        from[0].y + (from[1].y - from[0].y) * u + (from[2].y - from[0].y) * v - 0.5,
        target,
        (y * target.width + x) * 4,
      );
    }
  }
}

function over({ width, height, data }: Sheet, x: number, y: number, target: Sheet, into: number): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const share = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const color = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const [px, py] = [x0 + (corner & 1), y0 + (corner >> 1)];
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const at = (py * width + px) * 4;
    for (let channel = 0; channel < 4; channel += 1)
      color[channel] = (color[channel] as number) + (share[corner] as number) * (data[at + channel] as number);
  }
  const alpha = (color[3] as number) / 255;
  if (alpha <= 0) return;
  for (let channel = 0; channel < 4; channel += 1)
    target.data[into + channel] = Math.min(
      255,
      Math.round((color[channel] as number) + (target.data[into + channel] as number) * (1 - alpha)),
    );
}
