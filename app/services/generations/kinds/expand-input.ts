/** The input of expanding: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { assetSchema } from '#app/contracts/generation.ts';

/** px on one side. */
const growth = z.int().min(0).max(8_000);

export const expandInput = z
  .strictObject({
    asset: assetSchema,
    /** How far the picture is extended on each side, in its own pixels. */
    sides: z.strictObject({ left: growth, top: growth, right: growth, bottom: growth }),
  })
  .refine(({ sides: { left, top, right, bottom } }) => left + top + right + bottom > 0);

export type ExpandInput = z.output<typeof expandInput>;
