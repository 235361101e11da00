/** What becomes of the lines of texts: one is parted in two, several are joined to one. */
import { z } from 'zod';
import { referenceSchema } from './reference.ts';
import { spanSchema } from './values.ts';

/** "the price on its own line", "split the last line in two, the day on top and the price under it". */
export const splitActSchema = z.strictObject({
  type: z.literal('split'),
  /** The line; null: the one that its parts stand in. */
  whole: referenceSchema.nullable(),
  /** What each line is to tell, from above; empty: nobody said. */
  parts: z.array(referenceSchema).max(2),
  span: spanSchema,
});

/** "put the last two lines on one line", "join the date and the price". */
export const joinActSchema = z.strictObject({
  type: z.literal('join'),
  target: z.array(referenceSchema),
  span: spanSchema,
});

/** "now it says 30% off twice": it is asked which of the two is to go. */
export const doubledActSchema = z.strictObject({
  type: z.literal('doubled'),
  target: referenceSchema,
  span: spanSchema,
});
