/** Checks what operations write against the schemas of the document. */
import { z } from 'zod';
import { dimensionSchema } from '../document/dimension.ts';
import { pageSchema } from '../document/document.ts';
import { KernelError } from '../document/issue.ts';
import { layerSchema } from '../document/layers.ts';
import { maskStrokeSchema } from '../document/layers/image-layer.ts';
import { textLayerSchema } from '../document/layers/text-layer.ts';
import { issuesOf, parseOrThrow } from '../document/schema-issues.ts';
import { orderSchema } from '../document/values.ts';
import { refuse } from './draft.ts';
import { FIXED, type LayerPatch, patchSchemas } from './patch.ts';
import { pagePatchSchema } from './schemas.ts';
import type { ValueCheck } from './value-check.ts';

const offsetsSchema = z.object({ runs: textLayerSchema.shape.runs, lines: textLayerSchema.shape.lines }).partial();

export const schemaCheck: ValueCheck = {
  layer: (layer) => parseOrThrow(layerSchema, layer, `layers.${String(layer.id)}`),
  layerPatch({ id, type }, given) {
    const schema = patchSchemas[type];
    for (const property of Object.keys(given)) {
      const field = `layers.${id}.${property}`;
      if (Object.hasOwn(FIXED, property)) refuse('kernel.fixedProperty', field);
      if (!Object.hasOwn(schema.shape, property)) refuse('kernel.wrongType', field, { id, type });
    }
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw new KernelError(issuesOf(parsed.error, `layers.${id}`));
    return parsed.data as LayerPatch;
  },
  page: (page) => parseOrThrow(pageSchema, page, `pages.${String(page.id)}`),
  pagePatch({ id }, given) {
    if (Object.hasOwn(given, 'id')) refuse('kernel.fixedProperty', `pages.${id}.id`);
    return parseOrThrow(pagePatchSchema, given, `pages.${id}`);
  },
  stroke: (stroke, field) => parseOrThrow(maskStrokeSchema, stroke, field),
  order: (order, field) => parseOrThrow(orderSchema, order, field),
  dimension: (length, field) => parseOrThrow(dimensionSchema, length, field),
  offsets: (patch) => offsetsSchema.safeParse(patch).data ?? null,
};
