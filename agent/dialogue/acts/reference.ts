/** References: how a message describes things on the page, before they are resolved to layers. */
import { z } from 'zod';
import { colorSchema, factKindSchema, placeSchema, textRoleSchema } from './values.ts';

/** What a noun says that a thing is, beyond the roles of texts and the kinds of facts. */
export const THING_KINDS = [
  'text',
  /** A line of writing, or a drawn one. */
  'line',
  'button',
  'badge',
  'list',
  'photo',
  'picture',
  'logo',
  'shape',
  'sticker',
  'drawing',
  'table',
  /** Of a table. */
  'row',
  'column',
  'code',
  'group',
  'layer',
  'background',
  'page',
  /** The name of somebody or of a business. */
  'name',
] as const;

/** Where a thing is that is spoken of by another: "the line under the date". */
export const RELATIONS = ['above', 'below', 'left-of', 'right-of', 'beside', 'behind', 'on'] as const;

/** `this` points: of a selection and of what was spoken of it means the selection. */
export const PRONOUNS = ['it', 'this', 'them'] as const;
export const isSingular = (pronoun: Reference['pronoun']): boolean => pronoun === 'it' || pronoun === 'this';

/** Pages that go by no number of their own. `this`: the one that is seen; `other`: of two, the one that is not. */
export const PAGE_WORDS = ['this', 'other', 'all', 'both', 'next', 'previous', 'front', 'back'] as const;

/** A page by its number, from 1 or from -1 at the end, or by a word; several by their numbers. */
export const pageSaidSchema = z.union([z.int(), z.array(z.int()).min(2), z.enum(PAGE_WORDS)]);
export type PageSaid = z.output<typeof pageSaidSchema>;

const ownReference = z.strictObject({
  /** "photo", "headline", "price": the noun's kind; null: none was said ("the red one"). */
  kind: z.union([z.enum(THING_KINDS), textRoleSchema, factKindSchema]).nullable(),
  /** Words on it or in its name, in the user's characters: "the 43 price", "summer sale". */
  words: z.string().nullable(),
  /** Only these words of the text, and not all of it: "just the words Fig Leaf". */
  isPart: z.boolean(),
  /** Name of a shape: "circle", "star". */
  form: z.string().nullable(),
  color: colorSchema.nullable(),
  place: placeSchema.nullable(),
  /** From 1 in reading order, or from -1 at the end. */
  ordinal: z.int().nullable(),
  extreme: z.enum(['largest', 'smallest']).nullable(),
  /** `all`: every one; `other`: all but the one that was spoken of last. */
  quantity: z.enum(['all', 'other', 'both']).nullable(),
  pronoun: z.enum(PRONOUNS).nullable(),
  /** What the last turns did to it: "the one you added"; `byHand`: what the user did: "the one I just moved". */
  deed: z.enum(['made', 'changed', 'removed', 'byHand']).nullable(),
  /** The page it is on; of kind `page`: which one it is. Null: the page that is seen. */
  page: pageSaidSchema.nullable(),
});

const plainReference = ownReference.extend({
  /** "the line under the date". */
  near: z.strictObject({ relation: z.enum(RELATIONS), of: ownReference }).nullable(),
});

export const referenceSchema = plainReference.extend({
  /** "all but the logo". */
  except: z.array(plainReference),
});
export type PlainReference = z.output<typeof plainReference>;
export type Reference = z.output<typeof referenceSchema>;

/** A reference with these fields; everything else is left open. */
export const reference = (said: Partial<Reference>): Reference => ({
  kind: null,
  words: null,
  isPart: false,
  form: null,
  color: null,
  place: null,
  ordinal: null,
  extreme: null,
  quantity: null,
  pronoun: null,
  deed: null,
  page: null,
  near: null,
  except: [],
  ...said,
});
