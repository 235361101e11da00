/** The fewest insertions and deletions that turn one list into another (longest common subsequence). */

export interface Edit {
  /** Index in the expected list, or where it would be. */
  index: number;
  expected?: string;
  actual?: string;
  /** Index in the actual list; null if something is missing. */
  came: number | null;
}

/** Entries missing from, and extra in, `actual`. A missing and an extra entry at the same place are one edit. */
export function editScript(expected: readonly string[], actual: readonly string[]): Edit[] {
  const rows = expected.length + 1;
  const columns = actual.length + 1;
  const common = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = rows - 2; i >= 0; i -= 1) {
    const row = common[i] ?? [];
    for (let j = columns - 2; j >= 0; j -= 1)
      row[j] = expected[i] === actual[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const edits: Edit[] = [];
  let [i, j] = [0, 0];
  while (i < expected.length || j < actual.length) {
    if (i < expected.length && j < actual.length && expected[i] === actual[j]) {
      i += 1;
      j += 1;
      continue;
    }
    // Up to the next common entry: pairs missing entries with extra ones.
    const missing: number[] = [];
    const extra: number[] = [];
    while (i < expected.length || j < actual.length) {
      if (i < expected.length && j < actual.length && expected[i] === actual[j]) break;
      if (j >= actual.length || (i < expected.length && at(i + 1, j) >= at(i, j + 1))) missing.push(i++);
      else extra.push(j++);
    }
    for (let k = 0; k < Math.max(missing.length, extra.length); k += 1) {
      const [lost, came] = [missing[k], extra[k]];
      edits.push({
        index: lost ?? i,
        came: came ?? null,
        ...(lost !== undefined && { expected: expected[lost] ?? '' }),
        ...(came !== undefined && { actual: actual[came] ?? '' }),
      });
    }
  }
  return edits;
}
