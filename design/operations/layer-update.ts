/** `layer.update`: writes some properties of one layer; only these are checked, so it costs the same on any design. */
import { z } from 'zod';
import { idSchema } from '../document/values.ts';
import { defineOperation } from './kind.ts';
import { givenProperties, layerPatchSchema, patchLayer, presentValues } from './patch.ts';
import { layerKey } from './properties.ts';

export const layerUpdateOperationSchema = z.strictObject({
  type: z.literal('layer.update'),
  id: idSchema,
  patch: layerPatchSchema,
});
export type LayerUpdate = z.infer<typeof layerUpdateOperationSchema>;

export const layerUpdate = defineOperation({
  payload: 'patch',
  apply(draft, operation: LayerUpdate) {
    draft.putLayer(patchLayer(draft.layer(operation.id), operation.patch));
  },
  invert(draft, operation) {
    const patch = presentValues(draft.layer(operation.id), operation.patch);
    return [{ type: 'layer.update' as const, id: operation.id, patch }];
  },
  touches(operation) {
    return [...new Set(givenProperties(operation.patch).map(([property]) => layerKey(operation.id, property)))];
  },
});
