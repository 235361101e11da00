/** Leaves the selection where it is and puts copies of it where it was dragged: a drag with Alt. */
import { Copy } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Point } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { childrenOf, descendantsOf, orderBetween } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, selectedLayers, type CommandContext } from './command.ts';
import { copyLayer } from './copy-layers.ts';
import { copiesOf, orderAbove, topLevelAdded } from './duplicate.ts';
import { onThePlane } from './move.ts';

/**
 * `places`: the top left corners after the drag, by the original's layer id. Null while the originals themselves are
 * being dragged: copies then stand in for them where they were, right below.
 */
export const duplicateToCommand = defineCommand<{ places: ReadonlyMap<string, Point> | null }>({
  id: 'duplicate-to',
  label: 'editor.duplicate',
  icon: Copy,
  isEnabled: canChangeSelection,
  run: (context, { places }) => selectedLayers(context).flatMap((layer) => copies(context, layer, places)),
  selectAfter: (_context, operations) => topLevelAdded(operations),
  copiesOf,
});

function copies(
  { document, newId }: CommandContext,
  layer: Layer,
  places: ReadonlyMap<string, Point> | null,
): Operation[] {
  const order = places ? orderAbove(document, layer) : orderBelow(document, layer);
  const operations = copyLayer(document, layer, { parent: layer.parent, order, newId });
  if (!places) return operations;
  const originals = [layer, ...descendantsOf(document, layer.id)];
  return operations.map((operation, index) => {
    const place = places.get(originals[index]?.id ?? '');
    return operation.type === 'layer.add' && operation.layer.type !== 'group' && place
      ? { ...operation, layer: movedTo(operation.layer, place) }
      : operation;
  });
}

function movedTo(layer: LeafLayer, { x, y }: Point): LeafLayer {
  return { ...layer, x: onThePlane(x), y: onThePlane(y) };
}

function orderBelow(document: DesignDocument, layer: Layer): string {
  const siblings = childrenOf(document, layer.parent);
  const below = siblings[siblings.findIndex(({ id }) => id === layer.id) - 1];
  return orderBetween(below?.order ?? null, layer.order);
}
