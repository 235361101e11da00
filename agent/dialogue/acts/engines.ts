/** Requests that engines carry out: scenes, try-ons, films, logos, drawn pictures, codes, collages, brand kit, checks. */
import { z } from 'zod';
import { CONTACT_TYPES } from '#tools/contract/ports/brand-kit-port.ts';
import { IMAGE_TYPES } from '#tools/contract/image-types.ts';
import { TRY_ON_KINDS } from '#tools/contract/try-on-kinds.ts';
import { FILM_RATIOS, PRESETS } from '#design/film/preset.ts';
import { LOGO_STYLES } from '#design/logo/brief.ts';
import { ENTRANCE_EFFECTS, LOOP_EFFECTS, TEXT_PARTS, TRANSITION_EFFECTS } from '#design/document/animation.ts';
import { SCENE_IDS } from '#tools/inputs/scene-list.ts';
import { sizeWishSchema } from './design.ts';
import { referenceSchema } from './reference.ts';
import { colorSchema, placeSchema, spanSchema } from './values.ts';

/** "put the mug on a marble counter in morning light", "lifestyle shot on the beach". */
export const stageActSchema = z.strictObject({
  type: z.literal('stage'),
  /** Empty: the product that is meant by itself. */
  target: z.array(referenceSchema),
  /** The scene in the user's words. */
  words: z.string().nullable(),
  scene: z.enum(SCENE_IDS).nullable(),
  /** How many to choose from. */
  variations: z.int().min(1).max(4).nullable(),
  /** Of the product, cm. */
  length: z.number().positive().nullable(),
  /** The page is to have this size first: "for an Instagram story". */
  size: sizeWishSchema.nullable(),
  /** `light`: the scene as it is, in this light or with these things: "with softer light". */
  changes: z.enum(['all', 'light']),
  span: spanSchema,
});

/** Another one of what was made last, or the one that is chosen of several: "another one", "the second one". */
export const anotherActSchema = z.strictObject({
  type: z.literal('another'),
  /** Which of those that were shown; null: one that was not. */
  number: z.int().positive().nullable(),
  /** Several to choose from: "more options". */
  several: z.boolean(),
  /** Of a logo: how the others are to be drawn, "something more hand drawn". */
  style: z.enum(LOGO_STYLES).optional(),
  span: spanSchema,
});

/** "put this dress on her", "show the shirt on a model". */
export const wearActSchema = z.strictObject({
  type: z.literal('wear'),
  kind: z.enum(TRY_ON_KINDS).nullable(),
  /** What it is called, as the user says it; empty: it is only pointed at. */
  noun: z.string(),
  /** Hats, shoes, bags: worn by parts that nothing can be put on. */
  isElsewhere: z.boolean(),
  who: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('photo') }),
    z.strictObject({ is: z.literal('model'), name: z.string().nullable(), isMale: z.boolean() }),
    z.strictObject({ is: z.literal('anybody') }),
  ]),
  span: spanSchema,
});

/** "6 second reel from these pictures", "make a video of it". */
export const filmActSchema = z.strictObject({
  type: z.literal('film'),
  preset: z.enum(PRESETS).nullable(),
  seconds: z.number().positive().nullable(),
  ratio: z.enum(FILM_RATIOS).nullable(),
  /** Of photos, even where something is designed. */
  ofPhotos: z.boolean(),
  count: z.int().positive().nullable(),
  /** Shown in it. */
  price: z.string().nullable(),
  headline: z.string().nullable(),
  /** "make it a reel": of a design of another shape it is the shape. */
  asPage: z.boolean().optional(),
  span: spanSchema,
});

/** "animate this", "let the price bounce", "the headline should slide in", "remove the animations". */
export const animateActSchema = z.strictObject({
  type: z.literal('animate'),
  /** Empty: all of the page. */
  target: z.array(referenceSchema),
  how: z.discriminatedUnion('does', [
    z.strictObject({ does: z.literal('comes'), effect: z.enum(ENTRANCE_EFFECTS).nullable() }),
    z.strictObject({ does: z.literal('leaves'), effect: z.enum(ENTRANCE_EFFECTS) }),
    z.strictObject({ does: z.literal('loops'), effect: z.enum(LOOP_EFFECTS) }),
    z.strictObject({ does: z.literal('rests') }),
  ]),
  /** Of texts: all at once, or in these parts. */
  by: z.enum(TEXT_PARTS).nullable(),
  speed: z.enum(['slow', 'fast']).nullable(),
  span: spanSchema,
});

/** "show this page for 3 seconds", "fade between the pages". */
export const timingActSchema = z.strictObject({
  type: z.literal('timing'),
  seconds: z.number().positive().nullable(),
  transition: z.enum([...TRANSITION_EFFECTS, 'none']).nullable(),
  /** Of every page, and not of the one that is seen. */
  isAll: z.boolean(),
  span: spanSchema,
});

/** "a logo for my bakery Golden Crust, warm colours". */
export const logoActSchema = z.strictObject({
  type: z.literal('logo'),
  name: z.string().nullable(),
  description: z.string().nullable(),
  style: z.enum(LOGO_STYLES).nullable(),
  elements: z.array(z.string()),
  colors: z.array(colorSchema),
  span: spanSchema,
});

/** "make a sticker of a happy avocado", "generate a background with pastel clouds". */
export const drawPictureActSchema = z.strictObject({
  type: z.literal('drawPicture'),
  as: z.enum(IMAGE_TYPES),
  words: z.string().min(1),
  style: z.string().nullable(),
  isBackground: z.boolean(),
  /** Attached pictures go along as models. */
  isLike: z.boolean(),
  span: spanSchema,
});

/** "add a QR code for shop.example bottom right". */
export const codeActSchema = z.strictObject({
  type: z.literal('code'),
  content: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('url'), url: z.string() }),
    z.strictObject({ to: z.literal('phone'), phone: z.string() }),
    z.strictObject({ to: z.literal('whatsapp'), phone: z.string() }),
    z.strictObject({ to: z.literal('email'), email: z.string() }),
    z.strictObject({ to: z.literal('text'), text: z.string() }),
    z.strictObject({ to: z.literal('wifi'), network: z.string().min(1), password: z.string().nullable() }),
    /** The amount in rupees. */
    z.strictObject({ to: z.literal('upi'), address: z.string(), amount: z.number().positive().nullable() }),
  ]),
  /** The one that is there gets another content. */
  isThere: z.boolean(),
  place: placeSchema.nullable(),
  span: spanSchema,
});

/** "2x2 collage of my photos", "no gaps in the collage". */
export const collageActSchema = z.strictObject({
  type: z.literal('collage'),
  /** The one that is there is changed. */
  isThere: z.boolean(),
  columns: z.int().positive().nullable(),
  rows: z.int().positive().nullable(),
  count: z.int().positive().nullable(),
  /** "hero-left", "columns", "mosaic": how its cells lie, as the layouts call it. */
  form: z.string().nullable(),
  /** Px, or how it is to differ. */
  gap: z.union([z.number().min(0), z.enum(['none', 'less', 'more'])]).nullable(),
  corners: z.enum(['round', 'sharp']).nullable(),
  /** Pictures of the one that is there, of which two change places. */
  swap: z.array(referenceSchema),
  span: spanSchema,
});

export const BRAND_PARTS = ['colors', 'fonts', 'logo', 'contacts'] as const;

/** "use our brand colours and stick the logo top right", "add my insta at the bottom". */
export const brandActSchema = z.strictObject({
  type: z.literal('brand'),
  what: z.array(z.enum(BRAND_PARTS)).min(1),
  contacts: z.array(z.enum(CONTACT_TYPES)),
  place: placeSchema.nullable(),
  size: z.enum(['small', 'large']).nullable(),
  span: spanSchema,
});

/** "is this ok for ebay?", "make it pass Amazon"; without a marketplace: what was checked last. */
export const checkActSchema = z.strictObject({
  type: z.literal('check'),
  market: z.string().nullable(),
  fix: z.boolean(),
  span: spanSchema,
});

/** "clean white listing photo of this mug for ebay": a page of that size with the product alone. */
export const listingActSchema = z.strictObject({
  type: z.literal('listing'),
  target: z.array(referenceSchema),
  size: sizeWishSchema,
  on: colorSchema.nullable(),
  span: spanSchema,
});

export const engineActSchemas = [
  stageActSchema,
  anotherActSchema,
  wearActSchema,
  filmActSchema,
  animateActSchema,
  timingActSchema,
  logoActSchema,
  drawPictureActSchema,
  codeActSchema,
  collageActSchema,
  brandActSchema,
  checkActSchema,
  listingActSchema,
] as const;
