/**
 * The layers of a design. A leaf has page coordinates; a group has none, so moving a group writes its leaves. The
 * schemas of the larger types are in layers/.
 */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { assetIdSchema, colorSchema, fractionSchema, lengthSchema, writtenText } from './values.ts';
import { common, leaf, outlineSchema } from './layers/layer-fields.ts';
import {
  type characterStyleSchema,
  textLayerSchema,
  type textLineSchema,
  type textRunSchema,
} from './layers/text-layer.ts';
import { type filtersSchema, imageLayerSchema, type maskStrokeSchema } from './layers/image-layer.ts';
import { type lineHeadSchema, shapeLayerSchema, type shapeSchema } from './layers/shape-layer.ts';
import { type tableCellSchema, tableLayerSchema } from './layers/table-layer.ts';

/** One stroke of a drawing. */
const drawingPathSchema = z.strictObject({
  color: colorSchema,
  /** px on the page at the size at which it was drawn; scales with the box's width. */
  width: z.number().min(0.5).max(500),
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(LIMITS.drawingPoints),
  /** For the whole stroke, which never shows through itself. */
  opacity: fractionSchema.default(1),
  /** `pen` has a constant width; `brush` widens with pressure; `highlighter` has a constant width and square ends. */
  brush: z.enum(['pen', 'brush', 'highlighter']).default('pen'),
  /** For brushes: one per point, 0 to 1; absent when drawn without pressure, where slow strokes are thick instead. */
  pressures: z.array(fractionSchema).max(LIMITS.drawingPoints).default([]),
});

/** Freehand: each path's points are [x, y] in fractions of the box, so scaling the box scales the drawing. */
export const drawingLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('drawing'),
  paths: z.array(drawingPathSchema).min(1).max(200),
  /** Box width when drawn, px: the stroke width's scale. */
  drawnWidth: lengthSchema,
});

export const stickerLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('sticker'),
  source: z.discriminatedUnion('type', [
    /** One emoji of the bundled font. */
    z.strictObject({ type: z.literal('emoji'), emoji: writtenText(40).min(1) }),
    z.strictObject({ type: z.literal('asset'), asset: assetIdSchema }),
  ]),
  /** Die-cut border. */
  stroke: outlineSchema,
});

export const groupLayerSchema = z.strictObject({ ...common, type: z.literal('group') });

export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  imageLayerSchema,
  shapeLayerSchema,
  drawingLayerSchema,
  stickerLayerSchema,
  tableLayerSchema,
  groupLayerSchema,
]);

export type CharacterStyle = z.infer<typeof characterStyleSchema>;
export type TextRun = z.infer<typeof textRunSchema>;
export type TextLine = z.infer<typeof textLineSchema>;
export type MaskStroke = z.infer<typeof maskStrokeSchema>;
export type Filters = z.infer<typeof filtersSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ImageLayer = z.infer<typeof imageLayerSchema>;
/** An image layer that isn't an empty frame. */
export type PictureLayer = ImageLayer & { asset: string };
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
/** A shape as input: properties with defaults may be omitted. */
export type NewShape = z.input<typeof shapeSchema>;
export type LineHead = z.infer<typeof lineHeadSchema>;
export type DrawingPath = z.infer<typeof drawingPathSchema>;
/** A stroke as input: properties with defaults may be omitted. */
export type NewDrawingPath = z.input<typeof drawingPathSchema>;
export type DrawingLayer = z.infer<typeof drawingLayerSchema>;
export type StickerLayer = z.infer<typeof stickerLayerSchema>;
export type TableLayer = z.infer<typeof tableLayerSchema>;
export type TableCell = z.infer<typeof tableCellSchema>;
export type GroupLayer = z.infer<typeof groupLayerSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type LeafLayer = Exclude<Layer, GroupLayer>;
export type LayerType = Layer['type'];
