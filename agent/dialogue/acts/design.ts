/** Requests about the design as a whole: its size, its file, its pages. What is done to a page that is there is in edits.ts. */
import { z } from 'zod';
import { patternNameSchema } from '#design/document/values.ts';
import { FILE_FORMAT_NAMES } from '#tools/files/file-formats.ts';
import { pageSaidSchema } from './reference.ts';
import { colorSchema, placeSchema, spanSchema } from './values.ts';

/** A size that is asked for: a format, a size in px, a shape, or a step from what it is. */
export const sizeWishSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('format'), format: z.string() }),
  z.strictObject({ by: z.literal('size'), width: z.int().positive(), height: z.int().positive() }),
  z.strictObject({ by: z.literal('shape'), shape: z.enum(['upright', 'across']) }),
  z.strictObject({ by: z.literal('step'), side: z.enum(['width', 'height']), way: z.enum(['up', 'down']) }),
]);
export type SizeWish = z.output<typeof sizeWishSchema>;

/** "make it a story", "need it in A4", "same thing as insta story". */
export const resizeActSchema = z.strictObject({
  type: z.literal('resize'),
  size: sizeWishSchema,
  /** The design stays as it is, and another one is made of it. */
  copy: z.boolean(),
  /** "make it square": what was spoken of, if anything was, and not the design. */
  isIt: z.boolean(),
  span: spanSchema,
});

/** "can i get both pages as a pdf". */
export const exportActSchema = z.strictObject({
  type: z.literal('export'),
  /** Null: none was said. */
  format: z.enum(FILE_FORMAT_NAMES).nullable(),
  /** Null: as usual for the format. */
  page: pageSaidSchema.nullable(),
  transparent: z.boolean(),
  span: spanSchema,
});

/** "third page, same background, just “Link in bio” big in the middle". */
export const addPageActSchema = z.strictObject({
  type: z.literal('addPage'),
  /** Which number it shall have; null: behind the one that is seen. */
  number: z.int().nullable(),
  /** As the page that is seen, or of a color. */
  background: z.union([z.literal('same'), colorSchema]),
  text: z
    .strictObject({
      text: z.string().min(1),
      size: z.enum(['small', 'large']).nullable(),
      place: placeSchema.nullable(),
    })
    .nullable(),
  /** Several texts, composed in the look of the other pages: "a page with the care info: hand wash cold, dry flat". */
  copy: z.strictObject({ heading: z.string().nullable(), lines: z.array(z.string()).min(1) }).nullable(),
  span: spanSchema,
});

/** "call page 2 “Back”". */
export const namePageActSchema = z.strictObject({
  type: z.literal('namePage'),
  page: pageSaidSchema,
  name: z.string().min(1),
  span: spanSchema,
});

/** "go to page 2". */
export const showPageActSchema = z.strictObject({
  type: z.literal('showPage'),
  page: pageSaidSchema,
  span: spanSchema,
});

/** How large a pattern is, as people say it. */
export const PATTERN_SCALES = ['small', 'large'] as const;

/** "a polka dot background in pink", "use large terrazzo as the background". */
export const patternActSchema = z.strictObject({
  type: z.literal('pattern'),
  name: patternNameSchema,
  color: colorSchema.nullable(),
  /** What is between its parts. */
  ground: colorSchema.nullable(),
  scale: z.enum(PATTERN_SCALES).nullable(),
  span: spanSchema,
});

/** "use a gradient from pink to orange as background". */
export const gradientActSchema = z.strictObject({
  type: z.literal('gradient'),
  from: colorSchema,
  to: colorSchema,
  /** Degrees: 0 goes up, 90 to the right; null: as usual, down. */
  angle: z.number().nullable(),
  kind: z.enum(['linear', 'radial']),
  span: spanSchema,
});

export const designActSchemas = [
  patternActSchema,
  gradientActSchema,
  resizeActSchema,
  exportActSchema,
  addPageActSchema,
  namePageActSchema,
  showPageActSchema,
] as const;
