/**
 * Turns a composed arrangement into operations on the page: removes the old layers, adds the new ones, resizes the
 * other pages.
 */
import { createGroupLayer } from '#design/document/create.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf, orderBetween, pagesInOrder } from '#design/document/tree.ts';
import type { Arrangement } from '#design/templates/composition-input.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { ToolContext } from '../contract/context.ts';
import { updateBetween } from '../page/layer-patch.ts';
import type { Size } from '../contract/page-space.ts';
import { reflowPage } from './reflow.ts';
import type { Json } from '../contract/tool.ts';

/**
 * The operations, and the layers that they add: groups and leaves, bottom first. `kept`: layers of the old page in
 * their new form, placed on top.
 */
export function arrangementOperations(
  { background, pieces, groups }: Arrangement,
  size: Size,
  removed: readonly string[],
  kept: readonly LeafLayer[],
  context: Pick<ToolContext, 'document' | 'page' | 'newId' | 'measureText'>,
): { operations: Operation[]; layers: Layer[] } {
  const { document, page } = context;
  const operations: Operation[] = [];
  if (size.width !== document.width || size.height !== document.height) {
    operations.push({ type: 'design.resize', width: size.width, height: size.height });
    for (const other of pagesInOrder(document)) {
      if (other.id === page) continue;
      for (const after of reflowPage(document, other.id, size, context.measureText)) {
        const before = document.layers[after.id];
        const update = before && updateBetween(before, after);
        if (update) operations.push(update);
      }
    }
  }
  for (const id of removed) operations.push({ type: 'layer.remove', id });
  operations.push({ type: 'page.update', id: page, patch: { background } });
  const gone = new Set([...removed, ...kept.map(({ id }) => id)]);
  // Locked layers stay, at the bottom.
  const lowest = childrenOf(document, page).findLast(({ id }) => !gone.has(id))?.order ?? null;
  const { layers, top: highest } = layersOf({ pieces, groups }, lowest, context);
  let top = highest;
  const staying = kept.flatMap((after): Operation[] => {
    const before = document.layers[after.id];
    const update = before && updateBetween(before, after);
    top = orderBetween(top, null);
    return [...(update ? [update] : []), { type: 'layer.move', id: after.id, parent: page, order: top }];
  });
  return {
    operations: [...operations, ...layers.map((layer): Operation => ({ type: 'layer.add', layer })), ...staying],
    layers,
  };
}

/** The pieces as layers above that order, groups before their members, and the order of the topmost. */
export function layersOf(
  { pieces, groups }: Pick<Arrangement, 'pieces' | 'groups'>,
  above: string | null,
  { page, newId }: Pick<ToolContext, 'page' | 'newId'>,
): { layers: Layer[]; top: string | null } {
  let top = above;
  const layers: Layer[] = [];
  const standing = new Map<string, { id: string; top: string | null }>();
  for (const { layer, group } of pieces) {
    if (group === null) {
      top = orderBetween(top, null);
      layers.push({ ...layer, id: newId(), parent: page, order: top });
      continue;
    }
    let parent = standing.get(group);
    if (!parent) {
      top = orderBetween(top, null);
      parent = { id: newId(), top: null };
      standing.set(group, parent);
      const name = groups.find(({ key }) => key === group)?.name ?? '';
      layers.push(createGroupLayer({ id: parent.id, parent: page, order: top, name }));
    }
    parent.top = orderBetween(parent.top, null);
    layers.push({ ...layer, id: newId(), parent: parent.id, order: parent.top });
  }
  return { layers, top };
}

/** Describes the result to the model in terms that a person would use. Small decoration is only counted. */
export function rolesOf({ pieces }: Arrangement, layers: readonly Layer[]): Json {
  const leaves = layers.filter((layer) => layer.type !== 'group');
  const told: Json[] = layers
    .filter((layer) => layer.type === 'group')
    .map(({ id, name }) => ({ id, name, type: 'group' }));
  let decoration = 0;
  for (const [index, { role }] of pieces.entries()) {
    const layer = leaves[index];
    if (!layer) continue;
    if (role === 'decoration') decoration += 1;
    else
      told.push({
        id: layer.id,
        name: layer.name,
        role,
        box: [layer.x, layer.y, layer.width, layer.height].map(Math.round),
        ...(layer.type === 'text' ? { text: layer.text.slice(0, 120), size: Math.round(layer.fontSize) } : {}),
      });
  }
  return decoration > 0 ? [...told, { decoration }] : told;
}
