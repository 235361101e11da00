/** Requests about pictures themselves: what is behind their subject, where attached ones go, their crop, their faults. */
import { z } from 'zod';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { changeSchema } from './edits.ts';
import { whereSchema } from './adding.ts';
import { referenceSchema } from './reference.ts';
import { colorSchema, placeSchema, spanSchema } from './values.ts';

/** Empty: the picture that is meant by itself, an attached one or the only one there is. */
const picturesSchema = z.array(referenceSchema);

/**
 * "cut out the shoe and put it on yellow", "remove the background", "bring the background of the photo back", "it's a
 * glass bottle, see through it".
 */
export const cutOutActSchema = z.strictObject({
  type: z.literal('cutOut'),
  target: picturesSchema,
  restore: z.boolean(),
  /** It is glass, as somebody says who sees it. */
  glass: z.boolean().optional(),
  /** The other of two things that stood out, or both: "take the other one", "keep both". */
  instead: z.enum(['other', 'both']).optional(),
  /** The one of several things in it that is kept: "keep only the bottle on the left", "the second of the four". */
  keep: z.strictObject({ thing: referenceSchema, of: z.int().positive().nullable() }).nullable(),
  /** Color of the page behind it. */
  on: colorSchema.nullable(),
  span: spanSchema,
});

/** An attached picture goes on the page: "put this in the empty space on the right", "add my photo under the price". */
export const placePictureActSchema = z.strictObject({
  type: z.literal('placePicture'),
  target: picturesSchema,
  where: whereSchema.nullable(),
  looks: z.array(changeSchema),
  /** Color of the page behind it: "put this photo on a yellow background". */
  on: colorSchema.optional(),
  span: spanSchema,
});

/** A picture that is looked for: "add a picture of a bike", "find a photo of a beach and put it instead of the shoe". */
export const findPictureActSchema = z.strictObject({
  type: z.literal('findPicture'),
  /** What it shows. */
  words: z.string().min(1),
  /** Named as a picture: "a photo of a bike", and not "a bike". */
  asPicture: z.boolean(),
  /** The picture whose place it takes; empty: it is new on the page. */
  target: picturesSchema,
  where: whereSchema.nullable(),
  span: spanSchema,
});

/** An attached picture takes the place of one: "use this instead of the house pic", "wrong photo, swap it". */
export const exchangeActSchema = z.strictObject({
  type: z.literal('exchange'),
  target: picturesSchema,
  by: referenceSchema,
  span: spanSchema,
});

/** A picture as large as the page: as its background, or in front of that: "use the photo as background". */
export const spreadActSchema = z.strictObject({
  type: z.literal('spread'),
  target: picturesSchema,
  as: z.enum(['background', 'picture']),
  span: spanSchema,
});

/** "crop it to a square", "put the photo in a heart", "straighten it by 3 degrees", "zoom in a bit". */
export const cropActSchema = z.strictObject({
  type: z.literal('crop'),
  target: picturesSchema,
  /** Width to height, "4:5"; "original": all of it again. */
  ratio: z.string().nullable(),
  /** Name of an outline, as the crop tool calls it. */
  frame: z.string().nullable(),
  /** Part that is kept. */
  focus: placeSchema.nullable(),
  zoom: z.number().min(1).nullable(),
  /** Degrees clockwise; "level": as much as it needs. */
  turn: z.union([z.number(), z.literal('level')]).nullable(),
  looks: z.array(changeSchema),
  span: spanSchema,
});

/** "fix this photo", "upscale it 4x", "the light in the picture is horrible". */
export const mendActSchema = z.strictObject({
  type: z.literal('mend'),
  target: picturesSchema,
  how: z.enum(['retake', 'upscale']),
  /** Of a retake: only these; empty: whatever needs it. */
  only: z.array(z.enum(RETAKE_STEPS)),
  without: z.array(z.enum(RETAKE_STEPS)),
  /** Of an enlargement. */
  factor: z.int().min(2).max(4).nullable(),
  span: spanSchema,
});

export const SIDES_OF_PICTURES = ['left', 'right', 'top', 'bottom'] as const;

/** A picture goes on beyond its edges: "extend it upwards", "make room for text on the left of the photo". */
export const extendActSchema = z.strictObject({
  type: z.literal('extend'),
  target: picturesSchema,
  /** Empty: on all of them. */
  sides: z.array(z.enum(SIDES_OF_PICTURES)),
  ratio: z.string().nullable(),
  fillsPage: z.boolean(),
  degree: z.number().positive(),
  /** So far and no other: of its own length, or in pixels of the page. */
  by: z.strictObject({ amount: z.number().positive(), unit: z.enum(['%', 'px']) }).nullable(),
  span: spanSchema,
});

/** Something that a picture shows goes: "erase the sticker on the bottom left of the photo". */
export const eraseActSchema = z.strictObject({
  type: z.literal('erase'),
  target: picturesSchema,
  /** In the user's words. */
  what: z.string(),
  /** Where on the picture; null: it was not said. */
  place: placeSchema.nullable(),
  span: spanSchema,
});

export const pictureActSchemas = [
  cutOutActSchema,
  placePictureActSchema,
  findPictureActSchema,
  exchangeActSchema,
  spreadActSchema,
  cropActSchema,
  mendActSchema,
  extendActSchema,
  eraseActSchema,
] as const;
