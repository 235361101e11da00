/** How a template is requested: page, brand, photo, colors; in queries and in bodies. */
import { z } from 'zod';
import { LIMITS } from '#design/document/limits.ts';
import { PAGE_FORMATS } from '#tools/inputs/formats.ts';

const side = z.coerce.number().int().min(LIMITS.minDimension).max(LIMITS.maxDimension);
const asset = z.string().regex(/^[0-9a-f]{64}$/);
const HEX = /^[0-9a-f]{6}$/;

/** Colors as an address carries them: `ff5a36-17150f`. */
const colors = z
  .string()
  .transform((written) => (written === '' ? [] : written.split('-')))
  .pipe(z.array(z.string().regex(HEX)).max(6))
  .transform((list) => list.map((color) => `#${color}`));

/** Query of a preview. */
export const previewQuerySchema = z.object({
  width: side.default(1080),
  height: side.default(1080),
  brand: z.enum(['1']).optional(),
  photo: asset.optional(),
  colors: colors.default([]),
  /** A larger picture, for the dialog. */
  large: z.enum(['1']).optional(),
  /** Only changes the address: the picture differs once the photo has a cutout. */
  cut: z.enum(['1']).optional(),
});

/** Body of POST /api/recipes/:id/design. Without a format and a size: in that of the template's own shape. */
export const designBodySchema = z.strictObject({
  /** The id of a page format: its size counts then, and the design's title says where it goes. */
  format: z
    .enum(PAGE_FORMATS.map(({ id }) => id))
    .nullable()
    .default(null),
  width: side.optional(),
  height: side.optional(),
  brand: z.boolean().default(false),
  photo: asset.nullable().default(null),
  colors: colors.default([]),
});

/** The look requested for a template, as addresses express it. */
export interface AskedLook {
  brand: boolean;
  /** An asset; null: sample photos. */
  photo: string | null;
  /** `#rrggbb` */
  colors?: readonly string[];
  /** Whether the photo's cutout is known: with it the picture is another one. */
  cut?: boolean;
}

/** Colors as an address carries them. */
export const writeColors = (list: readonly string[]): string =>
  list.map((color) => color.replace('#', '').slice(0, 6).toLowerCase()).join('-');

/** The address of a template's picture on such a page. */
export function previewPath(
  id: string,
  page: { width: number; height: number },
  { brand, photo, colors: chosen = [], cut = false }: AskedLook,
  large = false,
): string {
  const query = new URLSearchParams({
    width: String(page.width),
    height: String(page.height),
    ...(brand && { brand: '1' }),
    ...(photo && { photo, ...(cut && { cut: '1' }) }),
    ...(chosen.length > 0 && { colors: writeColors(chosen) }),
    ...(large && { large: '1' }),
  });
  return `/api/recipes/${encodeURIComponent(id)}/preview?${query}`;
}
