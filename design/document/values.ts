/** Values used by layers: ids, colors, paints, shadows, strokes. Schemas first, types inferred. */
import { generateKeyBetween } from 'fractional-indexing';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * Ids of pages, layers, mask strokes: short, URL-safe, from an id source (never from the kernel itself). They are keys
 * of plain objects, so names that every object inherits (`constructor`, `__proto__` …) are refused.
 */
export const idSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, 'must be 1 to 40 letters, digits, "-" or "_"')
  .refine((id) => !(id in {}), 'is a reserved word');

/** SHA-256 of the asset's bytes, lower-case hex: the same bytes are the same asset. */
export const assetIdSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hex');

/** `#rrggbb` or `#rrggbbaa`, lower case. The message is the specification's. */
export const colorSchema = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/, 'Enter valid hex code');

/** Whether a key is valid for generating further keys. */
function isOrderKey(key: string): boolean {
  if (!/^[A-Za-z0-9]{1,200}$/.test(key)) return false;
  try {
    return key < generateKeyBetween(key, null);
  } catch {
    return false;
  }
}

/** Fractional order key (fractional-indexing, base 62): siblings sort by plain string comparison, low is the bottom. */
export const orderSchema = z.string().refine(isOrderKey, 'must be an order key');

export const coordinateSchema = z.number().min(-LIMITS.coordinate).max(LIMITS.coordinate);
export const lengthSchema = z.number().min(1).max(LIMITS.layerDimension);
export const fractionSchema = z.number().min(0).max(1);
/** Text as people write it. NUL and unpaired surrogates aren't characters, and databases can't store them. */
export function writtenText(maxLength: number): z.ZodString {
  return z
    .string()
    .max(maxLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must consist of whole characters, without NUL');
}

export const nameSchema = writtenText(LIMITS.nameLength);

const stopsSchema = z
  .array(z.strictObject({ at: fractionSchema, color: colorSchema }))
  .min(2)
  .max(LIMITS.gradientStops);

export const solidPaintSchema = z.strictObject({ type: z.literal('solid'), color: colorSchema });
/** Angle in degrees, CSS convention: 0 points up, 90 right; the line spans the box's corners as in CSS. */
export const linearPaintSchema = z.strictObject({
  type: z.literal('linear'),
  angle: z.number().min(-360).max(360),
  stops: stopsSchema,
});
/** Centre and radius as fractions of the box; the radius is relative to half the box's diagonal. */
export const radialPaintSchema = z.strictObject({
  type: z.literal('radial'),
  centerX: fractionSchema,
  centerY: fractionSchema,
  radius: z.number().min(0.01).max(2),
  stops: stopsSchema,
});
/**
 * A picture as page background: `cover` fills and crops, `contain` fits inside, `stretch` ignores the ratio, `tile`
 * repeats at natural size × scale. blur: px of the page; tiles are not blurred. focus: the point of interest, in
 * fractions of the picture; `cover` shows it as close to the page's middle as the picture's edges allow. Defaults to
 * the picture's middle.
 */
export const imagePaintSchema = z.strictObject({
  type: z.literal('image'),
  asset: assetIdSchema,
  fit: z.enum(['cover', 'contain', 'stretch', 'tile']),
  scale: z.number().min(0.01).max(20),
  opacity: fractionSchema,
  blur: z.number().min(0).max(200).default(0),
  focus: z.strictObject({ x: fractionSchema, y: fractionSchema }).optional(),
});

/** Patterns for page backgrounds, all drawn from outlines. */
export const patternNameSchema = z.enum([
  'dots',
  'polka',
  'grid',
  'stripes',
  'pinstripes',
  'diagonal',
  'checks',
  'gingham',
  'plaid',
  'waves',
  'zigzag',
  'scallops',
  'rainbows',
  'bricks',
  'herringbone',
  'crosses',
  'triangles',
  'diamonds',
  'hexagons',
  'trellis',
  'rays',
  'rings',
  'stars',
  'hearts',
  'petals',
  'moons',
  'terrazzo',
  'confetti',
  'sprinkles',
  'memphis',
  'leopard',
  'blobs',
]);
/**
 * A pattern of two colors as page background. scale 1 is the size at which it was drawn (cells of about 48 px); angle
 * in degrees clockwise about the page's centre; seed: placement of irregular patterns, reproducible.
 */
export const patternPaintSchema = z.strictObject({
  type: z.literal('pattern'),
  pattern: patternNameSchema,
  color: colorSchema,
  ground: colorSchema,
  scale: z.number().min(0.25).max(10),
  angle: z.number().min(-360).max(360),
  seed: z.number().int().min(0).max(9999),
});

/** The fill of a shape or text. */
export const paintSchema = z.discriminatedUnion('type', [solidPaintSchema, linearPaintSchema, radialPaintSchema]);
/** The background of a page. `none` exports transparent where the format can. */
export const backgroundSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  solidPaintSchema,
  linearPaintSchema,
  radialPaintSchema,
  imagePaintSchema,
  patternPaintSchema,
]);

/** Offset and blur in page px; the offset doesn't rotate with the layer. */
export const shadowSchema = z.strictObject({
  color: colorSchema,
  x: z.number().min(-1000).max(1000),
  y: z.number().min(-1000).max(1000),
  blur: z.number().min(0).max(500),
});
/** Outline centred on the edge; width in page px, dash as multiples of the width. A dash of length 0 is a round dot. */
export const strokeSchema = z.strictObject({
  color: colorSchema,
  width: z.number().min(0).max(500),
  dash: z.array(z.number().min(0).max(100)).max(6),
});
/** Mirror image below the layer, fading out: gap in px, size as a fraction of the layer's height. */
export const reflectionSchema = z.strictObject({
  opacity: fractionSchema,
  gap: z.number().min(-500).max(500),
  size: fractionSchema,
});

/**
 * The soft shadow on the ground under a cutout, below its lowest visible pixel; the ground is level on the page,
 * whatever the layer's rotation. softness 0 is crisp, 1 very soft; spread: its width as a multiple of the part that
 * touches the ground; angle: degrees of its sideways fall, below 0 to the left.
 */
export const contactShadowSchema = z.strictObject({
  color: colorSchema,
  opacity: fractionSchema,
  softness: fractionSchema,
  spread: z.number().min(0.2).max(3),
  angle: z.number().min(-75).max(75),
});

export const blendSchema = z.enum([
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
]);

export type Paint = z.infer<typeof paintSchema>;
export type Background = z.infer<typeof backgroundSchema>;
export type Shadow = z.infer<typeof shadowSchema>;
export type Stroke = z.infer<typeof strokeSchema>;
export type Reflection = z.infer<typeof reflectionSchema>;
export type ContactShadow = z.infer<typeof contactShadowSchema>;
export type PatternPaint = z.infer<typeof patternPaintSchema>;
export type PatternName = z.infer<typeof patternNameSchema>;
export type ImagePaint = z.infer<typeof imagePaintSchema>;
export type Blend = z.infer<typeof blendSchema>;
