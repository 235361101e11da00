/**
 * Whether any shipped font has a character. Fetched only where it is asked: the table of every text's fallbacks is as
 * large as that of all other scripts.
 */
import common from './common-ranges.json' with { type: 'json' };
import { lettersOf } from './letters.ts';
import { rangeAt, readRanges, type Ranges } from './ranges.ts';

let ranges: Ranges | null = null;

/** Whether a text in any family shows this character, by a fallback at least. */
export function isShipped(codePoint: number): boolean {
  ranges ??= readRanges(common.common);
  return rangeAt(ranges, codePoint) >= 0 || lettersOf(codePoint) !== null;
}
