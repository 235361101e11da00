/** The schema of an image layer, including its mask and filters. */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { outlinePathSchema, leaf, outlineSchema, viewLengthSchema } from './layer-fields.ts';
import { assetIdSchema, colorSchema, fractionSchema, idSchema, writtenText } from '../values.ts';

/** A brush stroke on a cutout's mask, in the picture's own pixels. hardness 0 is soft, 1 is sharp. */
export const maskStrokeSchema = z.strictObject({
  id: idSchema,
  mode: z.enum(['erase', 'restore']),
  size: z.number().min(1).max(2000),
  hardness: fractionSchema,
  points: z
    .array(z.tuple([z.number(), z.number()]))
    .min(1)
    .max(LIMITS.maskStrokePoints),
});

/**
 * The cutout: an alpha mask asset of the picture's own size (null: all opaque) and strokes on top of it, in order. A
 * mask that masks nothing is written as null, so that undoing the first stroke restores the layer exactly.
 */
export const maskSchema = z
  .strictObject({
    asset: assetIdSchema.nullable(),
    /**
     * The subject's own colors along the soft edge of `asset`, as a picture of its size that is transparent everywhere
     * else: they replace the picture's colors there, which contain the old background. Restoring strokes show the
     * original picture.
     */
    colours: assetIdSchema.optional(),
    /**
     * Where the picture shows other things that might have been meant, in fractions of it: they are offered instead of
     * what `asset` keeps.
     */
    others: z
      .array(z.strictObject({ x: fractionSchema, y: fractionSchema, width: fractionSchema, height: fractionSchema }))
      .min(1)
      .max(LIMITS.maskOthers)
      .optional(),
    strokes: z
      .array(maskStrokeSchema)
      .max(LIMITS.maskStrokes)
      .refine(
        (strokes) => new Set(strokes.map((stroke) => stroke.id)).size === strokes.length,
        'must have ids of their own',
      ),
  })
  .refine(
    (mask) => mask.asset !== null || mask.strokes.length > 0,
    'must be null when it has neither asset nor strokes',
  )
  .refine((mask) => mask.colours === undefined || mask.asset !== null, 'has colours of an edge only with an asset');

/**
 * Amounts are -1..1 with 0 neutral, except blur (px of the page, 0..200), hue (deg, -180..180), grayscale, sepia and
 * sharpen (0..1). A vignette above 0 darkens the edges, below 0 lightens them. duotone: maps darks to one color and
 * lights to another.
 */
export const filtersSchema = z.strictObject({
  brightness: z.number().min(-1).max(1),
  contrast: z.number().min(-1).max(1),
  saturation: z.number().min(-1).max(1),
  hue: z.number().min(-180).max(180),
  temperature: z.number().min(-1).max(1),
  blur: z.number().min(0).max(200),
  grayscale: fractionSchema,
  sepia: fractionSchema,
  highlights: z.number().min(-1).max(1).default(0),
  shadows: z.number().min(-1).max(1).default(0),
  sharpen: fractionSchema.default(0),
  vignette: z.number().min(-1).max(1).default(0),
  duotone: z.strictObject({ dark: colorSchema, light: colorSchema, amount: fractionSchema }).nullable().default(null),
});

export const imageLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('image'),
  /** Null: an empty frame for a picture. It shows on the canvas and is left out of exports; its mask is ignored. */
  asset: assetIdSchema.nullable(),
  /** The part of the picture that fills the box, in fractions of the picture. */
  crop: z.strictObject({
    x: fractionSchema,
    y: fractionSchema,
    width: z.number().min(0.001).max(1),
    height: z.number().min(0.001).max(1),
  }),
  /**
   * Clockwise rotation of the picture in its box, degrees, about the middle of the visible part; see picture-crop.ts.
   */
  straighten: z.number().min(-LIMITS.straighten).max(LIMITS.straighten).default(0),
  mask: maskSchema.nullable(),
  filters: filtersSchema,
  stroke: outlineSchema,
  /** The outline that clips the box. */
  frame: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
    z.strictObject({ type: z.literal('ellipse') }),
    /** Arches, blobs, hexagons: drawn in a view box that is stretched to the layer's box. */
    z.strictObject({
      type: z.literal('path'),
      path: outlinePathSchema,
      viewWidth: viewLengthSchema,
      viewHeight: viewLengthSchema,
    }),
  ]),
  /** For people who can't see it, and for the agent. */
  alt: writtenText(500),
});
