/** Collage grids: how two to nine pictures share a box. Data, computed for any box, with any gap between the cells. */
import type { Box } from '../document/geometry.ts';

/** A cell in fractions of the grid's box. */
export interface GridCell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gap between the cells of a new grid, as a share of the page's shorter side. */
export const GRID_GAP = 0.015;

export interface PhotoGrid {
  id: string;
  /** The first or largest cell is where the eye starts. */
  cells: readonly GridCell[];
}

type Cells = readonly GridCell[];
type Part = readonly [weight: number, cells: Cells];

const ONE: Cells = [{ x: 0, y: 0, width: 1, height: 1 }];

/** Parts below one another, as high as their weights. */
function rows(...parts: Part[]): Cells {
  const all = parts.reduce((sum, [weight]) => sum + weight, 0);
  let top = 0;
  return parts.flatMap(([weight, cells]) => {
    const share = weight / all;
    const placed = cells.map(({ x, y, width, height }) => ({ x, y: top + y * share, width, height: height * share }));
    top += share;
    return placed;
  });
}

/** Parts side by side, as wide as their weights. */
function columns(...parts: Part[]): Cells {
  return turned(rows(...parts.map(([weight, cells]): Part => [weight, turned(cells)])));
}

const turned = (cells: Cells): Cells =>
  cells.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width }));
/** Equal cells in a row. */
const row = (...weights: number[]): Cells => columns(...weights.map((weight): Part => [weight, ONE]));
const stack = (...weights: number[]): Cells => rows(...weights.map((weight): Part => [weight, ONE]));
/** On a lattice of `size` × `size`: left, top, columns, rows. */
const lattice = (size: number, ...boxes: readonly (readonly [number, number, number, number])[]): Cells =>
  boxes.map(([x, y, width, height]) => ({ x: x / size, y: y / size, width: width / size, height: height / size }));

/** Ids are never reused, because people and models may name them. */
export const PHOTO_GRIDS: readonly PhotoGrid[] = [
  { id: '2-columns', cells: row(1, 1) },
  { id: '2-rows', cells: stack(1, 1) },
  { id: '2-wide-left', cells: row(2, 1) },
  { id: '2-high-top', cells: stack(2, 1) },
  { id: '3-columns', cells: row(1, 1, 1) },
  { id: '3-rows', cells: stack(1, 1, 1) },
  { id: '3-hero-left', cells: columns([2, ONE], [1, stack(1, 1)]) },
  { id: '3-hero-right', cells: columns([1, stack(1, 1)], [2, ONE]) },
  { id: '3-hero-top', cells: rows([2, ONE], [1, row(1, 1)]) },
  { id: '3-hero-bottom', cells: rows([1, row(1, 1)], [2, ONE]) },
  { id: '4-squares', cells: rows([1, row(1, 1)], [1, row(1, 1)]) },
  { id: '4-columns', cells: row(1, 1, 1, 1) },
  { id: '4-hero-top', cells: rows([2, ONE], [1, row(1, 1, 1)]) },
  { id: '4-hero-left', cells: columns([2, ONE], [1, stack(1, 1, 1)]) },
  { id: '4-mosaic', cells: rows([1, row(3, 2)], [1, row(2, 3)]) },
  { id: '5-two-three', cells: rows([1, row(1, 1)], [1, row(1, 1, 1)]) },
  { id: '5-hero-left', cells: columns([1, ONE], [1, rows([1, row(1, 1)], [1, row(1, 1)])]) },
  { id: '5-pinwheel', cells: lattice(3, [1, 1, 1, 1], [0, 0, 2, 1], [2, 0, 1, 2], [1, 2, 2, 1], [0, 1, 1, 2]) },
  { id: '5-columns', cells: columns([1, stack(1, 1)], [1, stack(1, 1, 1)]) },
  { id: '6-three-two', cells: rows([1, row(1, 1, 1)], [1, row(1, 1, 1)]) },
  { id: '6-two-three', cells: rows([1, row(1, 1)], [1, row(1, 1)], [1, row(1, 1)]) },
  {
    id: '6-hero-corner',
    cells: lattice(3, [0, 0, 2, 2], [2, 0, 1, 1], [2, 1, 1, 1], [0, 2, 1, 1], [1, 2, 1, 1], [2, 2, 1, 1]),
  },
  { id: '6-pyramid', cells: rows([2, ONE], [1.4, row(1, 1)], [1, row(1, 1, 1)]) },
  { id: '7-hero-middle', cells: rows([1, row(1, 1, 1)], [1.6, ONE], [1, row(1, 1, 1)]) },
  { id: '7-two-three-two', cells: columns([1, stack(1, 1)], [1, stack(1, 1, 1)], [1, stack(1, 1)]) },
  { id: '7-hero-left', cells: columns([1.4, ONE], [1, stack(1, 1, 1)], [1, stack(1, 1, 1)]) },
  { id: '8-four-two', cells: rows([1, row(1, 1, 1, 1)], [1, row(1, 1, 1, 1)]) },
  { id: '8-three-two-three', cells: rows([1, row(1, 1, 1)], [1.3, row(1, 1)], [1, row(1, 1, 1)]) },
  { id: '8-mosaic', cells: columns([1, stack(2, 1, 2)], [1, stack(1, 1)], [1, stack(1, 2, 1)]) },
  { id: '9-squares', cells: rows([1, row(1, 1, 1)], [1, row(1, 1, 1)], [1, row(1, 1, 1)]) },
  { id: '9-hero-middle', cells: rows([1, row(1, 1, 1, 1)], [1.8, ONE], [1, row(1, 1, 1, 1)]) },
  { id: '9-mosaic', cells: columns([1, stack(1, 2, 1)], [1, stack(2, 1, 2)], [1, stack(1, 2, 1)]) },
];

export function findGrid(id: string): PhotoGrid | null {
  return PHOTO_GRIDS.find((grid) => grid.id === id) ?? null;
}

/** Closer than this to the edge of the grid counts as on it. */
const HAIR = 1e-6;

/** The cells in a box, px. Gaps are between cells only: outer cells reach the edge. */
export function cellBoxes(cells: Cells, box: Box, gap: number): Box[] {
  return cells.map(({ x, y, width, height }) => {
    const left = box.x + x * box.width + (x > HAIR ? gap / 2 : 0);
    const top = box.y + y * box.height + (y > HAIR ? gap / 2 : 0);
    const right = box.x + (x + width) * box.width - (x + width < 1 - HAIR ? gap / 2 : 0);
    const bottom = box.y + (y + height) * box.height - (y + height < 1 - HAIR ? gap / 2 : 0);
    return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  });
}

/**
 * The gap of boxes arranged as a grid: the smallest distance between neighbours, px; 0 where they touch or there are
 * none.
 */
export function gapOf(boxes: readonly Box[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of boxes) {
    for (const other of boxes) {
      if (one === other) continue;
      const besides = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;
      const below = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1;
      if (besides && other.x >= one.x + one.width - 1)
        least = Math.min(least, Math.max(0, other.x - one.x - one.width));
      if (below && other.y >= one.y + one.height - 1)
        least = Math.min(least, Math.max(0, other.y - one.y - one.height));
    }
  }
  return Number.isFinite(least) ? least : 0;
}

/**
 * The cells of boxes, in fractions of the box around them: the input of `cellBoxes`, even if the boxes were moved or
 * scaled since.
 */
export function cellsOfBoxes(boxes: readonly Box[]): GridCell[] {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const half = gapOf(boxes) / 2;
  const edge = (value: number, low: number, high: number, out: number) =>
    value <= low + 0.5 ? low : value >= high - 0.5 ? high : value + out;
  return boxes.map(({ x, y, width, height }) => {
    const [x1, x2] = [edge(x, left, right, -half), edge(x + width, left, right, half)];
    const [y1, y2] = [edge(y, top, bottom, -half), edge(y + height, top, bottom, half)];
    return {
      x: (x1 - left) / (right - left),
      y: (y1 - top) / (bottom - top),
      width: (x2 - x1) / (right - left),
      height: (y2 - y1) / (bottom - top),
    };
  });
}
