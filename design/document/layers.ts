/** The layers of a design. A leaf holds page coordinates of its own; a group holds none, so moving one writes its leaves. */
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { outlinePathSchema } from './outline-path.ts';
import {
  assetIdSchema, blendSchema, colorSchema, coordinateSchema, fractionSchema, idSchema, lengthSchema,
  nameSchema, orderSchema, paintSchema, reflectionSchema, shadowSchema, strokeSchema, writtenText,
} from './values.ts';

/** Every layer. `parent` is the id of a page or of a group; siblings are sorted by `order`. */
const common = {
  id: idSchema,
  parent: idSchema,
  order: orderSchema,
  name: nameSchema,
  visible: z.boolean(),
  locked: z.boolean(),
  opacity: fractionSchema,
  blend: blendSchema,
};

/** Every leaf. x, y: top left of the box before rotation, page px. rotation: degrees clockwise about the box's centre. */
const leaf = {
  ...common,
  x: coordinateSchema,
  y: coordinateSchema,
  width: lengthSchema,
  height: lengthSchema,
  rotation: z.number().min(-360).max(360),
  flipX: z.boolean(),
  flipY: z.boolean(),
  shadow: shadowSchema.nullable(),
  reflection: reflectionSchema.nullable(),
};

/** An outline, or none: one form for every layer that can have one. */
const outlineSchema = strokeSchema.nullable();

/** Character styles that may differ within a text. */
export const characterStyle = {
  fontFamily: writtenText(100).min(1),
  fontSize: z.number().min(LIMITS.minFontSize).max(LIMITS.maxFontSize),
  fontWeight: z.number().int().min(100).max(900),
  italic: z.boolean(),
  underline: z.boolean(),
  strikethrough: z.boolean(),
  fill: paintSchema,
};

/** A stretch of a text with styles of its own: UTF-16 offsets, end exclusive, sorted, not overlapping. */
export const textRunSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  style: z.strictObject(characterStyle).partial(),
});

/** One drawn line: UTF-16 offsets into `text` (a trailing space or line break is left out) and its measured width, px. */
export const textLineSchema = z.strictObject({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  width: z.number().min(0),
});

export const textLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('text'),
  text: writtenText(LIMITS.textLength),
  ...characterStyle,
  align: z.enum(['left', 'center', 'right', 'justify']),
  verticalAlign: z.enum(['top', 'middle', 'bottom']),
  /** Of the font size. */
  lineHeight: z.number().min(0.5).max(4),
  /** Thousandths of the font size; ignored where it would break joining scripts. */
  letterSpacing: z.number().min(-200).max(2000),
  /** How the text is shown; `text` keeps what was typed. */
  letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']),
  direction: z.enum(['auto', 'ltr', 'rtl']),
  stroke: outlineSchema,
  /** Pill or box behind the text: the padding reaches out beyond the layer's box, so it never narrows the lines. Padding and radius in px. */
  box: z
    .strictObject({ fill: paintSchema, paddingX: z.number().min(0).max(1000), paddingY: z.number().min(0).max(1000), radius: z.number().min(0).max(2000) })
    .nullable(),
  runs: z.array(textRunSchema).max(LIMITS.textRuns),
  /** Computed by the shared line breaker whenever text, styles or width change; both renderers draw these. */
  lines: z.array(textLineSchema),
});

/** A brush stroke on a cutout's mask, in the picture's own pixels. hardness 0 is soft, 1 is sharp. */
export const maskStrokeSchema = z.strictObject({
  id: idSchema,
  mode: z.enum(['erase', 'restore']),
  size: z.number().min(1).max(2000),
  hardness: fractionSchema,
  points: z.array(z.tuple([z.number(), z.number()])).min(1).max(LIMITS.maskStrokePoints),
});

/**
 * The cutout: an alpha mask asset of the picture's own size (null: all opaque) and strokes on top of it, in order.
 * A mask that masks nothing is written as null, so that taking back the first stroke restores the layer exactly.
 */
export const maskSchema = z
  .strictObject({
    asset: assetIdSchema.nullable(),
    strokes: z
      .array(maskStrokeSchema)
      .max(LIMITS.maskStrokes)
      .refine((strokes) => new Set(strokes.map((stroke) => stroke.id)).size === strokes.length, 'must have ids of their own'),
  })
  .refine((mask) => mask.asset !== null || mask.strokes.length > 0, 'must be null when it has neither asset nor strokes');

/** Amounts are -1..1 with 0 neutral, except blur (px of the page, 0..200), hue (deg, -180..180), grayscale and sepia (0..1). */
export const filtersSchema = z.strictObject({
  brightness: z.number().min(-1).max(1),
  contrast: z.number().min(-1).max(1),
  saturation: z.number().min(-1).max(1),
  hue: z.number().min(-180).max(180),
  temperature: z.number().min(-1).max(1),
  blur: z.number().min(0).max(200),
  grayscale: fractionSchema,
  sepia: fractionSchema,
});

const viewLengthSchema = z.number().min(1).max(10_000);

export const imageLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('image'),
  asset: assetIdSchema,
  /** The part of the picture that fills the box, in fractions of the picture. */
  crop: z.strictObject({ x: fractionSchema, y: fractionSchema, width: z.number().min(0.001).max(1), height: z.number().min(0.001).max(1) }),
  mask: maskSchema.nullable(),
  filters: filtersSchema,
  stroke: outlineSchema,
  /** The outline that the box is clipped to. */
  frame: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
    z.strictObject({ type: z.literal('ellipse') }),
    /** Arches, blobs, hexagons: drawn in a view box that is stretched to the layer's box. */
    z.strictObject({ type: z.literal('path'), path: outlinePathSchema, viewWidth: viewLengthSchema, viewHeight: viewLengthSchema }),
  ]),
  /** For people who can't see it, and for the agent. */
  alt: writtenText(500),
});

export const shapeLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('shape'),
  shape: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
    z.strictObject({ kind: z.literal('ellipse') }),
    z.strictObject({ kind: z.literal('triangle') }),
    /** A regular polygon stretched to the box. */
    z.strictObject({ kind: z.literal('polygon'), sides: z.number().int().min(3).max(24) }),
    /** `inner`: radius of the inner corners as a fraction of the outer. */
    z.strictObject({ kind: z.literal('star'), points: z.number().int().min(3).max(64), inner: z.number().min(0.05).max(0.95) }),
    /** From the middle of the left edge to the middle of the right; the stroke draws it. */
    z.strictObject({ kind: z.literal('line'), startHead: z.enum(['none', 'arrow']), endHead: z.enum(['none', 'arrow']) }),
    z.strictObject({ kind: z.literal('heart') }),
    /** An outline of its own, drawn in a view box that is stretched to the layer's box: icons, logo marks, blobs. */
    z.strictObject({ kind: z.literal('path'), path: outlinePathSchema, viewWidth: viewLengthSchema, viewHeight: viewLengthSchema, rule: z.enum(['nonzero', 'evenodd']) }),
  ]),
  fill: paintSchema.nullable(),
  stroke: outlineSchema,
});

/** Freehand: each path's points are [x, y] in fractions of the box, so scaling the box scales the drawing. */
export const drawingLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('drawing'),
  paths: z
    .array(
      z.strictObject({
        color: colorSchema,
        /** px on the page at the size in which it was drawn; scales with the box's width. */
        width: z.number().min(0.5).max(500),
        points: z.array(z.tuple([z.number(), z.number()])).min(1).max(LIMITS.drawingPoints),
      }),
    )
    .min(1)
    .max(200),
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
  textLayerSchema, imageLayerSchema, shapeLayerSchema, drawingLayerSchema, stickerLayerSchema, groupLayerSchema,
]);

const characterStyleSchema = z.strictObject(characterStyle);
export type CharacterStyle = z.infer<typeof characterStyleSchema>;
export type TextRun = z.infer<typeof textRunSchema>;
export type TextLine = z.infer<typeof textLineSchema>;
export type MaskStroke = z.infer<typeof maskStrokeSchema>;
export type Filters = z.infer<typeof filtersSchema>;
export type TextLayer = z.infer<typeof textLayerSchema>;
export type ImageLayer = z.infer<typeof imageLayerSchema>;
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
export type DrawingLayer = z.infer<typeof drawingLayerSchema>;
export type StickerLayer = z.infer<typeof stickerLayerSchema>;
export type GroupLayer = z.infer<typeof groupLayerSchema>;
export type Layer = z.infer<typeof layerSchema>;
export type LeafLayer = Exclude<Layer, GroupLayer>;
export type LayerType = Layer['type'];
