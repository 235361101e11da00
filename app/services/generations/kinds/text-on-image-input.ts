/**
 * The input of text behind a subject: the shape that the declaration checks and the work gets, and the suggested looks.
 */
import { z } from 'zod';
import { fontFamily } from '#design/fonts/catalogue.ts';
import { MOST_LETTERS, TEXT_PLACES } from '#tools/page/behind-place.ts';
import { assetSchema } from '#app/contracts/generation.ts';

export { MOST_LETTERS };

/** Pictures of one generation. */
export const MOST_LOOKS = 4;

/** Black or white, whichever is legible; one of the photo's own colors; another of them; or a code. */
export const colorChoice = z.union([z.enum(['plain', 'photo', 'photo-other']), z.string().regex(/^#[0-9a-f]{6}$/)]);
export type ColorChoice = z.output<typeof colorChoice>;

export const letterCases = ['as-typed', 'upper', 'title'] as const;
export const placeChoices = ['auto', ...TEXT_PLACES] as const;

/** The size of the letters, as a share of what fits. */
export const SIZES = { small: 0.5, medium: 0.75, large: 1 } as const;
export type SizeChoice = keyof typeof SIZES;
export const sizeChoices = Object.keys(SIZES) as SizeChoice[];

export const lookSchema = z.strictObject({
  font: z
    .string()
    .max(100)
    .refine((name) => fontFamily(name)?.offered),
  weight: z.int().min(100).max(900),
  letterCase: z.enum(letterCases),
  colour: colorChoice,
  place: z.enum(placeChoices),
  size: z.enum(['small', 'medium', 'large']),
});
export type TextLook = z.output<typeof lookSchema>;

export const textOnImageInput = z.strictObject({
  asset: assetSchema,
  text: z.string().trim().min(1).max(MOST_LETTERS),
  /** One picture each. */
  looks: z.array(lookSchema).min(1).max(MOST_LOOKS),
});
export type TextOnImageInput = z.output<typeof textOnImageInput>;

/** Fonts that stay legible when a part of each letter is covered, in widely different styles. */
export const LETTERINGS: readonly Pick<TextLook, 'font' | 'weight' | 'letterCase'>[] = [
  { font: 'Anton', weight: 400, letterCase: 'upper' },
  { font: 'Abril Fatface', weight: 400, letterCase: 'title' },
  { font: 'Unbounded', weight: 800, letterCase: 'upper' },
  { font: 'Pacifico', weight: 400, letterCase: 'as-typed' },
  { font: 'Bebas Neue', weight: 400, letterCase: 'upper' },
  { font: 'Playfair Display', weight: 900, letterCase: 'title' },
  { font: 'Archivo Black', weight: 400, letterCase: 'upper' },
  { font: 'Lobster', weight: 400, letterCase: 'as-typed' },
  { font: 'Alfa Slab One', weight: 400, letterCase: 'upper' },
  { font: 'Syne', weight: 800, letterCase: 'upper' },
  { font: 'Bangers', weight: 400, letterCase: 'upper' },
  { font: 'Cinzel', weight: 900, letterCase: 'upper' },
];

const MANNERS: readonly Pick<TextLook, 'colour' | 'place' | 'size'>[] = [
  { colour: 'plain', place: 'auto', size: 'large' },
  { colour: 'photo', place: 'auto', size: 'large' },
  { colour: 'photo-other', place: 'auto', size: 'medium' },
  { colour: 'plain', place: 'top', size: 'large' },
];

/** Four looks that differ as much as possible; `round` 0, 1, 2 … gives others each time. */
export function suggestedLooks(round: number): TextLook[] {
  return MANNERS.flatMap((manner, index) => {
    const lettering = LETTERINGS[(round * MANNERS.length + index) % LETTERINGS.length];
    return lettering ? [{ ...lettering, ...manner }] : [];
  });
}
