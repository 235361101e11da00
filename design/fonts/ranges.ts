/**
 * Sets of characters as ranges of code points. In a table each is written in base 36 as its distance from the end of the
 * one before and how many follow its first: `2o1-2 2`, which browsers fetch in fewer bytes than code points.
 */

/** First and last code point of each range, in order. */
export type Ranges = Uint32Array;

/** The ranges of a table's text. */
export function readRanges(written: string): Ranges {
  let end = 0;
  return Uint32Array.from(
    written.split(' ').flatMap((range) => {
      const [distance = '', more = '0'] = range.split('-');
      const first = end + parseInt(distance, 36);
      end = first + parseInt(more, 36);
      return [first, end];
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

/** Sorted code points as a table's text. */
export function writtenRanges(codePoints: Iterable<number>): string {
  let end = 0;
  return rangesOf(codePoints)
    .map(([first, last]) => {
      const distance = (first - end).toString(36);
      end = last;
      return first === last ? distance : `${distance}-${(last - first).toString(36)}`;
    })
    .join(' ');
}

/** Code points as CSS `unicode-range`. */
export const unicodeRange = (codePoints: Iterable<number>): string =>
  rangesOf([...codePoints].sort((a, b) => a - b))
    .map(([a, b]) => `U+${a === b ? a.toString(16) : `${a.toString(16)}-${b.toString(16)}`}`)
    .join(',');

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
