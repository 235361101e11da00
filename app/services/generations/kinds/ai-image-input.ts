/** The input of AI images: the shape that the declaration checks, the work gets and the screen sends. */
import { z } from 'zod';
import { message } from '#messages/message.ts';
import { LIMITS } from '#design/document/limits.ts';
import { hasStyle, IMAGE_TYPES, MOST_IMAGES, MOST_REFERENCES } from '#tools/contract/image-types.ts';
import { assetsSchema } from '#app/contracts/generation.ts';
import { regionSchema } from './magic-erase-input.ts';

const side = z.int().min(LIMITS.minDimension).max(LIMITS.maxDimension);

export const aiImageInput = z
  .strictObject({
    type: z.enum(IMAGE_TYPES),
    words: z.string().trim().min(1).max(500),
    style: z.string().max(40).nullable().default(null),
    colors: z
      .array(z.string().regex(/^#[0-9a-f]{6}$/))
      .max(6)
      .default([]),
    /** px of each picture. */
    width: side,
    height: side,
    /** Which pictures of these words, from 1: more like them have higher numbers. */
    variations: z
      .array(z.int().min(1).max(99))
      .min(1)
      .max(MOST_IMAGES)
      .transform((numbers) => [...new Set(numbers)]),
    seed: z.int().min(0).max(999_999).default(1),
    /** Reference pictures; with a mask the first is the one to change. Only hosted models use them. */
    references: assetsSchema(MOST_REFERENCES).or(z.array(z.never()).max(0)).default([]),
    /** What of the first is repainted, in its own pixels; null: everything is new. */
    mask: regionSchema.nullable().default(null),
  })
  .refine(({ references, mask }) => mask === null || references.length > 0, {
    error: () => message('images.maskWithoutPicture'),
    path: ['mask'],
  })
  .refine(({ type, style }) => style === null || hasStyle(type, style));

export type AiImageInput = z.output<typeof aiImageInput>;
