/** One value for several layers: what they share, or null if they differ. */
export function sharedValue<Item, Value>(items: readonly Item[], read: (item: Item) => Value): Value | null {
  const [first] = items;
  if (first === undefined) return null;
  const value = read(first);
  const text = JSON.stringify(value);
  return items.every((item) => JSON.stringify(read(item)) === text) ? value : null;
}
