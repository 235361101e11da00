/** Facts that are stated and corrected, rows and lines of lists that are told: the commonest thing that follows a design. */
import { z } from 'zod';
import { factKindSchema, spanSchema } from './values.ts';
import { reference, referenceSchema } from './reference.ts';

/** "its 40% not 30", "cappuccino is 3,80 now", "moved to the sunday, so the 4th": facts are others than the page says. */
export const correctActSchema = z.strictObject({
  type: z.literal('correct'),
  /** What is true, in the user's characters; several are parts of one: "saturday", "the 11th". */
  to: z.array(z.string()),
  /** What stands there and is not true. */
  from: z.array(z.string()),
  /** Nouns that say what sort of fact it is: "price", "date". */
  kinds: z.array(factKindSchema),
  /** Words of the page that say whose fact it is: a row, a column, the line it is in. */
  words: z.array(z.string()),
  /** Which of several alike, from 1 or from -1 at the end; 0 is the middle one. */
  ordinal: z.int().nullable(),
  /** Of a span of time: where it begins ("from 9") or ends ("til 6"). */
  edge: z.enum(['start', 'end']).nullable(),
  /** "pushed back a week": days that the date moves by. */
  days: z.int().nullable(),
  /** The page that it is on. */
  target: referenceSchema,
  /** "cross out the 85": what was true stays, struck through, before what is. */
  strikes: z.boolean().optional(),
  /** A statement and no correction: it is added where the page has no such fact. */
  isStated: z.boolean().optional(),
  span: spanSchema,
});

type Correction = Omit<z.output<typeof correctActSchema>, 'span'>;

/** A correction with these fields; everything else is left open. */
export const correct = (fields: Partial<Correction>): Correction => ({
  type: 'correct',
  to: [],
  from: [],
  kinds: [],
  words: [],
  ordinal: null,
  edge: null,
  days: null,
  target: reference({}),
  ...fields,
});

/** "add XL, chest 112 length 74", "flat white 4,00, forgot that one": a row of the table, or a line of the list. */
export const rowActSchema = z.strictObject({
  type: z.literal('row'),
  name: z.string(),
  /** What stands behind the name, each with the words of its column as far as they were said. */
  values: z.array(z.strictObject({ column: z.string().nullable(), value: z.string() })).min(1),
  target: referenceSchema,
  span: spanSchema,
});

/** "sort it by price, cheapest first", "put them alphabetically": the rows of a table in another order. */
export const sortActSchema = z.strictObject({
  type: z.literal('sort'),
  /** What decides: names, amounts, or the column that is called so. */
  by: z.union([z.enum(['name', 'amount']), z.strictObject({ column: z.string() })]),
  descending: z.boolean(),
  target: referenceSchema,
  span: spanSchema,
});

/** "add a column for Waist: 60, 64, 68", "add a sleeve column": cells that were not told stay empty. */
export const columnActSchema = z.strictObject({
  type: z.literal('column'),
  heading: z.string(),
  cells: z.array(z.string()),
  target: referenceSchema,
  span: spanSchema,
});
