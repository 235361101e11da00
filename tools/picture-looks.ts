/** Filters of pictures as people set them (percent, degrees), and named looks made of them. */
import { z } from 'zod';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import type { Filters } from '#design/document/layers.ts';
import type { Size } from './page-space.ts';

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
  })
  .describe('Of pictures: -100 to 100 with 0 as the picture is; blur, grayscale and sepia 0 to 100. Only what is given changes');
export type FiltersInput = z.output<typeof filtersInput>;

/** Blur of 100, as a share of the page's shorter side. */
const STRONGEST_BLUR = 0.06;

/** The filters of a picture after some were given. */
export function filtersWith(filters: Filters, given: FiltersInput, page: Size): Filters {
  const { warmth, hue, blur, ...shares } = given;
  const next: Filters = { ...filters };
  for (const key of ['brightness', 'contrast', 'saturation', 'grayscale', 'sepia'] as const) {
    const value = shares[key];
    if (value !== undefined) next[key] = value / 100;
  }
  if (warmth !== undefined) next.temperature = warmth / 100;
  if (hue !== undefined) next.hue = hue;
  if (blur !== undefined) next.blur = Math.min(200, Math.round((blur / 100) * STRONGEST_BLUR * Math.min(page.width, page.height) * 10) / 10);
  return next;
}

export const LOOK_NAMES = ['none', 'mono', 'noir', 'warm', 'golden', 'cool', 'vivid', 'faded', 'soft', 'vintage', 'sepia', 'dramatic'] as const;
export type LookName = (typeof LOOK_NAMES)[number];

/** Chosen by eye on portraits, food and product photos. */
const LOOKS: Record<LookName, Partial<Filters>> = {
  none: {},
  mono: { grayscale: 1, contrast: 0.08 },
  noir: { grayscale: 1, contrast: 0.4, brightness: -0.06 },
  warm: { temperature: 0.3, saturation: 0.08, brightness: 0.02 },
  golden: { temperature: 0.45, saturation: 0.15, sepia: 0.12, brightness: 0.04 },
  cool: { temperature: -0.32, saturation: -0.05, brightness: 0.02 },
  vivid: { saturation: 0.38, contrast: 0.14 },
  faded: { contrast: -0.22, brightness: 0.07, saturation: -0.18 },
  soft: { contrast: -0.12, brightness: 0.07, saturation: -0.06 },
  vintage: { sepia: 0.35, contrast: -0.1, temperature: 0.15, saturation: -0.1, brightness: 0.03 },
  sepia: { sepia: 0.85, contrast: -0.04 },
  dramatic: { contrast: 0.34, saturation: -0.18, brightness: -0.05 },
};

/** The filters of a look; what was set before goes. */
export function filtersOfLook(look: LookName): Filters {
  return { ...NEUTRAL_FILTERS, ...LOOKS[look] };
}
