/** What is put on a page beside what is there: a text, a row of a list, a shape, an emoji, copies of a thing. */
import { z } from 'zod';
import { changeSchema } from './edits.ts';
import { pageSaidSchema, referenceSchema } from './reference.ts';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { placeSchema, spanSchema, textRoleSchema } from './values.ts';

/** Where it goes: a place of the page, a side of another thing, the end of a list, the place of what it replaces. */
export const whereSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('place'), place: placeSchema }),
  z.strictObject({
    to: z.literal('side'),
    side: z.enum(['above', 'below', 'left-of', 'right-of', 'beside', 'over', 'behind', 'around']),
    of: referenceSchema,
    /** Of words behind a picture: where in it. */
    at: placeSchema.optional(),
  }),
  /** At a place of another thing, inside it. */
  z.strictObject({ to: z.literal('within'), place: placeSchema, of: referenceSchema }),
  /** In the gap between two things. */
  z.strictObject({ to: z.literal('between'), of: z.array(referenceSchema).length(2) }),
  z.strictObject({ to: z.literal('end'), of: referenceSchema }),
  /** One in every corner of the page, or of one side of it. */
  z.strictObject({ to: z.literal('corners'), side: z.enum(['top', 'bottom', 'left', 'right']).nullable() }),
  /** Across the page from what was spoken of last: "on the other side". */
  z.strictObject({ to: z.literal('opposite') }),
  z.strictObject({ to: z.literal('instead'), of: referenceSchema }),
]);
export type Where = z.output<typeof whereSchema>;

export const additionSchema = z.discriminatedUnion('is', [
  /** In the user's own characters. */
  z.strictObject({
    is: z.literal('text'),
    text: z.string().min(1),
    as: z.enum(['text', 'badge', 'button']),
    /** What it is called: "a subtitle". */
    role: textRoleSchema.optional(),
    /** Of a handle, address or number: where it leads. */
    network: z.enum(CONTACT_TYPES).optional(),
  }),
  /** Name of a shape, as references call them. */
  z.strictObject({
    is: z.literal('shape'),
    form: z.string(),
    /** Written on it. */
    says: z.string().min(1).optional(),
    count: z.int().min(2).optional(),
  }),
  /** As a character, or what it shows in words. */
  z.strictObject({ is: z.literal('emoji'), emoji: z.string(), count: z.int().min(2).optional() }),
  /** What it shows in words. */
  z.strictObject({ is: z.literal('icon'), icon: z.string() }),
  /** So many of it in a row, itself included. */
  z.strictObject({ is: z.literal('copies'), of: referenceSchema, count: z.int().min(2) }),
]);
export type Addition = z.output<typeof additionSchema>;

/** "add "Doors 8.30" below the date, in the same font", "a light pink circle behind the candle". */
export const addActSchema = z.strictObject({
  type: z.literal('add'),
  addition: additionSchema,
  /** null: wherever there is room. */
  where: whereSchema.nullable(),
  looks: z.array(changeSchema),
  /** The look of that one; null: of what it is put beside. */
  like: referenceSchema.nullable(),
  /** The page that it goes on; without it the one that is seen. */
  page: pageSaidSchema.optional(),
  span: spanSchema,
});
