/** `layer.add`: a new, complete layer in an existing page or group. */
import { KernelError } from '../document/issue.ts';
import { tableFindings } from '../document/table-consistency.ts';
import { textFindings } from '../document/text-consistency.ts';
import { defineOperation } from './kind.ts';
import { layerKey } from './properties.ts';
import type { LayerAdd } from './schemas.ts';

export const layerAdd = defineOperation({
  payload: 'layer',
  apply(draft, operation: LayerAdd) {
    const layer = draft.check.layer(operation.layer);
    if (layer.type === 'text' || layer.type === 'table') {
      const findings = layer.type === 'text' ? textFindings(layer) : tableFindings(layer);
      if (findings.length > 0) throw new KernelError(findings);
    }
    draft.assertFree(layer.id);
    draft.assertParent(layer.id, layer.parent);
    draft.assertRoom(layer.parent, 1);
    draft.putLayer(layer);
  },
  invert(_draft, operation) {
    return [{ type: 'layer.remove' as const, id: operation.layer.id }];
  },
  touches(operation) {
    return [layerKey(operation.layer.id)];
  },
});
