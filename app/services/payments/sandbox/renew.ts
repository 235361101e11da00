/**
 * How time passes in the sandbox: checkouts expire, periods renew, failing cards are retried until the grace period is
 * over. Pure.
 */
import { periodOf, type Period } from '#app/services/billing/periods.ts';
import { products, type Interval, type ProductKey } from '#app/services/billing/products.ts';
import type { PaymentErrorCode } from '../payments.ts';
import type { Book, SandboxCard, SandboxSubscription } from './book.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a checkout can be paid. */
export const CHECKOUT_MS = dayMs;
/** How long a plan continues while its renewal is unpaid. */
export const GRACE_MS = 7 * dayMs;

export const intervalOf = (product: ProductKey): Interval => {
  const found = products[product];
  return found.kind === 'plan' ? found.interval : 'month';
};

export function presentPeriod(subscription: SandboxSubscription): Period {
  if (subscription.period < 0) return { start: new Date(subscription.startedAt), end: new Date(subscription.anchor) };
  return periodOf(new Date(subscription.anchor), intervalOf(subscription.product), subscription.period);
}

/** The card's answer to a payment; null: it pays. `renewal`: nobody is there to be asked. */
export function chargeError(card: SandboxCard, renewal: boolean): PaymentErrorCode | null {
  if (card.does === 'declined' || card.does === 'insufficient_funds' || card.does === 'expired_card') return card.does;
  return card.does === 'renewals_fail' && renewal ? 'declined' : null;
}

/** Books a payment and returns its name; they are numbered, so that the same book gives the same names. */
export function bookPayment(book: Book, userId: string, payment: Omit<Book['payments'][string], 'refunds'>): string {
  const id = `sandbox_payment_${userId}_${Object.keys(book.payments).length + 1}`;
  book.payments[id] = { ...payment, refunds: {} };
  return id;
}

/** Tries to pay the current period. */
export function chargePeriod(
  book: Book,
  userId: string,
  id: string,
  at: Date,
  renewal = true,
): PaymentErrorCode | null {
  const subscription = book.subscriptions[id];
  if (!subscription) return null;
  const error = chargeError(subscription.card, renewal);
  const payment = bookPayment(book, userId, {
    createdAt: at.toISOString(),
    product: subscription.product,
    total: subscription.price,
    status: error ? 'failed' : 'paid',
    subscription: id,
  });
  if (error) subscription.dueSince ??= at.toISOString();
  else {
    subscription.payment = payment;
    subscription.dueSince = null;
  }
  return error;
}

/** Advances the book to `now`, with everything that happened since the last time, each at its own time. */
export function passTime(book: Book, userId: string, now: Date): void {
  for (const checkout of Object.values(book.checkouts)) {
    const open = checkout.status === 'open' || checkout.status === 'authenticate';
    if (open && new Date(checkout.createdAt).getTime() + CHECKOUT_MS <= now.getTime()) {
      checkout.status = 'failed';
      checkout.error = 'abandoned';
    }
  }
  for (const [id, subscription] of Object.entries(book.subscriptions)) renew(book, userId, id, subscription, now);
}

function renew(book: Book, userId: string, id: string, subscription: SandboxSubscription, now: Date): void {
  while (!subscription.endedAt) {
    const { end } = presentPeriod(subscription);
    if (subscription.dueSince) {
      const over = new Date(new Date(subscription.dueSince).getTime() + GRACE_MS);
      if (over > now) return;
      subscription.endedAt = over.toISOString();
      return;
    }
    if (end > now) return;
    if (subscription.cancelled) {
      subscription.endedAt = end.toISOString();
      return;
    }
    subscription.period += 1;
    subscription.payment = null;
    chargePeriod(book, userId, id, end);
  }
}
