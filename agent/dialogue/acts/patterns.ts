/** Patterns that a background may have. */
import { z } from 'zod';
import { patternNameSchema } from '#design/document/values.ts';
import { pageSaidSchema } from './reference.ts';
import { colorSchema, spanSchema } from './values.ts';

/** "a polka dot background in pink", "make the background striped". */
export const patternActSchema = z.strictObject({
  type: z.literal('pattern'),
  pattern: patternNameSchema,
  /** Of the pattern itself; null: a little darker or lighter than what is behind it. */
  color: colorSchema.nullable(),
  page: pageSaidSchema.nullable(),
  span: spanSchema,
});
