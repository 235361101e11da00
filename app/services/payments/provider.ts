/**
 * The port to the payment provider. Adapters are the authority on money; our tables are updated from here. Everything
 * that writes is idempotent: by the purchase that it is for, or because the end state is the same.
 */
import type { Money } from '#app/services/billing/money.ts';
import type { ProductKey } from '#app/services/billing/products.ts';
import type { CheckedCard } from './card-entry.ts';
import type { CardChange, CardView, InvoiceView, PaymentErrorCode, ProviderName, PurchaseNext } from './payments.ts';

export interface Order {
  /** Our id of it: beginning it twice is one checkout. */
  purchase: string;
  userId: string;
  product: ProductKey;
  price: Money;
  trialDays: number;
  /** When it was requested: it is abandoned a day later. */
  createdAt: Date;
}

/** What became of a checkout. */
export type CheckoutState =
  | { status: 'open'; next: PurchaseNext }
  /**
   * `subscription`: the provider's name of what was bought; null: bought once. `takenBack`: for a one-time purchase,
   * the buyer has all of the money again, by a refund or through their bank.
   */
  | { status: 'paid'; at: Date; subscription: string | null; takenBack: boolean }
  | { status: 'failed'; error: PaymentErrorCode };

export interface SubscriptionState {
  ref: string;
  /** Null: a price that is none of ours. */
  product: ProductKey | null;
  /** unpaid: the grace period is over too, but it can still be paid. */
  status: 'trialing' | 'active' | 'past-due' | 'unpaid' | 'ended';
  price: Money;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelsAt: Date | null;
  endedAt: Date | null;
  /** For the current period; null: nothing, as in a trial. */
  paid: PaidPeriod | null;
  card: CardView | null;
}

export interface PaidPeriod {
  /** The provider's name of the payment. */
  payment: string;
  /** Minor units, minus refunds. */
  amount: number;
  /** The buyer has all of it again: by a refund, or through their bank. */
  takenBack: boolean;
}

/** A refund of a payment, once for each reference. */
export interface Refund {
  userId: string;
  payment: string;
  amount: Money;
  reference: string;
}

/** What a message of the provider is about: each is looked up, whatever the message says. */
export interface Hint {
  purchase: string | null;
  checkout: string | null;
  subscription: string | null;
}

export interface PaymentProvider {
  readonly name: ProviderName;
  /**
   * What is for sale at which price. Products without a price in that currency are missing, or have a price in their
   * own.
   */
  prices(currency: string): Promise<Partial<Record<ProductKey, Money>>>;
  currencies(): Promise<readonly string[]>;
  /** Asks for something that changes nothing; rejects when that fails. Left out: there is nobody to ask. */
  check?(): Promise<void>;
  /** The provider's name of the checkout. */
  begin(order: Order): Promise<string>;
  checkout(userId: string, checkout: string): Promise<CheckoutState>;
  /** Makes it unpayable, unless it was paid: the returned state counts. */
  abandon(userId: string, checkout: string): Promise<CheckoutState>;
  /** Null: none with that name. */
  subscription(userId: string, ref: string): Promise<SubscriptionState | null>;
  /** At the end of the period. */
  cancel(userId: string, ref: string): Promise<void>;
  resume(userId: string, ref: string): Promise<void>;
  /** Immediately. Refunds nothing by itself. */
  end(userId: string, ref: string): Promise<void>;
  refund(refund: Refund): Promise<void>;
  /** `change`: the provider's name of it, if there is one to ask about. */
  beginCardChange(userId: string, ref: string): Promise<CardChange & { change: string | null }>;
  /** Completes a change of the card. False: it is still open. */
  finishCardChange(userId: string, ref: string, change: string): Promise<boolean>;
  /** Newest first. */
  invoices(userId: string): Promise<InvoiceView[]>;
  /** Reads a signed message. Null: not about anything of ours. Throws a PaymentsError if the signature is wrong. */
  readHint?(body: string, signature: string | null): Promise<Hint | null>;
  /** What was refunded or reclaimed since then without us, whether a message reported it or not. */
  takenBackSince?(since: Date): Promise<Hint[]>;
  /** Ends everything that would cost the user money. */
  leave(userId: string): Promise<void>;
  /** Cards that are typed here. */
  cards?: CardPayments;
}

/** The sandbox's own card payments. A declined card fails the checkout; entries were checked before. */
export interface CardPayments {
  pay(userId: string, checkout: string, card: CheckedCard): Promise<void>;
  authenticate(userId: string, checkout: string, approved: boolean): Promise<void>;
  /** The code of why the new card was rejected; null: it was accepted. */
  change(userId: string, ref: string, card: CheckedCard): Promise<PaymentErrorCode | null>;
}
