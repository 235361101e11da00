/**
 * Computes the operations from one document to another: the way back to an earlier version, as a change like any other.
 */
import type { DesignDocument, Page } from '../document/document.ts';
import { ownEntry } from '../document/entry.ts';
import type { Layer } from '../document/layers.ts';
import { sameJson } from '../document/same-json.ts';
import { childrenOf } from '../document/tree.ts';
import type { LayerPatch, Operation } from './operation.ts';

/**
 * Operations that turn `from` into `to`, exactly. Both are versions of one design: the same id is the same layer, of
 * the same type. Creates groups and moves layers from the top of the tree down, so that no layer is ever inside itself;
 * removes layers before adding leaves, so that limits hold throughout.
 */
export function operationsBetween(from: DesignDocument, to: DesignDocument): Operation[] {
  const sized = from.width !== to.width || from.height !== to.height;
  const newPages = Object.values(to.pages).filter(({ id }) => !Object.hasOwn(from.pages, id));
  const oldPages = Object.keys(from.pages).filter((id) => !Object.hasOwn(to.pages, id));
  const wanted = inTreeOrder(to);
  return [
    ...(sized ? [{ type: 'design.resize' as const, width: to.width, height: to.height }] : []),
    ...newPages.map((page): Operation => ({ type: 'page.add', page })),
    ...wanted.flatMap((layer): Operation[] => {
      const before = ownEntry(from.layers, layer.id);
      if (!before) return layer.type === 'group' ? [{ type: 'layer.add', layer }] : [];
      return before.parent !== layer.parent || before.order !== layer.order
        ? [{ type: 'layer.move', id: layer.id, parent: layer.parent, order: layer.order }]
        : [];
    }),
    ...goners(from, to).map((id): Operation => ({ type: 'layer.remove', id })),
    ...wanted.flatMap((layer): Operation[] => {
      const before = ownEntry(from.layers, layer.id);
      if (before) return layerUpdate(before, layer);
      return layer.type === 'group' ? [] : [{ type: 'layer.add', layer }];
    }),
    ...oldPages.map((id): Operation => ({ type: 'page.remove', id })),
    ...Object.values(to.pages).flatMap((page) => pageUpdate(ownEntry(from.pages, page.id), page)),
  ];
}

/** All layers, each after its group. */
function inTreeOrder(document: DesignDocument): Layer[] {
  const below = (parent: string): Layer[] =>
    childrenOf(document, parent).flatMap((layer) => [layer, ...(layer.type === 'group' ? below(layer.id) : [])]);
  return Object.keys(document.pages).flatMap(below);
}

/** Ids of removed layers, except those removed together with a group or page around them. */
function goners(from: DesignDocument, to: DesignDocument): string[] {
  return Object.values(from.layers)
    .filter(
      ({ id, parent }) =>
        !Object.hasOwn(to.layers, id) && (Object.hasOwn(to.layers, parent) || Object.hasOwn(to.pages, parent)),
    )
    .map(({ id }) => id);
}

/** Written by moves, or never changed. */
const NOT_PATCHED = new Set(['id', 'type', 'parent', 'order']);

function layerUpdate(before: Layer, after: Layer): Operation[] {
  const was = before as unknown as Record<string, unknown>;
  const patch = Object.entries(after).filter(
    ([property, value]) => !NOT_PATCHED.has(property) && !sameJson(was[property], value),
  );
  return patch.length > 0
    ? [{ type: 'layer.update', id: after.id, patch: Object.fromEntries(patch) as LayerPatch }]
    : [];
}

function pageUpdate(before: Page | null, after: Page): Operation[] {
  if (!before) return [];
  const patch = Object.fromEntries(
    Object.entries(after).filter(
      ([property, value]) => property !== 'id' && !sameJson(before[property as keyof Page], value),
    ),
  );
  return Object.keys(patch).length > 0 ? [{ type: 'page.update', id: after.id, patch }] : [];
}
