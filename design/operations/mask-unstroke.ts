/**
 * `mask.unstroke`: removes a stroke from a picture's cutout; the mask is removed with its last stroke when it holds
 * nothing else.
 */
import { refuse } from './draft.ts';
import { defineOperation } from './kind.ts';
import { maskedLayer } from './mask-stroke.ts';
import { strokeKey } from './properties.ts';
import type { MaskUnstroke } from './schemas.ts';

export const maskUnstroke = defineOperation({
  payload: null,
  apply(draft, operation: MaskUnstroke) {
    const layer = maskedLayer(draft, operation.id);
    const strokes = (layer.mask?.strokes ?? []).filter((stroke) => stroke.id !== operation.stroke);
    if (!layer.mask || strokes.length === layer.mask.strokes.length) {
      refuse('kernel.unknownStroke', `layers.${layer.id}.mask.strokes`, { id: operation.stroke });
    }
    draft.putLayer({
      ...layer,
      mask: layer.mask.asset === null && strokes.length === 0 ? null : { ...layer.mask, strokes },
    });
  },
  invert(draft, operation) {
    const strokes = maskedLayer(draft, operation.id).mask?.strokes ?? [];
    const at = strokes.findIndex((stroke) => stroke.id === operation.stroke);
    const stroke = strokes[at];
    if (!stroke) return [];
    const above = strokes[at + 1];
    return [{ type: 'mask.stroke' as const, id: operation.id, stroke, ...(above ? { before: above.id } : {}) }];
  },
  touches(operation) {
    return [strokeKey(operation.id, operation.stroke)];
  },
});
