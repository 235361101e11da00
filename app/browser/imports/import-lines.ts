/** What an import did not carry as it was, in words. */
import { LOSSES, type ImportNotes } from '#app/contracts/imports.ts';
import { IMPORT_LIMITS } from '#app/contracts/upload-limits.ts';
import { message } from '#messages/message.ts';

/** A line for each kind of it; empty: everything was carried. */
export function importLines({ losses, fonts }: ImportNotes): string[] {
  return [
    ...LOSSES.flatMap((kind) => {
      const { count, pages } = losses[kind] ?? { count: 0, pages: [] };
      if (count === 0) return [];
      const loss = message(`imports.loss.${kind}`, { count, limit: IMPORT_LIMITS.pages });
      return pages.length === 0
        ? [loss]
        : [message('imports.lossOnPages', { loss, count: pages.length, pages: pageRanges(pages) })];
    }),
    ...[...Map.groupBy(fonts, ({ to }) => to)].map(([to, all]) =>
      message('imports.font', { from: all.map(({ from }) => from).join(', '), to, count: all.length }),
    ),
  ];
}

/** Ranges of pages that are named; more are only hinted at. */
const MOST_RANGES = 6;

/** Page numbers as a reader writes them: `2, 5–8`. */
function pageRanges(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && page === range.last + 1) range.last = page;
    else ranges.push({ first: page, last: page });
  }
  const words = ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  return words.length > MOST_RANGES ? `${words.slice(0, MOST_RANGES).join(', ')} …` : words.join(', ');
}
