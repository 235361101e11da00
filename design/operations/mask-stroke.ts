/** `mask.stroke`: one stroke of the erase or restore brush on a picture's cutout, on top of earlier ones. */
import type { ImageLayer } from '../document/layers.ts';
import { LIMITS } from '../document/limits.ts';
import { refuse, type Draft } from './draft.ts';
import { defineOperation } from './kind.ts';
import { strokeKey } from './properties.ts';
import type { MaskStrokeOperation } from './schemas.ts';

/** The picture that a mask operation targets. */
export function maskedLayer(draft: Draft, id: string): ImageLayer {
  const layer = draft.layer(id);
  if (layer.type !== 'image') refuse('kernel.wrongType', `layers.${id}.mask`, { id, type: layer.type });
  return layer;
}

export const maskStroke = defineOperation({
  payload: 'stroke',
  apply(draft, operation: MaskStrokeOperation) {
    const layer = maskedLayer(draft, operation.id);
    const field = `layers.${layer.id}.mask.strokes`;
    const stroke = draft.check.stroke(operation.stroke, `${field}.${String(operation.stroke.id)}`);
    const strokes = [...(layer.mask?.strokes ?? [])];
    if (strokes.some((known) => known.id === stroke.id)) refuse('kernel.duplicateId', field, { id: stroke.id });
    if (strokes.length >= LIMITS.maskStrokes) refuse('kernel.tooMany', field, { limit: LIMITS.maskStrokes });
    const above = operation.before === undefined ? -1 : strokes.findIndex((known) => known.id === operation.before);
    strokes.splice(above < 0 ? strokes.length : above, 0, stroke);
    draft.putLayer({ ...layer, mask: { ...layer.mask, asset: layer.mask?.asset ?? null, strokes } });
  },
  invert(_draft, operation) {
    return [{ type: 'mask.unstroke' as const, id: operation.id, stroke: operation.stroke.id }];
  },
  touches(operation) {
    return [strokeKey(operation.id, operation.stroke.id)];
  },
});
