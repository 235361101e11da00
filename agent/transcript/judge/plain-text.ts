/** Texts as people compare them: ignoring case and line breaks. */

/** Lower case, every run of white space one space, none at the ends. */
export const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();

const pairsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2));

/** How much two texts have in common, 0 nothing to 1 everything: shared pairs of neighbouring letters (Dice). */
export function likeness(one: string, other: string): number {
  const [a, b] = [plain(one).slice(0, 500), plain(other).slice(0, 500)];
  if (a === b) return 1;
  const left = pairsOf(a);
  const right = pairsOf(b);
  const open = new Map<string, number>();
  for (const pair of left) open.set(pair, (open.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of right) {
    const count = open.get(pair) ?? 0;
    if (count === 0) continue;
    open.set(pair, count - 1);
    common += 1;
  }
  return left.length + right.length === 0 ? 0 : (2 * common) / (left.length + right.length);
}
