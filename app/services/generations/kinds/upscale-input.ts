/**
 * The input of enlarging: the shape that the declaration checks and the work gets, and what screens say before it
 * begins.
 */
import { z } from 'zod';
import { assetSchema } from '#app/contracts/generation.ts';

/** Times as wide and high. */
export const UPSCALE_FACTORS = [2, 4] as const;
export type UpscaleFactor = (typeof UPSCALE_FACTORS)[number];

export const upscaleInput = z.strictObject({
  asset: assetSchema,
  factor: z.union([z.literal(2), z.literal(4)]),
});

export type UpscaleInput = z.output<typeof upscaleInput>;

/** Twice as large is part of every plan, four times of the paid ones. */
export const upscaleNeedsPlan = (factor: number): boolean => factor > 2;
