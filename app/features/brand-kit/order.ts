/** Lists in an order that the user sets. */

/** The list with one item at another place; places beyond its ends are its ends. */
export function movedTo<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  if (item === undefined) return rest;
  rest.splice(Math.max(0, Math.min(rest.length, to)), 0, item);
  return rest;
}
