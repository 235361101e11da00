/** The known word closest to an unknown one. */

/** Single characters to insert, delete, replace or swap with their neighbour (Damerau and Levenshtein). */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

/** The closest of some words, or null if none is close: more than a third of it would have to change. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[-_ ]/g, '');
  const wanted = plain(word).slice(0, 100);
  let best: { word: string; cost: number } | null = null;
  for (const one of known) {
    const cost = distance(wanted, plain(one));
    if (cost <= Math.max(1, Math.floor(one.length / 3)) && (best === null || cost < best.cost))
      best = { word: one, cost };
  }
  return best?.word ?? null;
}
