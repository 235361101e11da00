/** The bodies of /api/admin, shared by routes, screens and the command line. */
import { z } from 'zod';
import { stores } from '#app/services/payments/payments.ts';

/** Longest reason or note, characters. */
export const NOTE_LENGTH = 500;

/** A day, inclusive, in UTC. */
const day = z.iso.date();
const note = z.string().trim().max(NOTE_LENGTH);

/** POST /api/admin/users/:id/plan */
export const givePlanSchema = z.object({
  plan: z.enum(['pro', 'max']),
  /** Null: until it is withdrawn. */
  until: day.nullable(),
  reason: note.min(1),
});
export type GivePlanRequest = z.infer<typeof givePlanSchema>;

/** POST /api/admin/users/:id/subscriptions */
export const recordSubscriptionSchema = z.object({
  store: z.enum(stores),
  product: z.enum(['pro-monthly', 'pro-yearly', 'max-monthly', 'max-yearly']),
  /** The store's identifier: Apple's original transaction id, Google's purchase token or order id. */
  ref: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,500}$/),
  /** End of the paid period. */
  until: day,
  /** Expected to renew then. */
  renews: z.boolean(),
});
export type RecordSubscriptionRequest = z.infer<typeof recordSubscriptionSchema>;

/** POST /api/admin/generations/:id */
export const generationStepSchema = z.object({ step: z.enum(['retry', 'cancel']) });

export const decisions = ['keep', 'uphold', 'take-down'] as const;
export type Decision = (typeof decisions)[number];

/** What is done with the link of a shared design that was reported. */
export const linkDecisions = ['keep', 'take-down'] as const satisfies readonly Decision[];
export type LinkDecision = (typeof linkDecisions)[number];

/** POST /api/admin/share-reports/:id */
export const linkDecisionSchema = z.object({ decision: z.enum(linkDecisions), note });

/** POST /api/admin/reviews/:id */
export const decisionSchema = z.object({ decision: z.enum(decisions), note });
