/** A page's edge as people type it. */
import { dimensionSchema } from './dimension.ts';
import { LIMITS } from './limits.ts';

/** The number of px, or the specification's message about the allowed range. */
export function readDimension(text: string): { value: number } | { problem: string } {
  const parsed = dimensionSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  // Anything but a whole number is out of range too: one message states the allowed range.
  return parsed.success
    ? { value: parsed.data }
    : { problem: dimensionSchema.safeParse(LIMITS.maxDimension + 1).error?.issues[0]?.message ?? '' };
}
