/** The fields shared by all layers, and by all leaves. */
import { z } from 'zod';
import { animationSchema } from '../animation.ts';
import { LIMITS } from '../limits.ts';
import { parsePath } from '../outline-path.ts';
import {
  blendSchema,
  contactShadowSchema,
  coordinateSchema,
  fractionSchema,
  idSchema,
  lengthSchema,
  nameSchema,
  orderSchema,
  reflectionSchema,
  shadowSchema,
  strokeSchema,
} from '../values.ts';

/** Every layer. `parent` is the id of a page or of a group; siblings are sorted by `order`. */
export const common = {
  id: idSchema,
  parent: idSchema,
  order: orderSchema,
  name: nameSchema,
  visible: z.boolean(),
  locked: z.boolean(),
  opacity: fractionSchema,
  blend: blendSchema,
  animation: animationSchema.nullable().default(null),
};

/**
 * Every leaf. x, y: top left of the box before rotation, page px. rotation: degrees clockwise about the box's centre.
 */
export const leaf = {
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
  contactShadow: contactShadowSchema.nullable().default(null),
};

/** An outline, or none: the same type for every layer that can have one. */
export const outlineSchema = strokeSchema.nullable();

export const viewLengthSchema = z.number().min(1).max(10_000);

/** Path data of a shape. Icons from elsewhere are converted first: to absolute commands, with curves for arcs. */
export const outlinePathSchema = z
  .string()
  .min(1)
  .max(LIMITS.outlinePath)
  .refine((path) => parsePath(path) !== null, 'must be path data of absolute M, L, Q, C and Z');
