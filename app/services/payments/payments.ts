/** What the interface and the server share about buying: the types of the routes, and the sandbox's test cards. */
import type { Money } from '#app/services/billing/money.ts';
import type { Interval, PaidPlan, ProductKey } from '#app/services/billing/products.ts';

export interface Offer {
  product: ProductKey;
  price: Money;
  /** Null: paid once. */
  interval: Interval | null;
  /** 0: none, or the user had one. */
  trialDays: number;
  /** The refund for the running subscription if this were bought now, to the cent; null: nothing. */
  refund: Money | null;
}

/** GET /api/offers?currency= */
export interface OffersView {
  /** Empty where nothing is sold. */
  offers: Offer[];
  currency: string;
  currencies: string[];
  /** Who receives the money: with the sandbox nobody does. */
  provider: ProviderName;
  /** Why nothing is sold: everyone has everything, or no provider is configured. Null: it is. */
  closed: 'plans-off' | 'not-set-up' | null;
}

/** none: nobody, since the server is public and nothing is configured. */
export type ProviderName = 'sandbox' | 'stripe' | 'none';

/** Why a payment failed. Each has a text in the catalogue, `payments.error.<code>`. */
export const paymentErrorCodes = [
  'declined',
  'insufficient_funds',
  'authentication_refused',
  'expired_card',
  'abandoned',
  'failed',
] as const;
export type PaymentErrorCode = (typeof paymentErrorCodes)[number];

export interface PaymentError {
  code: PaymentErrorCode;
  /** For people. */
  message: string;
}

/** What the buyer does next; null if the purchase is over. */
export type PurchaseNext =
  /** Enters a card here: POST /api/purchases/:id/card. The sandbox only. */
  | { type: 'card' }
  /** Allows or refuses the payment: POST /api/purchases/:id/authentication. The sandbox only. */
  | { type: 'authenticate' }
  /** Pays on that page, which leads back to /checkout?purchase=<id>. */
  | { type: 'redirect'; url: string }
  /** Waits: the bank takes its time. Ask again. */
  | { type: 'wait' };

/**
 * One purchase. `failed` is final: a retry is a new purchase. Wrong entries in a card (422 with the field) leave it in
 * progress.
 */
export interface Purchase {
  id: string;
  product: ProductKey;
  /** What is paid now or, with a trial, when it ends. */
  price: Money;
  trialDays: number;
  status: 'in-progress' | 'succeeded' | 'failed';
  error: PaymentError | null;
  next: PurchaseNext | null;
  /** The refund for the subscription that this one replaces. Before payment: as of now. */
  refund: Money | null;
}

/** Where plans are sold that are managed there. */
export const stores = ['app-store', 'play-store'] as const;
export type Store = (typeof stores)[number];

export interface SubscriptionView {
  plan: PaidPlan;
  interval: Interval;
  /** cancelled: it runs until `cancelsAt` and can be resumed. An ended one is no subscription any more (null). */
  status: 'trialing' | 'active' | 'past-due' | 'cancelled';
  /** Null: another platform sold it, and did not say. */
  price: Money | null;
  /** ISO 8601, as all times. */
  periodEnd: string;
  cancelsAt: string | null;
  managedBy: 'here' | Store;
  card: CardView | null;
}

/** All that is ever stored of a card. */
export interface CardView {
  brand: string;
  last4: string;
}

/**
 * POST /api/subscription/card {} : where to enter the new card. The sandbox accepts it on the same route, and answers
 * with the subscription.
 */
export interface CardChange {
  next: { type: 'card' } | { type: 'redirect'; url: string };
}

export interface InvoiceView {
  id: string;
  number: string;
  createdAt: string;
  description: string;
  total: Money;
  /** What was refunded of it, if anything. */
  refunded: Money | null;
  /** refunded: all of it. */
  status: 'paid' | 'open' | 'failed' | 'refunded';
  /** Where to read or download it. */
  url: string | null;
}

/** A card as typed. Never stored. */
export interface CardEntry {
  /** Digits, with or without spaces. */
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

/** What each test card of the sandbox does; it works with any future expiry and any code. */
export const sandboxCards = [
  { number: '4242 4242 4242 4242', does: 'succeeds' },
  { number: '4000 0025 0000 3155', does: 'authenticate' },
  { number: '4000 0000 0000 0002', does: 'declined' },
  { number: '4000 0000 0000 9995', does: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', does: 'expired_card' },
  { number: '4000 0000 0000 0341', does: 'renewals_fail' },
] as const;
export type SandboxOutcome = (typeof sandboxCards)[number]['does'];
