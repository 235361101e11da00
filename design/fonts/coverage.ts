/** Which characters a family's files declare (CSS `unicode-range`), from any stylesheet. */

export interface DeclaredFace {
  family: string;
  unicodeRange: string;
}

export type Covers = (family: string, character: string) => boolean;

/** Whether a code point is in a `unicode-range`, which is parsed on first use. */
export function inUnicodeRange(unicodeRange: string): (codePoint: number) => boolean {
  let ranges: readonly (readonly [number, number])[] | null = null;
  return (codePoint) => {
    ranges ??= unicodeRange.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      // Browsers may write a range as U+4??.
      return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)] as const;
    });
    return ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
  };
}

/** Reads the faces once; each family is parsed on first use. */
export function createCoverage(faces: Iterable<DeclaredFace>): Covers {
  const declared = new Map<string, string[]>();
  for (const { family, unicodeRange } of faces) {
    const name = family.replace(/^["']|["']$/g, '');
    const known = declared.get(name);
    if (known) known.push(unicodeRange);
    else declared.set(name, [unicodeRange]);
  }
  const read = new Map<string, (codePoint: number) => boolean>();
  return (family, character) => {
    let inFamily = read.get(family);
    if (!inFamily) {
      inFamily = inUnicodeRange([...new Set(declared.get(family) ?? [])].join(',') || 'U+110000');
      read.set(family, inFamily);
    }
    return inFamily(character.codePointAt(0) ?? 0);
  };
}
