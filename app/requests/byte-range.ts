/** Parts of files, as video players request them: RFC 9110, 14.1.2 and 14.2, one range of bytes. */

export interface ByteRange {
  /** First and last byte, both included. */
  first: number;
  last: number;
}

/**
 * The part of `size` bytes that a Range header requests. Null: all of it, also for unsupported headers. 'outside': none
 * of it exists.
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const count = Number(to);
    return count === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - count), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return null;
  if (first >= size) return 'outside';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
