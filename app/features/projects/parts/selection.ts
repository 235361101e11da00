/** Which cards of a grid are selected: one by one, a range of them, all. Pure. */

export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins: the card that was pressed last. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggleCard({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** All from the anchor to this card, in addition to the selection. Without an anchor just this one. */
export function selectRange({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)];
  if (to < 0) return { ids, anchor };
  const range = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...ids, ...range]), anchor: from < 0 ? id : anchor };
}

export function selectAll(order: readonly string[]): Selection {
  return { ids: new Set(order), anchor: order[0] ?? null };
}

/** Without ids that are gone; the same object if none are. */
export function keepPresent(selection: Selection, order: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection;
  const present = new Set(order);
  const kept = [...selection.ids].filter((id) => present.has(id));
  if (kept.length === selection.ids.size) return selection;
  const { anchor } = selection;
  return { ids: new Set(kept), anchor: anchor !== null && present.has(anchor) ? anchor : null };
}
