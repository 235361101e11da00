/** The size of a page as tools take it: the name of a format, or width and height. */
import { z } from 'zod';
import { dimensionSchema } from '#design/document/dimension.ts';
import { message } from '#messages/message.ts';
import { findFormat, PAGE_FORMATS, type PageFormat } from './formats.ts';

/** Fields of an input. */
export const sizeInput = {
  format: z
    .string()
    .max(60)
    .optional()
    .describe(`Name of a format: ${PAGE_FORMATS.map((format) => format.id).join(', ')}`),
  width: dimensionSchema.optional().describe('px; with height instead of format'),
  height: dimensionSchema.optional(),
};

export interface SizeGiven {
  format?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** The size for the input, or why there is none. */
export function sizeOf(
  given: SizeGiven,
): { width: number; height: number; format: PageFormat | null } | { error: string } {
  if (given.format !== undefined) {
    if (given.width !== undefined || given.height !== undefined) return { error: message('tools.formatOrSize') };
    const format = findFormat(given.format);
    if (format) return { width: format.width, height: format.height, format };
    return {
      error: message('tools.unknownFormat', {
        format: given.format,
        list: PAGE_FORMATS.map(({ id }) => id).join(', '),
      }),
    };
  }
  if (given.width === undefined || given.height === undefined) return { error: message('tools.formatOrSize') };
  return { width: given.width, height: given.height, format: null };
}
