/** The form of each operation in transit. Whether it fits a document shows when it is applied. */
import { z } from 'zod';
import { dimensionSchema } from '../document/dimension.ts';
import { pageSchema } from '../document/document.ts';
import { layerSchema } from '../document/layers.ts';
import { maskStrokeSchema } from '../document/layers/image-layer.ts';
import { LIMITS } from '../document/limits.ts';
import { idSchema, orderSchema } from '../document/values.ts';
import { layerPatchSchema } from './patch.ts';

const layerAddSchema = z.strictObject({ type: z.literal('layer.add'), layer: layerSchema });
const layerUpdateSchema = z.strictObject({ type: z.literal('layer.update'), id: idSchema, patch: layerPatchSchema });
const layerRemoveSchema = z.strictObject({ type: z.literal('layer.remove'), id: idSchema });
const layerMoveSchema = z.strictObject({
  type: z.literal('layer.move'),
  id: idSchema,
  parent: idSchema,
  order: orderSchema,
});

const pageAddSchema = z.strictObject({ type: z.literal('page.add'), page: pageSchema });
const { id: _id, duration, transition, ...rest } = pageSchema.shape;
/** Without the defaults for pages stored before a property existed: what a patch doesn't name stays unchanged. */
export const pagePatchSchema = z
  .strictObject({ ...rest, duration: duration.unwrap(), transition: transition.unwrap() })
  .partial();
const pageUpdateSchema = z.strictObject({ type: z.literal('page.update'), id: idSchema, patch: pagePatchSchema });
const pageRemoveSchema = z.strictObject({ type: z.literal('page.remove'), id: idSchema });

const designResizeSchema = z.strictObject({
  type: z.literal('design.resize'),
  width: dimensionSchema,
  height: dimensionSchema,
});

const maskStrokeOperationSchema = z.strictObject({
  type: z.literal('mask.stroke'),
  id: idSchema,
  stroke: maskStrokeSchema,
  /**
   * Id of the stroke above this one, to restore a stroke to its position; without it, or if that stroke is gone, on
   * top.
   */
  before: idSchema.optional(),
});
const maskUnstrokeSchema = z.strictObject({ type: z.literal('mask.unstroke'), id: idSchema, stroke: idSchema });

export type LayerAdd = z.infer<typeof layerAddSchema>;
export type LayerUpdate = z.infer<typeof layerUpdateSchema>;
export type LayerRemove = z.infer<typeof layerRemoveSchema>;
export type LayerMove = z.infer<typeof layerMoveSchema>;
export type PageAdd = z.infer<typeof pageAddSchema>;
export type PageUpdate = z.infer<typeof pageUpdateSchema>;
export type PageRemove = z.infer<typeof pageRemoveSchema>;
export type DesignResize = z.infer<typeof designResizeSchema>;
export type MaskStrokeOperation = z.infer<typeof maskStrokeOperationSchema>;
export type MaskUnstroke = z.infer<typeof maskUnstrokeSchema>;

export type Operation =
  | LayerAdd
  | LayerUpdate
  | LayerRemove
  | LayerMove
  | PageAdd
  | PageUpdate
  | PageRemove
  | DesignResize
  | MaskStrokeOperation
  | MaskUnstroke;

export const operationSchema: z.ZodType<Operation> = z.discriminatedUnion('type', [
  layerAddSchema,
  layerUpdateSchema,
  layerRemoveSchema,
  layerMoveSchema,
  pageAddSchema,
  pageUpdateSchema,
  pageRemoveSchema,
  designResizeSchema,
  maskStrokeOperationSchema,
  maskUnstrokeSchema,
]);

/** The operations of one change. */
export const operationsSchema: z.ZodType<Operation[]> = z.array(operationSchema).min(1).max(LIMITS.operationsPerChange);
