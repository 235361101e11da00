/** The input of fixing photos: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { LOOK_NAMES } from '#design/looks/looks.ts';
import { assetsSchema } from '#app/contracts/generation.ts';

/** Photos of one batch. */
export const MOST_PHOTOS = 50;

export const retakeInput = z
  .strictObject({
    /** The photos, each once. */
    assets: assetsSchema(MOST_PHOTOS).transform((assets) => [...new Set(assets)]),
    /** What is fixed if a photo needs it. */
    steps: z
      .array(z.enum(RETAKE_STEPS))
      .max(RETAKE_STEPS.length)
      .transform((steps) => RETAKE_STEPS.filter((step) => steps.includes(step))),
    /** The look applied to all of them afterwards; null: none. */
    look: z.enum(LOOK_NAMES).nullable().default(null),
    /** Of the look, 0..1. */
    strength: z.number().min(0.05).max(1).default(1),
  })
  // A single photo may be examined without fixing anything: that finds its faults.
  .refine(({ assets, steps, look }) => assets.length === 1 || steps.length > 0 || look !== null);

export type RetakeInput = z.output<typeof retakeInput>;
