/** What magic erase is asked for: the shape that its declaration checks and its work gets. */
import { z } from 'zod';
import { assetSchema } from '#app/contracts/generation.ts';

/** px of a picture; marks may go over its edge. */
const place = z.number().min(-20_000).max(40_000);
const point = z.tuple([place, place]);

/** What may be marked at once. */
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
  /** What goes, in the picture's own pixels. */
  region: regionSchema,
  /** The generation whose result this continues from; null: the picture is the first of its row. */
  after: z.uuid().nullable().default(null),
});

export type MagicEraseInput = z.output<typeof magicEraseInput>;
