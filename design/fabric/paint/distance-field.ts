/** Distances to a silhouette, exact and with subpixel precision: outlines of any width are cut from them. */

/** Fainter than this is dust of a mask, not part of a silhouette. */
const FAINTEST = 0.2;
const FAR = 1e12;

/**
 * The distance of each pixel to the silhouette, px; 0 inside. `cover`: how much of each pixel it covers, 0..1. By the
 * lower envelope of parabolas (Felzenszwalb and Huttenlocher), a row and a column at a time.
 */
export function distancesTo(cover: Float32Array, width: number, height: number): Float32Array {
  const squares = new Float64Array(cover.length);
  for (let index = 0; index < cover.length; index += 1) {
    const share = cover[index] ?? 0;
    // A pixel that is half covered has the edge through its middle.
    squares[index] = share < FAINTEST ? FAR : Math.max(0, 0.5 - share) ** 2;
  }
  const longest = Math.max(width, height);
  const work: Work = {
    line: new Float64Array(longest),
    places: new Int32Array(longest),
    bounds: new Float64Array(longest + 1),
  };
  for (let x = 0; x < width; x += 1) envelope(squares, x, width, height, work);
  for (let y = 0; y < height; y += 1) envelope(squares, y * width, 1, width, work);
  return Float32Array.from(squares, Math.sqrt);
}

interface Work {
  line: Float64Array;
  places: Int32Array;
  bounds: Float64Array;
}

/** Squared distances along one row or column. */
function envelope(
  grid: Float64Array,
  offset: number,
  stride: number,
  length: number,
  { line, places, bounds }: Work,
): void {
  for (let index = 0; index < length; index += 1) line[index] = grid[offset + index * stride] ?? FAR;
  let count = 0;
  places[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  for (let at = 1; at < length; at += 1) {
    const value = (line[at] ?? FAR) + at * at;
    let meeting: number;
    do {
      const place = places[count] ?? 0;
      meeting = (value - (line[place] ?? FAR) - place * place) / (at - place) / 2;
    } while (meeting <= (bounds[count] ?? -FAR) && --count > -1);
    count += 1;
    places[count] = at;
    bounds[count] = meeting;
    bounds[count + 1] = FAR;
  }
  count = 0;
  for (let at = 0; at < length; at += 1) {
    while ((bounds[count + 1] ?? FAR) < at) count += 1;
    const place = places[count] ?? 0;
    grid[offset + at * stride] = (line[place] ?? FAR) + (at - place) ** 2;
  }
}

/** Removes parts of a silhouette that are smaller than a share of the whole: specks left by a mask. */
export function withoutSpecks(cover: Float32Array, width: number, height: number, share: number): void {
  const seen = new Uint8Array(cover.length);
  const stack = new Int32Array(cover.length);
  const parts: { first: number; size: number }[] = [];
  let total = 0;
  const walk = (start: number, visit?: (index: number) => void): number => {
    let size = 0;
    let top = 0;
    const mark = visit ? 2 : 1;
    stack[top++] = start;
    seen[start] = mark;
    while (top > 0) {
      const index = stack[--top] ?? 0;
      visit?.(index);
      size += 1;
      const x = index % width;
      if (x > 0) push(index - 1);
      if (x < width - 1) push(index + 1);
      if (index >= width) push(index - width);
      if (index < cover.length - width) push(index + width);
    }
    return size;

    function push(next: number): void {
      if (seen[next] === mark || (cover[next] ?? 0) < FAINTEST) return;
      seen[next] = mark;
      stack[top++] = next;
    }
  };
  for (let index = 0; index < cover.length; index += 1) {
    if (seen[index] !== 0 || (cover[index] ?? 0) < FAINTEST) continue;
    const size = walk(index);
    parts.push({ first: index, size });
    total += size;
  }
  for (const { first, size } of parts) {
    if (size < total * share)
      walk(first, (index) => {
        cover[index] = 0;
      });
  }
}
