/** What is drawn, fitted and kept together as by hand: lines between things, marks of a pen, groups, empty frames. */
import { z } from 'zod';
import { whereSchema } from './adding.ts';
import { changeSchema } from './edits.ts';
import { referenceSchema } from './reference.ts';
import { colorSchema, spanSchema } from './values.ts';

/** "an arrow from the price to the bottle", "connect the two with a dotted line". */
export const connectActSchema = z.strictObject({
  type: z.literal('connect'),
  /** Null: it only points at something. */
  from: referenceSchema.nullable(),
  to: referenceSchema,
  shape: z.enum(['line', 'arrow', 'double-arrow']),
  /** "between the date and the address", and not "from" one "to" the other. */
  isBetween: z.boolean().optional(),
  looks: z.array(changeSchema),
  span: spanSchema,
});

export const MARKS = ['circle', 'underline', 'cross', 'highlight'] as const;

/** "circle the price by hand", "highlight the date with a marker". */
export const markActSchema = z.strictObject({
  type: z.literal('mark'),
  target: z.array(referenceSchema).min(1),
  form: z.enum(MARKS),
  color: colorSchema.nullable(),
  span: spanSchema,
});

/** "make the text fit the box", "let the headline fill the page". */
export const fitActSchema = z.strictObject({
  type: z.literal('fit'),
  target: z.array(referenceSchema).length(1),
  /** Null: the box that it has. */
  into: referenceSchema.nullable(),
  /** From now on, whatever it says. */
  always: z.boolean(),
  span: spanSchema,
});

/** "group the headline and the offer", "ungroup them". */
export const groupActSchema = z.strictObject({
  type: z.literal('group'),
  target: z.array(referenceSchema),
  ungroup: z.boolean(),
  span: spanSchema,
});

/** "add an empty heart frame", "a round placeholder for a photo". */
export const emptyFrameActSchema = z.strictObject({
  type: z.literal('emptyFrame'),
  frame: z.string(),
  where: whereSchema.nullable(),
  span: spanSchema,
});

export const handworkActSchemas = [
  connectActSchema,
  markActSchema,
  fitActSchema,
  groupActSchema,
  emptyFrameActSchema,
] as const;
