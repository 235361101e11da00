/** How typing affects the runs of a text: they move, grow and vanish with the characters they style. */
import type { TextRun } from '#design/document/layers.ts';

/** The one stretch in which two texts differ. */
export interface Splice {
  start: number;
  removed: number;
  inserted: number;
}

/** Finds what was typed or deleted. `cursor`: UTF-16 offset after the change, which decides between equal letters. */
export function spliceBetween(before: string, after: string, cursor: number): Splice {
  const shorter = Math.min(before.length, after.length);
  // The change ends at the cursor at the latest: what follows it is the old end of the text.
  let tail = 0;
  const longestTail = Math.min(shorter, Math.max(0, after.length - cursor));
  while (tail < longestTail && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  let start = 0;
  while (start < shorter - tail && before[start] === after[start]) start += 1;
  // The rest may still share an end, if the cursor was imprecise.
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start, removed: before.length - start - tail, inserted: after.length - start - tail };
}

/**
 * The runs after a change. Typed text takes the style of what it replaced, else of the character before it, else (at
 * the very start) of the one after it.
 */
export function spliceRuns(runs: readonly TextRun[], { start, removed, inserted }: Splice): TextRun[] {
  const end = start + removed;
  const delta = inserted - removed;
  const model = removed > 0 || start === 0 ? start : start - 1;
  return runs.flatMap((run) => {
    const models = inserted > 0 && run.start <= model && model < run.end;
    const hasBefore = run.start < start;
    const hasBehind = run.end > end;
    const from = hasBefore ? run.start : models ? start : Math.max(run.start, end) + delta;
    const to = hasBehind ? run.end + delta : models ? start + inserted : Math.min(run.end, start);
    return from < to ? [{ ...run, start: from, end: to }] : [];
  });
}
