/** Filters of pictures as people set them (percent, degrees), and the named looks. */
import { z } from 'zod';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters } from '#design/document/layers.ts';
import { filtersOfLook, LOOK_NAMES } from '#design/looks/looks.ts';
import { colorInput } from './color-input.ts';
import type { Size } from '../contract/page-space.ts';

const percent = z.number().min(-100).max(100);
const share = z.number().min(0).max(100);

export const filtersInput = z
  .strictObject({
    brightness: percent.optional(),
    contrast: percent.optional(),
    saturation: percent.optional(),
    warmth: percent.optional().describe('Below 0 cooler, above 0 warmer'),
    hue: z.number().min(-180).max(180).optional().describe('Degrees round the colour wheel'),
    blur: share.optional(),
    grayscale: share.optional(),
    sepia: share.optional(),
    highlights: percent.optional().describe('The lighter parts alone'),
    shadows: percent.optional().describe('The darker parts alone: above 0 they open up'),
    sharpen: share.optional(),
    vignette: percent.optional().describe('Above 0 darker edges, below 0 lighter ones'),
    duotone: z
      .union([z.literal('none'), z.strictObject({ dark: colorInput, light: colorInput, amount: share.optional() })])
      .optional()
      .describe('The picture in two colours, or "none"'),
  })
  .describe(
    'Of pictures: -100 to 100 with 0 as the picture is; blur, grayscale, sepia and sharpen 0 to 100. Only what is given changes',
  );
export type FiltersInput = z.output<typeof filtersInput>;

/** Radius of a blur of 100, as a share of the page's shorter side. */
const STRONGEST_BLUR = 0.06;

/** The filters of a picture with the given ones applied. */
export function filtersWith(filters: Filters, given: FiltersInput, page: Size): Filters {
  const { warmth, hue, blur, duotone, ...shares } = given;
  const next: Filters = { ...filters };
  for (const key of [
    'brightness',
    'contrast',
    'saturation',
    'grayscale',
    'sepia',
    'highlights',
    'shadows',
    'sharpen',
    'vignette',
  ] as const) {
    const value = shares[key];
    if (value !== undefined) next[key] = value / 100;
  }
  if (warmth !== undefined) next.temperature = warmth / 100;
  if (hue !== undefined) next.hue = hue;
  if (duotone !== undefined)
    next.duotone =
      duotone === 'none'
        ? null
        : { dark: opaque(duotone.dark), light: opaque(duotone.light), amount: (duotone.amount ?? 100) / 100 };
  if (blur !== undefined)
    next.blur = Math.min(200, Math.round((blur / 100) * STRONGEST_BLUR * Math.min(page.width, page.height) * 10) / 10);
  return next;
}

/** Pictures are toned with the color itself; its transparency does not count. */
const opaque = (color: string): string => color.slice(0, 7);

/** The filters of a look; `none` removes all. */
export const LOOK_CHOICES = ['none', ...LOOK_NAMES] as const;

/** The filters of a look; these replace all former ones. */
export function filtersChosen(look: (typeof LOOK_CHOICES)[number]): Filters {
  return look === 'none' ? { ...NEUTRAL_FILTERS } : filtersOfLook(look);
}
