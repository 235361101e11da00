/** A size as typed on the blank start page: whole px within the kernel's limits, or the specification's message. */
import { dimensionSchema } from '#design/document/document.ts';
import { LIMITS } from '#design/document/limits.ts';
import { findFormat } from '#tools/formats.ts';

export interface BlankSize {
  width: string;
  height: string;
}

/** The number, or the message 'Dimension should be between 100 and 4000'. */
export function readDimension(text: string): { value: number } | { problem: string } {
  const parsed = dimensionSchema.safeParse(/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  // Anything that is no whole number is out of range too: one message says what is allowed.
  return parsed.success ? { value: parsed.data } : { problem: dimensionSchema.safeParse(LIMITS.maxDimension + 1).error?.issues[0]?.message ?? '' };
}

/** The size that the page begins with: that of the format in the address, else a square. */
export function initialSize(formatId: string | null): BlankSize {
  const format = formatId ? findFormat(formatId) : null;
  return { width: String(format?.width ?? 1080), height: String(format?.height ?? 1080) };
}
