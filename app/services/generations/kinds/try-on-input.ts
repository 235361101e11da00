/** The input of a try-on: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { TRY_ON_KINDS } from '#tools/contract/try-on-kinds.ts';
import { message } from '#messages/message.ts';

/** Maximum handles of a piece. */
const MOST_HANDLES = 80;
/** Positions far off any photo are mistakes, px. */
const FARTHEST = 40_000;

const placeSchema = z.number().min(-FARTHEST).max(FARTHEST);

/** Positions that users dragged handles to, px of the person's photo, by the handles' ids. */
export const draggedSchema = z
  .record(z.string().min(1).max(60), z.strictObject({ x: placeSchema, y: placeSchema }))
  .refine((dragged) => Object.keys(dragged).length <= MOST_HANDLES, 'too many handles');

const photo = (missing: 'tryOn.pleasePerson' | 'tryOn.pleaseGarment') =>
  z.string(message(missing)).regex(/^[0-9a-f]{64}$/, message(missing));

export const tryOnInput = z
  .strictObject({
    /** The photo of a person; null: a custom model. */
    person: photo('tryOn.pleasePerson').nullable().default(null),
    /** A custom model; null: the photo. */
    model: z.string().min(1).max(80).nullable().default(null),
    garment: photo('tryOn.pleaseGarment'),
    type: z.enum(TRY_ON_KINDS),
    /** The user said that it is of this type although it looks like another. */
    isSure: z.boolean().default(false),
    /** What the garment is, in the user's words; empty: its file's name. */
    words: z.string().trim().max(300).default(''),
    dragged: draggedSchema.default({}),
    /** The try-on whose handles were dragged: the same things on the same person are remade for free. */
    adjusts: z.string().min(1).max(80).nullable().default(null),
  })
  .superRefine(({ person, model }, context) => {
    if ((person === null) === (model === null))
      context.addIssue({ code: 'custom', path: ['person'], message: message('tryOn.pleasePerson') });
  });

export type TryOnInput = z.output<typeof tryOnInput>;

/** Whether both request the same piece on the same person, wherever the handles are. */
export function isSameTryOn(a: TryOnInput, b: TryOnInput): boolean {
  return a.person === b.person && a.model === b.model && a.garment === b.garment && a.type === b.type;
}
