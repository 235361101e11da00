/** What a history shows once news have come. Pure. */
import type { GenerationView, HistoryView } from '#app/contracts/generation.ts';

const byAge = (a: GenerationView, b: GenerationView): number =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

/**
 * The same list with newer views in the place of older ones. New ones of the kind come in where their age puts them;
 * where words decide, only the server knows whether they fit.
 */
export function takeIn(
  shown: readonly GenerationView[],
  newer: readonly GenerationView[],
  { kind, query, sort }: HistoryView,
): GenerationView[] {
  const now = new Map(newer.map((view) => [view.id, view]));
  const kept = shown.map((view) => now.get(view.id) ?? view);
  if (query !== '' || sort === 'name') return kept;
  const known = new Set(shown.map(({ id }) => id));
  const fresh = newer.filter((view) => !known.has(view.id) && (kind === null || view.kind === kind));
  if (fresh.length === 0) return kept;
  const ordered = [...kept, ...fresh].toSorted(byAge);
  return sort === 'newest' ? ordered : ordered.toReversed();
}
