/** The schema of a table layer and its cells. */
import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { colorSchema, writtenText } from '../values.ts';
import { leaf } from './layer-fields.ts';
import { characterStyle, textLayerSchema, textLineSchema } from './text-layer.ts';

const alignSchema = z.enum(['start', 'center', 'end']);
/** A rule of a table; width in px. */
const ruleSchema = z.strictObject({ color: colorSchema, width: z.number().min(0.25).max(100) }).nullable();

/** One cell. The shared line breaker breaks its `lines`, as for texts; `style` overrides its row and column. */
export const tableCellSchema = z.strictObject({
  text: writtenText(LIMITS.tableCellLength),
  lines: z.array(textLineSchema),
  style: z.strictObject({ fill: colorSchema, color: colorSchema, bold: z.boolean(), align: alignSchema }).partial(),
});

/**
 * A size chart, a price list, a menu. Its height is the sum of its rows; right-to-left tables are drawn from the right.
 */
export const tableLayerSchema = z.strictObject({
  ...leaf,
  type: z.literal('table'),
  /** In reading order. `width`: share of the table's width, relative to the sum of all. */
  columns: z
    .array(z.strictObject({ width: z.number().min(0.01).max(100), align: alignSchema }))
    .min(1)
    .max(LIMITS.tableColumns),
  /** `height`: minimum, px; a row is as high as its text needs. */
  rows: z
    .array(z.strictObject({ height: z.number().min(0).max(LIMITS.layerDimension) }))
    .min(1)
    .max(LIMITS.tableRows),
  /** Row by row, a cell for each column. */
  cells: z.array(z.array(tableCellSchema).max(LIMITS.tableColumns)).max(LIMITS.tableRows),
  headerRow: z.boolean(),
  headerColumn: z.boolean(),
  fontFamily: characterStyle.fontFamily,
  fontSize: characterStyle.fontSize,
  fontWeight: characterStyle.fontWeight,
  lineHeight: textLayerSchema.shape.lineHeight,
  verticalAlign: textLayerSchema.shape.verticalAlign,
  direction: textLayerSchema.shape.direction,
  /** `stripe` fills every second row under the header. */
  body: z.strictObject({ color: colorSchema, fill: colorSchema.nullable(), stripe: colorSchema.nullable() }),
  header: z.strictObject({
    color: colorSchema,
    fill: colorSchema.nullable(),
    fontSize: characterStyle.fontSize,
    fontWeight: characterStyle.fontWeight,
    upper: z.boolean(),
  }),
  /** Around the table, between its rows, between its columns. */
  borders: z.strictObject({ outer: ruleSchema, rows: ruleSchema, columns: ruleSchema }),
  /** Between the edges of a cell and its text, px. */
  padding: z.strictObject({ x: z.number().min(0).max(1000), y: z.number().min(0).max(1000) }),
  radius: z.number().min(0).max(2000),
});
