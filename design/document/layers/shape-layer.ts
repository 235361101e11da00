/** The schema of a shape layer, and of every kind of shape. */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { outlinePathSchema, leaf, outlineSchema, viewLengthSchema } from './layer-fields.ts';
import { colorSchema, paintSchema, writtenText } from '../values.ts';

/** The ends of a line: `arrow` is filled and swept back, `open` is two strokes, `bar` is a perpendicular stroke. */
export const lineHeadSchema = z.enum(['none', 'arrow', 'open', 'triangle', 'circle', 'bar']);
/** Corner radius, px; capped at what fits. Shapes stored before this property existed have sharp corners. */
const cornerRadiusSchema = z.number().min(0).max(2000).default(0);

/** All kinds of shape. */
export const shapeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rectangle'), radius: z.number().min(0).max(2000) }),
  z.strictObject({ kind: z.literal('ellipse') }),
  z.strictObject({ kind: z.literal('triangle'), radius: cornerRadiusSchema }),
  /** A regular polygon stretched to the box. */
  z.strictObject({ kind: z.literal('polygon'), sides: z.number().int().min(3).max(24), radius: cornerRadiusSchema }),
  /** `inner`: radius of the inner corners as a fraction of the outer. */
  z.strictObject({
    kind: z.literal('star'),
    points: z.number().int().min(3).max(64),
    inner: z.number().min(0.05).max(0.95),
    radius: cornerRadiusSchema,
  }),
  /** From the middle of the left edge to the middle of the right; the stroke draws it. */
  z.strictObject({ kind: z.literal('line'), startHead: lineHeadSchema, endHead: lineHeadSchema }),
  z.strictObject({ kind: z.literal('heart') }),
  /** A custom outline in a view box that is stretched to the layer's box: icons, logo marks, blobs. */
  z.strictObject({
    kind: z.literal('path'),
    path: outlinePathSchema,
    viewWidth: viewLengthSchema,
    viewHeight: viewLengthSchema,
    rule: z.enum(['nonzero', 'evenodd']),
  }),
  /**
   * A QR code, square in the middle of the box: the fill paints its modules, `ground` what is behind them. The matrix
   * follows from content and correction. `quiet`: quiet zone, in modules; scanners want four.
   */
  z.strictObject({
    kind: z.literal('qr'),
    content: writtenText(LIMITS.qrBytes)
      .min(1)
      .refine(
        (text) => new TextEncoder().encode(text).length <= LIMITS.qrBytes,
        `must be at most ${LIMITS.qrBytes} bytes`,
      ),
    correction: z.enum(['L', 'M', 'Q', 'H']),
    modules: z.enum(['square', 'rounded', 'dots']),
    eyes: z.enum(['square', 'rounded', 'circle']),
    quiet: z.number().int().min(0).max(10),
    ground: colorSchema.nullable(),
  }),
]);

export const shapeLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('shape'),
  shape: shapeSchema,
  fill: paintSchema.nullable(),
  stroke: outlineSchema,
});
