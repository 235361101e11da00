/** Patches of layers: which properties a layer of each type has, and their valid values. */
import { z } from 'zod';
import { entryAt } from '../document/entry.ts';
import { issuesOf, KernelError } from '../document/issue.ts';
import {
  drawingLayerSchema,
  groupLayerSchema,
  type Layer,
  type LayerType,
  stickerLayerSchema,
} from '../document/layers.ts';
import { imageLayerSchema } from '../document/layers/image-layer.ts';
import { shapeLayerSchema } from '../document/layers/shape-layer.ts';
import { tableLayerSchema } from '../document/layers/table-layer.ts';
import { textLayerSchema } from '../document/layers/text-layer.ts';
import { tableFindings } from '../document/table-consistency.ts';
import { textFindings } from '../document/text-consistency.ts';
import { refuse } from './draft.ts';

/** Not writable by updates: a layer keeps its id and type, and moves by `layer.move`. */
type Fixed = 'id' | 'type' | 'parent' | 'order';
type PatchOf<Each> = Each extends Layer ? Partial<Omit<Each, Fixed>> : never;

/** Any properties of a layer except id, type, parent and order. */
export type LayerPatch = PatchOf<Layer>;

const FIXED = { id: true, type: true, parent: true, order: true } as const;

const layerSchemas: Record<LayerType, z.ZodObject> = {
  text: textLayerSchema,
  image: imageLayerSchema,
  shape: shapeLayerSchema,
  drawing: drawingLayerSchema,
  sticker: stickerLayerSchema,
  table: tableLayerSchema,
  group: groupLayerSchema,
};

/**
 * A property without the default for layers stored before it existed: a patch without the property must leave it
 * unchanged.
 */
function withoutDefault(form: z.ZodType): z.ZodType {
  return form instanceof z.ZodDefault ? (form.unwrap() as z.ZodType) : form;
}

function patchSchemaOf(schema: z.ZodObject): z.ZodObject {
  const forms = Object.entries(schema.omit(FIXED).shape).map(([property, form]) => [
    property,
    withoutDefault(form as z.ZodType).optional(),
  ]);
  return z.strictObject(Object.fromEntries(forms));
}

const patchSchemas = Object.fromEntries(
  Object.entries(layerSchemas).map(([type, schema]) => [type, patchSchemaOf(schema)]),
) as Record<LayerType, z.ZodObject>;

/** Each property that any layer has, in all its forms: the valid patches before the layer is known. */
function unionOfPatches(): z.ZodType<LayerPatch> {
  const forms = new Map<string, Set<z.ZodType>>();
  for (const schema of Object.values(layerSchemas)) {
    for (const [property, form] of Object.entries(schema.shape)) {
      if (Object.hasOwn(FIXED, property)) continue;
      const known = forms.get(property) ?? new Set();
      forms.set(property, known.add(withoutDefault(form as z.ZodType)));
    }
  }
  const shape: Record<string, z.ZodType> = {};
  for (const [property, known] of forms) {
    // Where one type allows null and another doesn't, the wider form covers both, with clearer refusals.
    const narrower = new Set([...known].map((form) => (form instanceof z.ZodNullable ? form.unwrap() : null)));
    const all = [...known].filter((form) => !narrower.has(form));
    shape[property] = (all.length === 1 ? entryAt(all, 0) : z.union(all)).optional();
  }
  return z.strictObject(shape) as unknown as z.ZodType<LayerPatch>;
}

/** A patch in transit. Whether its layer has these properties shows when it is applied. */
export const layerPatchSchema: z.ZodType<LayerPatch> = unionOfPatches();

/** The properties of this type of layer that an update may write. */
export function patchableProperties(type: LayerType): readonly string[] {
  return Object.keys(patchSchemas[type].shape);
}

/** Only the properties actually given: `undefined` means "leave unchanged", as in JSON. */
export function givenProperties(patch: LayerPatch): [string, unknown][] {
  return Object.entries(patch).filter(([, value]) => value !== undefined);
}

/**
 * The layer with a patch applied. Refuses properties it doesn't have and values out of range, naming field and limit.
 */
export function patchLayer(layer: Layer, patch: LayerPatch): Layer {
  const schema = patchSchemas[layer.type];
  const given = givenProperties(patch);
  for (const [property] of given) {
    const field = `layers.${layer.id}.${property}`;
    if (Object.hasOwn(FIXED, property)) refuse('kernel.fixedProperty', field);
    if (!Object.hasOwn(schema.shape, property)) refuse('kernel.wrongType', field, { id: layer.id, type: layer.type });
  }
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new KernelError(issuesOf(parsed.error, `layers.${layer.id}`));
  const patched = { ...layer, ...parsed.data } as Layer;
  if (patched.type === 'text' || patched.type === 'table') {
    const findings = patched.type === 'text' ? textFindings(patched) : tableFindings(patched);
    if (findings.length > 0) throw new KernelError(findings);
  }
  return patched;
}

/** The present values of the properties that a patch names: the inverse patch. */
export function presentValues(layer: Layer, patch: LayerPatch): LayerPatch {
  const present = layer as unknown as Record<string, unknown>;
  return Object.fromEntries(givenProperties(patch).map(([property]) => [property, present[property]])) as LayerPatch;
}
