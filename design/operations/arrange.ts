/** Rearranges layers, as operations: placing, reordering, grouping, removing, duplicating. */
import { generateNKeysBetween } from 'fractional-indexing';
import { createGroupLayer } from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { entryAt } from '../document/entry.ts';
import { moveLayer } from '../document/geometry.ts';
import type { Layer } from '../document/layers.ts';
import { sameJson } from '../document/same-json.ts';
import { ancestorsOf, childrenOf, compareOrder, descendantsOf, findLayer } from '../document/tree.ts';
import type { LayerPatch, Operation } from './operation.ts';
import { patchableProperties } from './patch.ts';

/** Longer keys are replaced by new ones, along with those of all siblings. */
const LONG_KEY = 60;

/** The given layers without those nested in another one of them, bottom to top as painted. Unknown ids are ignored. */
export function outermost(document: DesignDocument, ids: Iterable<string>): Layer[] {
  const chosen = new Set(ids);
  const layers = [...chosen].flatMap((id) => findLayer(document, id) ?? []);
  const free = layers.filter((layer) => !ancestorsOf(document, layer.id).some((group) => chosen.has(group.id)));
  return free
    .map((layer) => ({ layer, path: [...ancestorsOf(document, layer.id).toReversed(), layer] }))
    .sort((a, b) => comparePaths(a.path, b.path))
    .map(({ layer }) => layer);
}

/** Compares two layers at the first level where their paths from the page diverge. */
function comparePaths(a: readonly Layer[], b: readonly Layer[]): number {
  const fork = a.findIndex((layer, index) => layer !== b[index]);
  const [one, other] = [a[fork], b[fork]];
  return one && other ? compareOrder(one, other) : 0;
}

/**
 * Puts layers, in the given order from bottom to top, into a page or group at `index` among the other layers there.
 * Where no key fits between the neighbours (equal keys of two writers, or keys grown too long) all siblings get new
 * ones.
 */
export function placeLayers(
  document: DesignDocument,
  ids: readonly string[],
  parent: string,
  index: number,
): Operation[] {
  const placed = ids.flatMap((id) => findLayer(document, id) ?? []);
  const moving = new Set(placed.map((layer) => layer.id));
  const others = childrenOf(document, parent).filter((layer) => !moving.has(layer.id));
  const at = Math.max(0, Math.min(others.length, index));
  const keys = keysBetween(others[at - 1]?.order ?? null, others[at]?.order ?? null, placed.length);
  if (keys) return moves(placed, parent, keys);
  const all = [...others.slice(0, at), ...placed, ...others.slice(at)];
  return moves(all, parent, generateNKeysBetween(null, null, all.length));
}

function keysBetween(below: string | null, above: string | null, count: number): string[] | null {
  if (below !== null && above !== null && below >= above) return null;
  const keys = generateNKeysBetween(below, above, count);
  return keys.some((key) => key.length > LONG_KEY) ? null : keys;
}

function moves(layers: readonly Layer[], parent: string, keys: readonly string[]): Operation[] {
  return layers.flatMap((layer, index): Operation[] => {
    const order = entryAt(keys, index);
    return layer.parent === parent && layer.order === order
      ? []
      : [{ type: 'layer.move', id: layer.id, parent, order }];
  });
}

/** To the very top or bottom among their siblings, or past one neighbour; layers selected together keep their order. */
export function reorderLayers(
  document: DesignDocument,
  ids: Iterable<string>,
  to: 'front' | 'back' | 'forward' | 'backward',
): Operation[] {
  const chosen = outermost(document, ids);
  return [...Map.groupBy(chosen, (layer) => layer.parent)].flatMap(([parent, layers]) => {
    const siblings = childrenOf(document, parent);
    const moving = new Set(layers.map((layer) => layer.id));
    // Past the next neighbour that stays: the new number of staying layers below.
    const lowest = siblings.findIndex((layer) => moving.has(layer.id));
    const highest = siblings.findLastIndex((layer) => moving.has(layer.id));
    const staysBelow = (end: number) => siblings.slice(0, end).filter((layer) => !moving.has(layer.id)).length;
    const index = {
      front: siblings.length,
      back: 0,
      forward: staysBelow(highest) + 1,
      backward: staysBelow(lowest) - 1,
    }[to];
    const wanted = placeLayers(
      document,
      layers.map((layer) => layer.id),
      parent,
      index,
    );
    // Already there: a change without effect would still be an undo step.
    return sameOrder(siblings, moving, index) ? [] : wanted;
  });
}

/** The siblings, in the innermost page or group common to two layers, that are or contain them. */
function parting(document: DesignDocument, layer: Layer, other: Layer): { own: Layer; its: Layer } | null {
  const ways = [layer, ...ancestorsOf(document, layer.id)];
  const others = [other, ...ancestorsOf(document, other.id)];
  for (const own of ways) {
    const its = others.find((one) => one.parent === own.parent);
    if (its) return own.id === its.id ? null : { own, its };
  }
  return null;
}

/**
 * Moves layers directly above or below another layer. A layer in another group moves together with its group; `within`:
 * layers that can't be placed next to the target, because they contain it or are the same.
 */
export function placeBeside(
  document: DesignDocument,
  ids: readonly string[],
  otherId: string,
  above: boolean,
): Operation[] | { within: Layer } {
  const other = findLayer(document, otherId);
  const moving = new Set<string>();
  let neighbour = other;
  for (const layer of ids.flatMap((id) => findLayer(document, id) ?? [])) {
    const fork = other && parting(document, layer, other);
    if (!fork) return { within: layer };
    moving.add(fork.own.id);
    neighbour = fork.its;
  }
  if (!neighbour) return [];
  const { id: staying, parent } = neighbour;
  const siblings = childrenOf(document, parent);
  const index = siblings.filter(({ id }) => !moving.has(id)).findIndex(({ id }) => id === staying) + (above ? 1 : 0);
  const placed = siblings.flatMap(({ id }) => (moving.has(id) ? [id] : []));
  return sameOrder(siblings, moving, index) ? [] : placeLayers(document, placed, parent, index);
}

function sameOrder(siblings: readonly Layer[], moving: ReadonlySet<string>, index: number): boolean {
  const others = siblings.filter((layer) => !moving.has(layer.id));
  const at = Math.max(0, Math.min(others.length, index));
  const wanted = [...others.slice(0, at), ...siblings.filter((layer) => moving.has(layer.id)), ...others.slice(at)];
  return wanted.every((layer, place) => layer === siblings[place]);
}

/**
 * Groups layers: the group takes the place of the topmost, and its content keeps its order. Returns no operations when
 * there is nothing to group.
 */
export function groupLayers(
  document: DesignDocument,
  ids: Iterable<string>,
  group: { id: string; name?: string },
): Operation[] {
  const layers = outermost(document, ids);
  const top = layers.at(-1);
  if (!top) return [];
  const keys = generateNKeysBetween(null, null, layers.length);
  return [
    {
      type: 'layer.add',
      layer: createGroupLayer({ id: group.id, name: group.name ?? '', parent: top.parent, order: top.order }),
    },
    ...layers.map((layer, index): Operation => ({
      type: 'layer.move',
      id: layer.id,
      parent: group.id,
      order: entryAt(keys, index),
    })),
  ];
}

/**
 * Dissolves a group: its content takes its place among its siblings, in the same order. Returns no operations when it
 * isn't a group.
 */
export function ungroupLayers(document: DesignDocument, groupId: string): Operation[] {
  const group = findLayer(document, groupId);
  if (group?.type !== 'group') return [];
  const content = childrenOf(document, groupId).map((layer) => layer.id);
  const place = childrenOf(document, group.parent).findIndex((layer) => layer.id === groupId);
  return [...placeLayers(document, content, group.parent, place + 1), { type: 'layer.remove', id: groupId }];
}

/** Removes layers, and the groups that would become empty. */
export function removeLayers(document: DesignDocument, ids: Iterable<string>): Operation[] {
  const leaving = new Set(outermost(document, ids).map((layer) => layer.id));
  for (const id of leaving) {
    const group = findLayer(document, findLayer(document, id)?.parent ?? '');
    // A set iterates in insertion order, so a group added here is visited later.
    if (group && childrenOf(document, group.id).every((layer) => leaving.has(layer.id))) leaving.add(group.id);
  }
  return outermost(document, leaving).map((layer) => ({ type: 'layer.remove', id: layer.id }));
}

/**
 * Copies layers with everything in them to directly above the topmost of them, moved by an offset. `copies` are the new
 * outermost ids.
 */
export function duplicateLayers(
  document: DesignDocument,
  ids: Iterable<string>,
  newId: () => string,
  offset: { x: number; y: number } = { x: 0, y: 0 },
): { operations: Operation[]; copies: string[] } {
  const operations: Operation[] = [];
  const copies: string[] = [];
  for (const [parent, layers] of Map.groupBy(outermost(document, ids), (layer) => layer.parent)) {
    const siblings = childrenOf(document, parent);
    const top = siblings.findLastIndex((layer) => layers.includes(layer));
    const keys = keysBetween(siblings[top]?.order ?? null, siblings[top + 1]?.order ?? null, layers.length);
    // Without room above the topmost the copies go to the very top.
    const orders = keys ?? generateNKeysBetween(siblings.at(-1)?.order ?? null, null, layers.length);
    layers.forEach((layer, index) => {
      const copyOf = new Map<string, string>();
      for (const original of [layer, ...descendantsOf(document, layer.id)]) {
        const id = newId();
        copyOf.set(original.id, id);
        if (original === layer) copies.push(id);
        const order = original === layer ? entryAt(orders, index) : original.order;
        const moved = original.type === 'group' ? original : moveLayer(original, offset.x, offset.y);
        operations.push({
          type: 'layer.add',
          layer: { ...moved, id, parent: copyOf.get(original.parent) ?? parent, order },
        });
      }
    });
  }
  return { operations, copies };
}

/**
 * The update that turns a layer into its changed form; none when nothing differs. Ignores the position in the tree: see
 * `placeLayers`.
 */
export function updateOf(before: Layer, after: Layer): Operation[] {
  const present = before as unknown as Record<string, unknown>;
  const wanted = after as unknown as Record<string, unknown>;
  const changed = patchableProperties(before.type).filter((property) => !sameJson(present[property], wanted[property]));
  if (changed.length === 0) return [];
  const patch = Object.fromEntries(changed.map((property) => [property, wanted[property]])) as LayerPatch;
  return [{ type: 'layer.update', id: before.id, patch }];
}
