/** Which countries match a search. */

interface Searched {
  country: string;
  /** Digits of its code. */
  code: string;
  /** Names and letters. */
  words: readonly string[];
}

/** Without accents and case, so that "cote" finds Côte d’Ivoire. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Searches by code when digits are typed, the exact code first; otherwise names that start with the text, then names
 * with a word that does, then the rest.
 */
export function matchCountry<Row extends Searched>(rows: readonly Row[], search: string): Row[] {
  const digits = /^\+?\s*(\d+)$/.exec(search.trim())?.[1];
  const wanted = plain(search.trim());
  if (!wanted) return [...rows];
  const rank = (row: Row): number => {
    if (digits !== undefined) return row.code === digits ? 0 : row.code.startsWith(digits) ? 1 : 9;
    const words = row.words.map(plain).filter(Boolean);
    if (row.country.toLowerCase() === wanted) return 0;
    if (words.some((word) => word.startsWith(wanted))) return 1;
    if (words.some((word) => word.split(/[^\p{L}]+/u).some((part) => part.startsWith(wanted)))) return 2;
    return words.some((word) => word.includes(wanted)) ? 3 : 9;
  };
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .filter((match) => match.rank < 9)
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
}
