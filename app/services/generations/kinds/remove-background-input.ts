/** What removing backgrounds is asked for: the shape that its declaration checks and its work gets. */
import { z } from 'zod';
import { assetsSchema } from '../generation.ts';

/** Pictures of one batch. */
export const MOST_PICTURES = 50;

export const removeBackgroundInput = z.strictObject({
  /** The pictures, each once. */
  assets: assetsSchema(MOST_PICTURES).transform((assets) => [...new Set(assets)]),
});

export type RemoveBackgroundInput = z.output<typeof removeBackgroundInput>;
