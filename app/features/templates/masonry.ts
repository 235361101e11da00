/**
 * Tiles of different heights in columns, each in the shortest column so far: their positions, which are visible, and
 * their neighbours. Pure.
 */

export interface TileBox {
  column: number;
  /** px, within the grid. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Masonry {
  boxes: readonly TileBox[];
  columns: number;
  /** px */
  height: number;
}

/** As many columns as there is room for, at least two. All px. */
export function columnsFor(width: number, wanted: number, gap: number): number {
  return Math.max(2, Math.floor((width + gap) / (wanted + gap)));
}

export interface MasonryOptions {
  /** px */
  width: number;
  columns: number;
  /** px */
  gap: number;
  most?: number;
  /** Tiles to a batch: after each full one that others follow, all columns end on one line. */
  batch?: number;
  /** Of all tiles, those that are not laid out yet included. */
  total?: number;
}

/** `ratios`: width by height of each. The caller's tile cuts off what is taller than `most` times the width. */
export function placeTiles(
  ratios: readonly number[],
  { width, columns, gap, most = 1.8, batch = Infinity, total = ratios.length }: MasonryOptions,
): Masonry {
  const each = Math.max(1, (width - gap * (columns - 1)) / columns);
  const foot = Array.from({ length: columns }, () => 0);
  const boxes: TileBox[] = [];
  let begun = { first: 0, y: 0 };
  for (const [index, ratio] of ratios.entries()) {
    let column = 0;
    // The leftmost of the equally short ones: rows of equal tiles stay rows.
    for (let other = 1; other < columns; other += 1) if ((foot[other] ?? 0) < (foot[column] ?? 0) - 1) column = other;
    const height = Math.round(each * Math.min(most, 1 / ratio));
    const y = foot[column] ?? 0;
    foot[column] = y + height + gap;
    boxes.push({ column, x: column * (each + gap), y, width: each, height });
    const placed = index + 1;
    if (placed % batch !== 0 || placed >= total) continue;
    const end = endTogether(boxes.slice(begun.first), { top: begun.y, columns, gap });
    if (end === null) continue;
    foot.fill(end + gap);
    begun = { first: placed, y: end + gap };
  }
  return { boxes, columns, height: Math.max(0, ...foot.map((y) => y - gap)) };
}

/**
 * Stretches or shortens the tiles of each column a little, so that all columns end where they do on average. Returns that
 * line, px; null: a column is empty, and nothing was changed.
 */
function endTogether(
  boxes: readonly TileBox[],
  { top, columns, gap }: { top: number; columns: number; gap: number },
): number | null {
  const own = Array.from({ length: columns }, (_, column) => boxes.filter((box) => box.column === column));
  if (own.some(({ length }) => length === 0)) return null;
  const feet = own.map((tiles) => tiles.reduce((y, { height }) => y + height + gap, top - gap));
  const end = Math.round(feet.reduce((sum, y) => sum + y, 0) / columns);
  for (const [column, tiles] of own.entries()) {
    const gaps = gap * (tiles.length - 1);
    const share = (end - top - gaps) / Math.max(1, (feet[column] ?? 0) - top - gaps);
    let exact = top;
    for (const box of tiles) {
      const next = exact + box.height * share;
      box.y = Math.round(exact);
      box.height = Math.round(next) - box.y;
      exact = next + gap;
    }
  }
  return end;
}

/** Indexes of the tiles that touch a stretch of the grid, px from its top. */
export function tilesBetween({ boxes }: Masonry, top: number, bottom: number): number[] {
  const found: number[] = [];
  for (const [at, { y, height }] of boxes.entries()) if (y + height >= top && y <= bottom) found.push(at);
  return found;
}

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** Where a key leads from a tile: along its column, or to the tile next to it. Null: nowhere. */
export function stepFrom({ boxes, columns }: Masonry, at: number, step: Step): number | null {
  const here = boxes[at];
  if (!here) return null;
  if (step === 'first') return 0;
  if (step === 'last') return boxes.length - 1;
  if (step === 'up' || step === 'down') {
    const own = [...boxes.entries()].filter(([, { column }]) => column === here.column).map(([place]) => place);
    return own[own.indexOf(at) + (step === 'down' ? 1 : -1)] ?? null;
  }
  const column = here.column + (step === 'right' ? 1 : -1);
  if (column < 0 || column >= columns) return null;
  const middle = here.y + here.height / 2;
  let [best, nearest]: [number | null, number] = [null, Infinity];
  for (const [place, box] of boxes.entries()) {
    if (box.column !== column) continue;
    const far = Math.abs(box.y + box.height / 2 - middle);
    if (far < nearest) [best, nearest] = [place, far];
  }
  return best;
}
