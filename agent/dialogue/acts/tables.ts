/** Tables: a new one, with rows that were told or a starter one, and the look of one that is there. */
import { z } from 'zod';
import { READY_TABLES } from '#design/tables/ready-tables.ts';
import { TABLE_STYLES } from '#design/tables/styles.ts';
import { referenceSchema } from './reference.ts';
import { colorSchema, placeSchema, spanSchema } from './values.ts';

export const READY_IDS = READY_TABLES.map(({ id }) => id) as [string, ...string[]];

/** "add a size chart for women's tops", "add a dark table: Size, Bust / S, 84 / M, 88". */
export const tableActSchema = z.strictObject({
  type: z.literal('table'),
  /** A starter table with usual values; null: the rows are told. */
  ready: z.enum(READY_IDS).nullable(),
  /** Cells in the user's characters; empty ones of an empty table. */
  rows: z.array(z.array(z.string())),
  /** Whether the first row names the columns. */
  header: z.boolean(),
  /** What it is called: "size chart"; null: only a table. */
  title: z.string().nullable(),
  /** What it is for, in the user's words: "women's tops". */
  of: z.string().nullable(),
  style: z.enum(TABLE_STYLES).nullable(),
  color: colorSchema.nullable(),
  place: placeSchema.nullable(),
  span: spanSchema,
});

/** "make the table dark", "the price list in a striped style". */
export const tableLookActSchema = z.strictObject({
  type: z.literal('tableLook'),
  target: z.array(referenceSchema),
  style: z.enum(TABLE_STYLES),
  span: spanSchema,
});

export const tableActSchemas = [tableActSchema, tableLookActSchema] as const;
