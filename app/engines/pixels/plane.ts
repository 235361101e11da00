/**
 * Planes of numbers: one value per pixel, row by row. Resampling and box means, the two building blocks of mask
 * refinement.
 */

export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

export function createPlane(width: number, height: number, value = 0): Plane {
  const data = new Float32Array(width * height);
  return { width, height, data: value === 0 ? data : data.fill(value) };
}

/** For each target position: the two source positions around its centre, and the share of the second. */
function steps(source: number, target: number): { first: Int32Array; second: Int32Array; share: Float32Array } {
  const first = new Int32Array(target);
  const second = new Int32Array(target);
  const share = new Float32Array(target);
  for (let at = 0; at < target; at += 1) {
    const position = Math.min(source - 1, Math.max(0, ((at + 0.5) * source) / target - 0.5));
    first[at] = Math.floor(position);
    second[at] = Math.min(source - 1, Math.floor(position) + 1);
    share[at] = position - Math.floor(position);
  }
  return { first, second, share };
}

/** Reads a plane at another size, row by row, between its pixels (bilinear). */
export class RowReader {
  private readonly plane: Plane;
  private readonly across: ReturnType<typeof steps>;
  private readonly down: ReturnType<typeof steps>;
  private readonly row: Float32Array;

  constructor(plane: Plane, width: number, height: number) {
    this.plane = plane;
    this.across = steps(plane.width, width);
    this.down = steps(plane.height, height);
    this.row = new Float32Array(width);
  }

  /** The row at `y` of the target size: to be read only, and until the next one. */
  read(y: number): Float32Array {
    const { data, width, height } = this.plane;
    if (this.row.length === width && this.down.first.length === height)
      return data.subarray(y * width, (y + 1) * width);
    const { first, second, share } = this.across;
    const upper = (this.down.first[y] ?? 0) * width;
    const lower = (this.down.second[y] ?? 0) * width;
    const part = this.down.share[y] ?? 0;
    const { row } = this;
    for (let x = 0; x < row.length; x += 1) {
      const a = first[x] as number;
      const b = second[x] as number;
      const s = share[x] as number;
      const top = (data[upper + a] as number) * (1 - s) + (data[upper + b] as number) * s;
      const bottom = (data[lower + a] as number) * (1 - s) + (data[lower + b] as number) * s;
      row[x] = top * (1 - part) + bottom * part;
    }
    return row;
  }
}

/**
 * The plane at another size. For enlarging and for shrinking slightly: it does not average the pixels that one of the
 * result covers.
 */
export function resample(plane: Plane, width: number, height: number): Plane {
  if (plane.width === width && plane.height === height) return plane;
  const result = createPlane(width, height);
  const reader = new RowReader(plane, width, height);
  for (let y = 0; y < height; y += 1) result.data.set(reader.read(y), y * width);
  return result;
}

/** Memory for the rows' means, kept from window to window: one mask takes fifty. */
let rows = new Float32Array(0);

/**
 * The mean over the square of `2 × radius + 1` pixels around each pixel, smaller at the edges. Costs the same for every
 * radius.
 * @param by of the same size: the mean of the products of both
 */
export function boxMean({ width, height, data }: Plane, radius: number, by?: Plane): Plane {
  const result = createPlane(width, height);
  if (rows.length < width * height) rows = new Float32Array(width * height);
  const between = rows;
  const share = Float64Array.from(
    { length: width },
    (_, x) => 1 / (Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1),
  );
  const line = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    if (by) for (let x = 0; x < width; x += 1) line[x] = (data[start + x] as number) * (by.data[start + x] as number);
    else line.set(data.subarray(start, start + width));
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += line[x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += line[x + radius] as number;
      if (x - radius > 0) sum -= line[x - radius - 1] as number;
      between[start + x] = sum * (share[x] as number);
    }
  }
  // Rows of sums instead of one column after the other: reads memory in order.
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(radius, height); y += 1)
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (between[y * width + x] as number);
  for (let y = 0; y < height; y += 1) {
    const entering = y + radius < height ? (y + radius) * width : -1;
    const leaving = y - radius > 0 ? (y - radius - 1) * width : -1;
    const part = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
    if (entering >= 0)
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) + (between[entering + x] as number);
    if (leaving >= 0)
      for (let x = 0; x < width; x += 1) sums[x] = (sums[x] as number) - (between[leaving + x] as number);
    for (let x = 0; x < width; x += 1) result.data[y * width + x] = (sums[x] as number) * part;
  }
  return result;
}

/** Combines planes of the same size, pixel by pixel. */
export function combine(first: Plane, second: Plane, value: (a: number, b: number) => number): Plane {
  const result = createPlane(first.width, first.height);
  for (let at = 0; at < result.data.length; at += 1)
    result.data[at] = value(first.data[at] as number, second.data[at] as number);
  return result;
}

/**
 * The least (or greatest) value in the square of `2 × radius + 1` pixels around each pixel. Windows are built from
 * windows of half the size, so that the cost grows with the logarithm of the radius.
 */
export function boxExtreme({ width, height, data }: Plane, radius: number, which: 'least' | 'greatest'): Plane {
  const result = createPlane(width, height);
  const sign = which === 'least' ? -1 : 1;
  const window = 2 * radius + 1;
  // Rows: greatest of sign × value, with nothing beyond the edges.
  const line = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y += 1) {
    line.fill(-Infinity);
    for (let x = 0; x < width; x += 1) line[radius + x] = sign * (data[y * width + x] as number);
    let size = 1;
    for (; size * 2 <= window; size *= 2)
      for (let x = 0; x + size < line.length; x += 1)
        if ((line[x + size] as number) > (line[x] as number)) line[x] = line[x + size] as number;
    const rest = window - size;
    for (let x = 0; x < width; x += 1)
      result.data[y * width + x] =
        (line[x + rest] as number) > (line[x] as number) ? (line[x + rest] as number) : (line[x] as number);
  }
  // The same vertically, whole rows at a time.
  const rows = Array.from({ length: height + 2 * radius }, (_, y) =>
    y < radius || y >= radius + height
      ? new Float32Array(width).fill(-Infinity)
      : result.data.slice((y - radius) * width, (y - radius + 1) * width),
  );
  const raise = (into: Float32Array, by: Float32Array) => {
    for (let x = 0; x < width; x += 1) if ((by[x] as number) > (into[x] as number)) into[x] = by[x] as number;
  };
  let size = 1;
  for (; size * 2 <= window; size *= 2)
    for (let y = 0; y + size < rows.length; y += 1) raise(rows[y] as Float32Array, rows[y + size] as Float32Array);
  const rest = window - size;
  for (let y = 0; y < height; y += 1) {
    const [upper, lower] = [rows[y] as Float32Array, rows[y + rest] as Float32Array];
    for (let x = 0; x < width; x += 1)
      result.data[y * width + x] =
        sign * ((lower[x] as number) > (upper[x] as number) ? (lower[x] as number) : (upper[x] as number));
  }
  return result;
}
