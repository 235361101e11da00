/** `layer.remove`: removes a layer, and a group with everything in it. */
import { defineOperation } from './kind.ts';
import { layerKey } from './properties.ts';
import type { LayerRemove } from './schemas.ts';

export const layerRemove = defineOperation({
  payload: null,
  apply(draft, operation: LayerRemove) {
    const layer = draft.layer(operation.id);
    for (const descendant of draft.descendants(layer.id)) draft.deleteLayer(descendant.id);
    draft.deleteLayer(layer.id);
  },
  invert(draft, operation) {
    const removed = [draft.layer(operation.id), ...draft.descendants(operation.id)];
    return removed.map((layer) => ({ type: 'layer.add' as const, layer }));
  },
  touches(operation, draft) {
    const descendants = draft ? draft.descendants(operation.id) : [];
    return [layerKey(operation.id), ...descendants.map((layer) => layerKey(layer.id))];
  },
});
