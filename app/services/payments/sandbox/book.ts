/**
 * What the sandbox stores about one user: checkouts, subscriptions, payments; of cards the brand, the last four digits
 * and what they do.
 */
import { z } from 'zod';
import { productKeys } from '#app/services/billing/products.ts';
import { paymentErrorCodes, sandboxCards } from '../payments.ts';

const time = z.iso.datetime();
const moneySchema = z.object({ currency: z.string(), amount: z.int() });
const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  does: z.enum(sandboxCards.map(({ does }) => does)),
});

const checkoutSchema = z.object({
  product: z.enum(productKeys),
  price: moneySchema,
  trialDays: z.int(),
  createdAt: time,
  /** authenticate: the card was entered, the bank asks. */
  status: z.enum(['open', 'authenticate', 'paid', 'failed']),
  card: cardSchema.nullable(),
  error: z.enum(paymentErrorCodes).nullable(),
  paidAt: time.nullable(),
  subscription: z.string().nullable(),
  /** For one-time purchases. */
  payment: z.string().nullable().default(null),
});

const subscriptionSchema = z.object({
  product: z.enum(productKeys),
  price: moneySchema,
  startedAt: time,
  trialEndsAt: time.nullable(),
  /** Where paid periods are counted from, and the number of the current one; −1: the trial. */
  anchor: time,
  period: z.int(),
  card: cardSchema,
  cancelled: z.boolean(),
  /** Since when a period is unpaid. */
  dueSince: time.nullable(),
  endedAt: time.nullable(),
  /** Of the present period. */
  payment: z.string().nullable(),
});

const paymentSchema = z.object({
  createdAt: time,
  product: z.enum(productKeys),
  total: moneySchema,
  status: z.enum(['paid', 'failed']),
  subscription: z.string().nullable(),
  /** Minor units by the reason for the refund. */
  refunds: z.record(z.string(), z.int()),
});

export const bookSchema = z.object({
  checkouts: z.record(z.string(), checkoutSchema),
  subscriptions: z.record(z.string(), subscriptionSchema),
  payments: z.record(z.string(), paymentSchema),
});

export type Book = z.infer<typeof bookSchema>;
export type SandboxCheckout = z.infer<typeof checkoutSchema>;
export type SandboxSubscription = z.infer<typeof subscriptionSchema>;
export type SandboxPayment = z.infer<typeof paymentSchema>;
export type SandboxCard = z.infer<typeof cardSchema>;

export const emptyBook = (): Book => ({ checkouts: {}, subscriptions: {}, payments: {} });
