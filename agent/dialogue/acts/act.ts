/**
 * What a message asks for, as plain data: the joint between whoever reads (the built-in parser, a small model) and
 * whatever is done. Every act names the part of the message that it was read from.
 */
import { z } from 'zod';
import { addActSchema } from './adding.ts';
import { briefSchema, type Brief } from './brief.ts';
import { editActSchemas } from './edits.ts';
import { lackingActSchema } from './lacking.ts';
import { talkActSchemas } from './talk.ts';
import { handworkActSchemas } from './handwork.ts';
import { engineActSchemas } from './engines.ts';
import { pictureActSchemas } from './pictures.ts';
import { tableActSchemas } from './tables.ts';
import { spanSchema } from './values.ts';

/** "Poster for my jazz night, Friday 8pm": a whole design is made. */
export const composeActSchema = z.strictObject({ type: z.literal('compose'), brief: briefSchema, span: spanSchema });

export const actSchema = z.discriminatedUnion('type', [
  composeActSchema,
  addActSchema,
  lackingActSchema,
  ...editActSchemas,
  ...talkActSchemas,
  ...pictureActSchemas,
  ...handworkActSchemas,
  ...engineActSchemas,
  ...tableActSchemas,
]);
export type Act = z.output<typeof actSchema>;
/** What is answered rather than edited, and wishes about the whole design. */
export type Talk = z.output<(typeof talkActSchemas)[number]>;
/** An act about a page that has something on it. */
export type EditAct = Exclude<Act, { type: 'compose' } | Talk>;
const TALK = new Set<string>(talkActSchemas.map(({ shape }) => shape.type.value));
export const isEdit = (act: Act): act is EditAct => act.type !== 'compose' && !TALK.has(act.type);
export type ActOf<Type extends Act['type']> = Extract<Act, { type: Type }>;

export const understandingSchema = z.strictObject({
  acts: z.array(actSchema),
  /** Parts that no rule explains: nothing is done for them, and the answer says so. */
  unread: z.array(spanSchema),
  /** Share of the message's words that were read, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type Understanding = z.output<typeof understandingSchema>;

/** The brief of a message that asks for a design; null: it asks for something else. */
export const briefIn = ({ acts }: Understanding): Brief | null =>
  acts.find((act) => act.type === 'compose')?.brief ?? null;
