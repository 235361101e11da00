/**
 * A brief as a frame: what to design, for whom, what to print, and what only the designer needs to know.
 * Only `texts`, `facts`, `rows` and the names of `who` and `subject` may be printed; everything else steers.
 */
import { z } from 'zod';
import {
  colorSchema,
  factKindSchema,
  PLAIN_LOOK,
  placeSchema,
  spanSchema,
  textLookSchema,
  textRoleSchema,
} from './values.ts';

/** A text that was given: quoted, introduced as text, or labeled. Printed once and verbatim. */
export const givenTextSchema = z.strictObject({
  text: z.string().min(1),
  role: textRoleSchema.nullable(),
  look: textLookSchema,
  span: spanSchema,
});
export type GivenText = z.output<typeof givenTextSchema>;

/** A fact in the user's own characters: "tickets $15", "Friday 8pm", "14 Pine Road". */
export const factSchema = z.strictObject({
  /** Kinds of the values in it, in order of appearance; none for a detail in words ("free parking"). */
  kinds: z.array(factKindSchema),
  text: z.string().min(1),
  look: textLookSchema,
  span: spanSchema,
  /** Whether it is what is announced, and so leads the page: "(tell everyone) we're closed next week". */
  leads: z.boolean().optional(),
});
export type Fact = z.output<typeof factSchema>;

/** What a design is about, from the most to the least specific. */
export const SUBJECT_KINDS = ['event', 'sale', 'product', 'announcement', 'service', 'business', 'topic'] as const;

export const subjectSchema = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  /** The noun phrase in the user's characters, without its article: "jazz night", "lavender soy candles". */
  text: z.string().min(1),
  /** Whether it is a name of its own: "Run for Mathare". */
  named: z.boolean(),
  span: spanSchema,
  /** Whether it was told as a clause of its own, so that it is printed wherever nothing else says it. */
  told: z.boolean().optional(),
});
export type Subject = z.output<typeof subjectSchema>;

/** What a page in another language may be for. */
export const FOREIGN_OCCASIONS = ['sale', 'opening', 'birthday', 'menu'] as const;

export const briefSchema = z.strictObject({
  /** Of the message, ISO 639-1. Lines of our own are in it. */
  language: z.string(),
  /** Of messages that are not English: what a page without a title is called after. */
  occasion: z.enum(FOREIGN_OCCASIONS).nullable(),
  deliverable: z.strictObject({
    /** As said: "flyer", "business card"; null: not said. */
    noun: z.string().nullable(),
    /** Ids of the page formats that are named; the page takes the first. */
    formats: z.array(z.string()),
    /** Pixels; used when no format is named. */
    size: z.strictObject({ width: z.int().positive(), height: z.int().positive() }).nullable(),
  }),
  who: z.strictObject({
    /** A name of its own, printed: "Crumb & Co". */
    name: z.string().nullable(),
    /** What kind of business, in the user's words: "bakery"; never printed as such. */
    business: z.string().nullable(),
  }),
  subjects: z.array(subjectSchema),
  texts: z.array(givenTextSchema),
  facts: z.array(factSchema),
  /** What further pages or slides show, in their order; the first is the brief's own. */
  pages: z.array(z.strictObject({ texts: z.array(givenTextSchema), facts: z.array(factSchema) })),
  /** Cells of a list that belongs into a table (prices, sizes, hours); empty without one. */
  rows: z.array(z.array(z.string())),
  /** Names of the columns behind the first: "chest", "length"; empty: none were said. */
  columns: z.array(z.string()),
  look: z.strictObject({
    background: colorSchema.nullable(),
    /** Colors with no part of their own, in the order they were said. */
    colors: z.array(colorSchema),
    textColor: colorSchema.nullable(),
    /** Words for style, season, mood and theme: "minimalist", "autumn". */
    mood: z.array(z.string()),
    headingFont: z.string().nullable(),
    /** How the headline is to look where none was given. */
    headline: textLookSchema,
  }),
  /** What pictures are to show: "sunset over the sea". */
  imagery: z.array(z.string()),
  picture: z.strictObject({ cutout: z.boolean().nullable(), place: placeSchema.nullable() }),
  /** Small decorations: an emoji, or words for one: "pink heart". */
  stickers: z.array(z.strictObject({ name: z.string().min(1), count: z.int().min(1), place: placeSchema.nullable() })),
  /** Said only to the designer. */
  aside: z.strictObject({
    audience: z.string().nullable(),
    purpose: z.string().nullable(),
    tone: z.string().nullable(),
    instructions: z.array(z.string()),
  }),
  /** Kinds of things that must not be on it: "no prices", "don't put my phone number on it". */
  without: z.array(z.enum(['text', 'price', 'phone', 'date', 'address', 'logo', 'picture', 'button', 'border'])),
  /** Words that no rule explains: answered, never printed. */
  unread: z.array(spanSchema),
});
export type Brief = z.output<typeof briefSchema>;

/** A brief that says nothing yet. */
export const emptyBrief = (): Brief => ({
  language: 'en',
  occasion: null,
  deliverable: { noun: null, formats: [], size: null },
  who: { name: null, business: null },
  subjects: [],
  texts: [],
  facts: [],
  pages: [],
  rows: [],
  columns: [],
  look: { background: null, colors: [], textColor: null, mood: [], headingFont: null, headline: PLAIN_LOOK },
  imagery: [],
  picture: { cutout: null, place: null },
  stickers: [],
  aside: { audience: null, purpose: null, tone: null, instructions: [] },
  without: [],
  unread: [],
});
