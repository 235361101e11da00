/** The input of removing backgrounds: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { assetsSchema } from '#app/contracts/generation.ts';

/** Pictures of one batch. */
export const MOST_PICTURES = 50;

const share = z.number().min(0).max(1);

export const removeBackgroundInput = z
  .strictObject({
    /** The pictures, each once. */
    assets: assetsSchema(MOST_PICTURES).transform((assets) => [...new Set(assets)]),
    /** Which object in the only picture is meant, in fractions of it. Absent: the most prominent one. */
    pick: z
      .strictObject({
        box: z.strictObject({ x: share, y: share, width: share.gt(0), height: share.gt(0) }).nullable(),
        point: z.strictObject({ x: share, y: share }).nullable(),
      })
      .refine(({ box, point }) => box !== null || point !== null, { error: () => message('generation.pickWhat') })
      .optional(),
    /** It is glass: less evidence suffices to see through it. */
    glass: z.boolean().optional(),
  })
  .refine(({ assets, pick }) => pick === undefined || assets.length === 1, {
    error: () => message('generation.pickOfOne'),
    path: ['pick'],
  });

export type RemoveBackgroundInput = z.output<typeof removeBackgroundInput>;
