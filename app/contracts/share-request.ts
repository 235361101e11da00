/** The inputs of the share links' routes. Separate from their outputs, so that the browser needs no schemas. */
import { z } from 'zod';
import { SHARE_DAYS, SHARED_SIDES, type SharedSize } from '#app/contracts/share.ts';

/** `days`: how long the link works from now on; null: until it is stopped. */
const daysSchema = z.literal([...SHARE_DAYS]).nullable();

/** Body of POST /api/designs/:id/share. */
export const shareBodySchema = z.strictObject({
  allowsCopies: z.boolean().default(false),
  days: daysSchema.default(null),
});
export type ShareTerms = z.output<typeof shareBodySchema>;

/** Body of PATCH /api/designs/:id/share. What is left out stays. */
export const sharePatchSchema = z
  .strictObject({ allowsCopies: z.boolean().optional(), days: daysSchema.optional() })
  .refine(({ allowsCopies, days }) => allowsCopies !== undefined || days !== undefined, {
    error: 'must change something',
  });
export type SharePatch = z.output<typeof sharePatchSchema>;

/** Query of GET /api/shared/:token/picture. `download`: a PNG in the page's own size, if the owner allows it. */
export const sharedPictureSchema = z.object({
  size: z.enum(Object.keys(SHARED_SIDES) as [SharedSize, ...SharedSize[]]).default('large'),
  page: z.coerce.number().int().min(1).default(1),
  download: z.literal('1').optional(),
});
