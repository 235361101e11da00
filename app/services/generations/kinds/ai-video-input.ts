/** The input of a film of photos: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { FILM_LIMITS, FILM_RATIOS, PRESETS } from '#design/film/preset.ts';
import { missingForFilm } from '#design/film/missing.ts';
import { presets } from '#design/film/presets.ts';
import { assetSchema } from '#app/contracts/generation.ts';
import { MUSIC_LIMITS } from '#app/contracts/sniff-music.ts';

const wordSchema = (most: number) => z.string().trim().max(most).default('');

export const aiVideoInput = z
  .strictObject({
    preset: z.enum(PRESETS),
    photos: z.array(assetSchema).min(1).max(FILM_LIMITS.photos),
    seconds: z.int().min(FILM_LIMITS.minSeconds).max(FILM_LIMITS.maxSeconds).default(6),
    ratio: z.enum(FILM_RATIOS).default('1:1'),
    headline: wordSchema(FILM_LIMITS.headline),
    price: wordSchema(FILM_LIMITS.price),
    /** What it cost before. */
    before: wordSchema(FILM_LIMITS.price),
    details: wordSchema(FILM_LIMITS.details),
    /** The color of backgrounds and badges; null: a color of the photos. */
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'Enter valid hex code')
      .nullable()
      .default(null),
    font: z
      .string()
      .max(100)
      .refine((name) => fontFamily(name)?.offered, 'must be a font of the menu')
      .default('Bricolage Grotesque'),
    /** Asset with sound; null: silent. */
    music: assetSchema.nullable().default(null),
    /** The moment of it that the film begins with, ms. */
    musicFrom: z
      .int()
      .min(0)
      .max(MUSIC_LIMITS.seconds * 1000)
      .default(0),
    /** What should happen, for a hosted model, which films the first photo that way; empty: the preset. */
    motion: wordSchema(FILM_LIMITS.motion),
    /** The beats of the music, ms from the film's beginning. */
    beats: z
      .array(
        z
          .number()
          .min(0)
          .max(FILM_LIMITS.maxSeconds * 1000),
      )
      .max(200)
      .default([]),
  })
  .superRefine((input, context) => {
    const missing = input.motion === '' ? missingForFilm(presets[input.preset], input.photos.length, input) : null;
    if (missing !== null) context.addIssue({ code: 'custom', path: [missing.field], message: missing.text });
  });

export type AiVideoInput = z.output<typeof aiVideoInput>;
