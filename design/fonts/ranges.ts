/** Sets of characters as ranges of code points, written in base 36: `2o1-2o3 2o5`. */

/** First and last code point of each range, in order. */
export type Ranges = Uint32Array;

/** The ranges of a table's text. */
export function readRanges(written: string): Ranges {
  return Uint32Array.from(
    written.split(' ').flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      return [parseInt(first, 36), parseInt(last, 36)];
    }),
  );
}

/** Sorted code points as ranges. */
function rangesOf(codePoints: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] + 1 === codePoint) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

const joined = (codePoints: Iterable<number>, radix: number, prefix: string, separator: string): string =>
  rangesOf(codePoints)
    .map(([a, b]) => prefix + (a === b ? a.toString(radix) : `${a.toString(radix)}-${b.toString(radix)}`))
    .join(separator);

/** Sorted code points as a table's text. */
export const writtenRanges = (codePoints: Iterable<number>): string => joined(codePoints, 36, '', ' ');

/** Code points as CSS `unicode-range`. */
export const unicodeRange = (codePoints: Iterable<number>): string =>
  joined(
    [...codePoints].sort((a, b) => a - b),
    16,
    'U+',
    ',',
  );

/** The index of the range that holds a code point, or -1. */
export function rangeAt(ranges: Ranges, codePoint: number): number {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return middle;
  }
  return -1;
}
