/** A logo's plan: plain JSON that always draws the same logo, so that a history can store it. */
import { z } from 'zod';
import { colorSchema } from '../document/values.ts';
import { fontFamily } from '../fonts/catalogue.ts';
import { BADGES } from './badges.ts';
import { ICON_FORMS, LINE_FORMS, SCENE_FORMS } from './icon-marks.ts';
import { LETTER_FORMS } from './letter-marks.ts';
import { BACKGROUNDS } from './palettes.ts';
import { ABSTRACT_MARKS } from './trades.ts';

/** Raised when earlier plans can no longer be drawn. */
export const PLAN_VERSION = 1;

/**
 * How mark and words are combined: the mark above; on the left; small above large words; on the left with a line
 * between; next to the words at their height; all in a plate or a frame; the mark or the words alone.
 */
export const LAYOUTS = ['stack', 'row', 'crown', 'divided', 'inline', 'plate', 'frame', 'mark', 'words'] as const;
export type Layout = (typeof LAYOUTS)[number];

const iconName = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(60);

const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lettermark'), form: z.enum(LETTER_FORMS) }),
  z.strictObject({ kind: z.literal('abstract'), mark: z.enum(ABSTRACT_MARKS) }),
  z.strictObject({ kind: z.literal('icon'), icon: iconName, form: z.enum(ICON_FORMS) }),
  z.strictObject({ kind: z.literal('line art'), icon: iconName, form: z.enum(LINE_FORMS) }),
  z.strictObject({ kind: z.literal('illustration'), icon: iconName, form: z.enum(SCENE_FORMS) }),
  z.strictObject({ kind: z.literal('emblem'), icon: iconName.nullable(), badge: z.enum(BADGES) }),
]);
export type LogoMark = z.infer<typeof markSchema>;

const family = z.string().refine((name) => fontFamily(name) !== null, 'must be a font of the catalogue');
const weight = z.number().int().min(100).max(900);
const opaque = colorSchema.length(7);

/** Choices from lists are stored whole: a list that changes later changes no logo. */
const planSchema = z.strictObject({
  version: z.literal(PLAN_VERSION),
  mark: markSchema,
  face: z.object({
    family,
    weight,
    letterCase: z.enum(['as-typed', 'upper', 'lower', 'title']),
    tracking: z.number().min(-200).max(1000),
    second: z.object({ family, weight }),
    script: z.literal(true).optional(),
  }),
  palette: z.object({
    name: z.string().min(1).max(40),
    primary: opaque,
    secondary: opaque,
    accent: opaque,
    dark: opaque,
    tint: opaque,
  }),
  ground: z.enum(BACKGROUNDS),
  layout: z.enum(LAYOUTS),
  /** For choices inside a mark. */
  seed: z.string().max(200),
});
export type LogoPlan = z.infer<typeof planSchema>;

/** The plan in some JSON; null if that is none, or one of an unknown version. */
export function parseLogoPlan(json: unknown): LogoPlan | null {
  return planSchema.safeParse(json).data ?? null;
}

/** Mark and form in one line, such as `icon/bread/disc`: the same for two marks that look the same. */
export function markKey(mark: LogoMark): string {
  switch (mark.kind) {
    case 'lettermark':
      return `lettermark/${mark.form}`;
    case 'abstract':
      return `abstract/${mark.mark}`;
    case 'emblem':
      return `emblem/${mark.icon ?? ''}/${mark.badge}`;
    default:
      return `${mark.kind}/${mark.icon}/${mark.form}`;
  }
}

/** The mark of a key, or null if there is none. */
export function markOfKey(key: string): LogoMark | null {
  const [kind, first = '', second] = key.split('/');
  const asked =
    kind === 'lettermark'
      ? { kind, form: first }
      : kind === 'abstract'
        ? { kind, mark: first }
        : kind === 'emblem'
          ? { kind, icon: first === '' ? null : first, badge: second }
          : { kind, icon: first, form: second };
  return markSchema.safeParse(asked).data ?? null;
}
