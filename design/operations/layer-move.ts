/**
 * `layer.move`: to another position among its siblings, into or out of a group, onto another page. A group moves with
 * its content.
 */
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { layerKey } from './properties.ts';
import type { LayerMove } from './schemas.ts';

export const layerMove = defineOperation({
  payload: null,
  apply(draft, operation: LayerMove) {
    const layer = draft.layer(operation.id);
    const order = draft.check.order(operation.order, `layers.${layer.id}.order`);
    draft.assertParent(layer.id, operation.parent);
    const moved = draft.descendants(layer.id);
    if (operation.parent === layer.id || moved.some((inside) => inside.id === operation.parent)) {
      refuse('kernel.cycle', `layers.${layer.id}.parent`);
    }
    if (draft.pageIdOf(operation.parent) !== draft.pageIdOf(layer.id))
      draft.assertRoom(operation.parent, 1 + moved.length);
    draft.putLayer({ ...layer, parent: operation.parent, order });
  },
  invert(draft, operation) {
    const { parent, order } = draft.layer(operation.id);
    return [{ type: 'layer.move' as const, id: operation.id, parent, order }];
  },
  touches(operation) {
    return [layerKey(operation.id, 'parent')];
  },
});
