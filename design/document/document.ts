/** The document: one size, pages, layers by id. Plain JSON; the only form in which a design is stored or sent. */
import { z } from 'zod';
import { pageDurationSchema, transitionSchema } from './animation.ts';
import { DOCUMENT_VERSION, PAGE_DURATION } from './defaults.ts';
import { dimensionSchema } from './dimension.ts';
import { layerSchema } from './layers.ts';
import { backgroundSchema, idSchema, nameSchema, orderSchema } from './values.ts';

export const pageSchema = z.strictObject({
  id: idSchema,
  order: orderSchema,
  name: nameSchema,
  background: backgroundSchema,
  /** How long it is shown when the design plays, ms. */
  duration: pageDurationSchema.default(PAGE_DURATION),
  /** The transition to the next page; null: a hard cut. */
  transition: transitionSchema.nullable().default(null),
});

export const documentSchema = z.strictObject({
  version: z.literal(DOCUMENT_VERSION),
  /** px, the same for every page. */
  width: dimensionSchema,
  height: dimensionSchema,
  pages: z.record(idSchema, pageSchema),
  layers: z.record(idSchema, layerSchema),
});

export type Page = z.infer<typeof pageSchema>;
export type DesignDocument = z.infer<typeof documentSchema>;
