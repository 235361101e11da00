/** What is sent about logos: the types shared by the server and the screens. */
import { z } from 'zod';
import { LOGO_STYLES, type LogoBrief } from '#design/logo/brief.ts';
import type { LogoPlan } from '#design/logo/logo-plan.ts';
import type { RemixChoices } from '#design/logo/remix.ts';
import { LOGO_LIMITS } from './logo-limits.ts';

/** GET /api/logos/words */
export interface LogoWords {
  /** A logo of these words would not be arbitrary. */
  enough: boolean;
  /** Objects that could be shown, the best match first. */
  elements: readonly { name: string; outline: { path: string; viewWidth: number; viewHeight: number } | null }[];
}

/** In one line, of whole characters: as documents keep it. */
const inOneLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

export const nameSchema = z.string().transform(inOneLine).pipe(z.string().min(1).max(LOGO_LIMITS.name));
export const descriptionSchema = z.string().transform(inOneLine).pipe(z.string().max(LOGO_LIMITS.description));
export const elementsSchema = z
  .array(z.string().transform(inOneLine).pipe(z.string().min(1).max(LOGO_LIMITS.element)))
  .max(LOGO_LIMITS.elements);
export const styleSchema = z.enum(LOGO_STYLES);
export const logoColorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** One logo of a history. */
export interface Logo {
  id: string;
  generation: string;
  /** From 0, among all results of its generation. */
  place: number;
  /** Its picture. */
  asset: string;
  /** Describes it for people who can't see it. */
  label: string;
  brief: LogoBrief;
  plan: LogoPlan;
}

/** Views of a logo: on its own background, its mark alone, the variants, and in use. */
export const LOGO_VIEWS = [
  'own',
  'mark',
  'colour',
  'dark',
  'mono-dark',
  'mono-light',
  'transparent',
  'card',
  'tag',
  'bag',
] as const;
export type LogoView = (typeof LOGO_VIEWS)[number];

/** Variants of a logo's file: as it was made, or a variant. */
export const FILE_VARIANTS = ['own', 'colour', 'dark', 'mono-dark', 'mono-light', 'transparent'] as const;
export type FileVariant = (typeof FILE_VARIANTS)[number];

const key = z.string().min(1).max(120);
/** One step of a remix. */
export const remixChangeSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('palette'), name: key }),
  z.strictObject({ type: z.literal('colors'), colors: z.array(logoColorSchema).min(1).max(LOGO_LIMITS.colors) }),
  z.strictObject({ type: z.literal('typeface'), id: key }),
  z.strictObject({ type: z.literal('symbol'), key }),
  z.strictObject({ type: z.literal('search'), words: z.string().trim().min(1).max(LOGO_LIMITS.element) }),
  z.strictObject({ type: z.literal('layout'), id: key }),
  z.strictObject({ type: z.literal('ground'), id: z.enum(['tint', 'dark', 'paper', 'full']) }),
]);
export type LogoChange = z.output<typeof remixChangeSchema>;

/** POST /api/logos/:id/remix. `plan` null: the stored one; `change` null: only returns the choices. */
export const remixBodySchema = z.strictObject({
  plan: z.unknown().default(null),
  change: remixChangeSchema.nullable().default(null),
});

export interface RemixAnswer {
  plan: LogoPlan;
  choices: RemixChoices;
  /** Which of the choices are current. */
  now: { palette: string; typeface: string; symbol: string; layout: string; ground: LogoPlan['ground'] };
}

/** GET /api/logos/:id/file */
export const fileQuerySchema = z.object({
  format: z.enum(['png', 'svg']).default('png'),
  variant: z.enum(FILE_VARIANTS).default('transparent'),
});
