/** How a template is requested: page, brand, photo, colors; in queries and in bodies. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';

const side = z.coerce.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension);
const asset = z.string().regex(/^[0-9a-f]{64}$/);
const HEX = /^[0-9a-f]{6}$/;

/** Colors as written in an address: `ff5a36-17150f`. */
const colors = z
  .string()
  .transform((written) => (written === '' ? [] : written.split('-')))
  .pipe(z.array(z.string().regex(HEX)).max(6))
  .transform((list) => list.map((color) => `#${color}`));

/** Query of a preview. */
export const previewQuerySchema = z.object({
  width: side.default(1080),
  height: side.default(1080),
  brand: z.enum(['1']).optional(),
  photo: asset.optional(),
  colors: colors.default([]),
  /** A larger picture, for the dialog. */
  large: z.enum(['1']).optional(),
  /** Only changes the address: the picture differs once the photo has a cutout. */
  cut: z.enum(['1']).optional(),
});

/** Body of POST /api/recipes/:id/design. Without a format and a size, the template's own shape applies. */
export const designBodySchema = z.strictObject({
  /** The id of a page format: it sets the size, and the design's title names it. */
  format: z
    .enum(PAGE_FORMATS.map(({ id }) => id))
    .nullable()
    .default(null),
  width: side.optional(),
  height: side.optional(),
  brand: z.boolean().default(false),
  photo: asset.nullable().default(null),
  colors: colors.default([]),
});
