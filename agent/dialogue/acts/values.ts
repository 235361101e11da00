/** What acts are filled with: plain data that any reader (the built-in parser, a model) can produce. */
import { z } from 'zod';
import { PLACES } from '#tools/contract/page-space.ts';

/** Where something was read: UTF-16 offsets into the message, end exclusive. */
export const spanSchema = z.tuple([z.int().min(0), z.int().min(0)]);
export type Span = z.output<typeof spanSchema>;

/** `#rrggbb`. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

export const placeSchema = z.enum(PLACES);

/** How a single text is to look, as far as that was said. */
export const textLookSchema = z.strictObject({
  place: placeSchema.nullable(),
  color: colorSchema.nullable(),
  /** Relative to the other texts of its kind. */
  size: z.enum(['small', 'large']).nullable(),
  bold: z.boolean().nullable(),
  italic: z.boolean().nullable(),
  letterCase: z.enum(['upper', 'lower', 'title']).nullable(),
  /** Name of a font, or a kind: serif, sans-serif, script, mono, display. */
  font: z.string().nullable(),
});
export type TextLook = z.output<typeof textLookSchema>;

/** Nothing was said of it. */
export const PLAIN_LOOK: TextLook = {
  place: null,
  color: null,
  size: null,
  bold: null,
  italic: null,
  letterCase: null,
  font: null,
};

/** What a text is for. */
export const TEXT_ROLES = [
  'title',
  'subtitle',
  'tagline',
  'author',
  'callToAction',
  'offer',
  'detail',
  'caption',
] as const;
export const textRoleSchema = z.enum(TEXT_ROLES);
export type TextRole = z.output<typeof textRoleSchema>;

/** Kinds of facts, each found by a recognizer of its own. */
export const FACT_KINDS = [
  'money',
  'percent',
  'offer',
  'date',
  'time',
  'phone',
  'email',
  'web',
  'handle',
  'hashtag',
  'address',
  'place',
  'count',
  'measure',
] as const;
export const factKindSchema = z.enum(FACT_KINDS);
export type FactKind = z.output<typeof factKindSchema>;
