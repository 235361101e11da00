/** The input of a logo's pictures: the words of a batch, and the batch next to which they are shown. */
import { z } from 'zod';
import {
  descriptionSchema,
  elementsSchema,
  logoColorSchema,
  nameSchema,
  styleSchema,
} from '#app/services/logos/logo.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';

/** Pictures of one request. */
export const LOGO_PICTURES = 4;

export const logoPictureInput = z.strictObject({
  /** The generation of the batch. */
  batch: z.string().min(1).max(80),
  name: nameSchema,
  description: descriptionSchema.default(''),
  style: styleSchema.default('assorted'),
  elements: elementsSchema.default([]),
  colors: z.array(logoColorSchema).max(LOGO_LIMITS.colors).default([]),
});
export type LogoPictureInput = z.output<typeof logoPictureInput>;
