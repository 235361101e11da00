/** The selection, and how presses, keys and changes of the design affect it. Pure. */
import type { DesignDocument } from '#design/document/document.ts';
import { ancestorsOf, childrenOf, findLayer, isWithin, pageOf } from '#design/document/tree.ts';

export interface Selection {
  /** Layers, groups as themselves. All have the same parent unless chosen one by one in the layer list. */
  layers: readonly string[];
  /** The group opened by a double click: its children are selected one by one until a press elsewhere. */
  entered: string | null;
  /** The page's background is selected, and nothing else. */
  background: boolean;
}

export const NOTHING: Selection = { layers: [], entered: null, background: false };
export const BACKGROUND: Selection = { layers: [], entered: null, background: true };

export function select(layers: readonly string[], entered: string | null = null): Selection {
  return { layers, entered, background: false };
}

/** Whether nothing would change: each press and double press on a selected layer selects it again. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.entered === other.entered &&
    one.background === other.background &&
    one.layers.length === other.layers.length &&
    one.layers.every((id, index) => id === other.layers[index])
  );
}

/** What a press on a leaf selects: the outermost group around it, or the one below the entered group. */
export function unitOf(document: DesignDocument, leaf: string, entered: string | null): string {
  const groups = ancestorsOf(document, leaf).map((group) => group.id);
  const inside = entered === null ? -1 : groups.indexOf(entered);
  if (inside === -1) return groups.at(-1) ?? leaf;
  return groups[inside - 1] ?? leaf;
}

/** A press on a leaf, or on nothing. With `add` (Shift) the leaf's unit joins or leaves the selection. */
export function press(document: DesignDocument, selection: Selection, leaf: string | null, add: boolean): Selection {
  if (leaf === null) return add ? selection : NOTHING;
  const entered = selection.entered !== null && isWithin(document, leaf, selection.entered) ? selection.entered : null;
  const unit = unitOf(document, leaf, entered);
  if (!add) return selection.layers.includes(unit) ? { ...selection, entered } : select([unit], entered);
  // Units of different levels don't mix: a layer is never selected together with a group around it.
  const others = selection.layers.filter(
    (id) => id !== unit && !isWithin(document, id, unit) && !isWithin(document, unit, id),
  );
  return selection.layers.includes(unit) ? select(others, entered) : select([...others, unit], entered);
}

/**
 * All rows of a list from one to another, a group in place of its contents. `from` is the last of them, so that the
 * next range starts from there again.
 */
export function spread(document: DesignDocument, rows: readonly string[], from: string, to: string): Selection {
  const [start, end] = [rows.indexOf(from), rows.indexOf(to)].sort((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return select([to]);
  const taken = rows.slice(start, end + 1);
  const outermost = taken.filter((id) => !taken.some((other) => other !== id && isWithin(document, id, other)));
  return select([...outermost.filter((id) => id !== from), ...(outermost.includes(from) ? [from] : [])]);
}

/** Whether a leaf is selected, by itself or with a group around it. */
export function isSelected(document: DesignDocument, selection: Selection, leaf: string): boolean {
  return selection.layers.some((id) => id === leaf || isWithin(document, leaf, id));
}

/**
 * Among the layers under the pointer, top first: the one below the selection, and after the lowest the topmost again.
 */
export function dig(document: DesignDocument, selection: Selection, leaves: readonly string[]): Selection {
  const units = [...new Set(leaves.map((leaf) => unitOf(document, leaf, selection.entered)))];
  const next = units[(units.findIndex((unit) => selection.layers.includes(unit)) + 1) % units.length];
  return next === undefined ? selection : select([next], selection.entered);
}

/** A double press: opens the selected group around the leaf and selects what is inside. */
export function enter(document: DesignDocument, selection: Selection, leaf: string): Selection {
  const unit = unitOf(document, leaf, selection.entered);
  if (findLayer(document, unit)?.type !== 'group') return select([unit], selection.entered);
  return select([unitOf(document, leaf, unit)], unit);
}

/** Escape: leaves the entered group and selects the group itself; then nothing. */
export function leave(document: DesignDocument, selection: Selection): Selection {
  if (selection.entered === null) return NOTHING;
  const group = findLayer(document, selection.entered);
  if (!group) return NOTHING;
  return select([group.id], findLayer(document, group.parent)?.id ?? null);
}

/** Everything that a selection rectangle touches, as units, without locked or hidden ones. */
export function marquee(
  document: DesignDocument,
  selection: Selection,
  leaves: readonly string[],
  add: boolean,
): Selection {
  const units = [...new Set(leaves.map((leaf) => unitOf(document, leaf, null)))];
  if (!add) return units.length === 0 ? NOTHING : select(units);
  return select([...new Set([...selection.layers, ...units])]);
}

/** The next or previous unit of the page in paint order; null past the last one. */
export function neighbour(
  document: DesignDocument,
  page: string,
  selection: Selection,
  direction: 1 | -1,
): Selection | null {
  const parent = selection.entered ?? page;
  const units = childrenOf(document, parent).filter((layer) => layer.visible);
  const at = units.findIndex((layer) => layer.id === selection.layers.at(-1));
  const next = selection.layers.length === 0 ? (direction === 1 ? 0 : units.length - 1) : at + direction;
  const unit = units[next];
  return unit ? select([unit.id], selection.entered) : null;
}

/** The selection without layers that are gone from the page; the same object if none are. */
export function prune(document: DesignDocument, page: string, selection: Selection): Selection {
  const isHere = (id: string) => pageOf(document, id)?.id === page;
  const entered =
    selection.entered !== null && findLayer(document, selection.entered)?.type === 'group' && isHere(selection.entered)
      ? selection.entered
      : null;
  const layers = selection.layers.filter(isHere);
  if (layers.length === selection.layers.length && entered === selection.entered) return selection;
  return { ...selection, layers, entered };
}
