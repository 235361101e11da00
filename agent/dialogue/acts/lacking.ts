/** Requests that leave out what they need: nothing can be done before that is told. */
import { z } from 'zod';
import { whereSchema } from './adding.ts';
import { changeSchema } from './edits.ts';
import { referenceSchema } from './reference.ts';
import { spanSchema } from './values.ts';

/** "change the color of the headline" lacks a color, "add a line of text at the bottom" its words, "move the photo" a place. */
export const lackingActSchema = z.strictObject({
  type: z.literal('lacking'),
  what: z.enum(['color', 'font', 'words', 'place', 'picture', 'row', 'code']),
  /** What it is to be given to; empty: to something new. */
  target: z.array(referenceSchema),
  /** Where something new goes. */
  where: whereSchema.nullable(),
  /** The looks of something new. */
  looks: z.array(changeSchema),
  /** What a new text is. */
  as: z.enum(['text', 'badge', 'button']),
  span: spanSchema,
});
