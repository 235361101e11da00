/** The input of a batch of logos: the shape that the declaration checks and the work gets. */
import { z } from 'zod';
import { parseLogoPlan, type LogoPlan } from '#design/logo/logo-plan.ts';
import { message } from '#messages/message.ts';
import {
  descriptionSchema,
  elementsSchema,
  logoColorSchema,
  nameSchema,
  styleSchema,
} from '#app/services/logos/logo.ts';
import { LOGO_LIMITS } from '#app/services/logos/logo-limits.ts';

export const planSchema = z.unknown().transform((json, context): LogoPlan => {
  const plan = parseLogoPlan(json);
  if (plan) return plan;
  context.addIssue({ code: 'custom', message: message('logoStudio.unknownPlan') });
  return z.NEVER;
});

export const logoInput = z.strictObject({
  name: nameSchema,
  description: descriptionSchema.default(''),
  style: styleSchema.default('assorted'),
  elements: elementsSchema.default([]),
  colors: z.array(logoColorSchema).max(LOGO_LIMITS.colors).default([]),
  /** Another twelve for the same words. */
  variant: z.int().min(0).max(99).default(0),
  /** A changed logo of the user's history: twelve more like it, or just this one. */
  from: z
    .strictObject({ logo: z.string().min(1).max(90), plan: planSchema, make: z.enum(['more', 'this']) })
    .nullable()
    .default(null),
});
export type LogoInput = z.output<typeof logoInput>;
