/** `layer.update`: writes some properties of one layer; only these are checked, so it costs the same on any design. */
import { KernelError } from '../document/issue.ts';
import type { Layer } from '../document/layers.ts';
import { tableFindings } from '../document/table-consistency.ts';
import { textFindings } from '../document/text-consistency.ts';
import type { Draft } from './draft.ts';
import { defineOperation } from './kind.ts';
import type { LayerPatch } from './patch.ts';
import { layerKey } from './properties.ts';
import type { LayerUpdate } from './schemas.ts';

/** Only the properties actually given: `undefined` means "leave unchanged", as in JSON. */
function givenProperties(patch: LayerPatch): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

/** The layer with a patch applied. */
function patchLayer(layer: Layer, patch: LayerPatch, { check }: Draft): Layer {
  const patched = { ...layer, ...check.layerPatch(layer, Object.fromEntries(givenProperties(patch))) } as Layer;
  if (patched.type === 'text' || patched.type === 'table') {
    const findings = patched.type === 'text' ? textFindings(patched) : tableFindings(patched);
    if (findings.length > 0) throw new KernelError(findings);
  }
  return patched;
}

/** The present values of the properties that a patch names: the inverse patch. */
function presentValues(layer: Layer, patch: LayerPatch): LayerPatch {
  const present = layer as unknown as Record<string, unknown>;
  return Object.fromEntries(givenProperties(patch).map(([property]) => [property, present[property]])) as LayerPatch;
}

export const layerUpdate = defineOperation({
  payload: 'patch',
  apply(draft, operation: LayerUpdate) {
    draft.putLayer(patchLayer(draft.layer(operation.id), operation.patch, draft));
  },
  invert(draft, operation) {
    const patch = presentValues(draft.layer(operation.id), operation.patch);
    return [{ type: 'layer.update' as const, id: operation.id, patch }];
  },
  touches(operation) {
    return [...new Set(givenProperties(operation.patch).map(([property]) => layerKey(operation.id, property)))];
  },
});
