/** The messages between server and browser about designs that are made and changed in one panel. */
import { z } from 'zod';
import type { ContentKind, PageShape } from '#design/templates/compositions/composition.ts';
import type { Content } from '#design/templates/composition-input.ts';
import type { History } from '#app/contracts/change.ts';

/** One suggestion: a template in certain colors. */
export interface Suggestion {
  recipe: string;
  title: string;
  kind: ContentKind;
  shape: PageShape;
  /** `#rrggbb`; empty: the template's own, or the brand's. */
  colors: readonly string[];
  brand: boolean;
}

/** A palette to choose from, the page's color first. */
export interface PaletteChoice {
  from: 'recipe' | 'photo' | 'brand' | 'classic';
  /** `#rrggbb`; empty for a template's own, which depend on it. */
  colors: readonly string[];
}

/** The answer of GET /api/assisted/suggestions. */
export interface SuggestionsAnswer {
  suggestions: readonly Suggestion[];
  /** Whether the photo's subject was found, so that it can be shown alone. */
  cut: boolean;
}

/** How a design was laid out. */
export const setupSchema = z.strictObject({
  /** The template that it is made from. */
  recipe: z.string().min(1).max(120),
  /** 0: the template's own layout; any other number: another layout. */
  layout: z.number().int().min(0).max(9_999),
  colors: z.array(z.string().regex(/^#[0-9a-f]{6}$/)).max(6),
  brand: z.boolean(),
});
export type Setup = z.output<typeof setupSchema>;

const words = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .refine((text) => !text.includes('\0'))
    .transform((text) => text || null)
    .nullable();

/** Most characters of each kind of text. */
export const WORD_LIMITS = {
  headline: 400,
  subheading: 400,
  offer: 120,
  callToAction: 80,
  line: 300,
  lines: 12,
} as const;

export const contentSchema = z.strictObject({
  headline: words(WORD_LIMITS.headline),
  subheading: words(WORD_LIMITS.subheading),
  offer: words(WORD_LIMITS.offer),
  callToAction: words(WORD_LIMITS.callToAction),
  lines: z
    .array(z.string().trim().max(WORD_LIMITS.line))
    .max(WORD_LIMITS.lines)
    .transform((lines) => lines.filter((line) => line !== '')),
});

/** Body of POST /api/assisted/:id. */
export const layOutBodySchema = z.strictObject({
  setup: setupSchema,
  content: contentSchema,
  /** Assets, the most important first. */
  photos: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(6),
});
export type LayOutBody = z.input<typeof layOutBodySchema>;

/** A design as the panel shows it: the answer of GET and POST /api/assisted/:id. */
export interface AssistedDesign {
  id: string;
  title: string;
  /** px */
  width: number;
  height: number;
  revision: number;
  content: Content;
  /** Assets, the largest first. */
  photos: readonly string[];
  history: Pick<History, 'canUndo' | 'canRedo'>;
  /** It was edited elsewhere: a new layout changes that, too. */
  isHandmade: boolean;
}
