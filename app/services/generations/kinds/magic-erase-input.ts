/** The input of magic erase: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { assetSchema } from '#app/contracts/generation.ts';

/** px of a picture; marks may extend beyond its edge. */
const place = z.number().min(-20_000).max(40_000);
const point = z.tuple([place, place]);

/** What may be marked in one request. */
export const MARK_LIMITS = { outlines: 100, strokes: 200, points: 2_000 } as const;

/** What is marked in a picture, in its own pixels. */
export const regionSchema = z
  .strictObject({
    outlines: z.array(z.array(point).min(3).max(MARK_LIMITS.points)).max(MARK_LIMITS.outlines),
    strokes: z
      .array(
        z.strictObject({ size: z.number().min(1).max(8_000), points: z.array(point).min(1).max(MARK_LIMITS.points) }),
      )
      .max(MARK_LIMITS.strokes),
  })
  .refine(({ outlines, strokes }) => outlines.length + strokes.length > 0);

export const magicEraseInput = z.strictObject({
  asset: assetSchema,
  /** What to remove, in the picture's own pixels. */
  region: regionSchema,
  /** The generation whose result this continues from; null: the picture is the first of its chain. */
  after: z.uuid().nullable().default(null),
});

export type MagicEraseInput = z.output<typeof magicEraseInput>;
