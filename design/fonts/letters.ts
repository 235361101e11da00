/**
 * Which family fills in a letter that every text's fallbacks lack. The table beside it is made from the font files by
 * `scripts/letter-ranges.ts`.
 */
import { LETTER_FONTS, type Letters } from './letter-families.ts';
import written from './letter-ranges.json' with { type: 'json' };
import { rangeAt, readRanges, unicodeRange, type Ranges } from './ranges.ts';

/** The characters that a family fills in, as CSS `unicode-range`. */
export function declaredRange(letters: Letters): string {
  const ranges = readRanges(written[letters]);
  const spans = Array.from({ length: ranges.length / 2 }, (_, index) => ranges.subarray(index * 2, index * 2 + 2));
  return unicodeRange(
    spans.flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
  );
}

/** The ranges of all scripts in one order, and whose each is. */
let table: { ranges: Ranges; owners: readonly Letters[] } | null = null;

function tableOfAll(): NonNullable<typeof table> {
  if (table) return table;
  const rows = (Object.keys(LETTER_FONTS) as Letters[])
    .flatMap((owner) => {
      const ranges = readRanges(written[owner]);
      return Array.from({ length: ranges.length / 2 }, (_, index) => ({
        owner,
        pair: [...ranges.subarray(index * 2, index * 2 + 2)],
      }));
    })
    .sort((a, b) => (a.pair[0] ?? 0) - (b.pair[0] ?? 0));
  return (table = {
    ranges: Uint32Array.from(rows.flatMap(({ pair }) => pair)),
    owners: rows.map(({ owner }) => owner),
  });
}

/** All below it are in the fallbacks of every text. */
const FIRST_RARE = 0x149;

/** The script whose family fills in a character; null if every text's fallbacks have it, or no shipped font does. */
export function lettersOf(codePoint: number): Letters | null {
  if (codePoint < FIRST_RARE) return null;
  const { ranges, owners } = tableOfAll();
  return owners[rangeAt(ranges, codePoint)] ?? null;
}
