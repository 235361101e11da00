/** Lists in an order set by the user. */

/** The list with one item moved; places beyond the ends are clamped. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  if (item === undefined) return rest;
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}
