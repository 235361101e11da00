/** Patches of layers: which properties a layer of each type has, and their valid values. */
import { z } from 'zod';
import { entryAt } from '../document/entry.ts';
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

/** Not writable by updates: a layer keeps its id and type, and moves by `layer.move`. */
type Fixed = 'id' | 'type' | 'parent' | 'order';
type PatchOf<Each> = Each extends Layer ? Partial<Omit<Each, Fixed>> : never;

/** Any properties of a layer except id, type, parent and order. */
export type LayerPatch = PatchOf<Layer>;

/** Properties that patches can't write. */
export const FIXED = { id: true, type: true, parent: true, order: true } as const;

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

export const patchSchemas = Object.fromEntries(
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
