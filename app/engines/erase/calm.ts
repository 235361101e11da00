/**
 * Calms a large filled place: its light and colours become those that its surroundings lead to, and only its texture
 * stays as it was filled. For what is seen out of focus behind a subject, where a patch that was copied with its shade
 * would be a stain.
 */
import type { Mask, Pixels } from '../pixels/pixels.ts';

/** Cells along the longer side: what is finer than a cell is texture. */
const CELLS = 120;
const ROUNDS = 400;
/** Of successive over-relaxation. */
const RELAXATION = 1.8;

/** One number per cell. */
interface Cells {
  width: number;
  height: number;
  size: number;
}

/** The mean of a channel in each cell, of the pixels that `wanted` names; NaN without any. */
function meansOf(
  { width, channels, data, height }: Pixels,
  cells: Cells,
  channel: number,
  wanted: (at: number) => boolean,
) {
  const sums = new Float64Array(cells.width * cells.height);
  const counts = new Uint32Array(sums.length);
  for (let at = 0; at < width * height; at += 1) {
    if (!wanted(at)) continue;
    const cell = Math.floor(Math.floor(at / width) / cells.size) * cells.width + Math.floor((at % width) / cells.size);
    sums[cell] = (sums[cell] as number) + (data[at * channels + channel] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return sums.map((sum, cell) => sum / (counts[cell] as number));
}

/** The cells beside each of the others, four at most. */
function besides({ width, height }: Cells, cells: readonly number[]): number[][] {
  return cells.map((cell) =>
    [
      cell % width > 0 ? cell - 1 : -1,
      cell % width < width - 1 ? cell + 1 : -1,
      cell - width,
      cell < width * (height - 1) ? cell + width : -1,
    ].filter((other) => other >= 0),
  );
}

/** Fills the unknown cells (NaN) so that each is the mean of its neighbours: Laplace's equation. */
function spread(cells: Cells, known: Float64Array): Float64Array {
  const unknown = [...known.keys()].filter((cell) => Number.isNaN(known[cell]));
  const around = besides(cells, unknown);
  const there = known.filter((value) => !Number.isNaN(value));
  const mean = there.reduce((sum, value) => sum + value, 0) / Math.max(1, there.length);
  const values = known.map((value) => (Number.isNaN(value) ? mean : value));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < unknown.length; n += 1) {
      const cell = unknown[n] as number;
      const others = around[n] as number[];
      let sum = 0;
      for (const other of others) sum += values[other] as number;
      values[cell] = (values[cell] as number) + RELAXATION * (sum / others.length - (values[cell] as number));
    }
  }
  return values;
}

/** A value for the unknown cells (NaN) beside known ones: their mean; 0 for the others. */
function continued({ width, height }: Cells, known: Float64Array): Float64Array {
  return known.map((value, cell) => {
    if (!Number.isNaN(value)) return value;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let [sum, count] = [0, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const other = known[row * width + column] as number;
        if (Number.isNaN(other)) continue;
        sum += other;
        count += 1;
      }
    return count === 0 ? 0 : sum / count;
  });
}

/** The value between the middles of the four nearest cells. */
function between({ width, height, size }: Cells, values: Float64Array, x: number, y: number): number {
  const [left, top] = [(x + 0.5) / size - 0.5, (y + 0.5) / size - 0.5].map((at) => Math.max(0, at)) as [number, number];
  const [x0, y0] = [Math.min(width - 1, Math.floor(left)), Math.min(height - 1, Math.floor(top))];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const at = (column: number, row: number) => values[row * width + column] as number;
  const [across, down] = [Math.min(1, left - x0), Math.min(1, top - y0)];
  const upper = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * across;
  const lower = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * across;
  return upper + (lower - upper) * down;
}

/** Changes `picture` where `filled` is set; the rest stays. */
export function calmFill(picture: Pixels, filled: Mask): void {
  const { width, height, channels, data } = picture;
  const size = Math.max(2, Math.round(Math.max(width, height) / CELLS));
  const cells = { width: Math.ceil(width / size), height: Math.ceil(height / size), size };
  for (let channel = 0; channel < channels; channel += 1) {
    const aims = spread(
      cells,
      meansOf(picture, cells, channel, (at) => !filled.data[at]),
    );
    const own = meansOf(picture, cells, channel, (at) => filled.data[at] !== 0);
    // Cells with nothing filled take it from their neighbours: up to the edge of the hole it is the same.
    const change = continued(
      cells,
      aims.map((aim, cell) => aim - (own[cell] as number)),
    );
    for (let at = 0; at < width * height; at += 1) {
      if (!filled.data[at]) continue;
      const value =
        (data[at * channels + channel] as number) + between(cells, change, at % width, Math.floor(at / width));
      data[at * channels + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
}
